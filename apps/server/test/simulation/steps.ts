import { toDateTimeText } from '../../src/platform/clock.ts';
import { fundWaiting } from '../../src/modules/finance/examination/fundNote.ts';
import { takeResult } from '../../src/modules/finance/payment/settlePayment.ts';
import type { TransferResult } from '../../src/modules/finance/bank-channel/bankChannel.ts';
import { atTime } from '../atTime.ts';
import { dispatch, expectDone, orderForm, publishOrder } from '../freight.ts';
import { freightOf, type Terms } from './fees.ts';
import type { Ground, Outcome } from './ground.ts';
import {
  adjust,
  arrive,
  book,
  codes,
  customerOf,
  examine,
  fail,
  fundAll,
  giveBack,
  held,
  type Note,
  type Pay,
  prepaid,
  prepaysOf,
  release,
  succeed,
  unexamine,
  weigh,
} from './model.ts';

/** Something that somebody may do next, and what should come of it. */
export interface Step {
  name: string;
  /** Whether the server should allow it, as things stand in the model. */
  may(): boolean;
  send(): Promise<Outcome>;
  /** What comes of it where it is done. */
  apply(result: Outcome['result']): void | Promise<void>;
}

/** Makes a step of its kind, or finds nothing that it could be done to. */
export type Maker = (ground: Ground) => Step | undefined;

const done: Outcome = { done: true, why: '', result: null };
export const notesIn = ({ world }: Ground, ...status: string[]): Note[] =>
  Object.values(world.notes).filter((note) => status.includes(note.status));
const notePath = '/shipping/hyShippingNote';
export const nowOf = ({ site }: Ground, hours = 0): string =>
  toDateTimeText(new Date(site.server.clock.now().getTime() + hours * 3_600_000));

/** A waybill as the server has it now: a form is sent with the version that was read. */
const read = async ({ site }: Ground, id: string) => site.read(id);

let trips = 0;

/** Orders, sends a vehicle and has it accepted, a day and a half ago: its trip lies behind. */
const dispatchTrip: Maker = (ground) => {
  const { random, site, world } = ground;
  const customer = random.pick(Object.values(world.customers))!;
  const onRoad = notesIn(ground, '20', '30', '40', '50').map(({ driver }) => driver);
  const driver = random.pick(ground.drivers.filter((id) => !onRoad.includes(id)));
  const terms: Terms = {
    unitPrice: 855_000 + random.between(-30_000, 30_000),
    cargoPrice: 62_000,
    lossRate: 30,
    lossDeduct: random.pick(['1', '2'])!,
    lossPass: random.pick(['1', '2'])!,
    roundMode: random.pick(['0', '1', '2', '3', '4'])!,
    serviceRate: random.between(0, 900),
    feeCalcMode: random.pick(['1', '2'])!,
  };
  const planned = random.between(20_000, 32_000);
  const freight = freightOf(terms, planned, planned);
  const wallet = codes(world).wallet(customer);
  const canPay =
    customer.settle === '0' ? held(world, wallet) >= freight.feeTotal : customer.creditUsed + freight.feeTotal <= customer.creditLimit;
  if (driver === undefined || !canPay) return undefined;
  return {
    name: `dispatch ${freight.feeTotal} ${customer.settle}`,
    may: () => true,
    send: async () => {
      const place = ground.places[customer.id]!;
      return atTime(site.server.clock, new Date(site.server.clock.now().getTime() - 36 * 3_600_000).toISOString(), async () => {
        const vehicle = await site.build.vehicle();
        const window = { pickupTimeFrom: nowOf(ground, 1), pickupTimeTo: nowOf(ground, 20) };
        const settle = { settleType: customer.settle, ...(customer.settle === '3' ? { termDays: 30 } : {}) };
        const admin = site.server.as('admin');
        const order = await publishOrder(admin, orderForm(place, { ...terms, ...window, ...settle, totalWeight: planned }));
        const crew = { driver: { id: driver }, vehicle } as never;
        const sent = await dispatch(admin, order, crew, planned);
        return { ...done, result: expectDone(await site.by('admin', 'accept', sent, { reason: '代接' })) };
      });
    },
    apply: ({ id, shippingNoteNumber }) => {
      const { world: now } = ground;
      const owner = now.customers[customer.id]!;
      const note: Note = {
        ...{ id, no: shippingNoteNumber, customer: owner.id, driver, status: '20', terms, load: planned, unload: planned, freight },
        ...{ frozen: 0, credit: 0, short: false, paidByCustomer: 0, advanced: 0, offset: 0, paid: 0, payState: null, funded: false },
        ...{ examined: 0, revoking: '0', revokeBy: null, payeeBy: null, dianfu: null },
      };
      now.notes[id] = note;
      if (owner.settle === '0') {
        book(now, codes(now).wallet(owner), codes(now).frozen(owner), freight.feeTotal);
        note.frozen = freight.feeTotal;
      } else {
        owner.creditUsed += freight.feeTotal;
        note.credit = freight.feeTotal;
      }
    },
  };
};

