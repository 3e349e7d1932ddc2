import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { billPath, maker } from '../../../../test/billSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { boss, openPayableBillSite, type PayableBillSite, payer } from '../../../../test/payableBillSite.ts';
import { atTime } from '../../../../test/atTime.ts';
import { pdfPages } from '../../../../test/pdfText.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { billMonths } from './billMonths.ts';
import { holdBills, settleBills } from './settleBill.ts';

let site: PayableBillSite;
beforeAll(async () => {
  site = await openPayableBillSite();
}, 60_000);

/** What each waybill of these tests pays its carrier, fen. */
const freight = 271_000;
let serials = 0;
const success = () => ({ state: 'success', bankSerialNo: `CB${(serials += 1)}`, payTime: '2026-06-02 12:00:00', fee: 500 }) as const;
const failed = { state: 'failed', code: 'E1', reason: '账户不存在' } as const;
const returned = (bankSerialNo: string) =>
  ({ state: 'returned', bankSerialNo, reason: '账号户名不符', returnTime: '2026-06-02 12:00:00' }) as const;
const owed = (carrierId: string) => site.balance(booksOf(site.world.company.id).payable(carrierId));
const payable = async (creditorId: string) =>
  expectDone(await site.server.as(payer).get('/hypay/hyPayment/payableList', { creditorId, pageSize: 100 })).total;

