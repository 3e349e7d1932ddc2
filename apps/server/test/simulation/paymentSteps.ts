import { expectDone } from '../freight.ts';
import type { Ground } from './ground.ts';
import { countPaid, follow, newNotePay, send } from './payModel.ts';
import { type Maker, type Steps, noteOf, notesIn, nowOf, proof } from './step.ts';
import { type Note, type Pay, book, codes, free, payable } from './world.ts';

const openStates = ['10', '20', '30', '50', '70', '80'];

/** What of a waybill is to be paid, where a payment may be made of it. */
const leftOf = (note: Note): number =>
  note.status === '75' && note.carrierBill === null && !openStates.includes(note.payState ?? '') ? payable(note) - note.paid : 0;

const lastPayment = async ({ site }: Ground, noteId: string, amount: number, kind: string) => {
  const { records } = expectDone(
    await site.server
      .as('admin')
      .get('/hypay/hyPayment/list', { noteId, payKind: kind, column: 'createTime', order: 'desc', pageSize: 50 }),
  );
  return (
    records.find((row: { amount: number; state: string }) => row.amount === amount && !['40', '60', '70'].includes(row.state)) ?? records[0]
  );
};

const addPayment: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '75', '78'));
  // Carriers are paid by bills, as a rule.
  if (note === undefined || (note.carrier !== null && ground.random.chance(0.7))) return undefined;
  const submit = ground.random.chance(0.7);
  return {
    name: `add payment ${note.no} ${submit}`,
    may: () => leftOf(ground.world.notes[note.id]!) > 0,
    send: () => ground.call('cashier_person', 'post', '/hypay/hyPayment/add', { noteIds: [note.id], submit }),
    apply: async () => {
      const now = ground.world.notes[note.id]!;
      const pay = newNotePay(now, await lastPayment(ground, note.id, leftOf(now), '1'), '1');
      ground.world.pays[pay.id] = pay;
      follow(ground.world, pay, submit ? '20' : '10');
    },
  };
};

const offline: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '75'));
  if (note === undefined) return undefined;
  const { companyAccountId: _bank, ...paper } = proof(ground);
  const body = { noteId: note.id, offlineAccountId: ground.offlineAccount, offlineTime: nowOf(ground), ...paper };
  return {
    name: `pay offline ${note.no}`,
    may: () => leftOf(ground.world.notes[note.id]!) > 0,
    send: () => ground.call('cashier_person', 'post', '/hypay/hyPayment/offlinePay', body),
    apply: (result) => {
      const now = ground.world.notes[note.id]!;
      const pay: Pay = { ...newNotePay(now, result, '3'), time: body.offlineTime };
      ground.world.pays[pay.id] = pay;
      follow(ground.world, pay, '20');
    },
  };
};

/** A move of payments that people make in batches. */
const payStep =
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
      body?: (pass: boolean) => object;
      may?: (ground: Ground, pay: Pay, pass: boolean) => boolean;
      apply: (ground: Ground, pay: Pay, pass: boolean) => void;
    },
  ): Maker =>
  (ground) => {
    const { random, world } = ground;
    const own = Object.values(world.pays).filter(({ kind }) => ['1', '3', '5'].includes(kind));
    // Now and then of one that is somewhere else by now.
    const chosen = random.pick(random.chance(0.9) ? own.filter(({ state }) => from.includes(state)) : own);
    if (chosen === undefined) return undefined;
    const pass = random.chance(0.8);
    const now = () => ground.world.pays[chosen.id]!;
    return {
      name: `${action} payment ${chosen.no} ${pass}`,
      may: () => from.includes(now().state) && may(ground, now(), pass),
      send: () => ground.call(who, 'put', `/hypay/hyPayment/${action}`, { ids: [chosen.id], ...body(pass) }),
      apply: () => apply(ground, now(), pass),
    };
  };

const submit = payStep('submit', { from: ['10'], who: 'cashier_person', apply: (ground, pay) => follow(ground.world, pay, '20') });

const approve = payStep('approve', {
  from: ['20'],
  who: 'finance_person',
  body: (pass) => ({ pass, remark: pass ? '' : '再核' }),
  may: ({ world }, { amount }, pass) => !pass || free(world) >= amount,
  apply: (ground, pay, pass) => {
    if (!pass) return follow(ground.world, pay, pay.kind === '3' ? '60' : '10');
    if (pay.kind !== '3') return send(ground.world, pay);
    book(ground.world, codes(ground.world).payable(noteOf(ground, pay)), codes(ground.world).bank, pay.amount);
    countPaid(ground.world, pay);
  },
});

