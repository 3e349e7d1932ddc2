import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { startOutboxWorker } from '../../../platform/jobs/outboxWorker.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { takeResult } from '../payment/settlePayment.ts';
import { settledOutbox } from './settleOthers.ts';

type Row = Awaited<ReturnType<DianfuSite['read']>>;

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

const books = () => booksOf(site.world.company.id);
const [boss] = ['finance_boss'];
const [margin, loss] = [2_740, 5_146];
let serials = 0;

const onTerm = (values: object = {}) => site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000, ...values });
/** A waybill that the business review has passed, as far as its fees are other ones. */
const reviewed = async (place: World, values: Parameters<DianfuSite['change']>[1], form: Record<string, unknown> = {}) => {
  const note = await site.reviewed({ place, form });
  await site.change(note.id, values);
  return site.read(note.id);
};
const term = { settleType: '3', termDays: 30 };
const examine = (note: Row) => site.examine(note, { pass: true });
const withLoss = { lossPass: '2', customerFee: 287_260 + loss };
const withAgent = (agentId: string) => ({ orderMode: '3', agentId, agentFee: 287_260 + margin, agentMargin: margin });
const bankSays = (requestSerial: string, result: Parameters<typeof takeResult>[1]['result']) =>
  takeResult(site.server.context(), { requestSerial, result });
const success = () => ({ state: 'success', bankSerialNo: `B${(serials += 1)}`, payTime: '2026-06-02 12:00:00', fee: 0 }) as const;
const failed = { state: 'failed', code: 'E1', reason: '账户不存在' } as const;

async function settle(): Promise<void> {
  const worker = startOutboxWorker(site.server.platform, [settledOutbox], site.server.platform.log);
  await worker.drain();
  await worker.stop();
}
async function payDriver(note: Row): Promise<Row> {
  const payment = await site.submitted(note);
  const sent = await site.pay(boss, 'approve', payment.id, { pass: true });
  await bankSays(sent.requestSerial, success());
  await settle();
  return site.read(note.id);
}
const customerPays = async (note: Row, amount?: number) => {
  const transfer = {
    source: 'transfer',
    companyAccountId: site.account.id,
    bankSerialNo: `S${(serials += 1)}`,
    voucherFiles: 'voucher/a.png',
  };
  const body = { ids: [note.id], ...(amount === undefined ? {} : { amount }), ...transfer, transferTime: '2026-06-02 11:00:00' };
  expectDone(await site.server.as(cashier).put('/shipping/hyShippingNote/customerPay', body, once()));
  await settle();
};
const decide = ({ id, version }: Row, who = boss) =>
  site.server.as(who).put('/account/hyApproval/audit', { id, version, pass: true }, once());
const paymentOf = async (payKind: string, creditorId: string): Promise<Row> =>
  expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { payKind, creditorId })).records[0];
const walletOf = async ({ wallet }: World) => (await site.walletNow(wallet.id)).availableAmount as number;

describe('FRT-28 a loss that is passed on', () => {
  test('FRT-28 P17l the customer gets it back once the payee is paid, not before, and once', async () => {
    const place = await site.placeWith(1_000_000);
    const note = await examine(await reviewed(place, withLoss));
    expect(note).toMatchObject({ noteStatus: '75' });
    await settle();
    const before = await walletOf(place);
    expect(await site.balance(books().loss(place.customer.id))).toBe(loss);

    expect(await payDriver(note)).toMatchObject({ noteStatus: '80' });
    await settle();

    expect((await walletOf(place)) - before).toBe(loss);
    expect(await site.balance(books().loss(place.customer.id))).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P17l L17 on a term only when the customer has paid the last fen', async () => {
    const place = await onTerm();
    const note = await examine(await reviewed(place, withLoss, term));
    await payDriver(note);
    await customerPays(note, 287_260 + loss - 1);
    expect([await walletOf(place), await site.balance(books().loss(place.customer.id))]).toEqual([0, loss]);
    await customerPays(note);
    expect([await walletOf(place), await site.balance(books().loss(place.customer.id))]).toEqual([loss, 0]);
    expect(await site.findings()).toEqual([]);
  });
});