describe('FRT-21 a bill of a carrier', () => {
  test('takes what is to be paid to it, which is paid with the bill alone: M1 and M14 40383, S08 leaves it out', async () => {
    const carrier = await site.carried(2);
    const [note] = carrier.notes;
    expect(await payable(carrier.id)).toBe(2);
    const bill = await site.made(carrier);
    expect(bill).toMatchObject({
      billKind: 'carrier',
      carrierId: carrier.id,
      customerId: null,
      settleType: null,
      noteCount: 2,
      totalAmount: 2 * freight,
      openAmount: 2 * freight,
      state: '10',
    });
    expect(await payable(carrier.id)).toBe(0);
    expect(await site.submitted(note!)).toMatchObject({ code: 40383 });
    const voucher = {
      noteId: note!.id,
      offlineAccountId: 'any',
      offlineTime: '2026-06-02 11:00:00',
      bankSerialNo: 'X1',
      voucherFiles: 'v/a.png',
    };
    expect(await site.server.as(payer).post('/hypay/hyPayment/offlinePay', voucher, once())).toMatchObject({ errorCode: 40383 });
    const unexamine = async () => {
      const { id, version } = await site.read(note!.id);
      return site.server.as('finance_other').put('/shipping/hyShippingNote/unexamine', { id, version, reason: '错' }, once());
    };
    expect(await unexamine()).toMatchObject({ success: false });
    expect(await site.make(carrier)).toMatchObject({ errorCode: 40381 });
    expectDone(await site.act(maker!, 'void', bill, { reason: '错' }));
    expect(await payable(carrier.id)).toBe(2);
    expectDone(await unexamine());
    expect(await site.findings()).toEqual([]);
  });

  test('takes no waybill with a payment under way, nor one of a driver, of another carrier or company', async () => {
    const carrier = await site.carried(2);
    const [paying, free] = carrier.notes;
    await site.submitted(paying!);
    const other = await site.carried(1);
    expect(await site.make(carrier, { noteIds: [paying!.id] })).toMatchObject({ errorData: [{ path: 'noteIds' }] });
    expect(await site.make(carrier, { noteIds: [other.notes[0]!.id] })).toMatchObject({ errorData: [{ path: 'noteIds' }] });
    expect(await site.make(carrier, { companyId: 'nobody' })).toMatchObject({ errorCode: 40381 });
    expect(await site.make(carrier, { carrierId: null })).toMatchObject({ errorData: [{ path: 'carrierId' }] });
    expect(expectDone(await site.make(carrier))).toMatchObject({ noteCount: 1, totalAmount: freight });
    expect(await site.read(free!.id)).toMatchObject({ noteStatus: '75' });
  });

  test('a part that is disputed leaves it, and is to be paid by itself again', async () => {
    const carrier = await site.carried(3);
    const sent = expectDone(await site.act(maker!, 'send', await site.made(carrier)));
    const items = await site.itemsOf(sent);
    const disputed = expectDone(
      await site.act(carrier.people, 'dispute', sent, { reason: '少算一车', items: [{ id: items[1]!.id, remark: '重量不对' }] }),
    );
    expect(disputed).toMatchObject({ state: '60' });
    expect(await payable(carrier.id)).toBe(0);
    const reworked = expectDone(await site.act(maker!, 'rework', disputed, { removeItemIds: [items[1]!.id] }));
    expect(reworked).toMatchObject({ state: '10', noteCount: 2, openAmount: 2 * freight });
    expect(await payable(carrier.id)).toBe(1);
    expect(await site.findings()).toEqual([]);
  });

  test('L28 is paid by one payment, that another person approves; success makes each waybill 80 with its part and the bill 50', async () => {
    // Each costs another odd fen more.
    const carrier = await site.carried(3, (index) => ({ extraFee: index, driverFee: freight + index, customerFee: 287_260 + index }));
    const fees = carrier.notes.map(({ driverFee }) => driverFee as number);
    const total = 3 * freight + 3;
    const { bill, payment } = await site.underWay(carrier);
    expect(payment).toMatchObject({
      payKind: '1',
      state: '30',
      amount: total,
      noteId: null,
      billNo: bill.billNo,
      payeeType: '4',
      customerId: null,
    });
    expect(await site.bill(bill.id)).toMatchObject({ state: '30', openAmount: total, payState: '30' });
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['78', '30', 0]));
    expect(await owed(carrier.id)).toBe(0);
    expect(await site.findings()).toEqual([]);

    const paid = success();
    await site.says(payment, paid);
    // What is told twice is booked once.
    await site.says(payment, paid);

    expect(await site.bill(bill.id)).toMatchObject({ state: '50', openAmount: 0, receivedAmount: total });
    expect(await site.noteStates(carrier)).toEqual(fees.map((fee) => ['80', '40', fee]));
    const items = await site.itemsOf(bill);
    expect(new Set(items.map(({ paidAmount }) => paidAmount))).toEqual(new Set(fees));
    // What customers pay is nothing to who carries.
    for (const item of items) expect(item).toMatchObject({ openAmount: 0, feeTotal: null, customerPaidAmount: null, dueDate: null });
    const ofNote = expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { paysNote: carrier.notes[0]!.id }));
    expect(ofNote.records.map(({ id }: { id: string }) => id)).toEqual([payment.id]);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: carrier.notes[0]!.id }));
    expect(events.at(-1)).toMatchObject({ eventType: 'paySuccess', content: expect.stringContaining('2,710.0'), toStatus: '80' });
    expect(await site.findings()).toEqual([]);
  });

  test('a failure brings each waybill back to 75 and leaves the bill at 30; retried it is sent again', async () => {
    const carrier = await site.carried(2);
    const { bill, payment } = await site.underWay(carrier);
    await site.says(payment, failed);
    expect(await site.bill(bill.id)).toMatchObject({ state: '30', openAmount: 2 * freight, receivedAmount: 0 });
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['75', '50', 0]));
    expect(await owed(carrier.id)).toBe(2 * freight);
    // It stands with the payments that people look after, and nothing else is handed in beside it.
    expect(await site.submitBill(bill, carrier)).toMatchObject({ errorCode: 40411 });
    expect(await site.act('finance_other', 'reopen', bill, { reason: '错' })).toMatchObject({ errorCode: 40411 });
    const again = await site.pay(payer, 'retry', payment.id, { remark: '再试' });
    expect(again).toMatchObject({ state: '30', retryCount: 1 });
    await site.says(again, success());
    expect(await site.bill(bill.id)).toMatchObject({ state: '50' });
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['80', '40', freight]));
    expect(await site.findings()).toEqual([]);
  });

  test('M9 returned after success all are to be paid again, by the bill; closed, another payment is handed in', async () => {
    const carrier = await site.carried(2);
    const { bill, payment } = await site.underWay(carrier);
    const paid = success();
    await site.says(payment, paid);
    await site.says(payment, returned(paid.bankSerialNo));
    const back = await site.bill(bill.id);
    expect(back).toMatchObject({ state: '30', openAmount: 2 * freight, receivedAmount: 0 });
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['75', '70', 0]));
    expect(await payable(carrier.id)).toBe(0);
    expect(await site.findings()).toEqual([]);

    const { version } = await site.payment(payment.id);
    expectDone(await site.server.as(payer).put('/hypay/hyPayment/close', { id: payment.id, version, reason: '换卡' }, once()));
    const second = expectDone(await site.submitBill(back, carrier));
    const last = (await site.paymentsOf(second)).find(({ state }) => state === '20');
    await site.says(await site.pay(boss, 'approve', last!.id, { pass: true }), success());
    expect(await site.bill(bill.id)).toMatchObject({ state: '50', receivedAmount: 2 * freight });
    expect(await site.findings()).toEqual([]);
  });

  test('40405 who hands it in does not approve it; refused it may be handed in again, or closed', async () => {
    const carrier = await site.carried(2);
    const bill = expectDone(await site.submitBill(await site.agreed(carrier), carrier));
    const [{ id }] = (await site.paymentsOf(bill)) as [{ id: string }];
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['78', '20', 0]));
    expect(await site.pay(payer, 'approve', id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay(boss, 'approve', id, { pass: false, remark: '金额不符' })).toMatchObject({ state: '10' });
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['75', '10', 0]));
    expect(await site.pay(payer, 'submit', id)).toMatchObject({ state: '20' });
    expect(await site.pay(boss, 'approve', id, { pass: false, remark: '再等等' })).toMatchObject({ state: '10' });
    const { version } = await site.payment(id);
    expectDone(await site.server.as(payer).put('/hypay/hyPayment/close', { id, version, reason: '不付' }, once()));
    expect(await site.noteStates(carrier)).toEqual(carrier.notes.map(() => ['75', '60', 0]));
    expectDone(await site.act('finance_other', 'reopen', bill, { reason: '价格有误' }));
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['a draft', (carrier: never) => site.made(carrier), {}, { errorCode: 40901 }],
    ['a card of somebody else', (carrier: never) => site.agreed(carrier), { cardId: 'other' }, { errorData: [{ path: 'cardId' }] }],
  ])('%s is not paid', async (_what, bill, body, answer) => {
    const carrier = await site.carried(1);
    const { id, version } = await bill(carrier as never);
    const given = { id, version, cardId: carrier.cardId, ...body };
    expect(await site.server.as(payer).put(`${billPath}/submitPayment`, given, once())).toMatchObject(answer);
    expect(await site.paymentsOf({ id })).toEqual([]);
  });

  test('40404 a card that is not confirmed is not paid to; what customers pay is not received for it, nor is theirs paid out', async () => {
    const carrier = await site.carried(1);
    const bill = await site.agreed(carrier);
    const cardId = await site.giveCard('carrier', carrier.id, { verifyState: '10', isDefault: '0' });
    expect(await site.submitBill(bill, { ...carrier, cardId })).toMatchObject({ errorCode: 40404 });
    expect(await site.receive(bill)).toMatchObject({ success: false, message: '应付账单请提交付款' });
    const { place } = await site.owed(1);
    expect(await site.submitBill(await site.confirmed(place), carrier)).toMatchObject({ success: false, message: '客户账单请登记收款' });
  });

  test('a bill and a payment of one of its waybills at the same moment: one of them has it', async () => {
    const carrier = await site.carried(2);
    const [note] = carrier.notes;
    const [made, paying] = await Promise.all([site.make(carrier, { noteIds: [note!.id] }), site.submitted(note!)]);
    expect([made.success === true, paying.state === '20'].filter(Boolean)).toHaveLength(1);
    expect(await site.findings()).toEqual([]);
  });

  test('two people at the same moment: one payment is handed in', async () => {
    const carrier = await site.carried(2);
    const bill = await site.agreed(carrier);
    const answers = await Promise.all([site.submitBill(bill, carrier), site.submitBill(bill, carrier, 'second_payer')]);
    expect(answers.filter(({ success: isDone }) => isDone)).toHaveLength(1);
    expect(await site.paymentsOf(bill)).toHaveLength(1);
  });

  test('SHIP-18 PERM-08 is seen by its own carrier once it was sent, and by nobody else', async () => {
    const carrier = await site.carried(1);
    const other = await site.carried(1);
    const draft = await site.made(carrier);
    const seen = async (who: typeof carrier.people) =>
      (expectDone(await site.server.as(who).get(`${billPath}/list`)).records as { id: string }[]).map(({ id }) => id);
    expect(await seen(carrier.people)).toEqual([]);
    const sent = expectDone(await site.act(maker!, 'send', draft));
    expect(await seen(carrier.people)).toEqual([sent.id]);
    expect(await seen(other.people)).toEqual([]);
    for (const who of [other.people, site.people(carrier.place), { username: 'bill_foreigner_2', tenantId: 2 }]) {
      for (const path of ['items', 'payments', 'receipts'])
        expect(await site.server.as(who).get(`${billPath}/${path}`, { billId: sent.id })).toMatchObject({ success: false });
      for (const action of ['confirm', 'dispute'])
        expect(await site.act(who, action, sent, { reason: '不是我的' })).toMatchObject({ success: false });
    }
    expect(await site.submitBill(sent, carrier, carrier.people as never)).toMatchObject({ success: false });
    expect(await site.bill(sent.id)).toMatchObject({ state: '20', version: sent.version });
  });
});

