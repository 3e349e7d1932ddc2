import { expectDone } from '../freight.ts';
import { mayCorrect } from './adjustSteps.ts';
import { type Bill, hold, isBillable, openInBill, retake, settleBill } from './billModel.ts';
import type { Ground, Payee } from './ground.ts';
import { follow, newPay } from './payModel.ts';
import type { Maker, Steps } from './step.ts';
import type { Pay } from './world.ts';

const path = '/hybill/hyBill';
const openStates = ['10', '20', '30', '50', '70', '80'];

const payees = ({ carriers, agent }: Ground): [kind: Bill['kind'], payee: Payee][] => [
  ...carriers.map((one): [Bill['kind'], Payee] => ['carrier', one]),
  ['agent', agent],
];
const payeeOf = (ground: Ground, { party }: Bill): Payee => payees(ground).find(([, { id }]) => id === party)![1];

const make: Maker = (ground) => {
  const { random } = ground;
  const billable = (of: Pick<Bill, 'kind' | 'party'>) => Object.values(ground.world.notes).filter((note) => isBillable(note, of));
  const all = payees(ground).map(([kind, { id: party }]) => ({ kind, party }));
  const owed = all.filter((of) => billable(of).length > 0);
  const of = random.pick(random.chance(0.95) ? owed : all);
  if (of === undefined) return undefined;
  const some = billable(of).filter(() => random.chance(0.7));
  const chosen = random.chance(0.4) && some.length > 0 ? some.map(({ id }) => id) : undefined;
  const taken = () => billable(of).filter(({ id }) => chosen?.includes(id) ?? true);
  return {
    name: `make bill ${of.kind} ${chosen?.length ?? 'all'} of ${billable(of).length}`,
    may: () => taken().length > 0 && (chosen === undefined || taken().length === chosen.length),
    send: () => {
      const period = { periodFrom: '2026-06-01', periodTo: '2027-12-31' };
      const body = { billKind: of.kind, [`${of.kind}Id`]: of.party, companyId: ground.world.company, ...period };
      return ground.call('bill_maker', 'post', `${path}/create`, { ...body, ...(chosen === undefined ? {} : { noteIds: chosen }) });
    },
    apply: ({ id }) => {
      const bill: Bill = { id, ...of, state: '10', items: {}, total: 0, received: 0, open: 0 };
      for (const note of taken()) {
        bill.items[note.id] = openInBill(note, bill.kind);
        hold(note, bill, true);
      }
      retake(ground.world, bill);
      ground.world.bills[id] = bill;
    },
  };
};

interface Move {
  from: readonly string[];
  who: string | ((ground: Ground, bill: Bill) => Payee['people']);
  may?: (ground: Ground, bill: Bill) => boolean;
  apply: (ground: Ground, bill: Bill) => void | Promise<void>;
  body?: (ground: Ground, bill: Bill) => object | Promise<object>;
  /** Chooses by chance what the move is about, once. */
  choose?: (bill: Bill) => void;
}

/** A move of a bill that is read right before. */
const move =
  (action: string, { from, who, body = () => ({}), may = () => true, apply, choose = () => undefined }: Move): Maker =>
  (ground) => {
    const { random, world } = ground;
    const all = Object.values(world.bills);
    const ready = all.filter((one) => from.includes(one.state) && may(ground, one));
    const chosen = random.pick(random.chance(0.9) ? ready : all);
    if (chosen === undefined) return undefined;
    choose(chosen);
    const now = () => ground.world.bills[chosen.id]!;
    return {
      name: `${action} bill ${chosen.kind} of ${Object.keys(chosen.items).length}`,
      may: () => from.includes(now().state) && may(ground, now()),
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id: chosen.id }));
        const person = typeof who === 'string' ? who : who(ground, chosen);
        return ground.call(person, 'put', `${path}/${action}`, { id: chosen.id, version, ...(await body(ground, chosen)) });
      },
      apply: () => apply(ground, now()),
    };
  };

const waits = ({ world }: Ground, { items, kind }: Bill): boolean =>
  kind === 'carrier' &&
  Object.values(world.adjusts).some(({ note, side, state }) => state === '10' && side === 'carrier' && items[note] !== undefined);

const hasPayment = ({ world }: Ground, { id }: Bill): boolean =>
  Object.values(world.pays).some(({ bill, state }) => bill === id && openStates.includes(state));

/** What is open of each waybill of a bill. */
const openParts = ({ world }: Ground, { items, kind }: Bill): [noteId: string, open: number][] =>
  Object.keys(items)
    .map((id): [string, number] => [id, openInBill(world.notes[id]!, kind)])
    .filter(([, open]) => open > 0);