describe('FRT-28 the margin of an agent', () => {
  test('FRT-28 P24n L17 of an agent who pays on a term it counts against the freight, and comes back with the examination', async () => {
    const place = await onTerm();
    const agentId = place.customer.id;
    const note = await examine(await reviewed(place, withAgent(agentId), term));
    expect(note).toMatchObject({ feeTotal: 287_260 + margin, customerPaidAmount: margin });
    expect([await site.balance(books().agent(agentId)), await site.balance(books().receivable(agentId))]).toEqual([0, 287_260]);
    expect(await site.findings()).toEqual([]);

    const { id, version } = note;
    const back = await site.server.as(boss).put('/shipping/hyShippingNote/unexamine', { id, version, reason: '重审' }, once());
    expect(expectDone(back)).toMatchObject({ noteStatus: '68', customerPaidAmount: 0 });
    expect([await site.balance(books().agent(agentId)), await site.balance(books().receivable(agentId))]).toEqual([0, 0]);
    expect(await site.findings()).toEqual([]);
    expect(await examine(await site.read(id))).toMatchObject({ customerPaidAmount: margin });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P24n of an agent who pays at once it goes into the wallet when the freight is funded', async () => {
    const place = await site.placeWith(1_000_000);
    await examine(await reviewed(place, withAgent(place.customer.id)));
    const before = await walletOf(place);
    await settle();
    expect((await walletOf(place)) - before).toBe(margin);
    expect(await site.balance(books().agent(place.customer.id))).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P24 L17 of another agent it is paid by two people when the customer has paid everything; a failure opens it again', async () => {
    const [place, agent] = [await onTerm(), await onTerm()];
    const agentId = agent.customer.id;
    const cardId = await site.giveCard('customer', agentId);
    const note = await examine(await reviewed(place, withAgent(agentId), term));
    const ask = (who = cashier) =>
      site.server
        .as(who)
        .post('/account/hyAgentMargin/payout', { agentId, companyId: site.world.company.id, cardId, reason: '月结' }, once());
    expect(await ask()).toMatchObject({ message: '没有可支付的代理差额' });
    await customerPays(note, 287_260 + margin - 1);
    expect(await ask()).toMatchObject({ message: '没有可支付的代理差额' });
    await customerPays(note);
    expect(await site.balance(books().agent(agentId))).toBe(margin);

    // Said before anybody confirms it.
    const open = await site.server.as(cashier).get('/account/hyAgentMargin/open', { agentId, companyId: site.world.company.id });
    expect(expectDone(open)).toEqual({ amount: margin, count: 1 });
    const asked = expectDone(await ask());
    expect(asked).toMatchObject({ kind: 'agentPayout', amount: margin });
    expect(await decide(asked, cashier)).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked));
    const payment = await paymentOf('5', agentId);
    expect(payment).toMatchObject({ state: '30', amount: margin });
    expect(await site.balance(books().agent(agentId))).toBe(0);
    expect(await site.findings()).toEqual([]);

    await bankSays(payment.requestSerial, failed);
    await bankSays(payment.requestSerial, failed);
    expect(await site.balance(books().agent(agentId))).toBe(margin);
    expect(await site.findings()).toEqual([]);
    expectDone(await decide(expectDone(await ask())));
    const second = expectDone(
      await site.server.as('admin').get('/hypay/hyPayment/list', { payKind: '5', creditorId: agentId, state: '30' }),
    ).records[0];
    await bankSays(second.requestSerial, success());
    expect(await site.balance(books().agent(agentId))).toBe(0);
    expect(await site.findings()).toEqual([]);
    expect(await ask()).toMatchObject({ message: '没有可支付的代理差额' });
  });

  test('PERM-08 no card of somebody else is paid to', async () => {
    const agent = await onTerm();
    const cardId = await site.giveCard('customer', 'another');
    const body = { agentId: agent.customer.id, companyId: site.world.company.id, cardId, reason: '月结' };
    expect(await site.server.as(cashier).post('/account/hyAgentMargin/payout', body, once())).toMatchObject({
      errorData: [{ path: 'cardId' }],
    });
  });
});

