import { beforeAll, describe, expect, test } from 'vitest';
import { approver, type BillSite, billPath, maker, openBillSite } from '../../../../test/billSite.ts';
import { cashier } from '../../../../test/dianfuSite.ts';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';

let site: BillSite;
beforeAll(async () => {
  site = await openBillSite();
}, 60_000);

type Row = Awaited<ReturnType<BillSite['read']>>;
/** What each waybill of these tests costs its customer, fen. */
const fee = 287_260;
const receivable = ({ customer }: World) => site.balance(booksOf(site.world.company.id).receivable(customer.id));
const customerPay = (notes: readonly Row[], body: object = {}) =>
  site.server
    .as(cashier)
    .put('/shipping/hyShippingNote/customerPay', { ids: notes.map(({ id }) => id), ...site.transfer(), ...body }, once());
const paidOf = async (notes: readonly Row[]) =>
  (await Promise.all(notes.map(({ id }) => site.read(id)))).map(({ customerPaidAmount }) => customerPaidAmount as number);

describe('FRT-21 B5 what a customer pays for a bill', () => {
  test('pays its waybills one after the other, the first signed first, until nothing is open', async () => {
    const { place, notes } = await site.owed(3);
    await site.change(notes[2]!.id, { signTime: '2026-06-02 09:00:00' });
    const bill = await site.confirmed(place);
    const bank = await site.balance(bankCode(site));

    const part = expectDone(await site.receive(bill, { amount: fee + 1 }));

    expect(part).toMatchObject({ state: '40', receivedAmount: fee + 1, openAmount: 2 * fee - 1 });
    const paid = await paidOf(notes);
    expect([paid[2], paid[0]! + paid[1]!]).toEqual([fee, 1]);
    expect([await receivable(place), (await site.balance(bankCode(site))) - bank]).toEqual([2 * fee - 1, fee + 1]);
    // A stale version books nothing.
    expect(await site.receive(bill, { amount: 1 })).toMatchObject({ errorCode: 40901 });
    const almost = expectDone(await site.receive(part, { amount: 2 * fee - 2 }));
    expect(almost).toMatchObject({ state: '40', openAmount: 1 });
    const settled = expectDone(await site.receive(almost));
    expect(settled).toMatchObject({ state: '50', receivedAmount: 3 * fee, openAmount: 0 });
    expect(await site.receive(settled)).toMatchObject({ errorCode: 40901 });
    const { records } = expectDone(await site.server.as(cashier).get(`${billPath}/receipts`, { billId: bill.id }));
    expect(records.map(({ amount }: Row) => amount).toSorted((a: number, b: number) => a - b)).toEqual([1, fee + 1, 2 * fee - 2]);
    expect(await site.findings()).toEqual([]);
  });

  test('L21 what a transfer brings beyond goes to the wallet; out of the wallet no more is taken than is open (40382)', async () => {
    const { place } = await site.owed(1);
    const bill = await site.confirmed(place);
    await site.recharge(place, fee + 1);
    expect(await site.receive(bill, { source: 'wallet', amount: fee + 1 })).toMatchObject({
      errorCode: 40382,
      errorData: [{ path: 'amount' }],
    });
    expect(expectDone(await site.receive(bill, { amount: fee + 7 }))).toMatchObject({ state: '50', receivedAmount: fee });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: fee + 8 });
    expect(await receivable(place)).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('40384 more than twice what is open is asked about; twice that is taken', async () => {
    const { place } = await site.owed(1);
    const bill = await site.confirmed(place);
    const asked = expectDone(await site.receive(bill, { amount: 2 * fee + 1 }));
    expect(asked).toEqual({ warnings: [{ code: 40384, message: expect.stringContaining('两倍以上') }] });
    expect(await site.bill(bill.id)).toMatchObject({ version: bill.version, openAmount: fee });

    expect(expectDone(await site.receive(bill, { amount: 2 * fee }))).toMatchObject({ state: '50', receivedAmount: fee });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: fee });
  });

  test('40384 who has been asked may receive more than twice what is open', async () => {
    const { place } = await site.owed(1);
    const bill = await site.confirmed(place);
    expectDone(await site.receive(bill, { amount: 2 * fee + 1, confirmWarnings: true }));
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: fee + 1 });
  });

  test.each([
    ['no serial', { bankSerialNo: null }, 'bankSerialNo'],
    ['no voucher', { voucherFiles: '' }, 'voucherFiles'],
    ['an arrival to come', { transferTime: '2026-06-02 12:00:01' }, 'transferTime'],
    ['another company’s account', { companyAccountId: 'other' }, 'companyAccountId'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a fraction of a fen', { amount: 1.5 }, 'amount'],
  ])('%s is refused at its field', async (_what, values, field) => {
    owing ??= await site.confirmed((await site.owed(1)).place);
    const answer = await site.receive(owing, values);
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
    expect((await site.bill(owing.id)).version).toBe(owing.version);
  });
  let owing: Row;

  test('40451 a serial that a term was paid with pays no bill', async () => {
    const { place, notes } = await site.owed(1, { settleType: '3' });
    const transfer = site.transfer();
    const { place: other } = await site.owed(1);
    expectDone(await customerPay(notes, transfer));
    expect(await site.receive(await site.confirmed(other), transfer)).toMatchObject({ errorCode: 40451 });
    expect(await receivable(place)).toBe(0);
  });

  test('SHIP-18 5 their own people pay it from the wallet, as far as it holds money (40105)', async () => {
    const { place } = await site.owed(2);
    const bill = await site.confirmed(place);
    const customer = site.people(place);
    await site.recharge(place, 2 * fee - 1);
    expect(await site.act(customer, 'pay', bill)).toMatchObject({ errorCode: 40105 });
    const part = expectDone(await site.act(customer, 'pay', bill, { amount: fee }));
    expect(part).toMatchObject({ state: '40', receivedAmount: fee });
    expect(await site.act(customer, 'pay', part, { amount: fee + 1 })).toMatchObject({
      errorCode: 40382,
      message: '支付金额超过未付金额',
    });
    expect(await site.act(cashier, 'pay', part)).toMatchObject({ success: false, code: 510 });
    await site.recharge(place, 1);
    expect(expectDone(await site.act(customer, 'pay', part))).toMatchObject({ state: '50', openAmount: 0 });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('a payment beside a receipt: each is booked once, and nothing twice', async () => {
    const { place } = await site.owed(1);
    const bill = await site.confirmed(place);
    await site.recharge(place, fee);
    const answers = await Promise.all([site.act(site.people(place), 'pay', bill), site.receive(bill)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await receivable(place)).toBe(0);
    expect(await site.bill(bill.id)).toMatchObject({ state: '50', receivedAmount: fee });
    expect(await site.findings()).toEqual([]);
  });

  test('before it is confirmed nobody pays it', async () => {
    const { place } = await site.owed(1);
    const draft = await site.draft(place);
    expect(await site.receive(draft)).toMatchObject({ errorCode: 40901 });
    const sent = expectDone(await site.act(maker!, 'send', draft));
    expect(await site.receive(sent)).toMatchObject({ errorCode: 40901 });
    expect(await receivable(place)).toBe(fee);
  });
});

describe('FRT-21 5 21 what is settled beside a bill', () => {
  test('B1.B2.B3.customerPay.B5 40383 a customer is not charged twice', async () => {
    const { place, notes } = await site.owed(1);
    const sent = await site.sent(place);
    expect(await customerPay(notes)).toMatchObject({ errorCode: 40383 });
    const disputed = expectDone(await site.act(site.people(place), 'dispute', sent, { reason: '少一车' }));
    expect(await customerPay(notes)).toMatchObject({ errorCode: 40383 });
    const again = expectDone(await site.act(maker!, 'send', expectDone(await site.act(maker!, 'rework', disputed))));
    const bill = expectDone(await site.act(site.people(place), 'confirm', again));
    expect(await customerPay(notes)).toMatchObject({ errorCode: 40383 });
    const part = expectDone(await site.receive(bill, { amount: 1 }));
    expect(await customerPay(notes)).toMatchObject({ errorCode: 40383 });
    expectDone(await site.receive(part));
    expect(await customerPay(notes)).toMatchObject({ success: false });
    expect([await receivable(place), await paidOf(notes)]).toEqual([0, [fee]]);
  });

  test('a draft follows what is paid of its waybills: the amounts, and what is settled leaves it', async () => {
    const { place, notes } = await site.owed(2);
    const draft = await site.draft(place);
    const open = expectDone(
      await site.server.as(cashier).get('/shipping/hyShippingNote/list', { openTerm: '1', customerId: place.customer.id }),
    );
    expect(open.total).toBe(2);
    expectDone(await customerPay([notes[0]!], { amount: 1 }));
    expect(await site.bill(draft.id)).toMatchObject({ noteCount: 2, totalAmount: 2 * fee - 1, openAmount: 2 * fee - 1, state: '10' });
    expectDone(await customerPay([notes[0]!]));
    const followed = await site.bill(draft.id);
    expect(followed).toMatchObject({ noteCount: 1, totalAmount: fee, state: '10' });
    expectDone(await customerPay([notes[1]!]));
    const empty = await site.bill(draft.id);
    expect(empty).toMatchObject({ noteCount: 0, totalAmount: 0, state: '10' });
    expect(await site.act(maker!, 'send', empty)).toMatchObject({ errorCode: 40381 });
    expectDone(await site.act(maker!, 'void', empty, { reason: '已结清' }));
    expect(await site.findings()).toEqual([]);
  });

  test('B3 with nothing left to receive a bill is settled at once, by an advance', async () => {
    const { place, notes } = await site.owed(1);
    const sent = await site.sent(place);
    await advance(place, notes[0]!);
    expect(await site.bill(sent.id)).toMatchObject({ state: '20', totalAmount: fee, openAmount: 0 });
    expect(expectDone(await site.act(approver!, 'confirmOnBehalf', await site.bill(sent.id)))).toMatchObject({
      state: '50',
      receivedAmount: 0,
      openAmount: 0,
    });
  });

  test('an advance of the last waybill settles a confirmed bill; one of another leaves the rest open', async () => {
    const { place, notes } = await site.owed(2);
    const bill = await site.confirmed(place);
    await advance(place, notes[0]!);
    expect(await site.bill(bill.id)).toMatchObject({ state: '30', openAmount: fee });
    const part = expectDone(await site.receive(await site.bill(bill.id), { amount: 1 }));
    await advance(place, notes[1]!);
    expect(await site.bill(part.id)).toMatchObject({ state: '50', openAmount: 0, receivedAmount: 1 });
    expect(await site.findings()).toEqual([]);
  });

  /** A waybill on a term whose credit is used up, advanced. */
  async function advance(place: World, note: Row): Promise<void> {
    await site.changeCustomer(place.customer.id, { dianfuEnabled: '1', dianfuLimit: 90_000_000, dianfuTermDays: 30 });
    await site.change(note.id, { noteStatus: '70', fundReason: '40104' });
    await site.changeCustomer(place.customer.id, { creditLimit: 0 });
    expect(await site.advanced(await site.read(note.id))).toMatchObject({ state: '30' });
  }

  test('N29 a waybill that stands in a bill keeps its examination', async () => {
    const { place, notes } = await site.owed(1);
    const bill = await site.draft(place);
    const unexamine = async () => {
      const { id, version } = await site.read(notes[0]!.id);
      return site.server.as('finance_other').put('/shipping/hyShippingNote/unexamine', { id, version, reason: '错' }, once());
    };
    expect(await unexamine()).toMatchObject({ success: false });
    expectDone(await site.act(maker!, 'void', bill, { reason: '错' }));
    expectDone(await unexamine());
    expect(await site.findings()).toEqual([]);
  });

  test('a term that stands in a bill is not written off by itself', async () => {
    const { place, notes } = await site.owed(1);
    await site.draft(place);
    await site.change(notes[0]!.id, { dueDate: '2026-06-01' });
    const answer = await site.server
      .as(cashier)
      .post('/shipping/hyShippingNote/writeOffTerm', { noteId: notes[0]!.id, reason: '破产' }, once());
    expect(answer).toMatchObject({ errorCode: 40383 });
  });
});