/** A move of one waybill that is read right before. */
const noteStep = (
  ground: Ground,
  id: string,
  {
    name,
    who,
    action,
    body,
    may,
    apply,
  }: {
    name: string;
    who: string;
    action: string;
    body: () => object | Promise<object>;
    may: (note: Note) => boolean;
    apply: (note: Note) => void;
  },
): Step => ({
  name: `${name} ${ground.world.notes[id]!.no}`,
  may: () => may(ground.world.notes[id]!),
  send: async () => {
    const { version } = await read(ground, id);
    return ground.call(who, 'put', `${notePath}/${action}`, { id, version, ...(await body()) });
  },
  apply: () => apply(ground.world.notes[id]!),
});

/** The same as a batch of one. */
const batchStep = (ground: Ground, id: string, step: Parameters<typeof noteStep>[2]): Step => ({
  ...noteStep(ground, id, step),
  send: async () => ground.call(step.who, 'put', `${notePath}/${step.action}`, { ids: [id], ...(await step.body()) }),
});

const isWayOpen = (note: Note, ...status: string[]) => status.includes(note.status);

const load: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '20'));
  if (note === undefined) return undefined;
  const weight = Math.min(33_000, note.load + ground.random.between(-500, 600));
  trips += 1;
  const body = { weight, time: nowOf(ground, -30), slipNo: `L${trips}`, files: 'slip/load.png' };
  return noteStep(ground, note.id, {
    ...{ name: `load ${weight}`, who: 'admin', action: 'load', body: () => body, may: (one) => isWayOpen(one, '20') },
    apply: (one) => {
      one.status = '30';
      weigh(ground.world, one, { load: weight, unload: weight });
    },
  });
};

const unload: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '30'));
  if (note === undefined) return undefined;
  const weight = note.load - ground.random.between(0, 900);
  trips += 1;
  const body = { weight, time: nowOf(ground, -3), slipNo: `U${trips}`, files: 'slip/unload.png', confirmWarnings: true };
  return noteStep(ground, note.id, {
    ...{ name: `unload ${weight}`, who: 'admin', action: 'unload', body: () => body, may: (one) => isWayOpen(one, '30') },
    apply: (one) => {
      one.status = '50';
      weigh(ground.world, one, { unload: weight });
    },
  });
};

const sign: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '50'));
  if (note === undefined) return undefined;
  const body = { signTime: nowOf(ground, -1), files: 'slip/receipt.png', confirmWarnings: true };
  return noteStep(ground, note.id, {
    ...{ name: 'sign', who: 'admin', action: 'sign', body: () => body },
    may: (one) => isWayOpen(one, '50') && one.revoking !== '1',
    apply: (one) => void (one.status = '55'),
  });
};

const preCheck: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '55'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    ...{ name: 'preCheck', who: 'ops_check', action: 'preCheck' },
    body: async () => ({ pass: true, files: await ground.site.verdicts(note.id) }),
    may: (one) => isWayOpen(one, '55'),
    apply: (one) => void (one.status = '58'),
  });
};

const submitCheck: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '58'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    ...{ name: 'submitCheck', who: 'ops_submit', action: 'submitCheck', body: () => ({}) },
    may: (one) => isWayOpen(one, '58') && !isBeingPrepaid(ground, one),
    apply: (one) => {
      one.status = '60';
      // What is missing by now is set aside, where it is there.
      adjust(ground.world, one);
    },
  });
};

const isBeingPrepaid = ({ world }: Ground, note: Note) =>
  prepaysOf(world, note).some(({ state }) => ['10', '20', '30', '50'].includes(state));

const check: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '60'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.9);
  return batchStep(ground, note.id, {
    ...{ name: `check ${pass}`, who: 'ops_second', action: 'check', body: () => ({ pass, remark: pass ? '' : '重量有误' }) },
    may: (one) => isWayOpen(one, '60'),
    apply: (one) => void (one.status = pass ? '65' : '58'),
  });
};

const businessReview: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '65'));
  if (note === undefined) return undefined;
  const step = batchStep(ground, note.id, {
    ...{ name: 'businessReview', who: 'compliance', action: 'businessReview', body: () => ({ pass: true }) },
    may: (one) => isWayOpen(one, '65'),
    apply: (one) => void (one.status = '68'),
  });
  const track = { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 };
  return {
    ...step,
    send: async () => {
      await ground.site.change(note.id, track);
      return step.send();
    },
  };
};

