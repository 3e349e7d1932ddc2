import { fundWaiting } from '../../src/modules/finance/examination/fundNote.ts';
import { takeResult } from '../../src/modules/finance/payment/settlePayment.ts';
import type { TransferResult } from '../../src/modules/finance/bank-channel/bankChannel.ts';
import { expectDone } from '../freight.ts';
import { followBill } from './billModel.ts';
import { arrive, fundAll, receive } from './model.ts';
import { fail, giveBack, newPay, send, succeed } from './payModel.ts';
import { type Maker, type Steps, done, nextSerial, notesIn, nowOf, proof } from './step.ts';
import { type Pay, book, codes, customerOf, free, held, openFee } from './world.ts';

const recharge: Maker = (ground) => {
  const customer = ground.random.pick(Object.values(ground.world.customers))!;
  const amount = ground.random.between(1000, 600_000);
  const body = {
    walletId: customer.wallet,
    rechargeType: '1',
    amount,
    receiveAccountId: ground.site.account.id,
    bankSerialNo: nextSerial('CZ'),
    voucherFiles: 'voucher/a.png',
    transferTime: nowOf(ground),
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
  const sent = Object.values(world.pays).filter(({ serial, kind }) => serial !== null && kind !== '3');
  const pay = (random.chance(0.5) ? random.pick(sent.filter(({ state }) => state === '30')) : undefined) ?? random.pick(sent);
  if (pay === undefined) return undefined;
  const serial = pay.bankSerial ?? nextSerial('B');
  const fee = random.pick([0, 0, 50])!;
  const told = nowOf(ground);
  const say: Record<string, TransferResult> = {
    success: { state: 'success', bankSerialNo: serial, payTime: told, fee },
    failed: { state: 'failed', code: 'E17', reason: '户名与账号不符' },
    returned: { state: 'returned', bankSerialNo: serial, returnTime: told, reason: '账户已销户' },
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
        if (one.state === '30') succeed(ground.world, one, { serial, fee: 0, time: told });
        if (one.state === '40') giveBack(ground.world, one);
      } else if (one.state !== '30') return;
      else if (what === 'success') succeed(ground.world, one, { serial, fee, time: told });
      else if (what === 'failed') fail(ground.world, one);
    },
  };
};

/** What a customer on a term sends for one waybill; more than is open of it goes to their wallet. */
const customerPay: Maker = (ground) => {
  const note = ground.random.pick(
    notesIn(ground, '70', '75', '78', '80').filter((one) => customerOf(ground.world, one).settle !== '0' && openFee(one) > 0),
  );
  if (note === undefined) return undefined;
  const amount = ground.random.between(1, openFee(note) + 5000);
  return {
    name: `customer pays ${amount} of ${openFee(note)}`,
    may: () => {
      const now = ground.world.notes[note.id]!;
      // What stands in a bill that was sent is paid with the bill.
      return openFee(now) > 0 && ['', '10'].includes(ground.world.bills[now.customerBill ?? '']?.state ?? '');
    },
    send: () =>
      ground.call('finance_person', 'put', '/shipping/hyShippingNote/customerPay', {
        ids: [note.id],
        amount,
        // Of a small rest it may be more than twice what is open.
        confirmWarnings: true,
        source: 'transfer',
        transferTime: nowOf(ground),
        ...proof(ground),
      }),
    apply: () => {
      const { world } = ground;
      const now = world.notes[note.id]!;
      const customer = customerOf(world, now);
      const part = Math.min(amount, openFee(now));
      receive(world, now, part, codes(world).bank);
      book(world, codes(world).bank, codes(world).wallet(customer), amount - part);
      followBill(world, world.bills[now.customerBill ?? ''], 0);
    },
  };
};

const askForRefund: Maker = (ground) => {
  const { random } = ground;
  const customer = random.pick(Object.values(ground.world.customers))!;
  const amount = random.between(1, 60_000);
  const isAsked = () =>
    Object.values(ground.world.asked).some(({ open, kind, target }) => open && kind === 'refund' && target === customer.id);
  return {
    name: `ask for a refund ${amount} ${customer.settle}`,
    may: () => !isAsked() && held(ground.world, codes(ground.world).wallet(customer)) >= amount,
    send: () => {
      const body = { id: customer.wallet, amount, cardId: ground.cards[customer.id], reason: '多付' };
      return ground.call('cashier_person', 'post', '/customer/hyCustomerWallet/refund', body);
    },
    apply: ({ id }) => void (ground.world.asked[id] = { id, kind: 'refund', target: customer.id, amount, open: true }),
  };
};

const decideRefund: Maker = (ground) => {
  const asked = ground.random.pick(Object.values(ground.world.asked).filter(({ open, kind }) => open && kind === 'refund'));
  if (asked === undefined) return undefined;
  const pass = ground.random.chance(0.8);
  const customer = () => ground.world.customers[asked.target]!;
  return {
    name: `decide on a refund ${asked.amount} ${pass}`,
    may: () =>
      ground.world.asked[asked.id]!.open &&
      (!pass || (held(ground.world, codes(ground.world).wallet(customer())) >= asked.amount && free(ground.world) >= asked.amount)),
    send: () => {
      // Nothing but a decision changes an application.
      const body = { id: asked.id, version: 0, pass, remark: pass ? '' : '不退' };
      return ground.call('finance_person', 'put', '/account/hyApproval/audit', body);
    },
    apply: async () => {
      ground.world.asked[asked.id]!.open = false;
      if (!pass) return;
      const { records } = expectDone(
        await ground.site.server
          .as('admin')
          .get('/hypay/hyPayment/list', { payKind: '4', column: 'createTime', order: 'desc', pageSize: 100 }),
      );
      const row = records.find(({ id }: { id: string }) => ground.world.pays[id] === undefined);
      const { amount, target: customer } = asked;
      const pay: Pay = { ...newPay({ id: row.id, paymentNo: row.paymentNo, amount }, '4'), state: '20', customer };
      ground.world.pays[pay.id] = pay;
      send(ground.world, pay);
    },
  };
};

/** Steps of the customer’s money, of the bank and of time. */
export const customerSteps: Steps = [
  [3, recharge],
  [4, rechargeMove('confirm', '20', { who: 'finance_person', body: (pass) => ({ pass, remark: pass ? '' : '未到账' }) })],
  [1, rechargeMove('reverse', '30', { who: 'finance_boss', body: () => ({ reason: '重复' }) })],
  [3, fundJob],
  [1, night],
  [22, bankSays],
  [4, customerPay],
  [1, askForRefund],
  [3, decideRefund],
];
