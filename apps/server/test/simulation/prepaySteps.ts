import { expectDone } from '../freight.ts';
import type { Ground } from './ground.ts';
import { cancelPrepay } from './model.ts';
import { newNotePay, send } from './payModel.ts';
import { type Maker, type Steps, noteOf, notesIn, nowOf, proof } from './step.ts';
import { type Note, type Prepay, book, codes, customerOf, free, openPrepay, prepaid, prepaysOf } from './world.ts';

const applyForPrepay: Maker = (ground) => {
  const { random } = ground;
  const note = random.pick(notesIn(ground, '20', '30', '40', '50'));
  if (note === undefined) return undefined;
  const amount = random.between(1000, Math.floor(note.freight.driverFee * 0.55));
  const used = (one: Note) =>
    prepaysOf(ground.world, one).reduce((sum, { state, amount: part }) => (['60', '70', '99'].includes(state) ? sum : sum + part), 0);
  return {
    name: `apply for a prepayment ${amount} ${note.no}`,
    may: () => {
      const now = ground.world.notes[note.id]!;
      const isOpen = prepaysOf(ground.world, now).some(({ state }) => ['10', '20', '30', '50'].includes(state));
      const left = Math.max(0, Math.floor((now.freight.driverFee * 5000) / 10_000) - used(now));
      return ['20', '30', '40', '50'].includes(now.status) && now.revoking !== '1' && !isOpen && amount <= left;
    },
    send: () => ground.call('dispatcher_person', 'post', '/hypay/hyPrepay/add', { noteId: note.id, amount, reason: '加油' }),
    apply: ({ id }) => {
      const prepay: Prepay = {
        id,
        note: note.id,
        state: '10',
        amount,
        offset: 0,
        settled: { recovered: 0, writtenOff: 0 },
        toRecover: false,
        payment: null,
        recovered: [],
      };
      ground.world.prepays[id] = prepay;
    },
  };
};

/** Whether a prepayment may leave: its waybill is on the road, and holds it. */
const isOnRoad = (ground: Ground, prepay: Prepay): boolean => {
  const note = noteOf(ground, prepay);
  return ['20', '30', '40', '50'].includes(note.status) && note.revoking !== '1';
};
const isCovered = (ground: Ground, prepay: Prepay): boolean => {
  const note = noteOf(ground, prepay);
  return customerOf(ground.world, note).settle !== '0' || note.frozen >= prepaid(ground.world, note) + prepay.amount;
};

const prepayStep =
  (
    action: string,
    {
      from,
      who,
      body = () => ({}),
      may = () => true,
      apply,
    }: {
      from: readonly string[];
      who: string;
      body?: (ground: Ground, prepay: Prepay, pass: boolean) => object;
      may?: (ground: Ground, prepay: Prepay, pass: boolean) => boolean;
      apply: (ground: Ground, prepay: Prepay, pass: boolean, result: { paymentId: string }) => void | Promise<void>;
    },
  ): Maker =>
  (ground) => {
    const { random, site } = ground;
    const chosen = random.pick(Object.values(ground.world.prepays).filter(({ state }) => from.includes(state)));
    if (chosen === undefined) return undefined;
    const pass = random.chance(0.85);
    const now = () => ground.world.prepays[chosen.id]!;
    const more = body(ground, chosen, pass);
    return {
      name: `${action} prepayment ${chosen.amount} ${pass}`,
      may: () => from.includes(now().state) && may(ground, now(), pass),
      send: async () => {
        const { version } = expectDone(await site.server.as('admin').get('/hypay/hyPrepay/queryById', { id: chosen.id }));
        return ground.call(who, 'put', `/hypay/hyPrepay/${action}`, { id: chosen.id, version, ...more });
      },
      apply: (result) => apply(ground, now(), pass, result),
    };
  };