/** Takes a disputed bill back: without one of its waybills, with a correction of one, or as it is. */
const rework: Maker = (ground) => {
  const { random, site } = ground;
  const way = random.pick(['out', 'correct', 'plain'])!;
  const amount = random.pick([random.between(1, 3000), -random.between(1, 300)])!;
  let chosen: string | undefined;
  return move('rework', {
    from: ['60'],
    who: 'bill_maker',
    choose: ({ items }) => void (chosen = random.pick(Object.keys(items))),
    body: async (_ground, bill) => {
      if (way === 'plain') return {};
      const { records } = expectDone(await site.server.as('admin').get(`${path}/items`, { billId: bill.id, pageSize: 100 }));
      const id = records.find(({ noteId }: { noteId: string }) => noteId === chosen)?.id ?? 'none';
      return way === 'out' ? { removeItemIds: [id] } : { adjusts: [{ id, amount, reasonCode: '2', reason: '单价更正' }] };
    },
    may: ({ world }, { kind, items }) => {
      if (way === 'plain' || chosen === undefined) return true;
      if (way === 'out') return items[chosen] !== undefined && Object.keys(items).length > 1;
      return kind === 'carrier' && items[chosen] !== undefined && mayCorrect(world, world.notes[chosen]!, amount);
    },
    apply: async ({ world }, bill) => {
      if (way === 'correct') {
        const { records } = expectDone(await site.server.as('admin').get('/hyadjust/hyNoteAdjust/list', { noteId: chosen, state: '10' }));
        const { id } = records.find(({ side }: { side: string }) => side === 'carrier');
        world.adjusts[id] = { id, note: chosen!, side: 'carrier', amount, state: '10', byBill: bill.id };
      }
      bill.state = '10';
      retake(world, bill, way === 'out' ? [chosen!] : []);
    },
  })(ground);
};

const submitPayment = move('submitPayment', {
  from: ['30', '40'],
  who: 'payer_person',
  body: (ground, bill) => ({ cardId: payeeOf(ground, bill).card }),
  may: (ground, bill) => !hasPayment(ground, bill) && openParts(ground, bill).length > 0,
  apply: async (ground, bill) => {
    const { world, site } = ground;
    const { records } = expectDone(await site.server.as('admin').get(`${path}/payments`, { billId: bill.id, pageSize: 100 }));
    const row = records.find(({ id }: { id: string }) => world.pays[id] === undefined);
    const parts = openParts(ground, bill);
    const amount = parts.reduce((sum, [, part]) => sum + part, 0);
    const { id, paymentNo } = row;
    const pay: Pay = { ...newPay({ id, paymentNo, amount }, bill.kind === 'carrier' ? '1' : '5'), bill: bill.id };
    pay.parts = Object.fromEntries(parts);
    world.pays[pay.id] = pay;
    follow(world, pay, '20');
  },
});

/** Steps of bills by which carriers and agents are paid. */
export const payableSteps: Steps = [
  [8, make],
  [
    10,
    move('send', {
      from: ['10'],
      who: 'bill_maker',
      may: (ground, bill) => !waits(ground, bill) && openParts(ground, bill).length > 0,
      apply: ({ world }, bill) => {
        retake(world, bill);
        bill.state = '20';
      },
    }),
  ],
  [
    9,
    move('confirm', {
      from: ['20'],
      who: (ground, bill) => payeeOf(ground, bill).people,
      apply: ({ world }, bill) => settleBill(world, bill, '30'),
    }),
  ],
  [3, move('confirmOnBehalf', { from: ['20'], who: 'bill_second', apply: ({ world }, bill) => settleBill(world, bill, '30') })],
  [
    2,
    move('dispute', {
      from: ['20'],
      who: (ground, bill) => payeeOf(ground, bill).people,
      body: () => ({ reason: '金额不符' }),
      apply: (_ground, bill) => void (bill.state = '60'),
    }),
  ],
  [4, rework],
  [
    1,
    move('reopen', {
      from: ['30'],
      who: 'bill_maker',
      body: () => ({ reason: '金额不符' }),
      may: (ground, bill) => !hasPayment(ground, bill),
      apply: (_ground, bill) => void (bill.state = '60'),
    }),
  ],
  [
    1,
    move('void', {
      from: ['10', '20', '60'],
      who: 'bill_maker',
      body: () => ({ reason: '重新出账' }),
      apply: ({ world }, bill) => {
        for (const id of Object.keys(bill.items)) hold(world.notes[id]!, bill, false);
        Object.assign(bill, { state: '99', open: 0 });
      },
    }),
  ],
  [14, submitPayment],
];