describe('FRT-21 7.2 the month of a carrier', () => {
  const run = () => billMonths(site.server.context());
  const billsOf = async (carrierId: string) =>
    expectDone(await site.server.as('admin').get(`${billPath}/list`, { carrierId })).records as { state: string; noteCount: number }[];

  test('is drafted once where the carrier has agreed on it, of others by hand alone', async () => {
    const [monthly, atOnce] = [await site.carried(2), await site.carried(1)];
    await site.server.inTenant(0, (tx) => tx.update(hyCarrier).set({ settleType: '1' }).where(eq(hyCarrier.id, monthly.id)));
    await atTime(site.server.clock, '2026-07-01T04:00:00+08:00', run);
    expect(await billsOf(monthly.id)).toMatchObject([{ state: '10', noteCount: 2, settleType: '1', createBy: 'system' }]);
    expect(await billsOf(atOnce.id)).toEqual([]);
    const [draft] = await billsOf(monthly.id);
    expectDone(await site.act(maker!, 'void', draft as never, { reason: '手工出账' }));
    // A month that somebody gave up is left to people.
    await atTime(site.server.clock, '2026-07-02T04:00:00+08:00', run);
    expect((await billsOf(monthly.id)).map(({ state }) => state)).toEqual(['99']);
  });
});