const retry = payStep('retry', {
  from: ['50', '70'],
  who: 'cashier_person',
  body: () => ({ remark: '已与收款人核对' }),
  may: ({ world }, { retry: count, state, amount }) => count < 5 && (state === '70' || free(world) >= amount),
  apply: (ground, pay) => {
    pay.retry += 1;
    if (pay.state === '50') send(ground.world, pay);
    else follow(ground.world, pay, '20');
  },
});

const close: Maker = (ground) => {
  const { random, world } = ground;
  const pay = random.pick(
    Object.values(world.pays).filter(({ kind, state }) => ['1', '5'].includes(kind) && ['10', '50', '70'].includes(state)),
  );
  if (pay === undefined) return undefined;
  const now = () => ground.world.pays[pay.id]!;
  return {
    name: `close payment ${pay.no}`,
    may: () => ['10', '50', '70'].includes(now().state),
    send: async () => {
      const { version } = await ground.site.payment(pay.id);
      return ground.call('cashier_person', 'put', '/hypay/hyPayment/close', { id: pay.id, version, reason: '稍后再付' });
    },
    apply: () => follow(ground.world, now(), '60'),
  };
};

/** Whose cards a waybill may be paid to. */
const payeeOf = ({ carrier, driver }: Note): ['carrier' | 'driver', string] =>
  carrier === null ? ['driver', driver] : ['carrier', carrier];

const askForChange: Maker = (ground) => {
  const { random, site } = ground;
  const pay = random.pick(
    Object.values(ground.world.pays).filter(
      ({ kind, bill, state }) => kind === '1' && bill === null && ['10', '20', '50', '70'].includes(state),
    ),
  );
  if (pay === undefined) return undefined;
  const ofAmount = random.chance(0.5);
  const newAmount = Math.max(1, random.between(1, pay.amount + 200));
  const now = () => ground.world.pays[pay.id]!;
  const left = () => payable(noteOf(ground, pay)) - noteOf(ground, pay).paid;
  return {
    name: `ask for a change of ${pay.no} ${ofAmount ? newAmount : 'card'}`,
    may: () =>
      (ofAmount ? ['10', '20'] : ['10', '20', '50', '70']).includes(now().state) &&
      (!ofAmount || (newAmount <= left() && newAmount !== now().amount)),
    send: async () => {
      const newCardId = ofAmount ? undefined : await site.giveCard(...payeeOf(noteOf(ground, pay)), { isDefault: '0' });
      const what = ofAmount ? { changeType: '3', newAmount } : { changeType: '1', newCardId, files: 'auth/a.png' };
      return ground.call('changer_person', 'post', '/hypay/hyPayChange/add', { paymentId: pay.id, reason: '换卡', ...what });
    },
    apply: ({ id }) => {
      now().previous = now().state;
      follow(ground.world, now(), '80');
      ground.world.asked[id] = { id, kind: ofAmount ? 'amount' : 'card', target: pay.id, amount: newAmount, open: true };
    },
  };
};

const decideChange: Maker = (ground) => {
  const asked = ground.random.pick(Object.values(ground.world.asked).filter(({ open, kind }) => open && ['card', 'amount'].includes(kind)));
  if (asked === undefined) return undefined;
  const pass = ground.random.chance(0.7);
  return {
    name: `decide on a change ${asked.kind} ${pass}`,
    may: () => {
      if (!ground.world.asked[asked.id]!.open) return false;
      const note = noteOf(ground, ground.world.pays[asked.target]!);
      return !pass || asked.kind === 'card' || asked.amount <= payable(note) - note.paid;
    },
    send: async () => {
      const { version } = expectDone(await ground.site.server.as('admin').get('/hypay/hyPayChange/queryById', { id: asked.id }));
      const body = { id: asked.id, version, pass, remark: pass ? '' : '不同意' };
      return ground.call('finance_second', 'put', '/hypay/hyPayChange/audit', body);
    },
    apply: () => {
      ground.world.asked[asked.id]!.open = false;
      const pay = ground.world.pays[asked.target]!;
      const previous = pay.previous!;
      pay.previous = null;
      if (pass && ['50', '70'].includes(previous)) pay.retry += 1;
      if (pass && asked.kind === 'amount') pay.amount = asked.amount;
      follow(ground.world, pay, pass ? '10' : previous);
    },
  };
};

/** Steps of payments of waybills, and of changes of them. */
export const paymentSteps: Steps = [
  [10, addPayment],
  [2, offline],
  [6, submit],
  [14, approve],
  [6, retry],
  [2, close],
  [4, askForChange],
  [5, decideChange],
];