describe('FRT-28 P16v a term that nobody expects any more', () => {
  const ask = (note: Row) =>
    site.server.as(cashier).post('/shipping/hyShippingNote/writeOffTerm', { noteId: note.id, reason: '破产' }, once());

  test('FRT-28 P16v L11 is given up by two people once it is over: bad debt, no payment, and its credit comes free', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    await customerPays(note, 260);
    await site.change(note.id, { dueDate: '2026-06-02' });
    expect(await ask(note)).toMatchObject({ message: '账期尚未到期，不能核销' });
    const open = () => site.server.as(cashier).get('/shipping/hyShippingNote/openTerm', { noteId: note.id });
    expect(await open()).toMatchObject({ message: '账期尚未到期，不能核销' });
    await site.change(note.id, { dueDate: '2026-06-01' });
    const bad = await site.balance(books().badDebt);

    expect(expectDone(await open())).toEqual({ amount: 287_000, count: 1 });
    const asked = expectDone(await ask(note));
    expect(asked).toMatchObject({ kind: 'termWriteOff', amount: 287_000 });
    expect(await decide(asked, cashier)).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked));

    expect((await site.balance(books().badDebt)) - bad).toBe(287_000);
    expect(await site.balance(books().receivable(place.customer.id))).toBe(0);
    expect(await site.read(note.id)).toMatchObject({ customerPaidAmount: 260, dueFlag: '0' });
    const customer = expectDone(await site.server.as('admin').get('/customer/hyCustomer/queryById', { id: place.customer.id }));
    expect(customer.creditUsed).toBe(0);
    expect(await ask(note)).toMatchObject({ errorCode: 40901 });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P16v what was paid meanwhile is not given up, and a waybill that is paid at once has no term', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    await site.change(note.id, { dueDate: '2026-06-01' });
    const asked = expectDone(await ask(note));
    await customerPays(note, 1);
    expect(await decide(asked)).toMatchObject({ errorCode: 40901 });
    expect(await ask(await site.payable())).toMatchObject({ message: '现结运单没有账期' });
  });
});

describe('FRT-28 P17 a compensation', () => {
  const ask = (note: Row, body: object, who = 'finance_person') =>
    site.server.as(who).post('/account/hyCompensation/add', { noteId: note.id, amount: 5_000, reason: '投诉', ...body }, once());

  test('FRT-28 P17 L23 to who carried is a payment of its own, also after the freight is paid; one that fails is owed no more', async () => {
    const note = await payDriver(await site.payable());
    const cardId = await site.giveCard('driver', note.driverId, { isDefault: '0' });
    expect(await ask(note, { side: 'carrier', cardId: await site.giveCard('driver', 'another') })).toMatchObject({ success: false });
    const asked = expectDone(await ask(note, { side: 'carrier', cardId }));
    expect(await decide(asked, 'finance_person')).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked));
    const payment = await paymentOf('9', note.driverId);
    expect(payment).toMatchObject({ state: '30', amount: 5_000 });
    expect(await site.findings()).toEqual([]);
    await bankSays(payment.requestSerial, failed);
    expect([await site.balance(books().payable(note.driverId)), await site.balance(books().compensationCost)]).toEqual([0, 0]);
    expect(await site.findings()).toEqual([]);

    expectDone(await decide(expectDone(await ask(note, { side: 'carrier', cardId }))));
    const { records } = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { payKind: '9', state: '30' }));
    await bankSays(records[0].requestSerial, success());
    expect(await site.balance(books().compensationCost)).toBe(5_000);
    // The freight is paid as before: I11 counts freight alone.
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: note.paidAmount });
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P17 to the customer goes into the wallet; without one there is nothing to book on', async () => {
    const place = await site.placeWith(1_000_000);
    const note = await examine(await site.reviewed({ place }));
    const before = await walletOf(place);
    expectDone(await decide(expectDone(await ask(note, { side: 'customer' }))));
    expect((await walletOf(place)) - before).toBe(5_000);
    expect(await site.findings()).toEqual([]);
  });

  test('FRT-28 P17 L23 nobody who carried is compensated before finance has passed the waybill', async () => {
    const note = await site.reviewed();
    const cardId = await site.giveCard('driver', note.driverId, { isDefault: '0' });
    expect(await ask(note, { side: 'carrier', cardId })).toMatchObject({ success: false });
  });
});