/** Steps of prepayments. */
export const prepaySteps: Steps = [
  [6, applyForPrepay],
  [
    8,
    prepayStep('audit', {
      from: ['10'],
      who: 'finance_person',
      body: (_ground, _prepay, pass) => ({ pass, remark: pass ? '' : '不需要' }),
      may: (ground, prepay, pass) => !pass || (isOnRoad(ground, prepay) && isCovered(ground, prepay)),
      apply: (_ground, prepay, pass) => void (prepay.state = pass ? '20' : '60'),
    }),
  ],
  [
    8,
    prepayStep('pay', {
      from: ['20'],
      who: 'cashier_person',
      may: (ground, prepay) => {
        const isSentBefore = prepay.payment !== null && ground.world.pays[prepay.payment]!.retry >= 5;
        return isOnRoad(ground, prepay) && isCovered(ground, prepay) && free(ground.world) >= prepay.amount && !isSentBefore;
      },
      apply: async (ground, prepay, _pass, { paymentId }) => {
        const { world } = ground;
        const note = noteOf(ground, prepay);
        prepay.state = '30';
        if (prepay.payment === null) {
          const row = await ground.site.payment(paymentId);
          world.pays[paymentId] = { ...newNotePay(note, row, '2'), prepay: prepay.id };
          prepay.payment = paymentId;
        } else world.pays[prepay.payment]!.retry += 1;
        send(world, world.pays[prepay.payment]!);
      },
    }),
  ],
  [3, prepayStep('retry', { from: ['50'], who: 'cashier_person', may: isOnRoad, apply: (_ground, prepay) => void (prepay.state = '20') })],
  [
    4,
    prepayStep('close', {
      from: ['20', '50'],
      who: 'cashier_person',
      body: () => ({ reason: '不付了' }),
      apply: ({ world }, prepay) => cancelPrepay(world, prepay),
    }),
  ],
  [
    1,
    prepayStep('cancel', {
      from: ['10', '20', '50'],
      who: 'dispatcher_person',
      body: () => ({ reason: '不付了' }),
      apply: ({ world }, prepay) => cancelPrepay(world, prepay),
    }),
  ],
  [
    3,
    (ground) => {
      const amounts: number[] = [];
      const times: string[] = [];
      const step = prepayStep('recover', {
        from: ['40'],
        who: 'cashier_person',
        body: (_ground, prepay) => {
          const open = openPrepay(prepay);
          amounts.push(ground.random.chance(0.5) ? open : ground.random.between(1, Math.max(1, open)));
          times.push(nowOf(ground));
          return { amount: amounts[0], recoverTime: times[0], ...proof(ground) };
        },
        may: (_ground, prepay) => prepay.toRecover && amounts[0]! > 0 && amounts[0]! <= openPrepay(prepay),
        apply: ({ world }, prepay) => {
          book(world, codes(world).bank, codes(world).prepaid(noteOf(ground, prepay)), amounts[0]!);
          settlePart(prepay, 'recovered', amounts[0]!);
          prepay.recovered.push({ amount: amounts[0]!, time: times[0]! });
        },
      })(ground);
      return step;
    },
  ],
  [
    1,
    prepayStep('writeOff', {
      from: ['40'],
      who: 'finance_person',
      body: () => ({ reason: '司机失联' }),
      may: (_ground, prepay) => prepay.toRecover,
      apply: (ground, prepay) => {
        const { world } = ground;
        const open = openPrepay(prepay);
        book(world, codes(world).badDebt, codes(world).prepaid(noteOf(ground, prepay)), open);
        settlePart(prepay, 'writtenOff', open);
      },
    }),
  ],
];

function settlePart(prepay: Prepay, part: 'recovered' | 'writtenOff', amount: number): void {
  const isWhole = amount === openPrepay(prepay);
  prepay.settled[part] += amount;
  if (!isWhole) return;
  prepay.toRecover = false;
  prepay.state = prepay.offset > 0 ? '45' : '70';
}