test('FRT-21 the statement of a carrier speaks of what we owe, and of nothing that customers pay', async () => {
  const carrier = await site.carried(2);
  const { bill, payment } = await site.underWay(carrier);
  await site.says(payment, success());
  const download = (path: string) => site.server.as(carrier.people).download(`${billPath}/${path}`, { id: bill.id });
  const sheet = await readWorkbookText((await download('statement')).body);
  const paper = (await pdfPages((await download('statementPdf')).body)).join('').replaceAll(/\s+/g, '');
  for (const said of [sheet.replaceAll(/\s+/g, ''), paper]) {
    for (const text of [`应付对账单${bill.billNo}`, '承运商', '已付金额', '未付金额', '5,420.00']) expect(said).toContain(text);
    for (const text of ['客户已回款', '运费总额', '账期到期日', '2,872.60', '2872.6']) expect(said).not.toContain(text);
  }
});

// The books are left alone: it comes last.
test('FRT-21 a settled bill owes again what a prepayment that came back had covered, by another payment', async () => {
  const carrier = await site.carried(2);
  const { bill, payment } = await site.underWay(carrier);
  await site.says(payment, success());
  const [note] = carrier.notes;
  await site.change(note!.id, { paidAmount: freight - 100, noteStatus: '75' });
  const ctx = site.server.context();
  await ctx.transaction(async (tx) => settleBills(tx, ctx, await holdBills(tx, ctx, [bill.id])));
  const owing = await site.bill(bill.id);
  expect(owing).toMatchObject({ state: '40', openAmount: 100, receivedAmount: 2 * freight });
  const again = expectDone(await site.submitBill(owing, carrier));
  expect((await site.paymentsOf(again)).map(({ state, amount }) => [state, amount])).toContainEqual(['20', 100]);
  expect((await site.noteStates(carrier))[0]).toEqual(['78', '20', freight - 100]);
});