const examineNote: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '68'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.92);
  return batchStep(ground, note.id, {
    ...{ name: `examine ${pass}`, who: 'finance_person', action: 'examine', body: () => ({ pass, remark: pass ? '' : '再核' }) },
    may: (one) => isWayOpen(one, '68') && !(pass && isBeingPrepaid(ground, one)),
    apply: (one) => (pass ? examine(ground.world, one) : void (one.status = '65')),
  });
};

const unexamineNote: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '70', '75'));
  if (note === undefined) return undefined;
  return noteStep(ground, note.id, {
    ...{ name: 'unexamine', who: 'finance_person', action: 'unexamine', body: () => ({ reason: '重量有误' }) },
    may: (one) =>
      isWayOpen(one, '70', '75') &&
      [null, '60'].includes(one.payState) &&
      one.paid === 0 &&
      !['10', '20', '30', '40', '50', '80'].includes(one.dianfu ?? '') &&
      !(customerOf(ground.world, one).settle === '3' && one.paidByCustomer > 0),
    apply: (one) => unexamine(ground.world, one),
  });
};

const revoke: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '20', '30', '50'));
  if (note === undefined) return undefined;
  const asks = (one: Note) => one.status !== '20' || prepaid(ground.world, one) > 0;
  const atBank = (one: Note) => prepaysOf(ground.world, one).some(({ state }) => state === '30');
  return noteStep(ground, note.id, {
    ...{ name: 'revoke', who: 'ops_one', action: 'revoke', body: () => ({ revokeCode: '9', reason: '客户取消', number: note.no }) },
    may: (one) => isWayOpen(one, '20', '30', '50') && one.revoking !== '1' && (asks(one) || !atBank(one)),
    apply: (one) => {
      one.revoking = asks(one) ? '1' : '2';
      if (one.revoking === '1') return;
      one.status = '99';
      release(ground.world, one);
    },
  });
};

const decideRevoke: Maker = (ground) => {
  const note = ground.random.pick(Object.values(ground.world.notes).filter(({ revoking }) => revoking === '1'));
  if (note === undefined) return undefined;
  const pass = ground.random.chance(0.6);
  const atBank = (one: Note) => prepaysOf(ground.world, one).some(({ state }) => state === '30');
  return noteStep(ground, note.id, {
    ...{ name: `revokeApprove ${pass}`, who: 'ops_two', action: 'revokeApprove', body: () => ({ pass, remark: pass ? '' : '不同意' }) },
    may: (one) => one.revoking === '1' && !(pass && atBank(one)),
    apply: (one) => {
      one.revoking = pass ? '2' : '3';
      if (!pass) return;
      one.status = '99';
      release(ground.world, one);
    },
  });
};

const recharge: Maker = (ground) => {
  const customer = ground.random.pick(Object.values(ground.world.customers))!;
  const amount = ground.random.between(1000, 600_000);
  trips += 1;
  const body = {
    ...{ walletId: customer.wallet, rechargeType: '1', amount, receiveAccountId: ground.site.account.id, bankSerialNo: `CZ${trips}` },
    ...{ voucherFiles: 'voucher/a.png', transferTime: nowOf(ground) },
  };
  return {
    name: `recharge ${amount} ${customer.settle}`,
    may: () => true,
    send: () => ground.call('cashier_person', 'post', '/customer/hyCustomerRecharge/add', body),
    apply: ({ id }) => void (ground.world.recharges[id] = { id, customer: customer.id, amount, state: '20' }),
  };
};

const rechargeMove =
  (name: string, from: string, { who, body }: { who: string; body: (pass: boolean) => object }): Maker =>
  (ground) => {
    const one = ground.random.pick(Object.values(ground.world.recharges).filter(({ state }) => state === from));
    if (one === undefined) return undefined;
    const pass = ground.random.chance(0.85);
    const path = '/customer/hyCustomerRecharge';
    const customer = () => ground.world.customers[one.customer]!;
    return {
      name: `${name} recharge ${one.amount} ${pass}`,
      may: () =>
        ground.world.recharges[one.id]!.state === from &&
        (name !== 'reverse' ||
          (held(ground.world, codes(ground.world).wallet(customer())) >= one.amount &&
            (ground.world.books[codes(ground.world).bank] ?? 0) >= one.amount)),
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id: one.id }));
        return ground.call(who, 'put', `${path}/${name}`, { id: one.id, version, ...body(pass) });
      },
      apply: () => {
        const { world } = ground;
        const row = world.recharges[one.id]!;
        if (name === 'reverse') {
          row.state = '60';
          book(world, codes(world).wallet(customer()), codes(world).bank, one.amount);
          return;
        }
        row.state = pass ? '30' : '40';
        if (pass) arrive(world, customer(), one.amount);
      },
    };
  };

/** The job that funds what waits. */
const fundJob: Maker = (ground) => ({
  name: 'job fund',
  may: () => true,
  send: async () => {
    await ground.site.drain();
    await fundWaiting(ground.site.server.context());
    return done;
  },
  apply: () => fundAll(ground.world),
});

/** Days go by. */
const night: Maker = (ground) => {
  const days = ground.random.pick([1, 1, 2, 5, 17])!;
  return {
    name: `${days} days later`,
    may: () => true,
    send: async () => {
      ground.site.server.clock.advance(days * 86_400_000);
      return done;
    },
    apply: () => void (ground.world.day += days),
  };
};

/** What the bank says of a sending: once, twice, late, or what it said before. */
const bankSays: Maker = (ground) => {
  const { random, world } = ground;
  const pay = random.pick(Object.values(world.pays).filter(({ serial, kind }) => serial !== null && kind !== '3'));
  if (pay === undefined) return undefined;
  trips += 1;
  const serial = pay.bankSerial ?? `B${trips}`;
  const fee = random.pick([0, 0, 50])!;
  const say: Record<string, TransferResult> = {
    success: { state: 'success', bankSerialNo: serial, payTime: nowOf(ground), fee },
    failed: { state: 'failed', code: 'E17', reason: '户名与账号不符' },
    returned: { state: 'returned', bankSerialNo: serial, returnTime: nowOf(ground), reason: '账户已销户' },
    processing: { state: 'processing' },
    unknown: { state: 'unknown' },
  };
  const what = random.pick(['success', 'success', 'success', 'failed', 'failed', 'returned', 'processing', 'unknown'])!;
  const ofEarlier = random.chance(0.1) && pay.retry > 0;
  const requestSerial = ofEarlier ? `${pay.no}${String(random.between(1, pay.retry)).padStart(2, '0')}` : pay.serial!;
  const times = random.pick([1, 1, 2, 3])!;
  const isCurrent = () => ground.world.pays[pay.id]!.serial === requestSerial;
  return {
    name: `bank says ${what} of ${requestSerial} ${times} times`,
    may: () => true,
    send: async () => {
      const tell = () => takeResult(ground.site.server.context(), { requestSerial, result: say[what]! });
      if (times === 2) await Promise.all([tell(), tell()]);
      else for (let count = 0; count < times; count += 1) await tell();
      return done;
    },
    apply: () => {
      const one: Pay = ground.world.pays[pay.id]!;
      if (!isCurrent()) return;
      if (what === 'returned') {
        if (one.state === '30') succeed(ground.world, one, { serial, fee: 0 });
        if (one.state === '40') giveBack(ground.world, one);
      } else if (one.state !== '30') return;
      else if (what === 'success') succeed(ground.world, one, { serial, fee });
      else if (what === 'failed') fail(ground.world, one);
    },
  };
};

/** Weights are corrected after the signature; the documents are looked at again. */
const editWeight: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, '55', '58'));
  if (note === undefined) return undefined;
  const unloadWeight = note.load - ground.random.between(0, 900);
  return noteStep(ground, note.id, {
    ...{ name: `editWeight ${unloadWeight}`, who: 'ops_weight', action: 'editWeight' },
    body: () => ({ loadWeight: note.load, unloadWeight, reason: '磅单有误', confirmWarnings: true }),
    may: (one) => isWayOpen(one, '55', '58'),
    apply: (one) => {
      one.status = '55';
      weigh(ground.world, one, { unload: unloadWeight });
    },
  });
};

/** Steps of the road and of the customer's money, with how often each is tried. */
export const roadSteps: readonly [weight: number, make: Maker][] = [
  [7, dispatchTrip],
  [8, load],
  [8, unload],
  [8, sign],
  [8, preCheck],
  [8, submitCheck],
  [8, check],
  [8, businessReview],
  [10, examineNote],
  [2, editWeight],
  [2, unexamineNote],
  [2, revoke],
  [3, decideRevoke],
  [3, recharge],
  [4, rechargeMove('confirm', '20', { who: 'finance_person', body: (pass) => ({ pass, remark: pass ? '' : '未到账' }) })],
  [1, rechargeMove('reverse', '30', { who: 'finance_boss', body: () => ({ reason: '重复' }) })],
  [3, fundJob],
  [1, night],
  [22, bankSays],
];
