import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { refreshDueFlags } from '../../shipping/shipping-note/noteFunds.ts';

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

type Row = Awaited<ReturnType<DianfuSite['read']>>;
const path = '/shipping/hyShippingNote/customerPay';
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const books = () => booksOf(site.world.company.id);
let serials = 0;
const transfer = (values: object = {}) => ({
  source: 'transfer',
  companyAccountId: site.account.id,
  bankSerialNo: `SK${(serials += 1)}`,
  transferTime: '2026-06-02 11:00:00',
  voucherFiles: 'voucher/a.png',
  ...values,
});
const pay = (notes: readonly Row[], body: object, who: Parameters<typeof site.server.as>[0] = cashier) =>
  site.server.as(who).put(path, { ids: notes.map(({ id }) => id), ...body }, once());
const onTerm = (values: object = {}) => site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000, ...values });
const creditUsed = async ({ customer }: World) =>
  expectDone(await site.server.as('admin').get('/customer/hyCustomer/queryById', { id: customer.id })).creditUsed as number;
const receivable = ({ customer }: World) => site.balance(books().receivable(customer.id));

describe('FRT-27 3.7 P16c a customer pays their terms', () => {
  test('by transfer all that is open, which frees the credit and ends the term', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    expect([await creditUsed(place), await receivable(place)]).toEqual([287_260, 287_260]);
    const bank = await site.balance(bankCode(site));

    const outcome = expectDone(await pay([note], transfer()));

    expect(outcome).toEqual({ success: [note.id], fail: [] });
    expect(await site.read(note.id)).toMatchObject({ customerPaidAmount: 287_260, dueFlag: '0', noteStatus: '75' });
    expect([await creditUsed(place), await receivable(place)]).toEqual([0, 0]);
    expect((await site.balance(bankCode(site))) - bank).toBe(287_260);
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id })) as Row[];
    expect(events.at(-1)).toMatchObject({
      eventType: 'customerPaid',
      content: expect.stringMatching(/^客户回款 SK260602\d{6}：2,872\.60元，已结清$/),
    });
    expect(await pay([note], transfer())).toMatchObject({ errorCode: 40901 });
    expect(await site.findings()).toEqual([]);
  });

  test('4.5.7 a part is shared by what is open of each, to the fen, and what is open stays due', async () => {
    const place = await onTerm();
    const notes = [await site.onTerm(place), await site.onTerm(place), await site.onTerm(place)];
    await site.change(notes[0]!.id, { dueDate: '2026-06-05' });

    expectDone(await pay(notes, { amount: 100, ...transfer() }));

    const after = await Promise.all(notes.map(({ id }) => site.read(id)));
    expect(after.map(({ customerPaidAmount }) => customerPaidAmount)).toEqual([34, 33, 33]);
    expect(after.map(({ dueFlag }) => dueFlag)).toEqual(['1', '0', '0']);
    expect([await creditUsed(place), await receivable(place)]).toEqual([3 * 287_260 - 100, 3 * 287_260 - 100]);
    // What is open by now is the measure of the next part.
    expectDone(await pay(notes, { amount: 3 * 287_260 - 101, ...transfer() }));
    expect([await creditUsed(place), await receivable(place)]).toEqual([1, 1]);
    expectDone(await pay([(await site.read(notes[0]!.id)).customerPaidAmount < 287_260 ? notes[0]! : notes[2]!], transfer()));
    expect(await site.findings()).toEqual([]);
  });

  test('L21 what a transfer brings beyond goes to the wallet; A.AR stays at 0', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    expectDone(await pay([note], { amount: 300_000, ...transfer() }));
    expect(await receivable(place)).toBe(0);
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 12_740, totalConsume: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('40382 out of the wallet no more than is open, 40105 no more than it holds', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    await site.recharge(place, 287_260);
    expect(await pay([note], { amount: 287_261, source: 'wallet' })).toMatchObject({ errorCode: 40382, errorData: [{ path: 'amount' }] });
    expectDone(await pay([note], { amount: 100_000, source: 'wallet' }));
    await site.drawAll(place);
    await site.recharge(place, 187_259);
    expect(await pay([note], { source: 'wallet' })).toMatchObject({ errorCode: 40105 });
    expect(await site.read(note.id)).toMatchObject({ customerPaidAmount: 100_000 });
    await site.recharge(place, 1);
    expectDone(await pay([note], { source: 'wallet' }));
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 0, totalConsume: 287_260 });
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['paid at once', async () => site.payable(), { errorData: [{ path: 'ids' }] }],
    ['not examined', async () => site.reviewed({ place: await onTerm(), form: { settleType: '3', termDays: 30 } }), { errorCode: 40901 }],
  ])('a waybill that is %s has no term to pay', async (_what, make, answer) => {
    expect(await pay([await make()], transfer())).toMatchObject({ success: false, ...answer });
  });

  test('40383 what stands in a bill is paid with the bill; several customers are paid apart', async () => {
    const [place, other] = [await onTerm(), await onTerm()];
    const notes = [await site.onTerm(place), await site.onTerm(other)];
    expect(await pay(notes, transfer())).toMatchObject({ success: false, errorData: [{ path: 'ids' }] });
    await site.change(notes[0]!.id, { billId: 'bill' });
    expect(await pay([notes[0]!], transfer())).toMatchObject({ errorCode: 40383 });
    expect(await receivable(place)).toBe(287_260);
  });

  test.each([
    ['no serial', { bankSerialNo: null }, 'bankSerialNo'],
    ['no voucher', { voucherFiles: '' }, 'voucherFiles'],
    ['a fraction of a fen', { amount: 100.5 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
  ])('%s is refused at its field', async (_what, values, field) => {
    const answer = await pay([(openTerm ??= await site.onTerm(await onTerm()))], transfer(values));
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
  });
  let openTerm: Row;

  test('SEC-03 a voucher that another person uploaded is refused', async () => {
    const note = await site.onTerm(await onTerm());
    const picture = { fileName: 'a.png', content: pixel, contentType: 'image/png' };
    const { message } = await site.server.as('somebody_else').upload('/sys/common/upload', picture, { biz: 'certificate' });
    const voucherFiles = message.split('?')[0];
    expect(await pay([note], transfer({ voucherFiles }))).toMatchObject({ success: false, errorData: [{ path: 'voucherFiles' }] });
  });

  test('two people at the same moment: the second one finds nothing open', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    const answers = await Promise.all([pay([note], transfer()), pay([note], transfer(), 'second_cashier')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await receivable(place)).toBe(0);
  });

  test('PERM-08 a stale version, another customer, a carrier', async () => {
    const place = await onTerm();
    const note = await site.onTerm(place);
    expect(await pay([note], { versions: [note.version - 1], ...transfer() })).toMatchObject({ errorCode: 40901 });
    for (const [userType, cid] of [
      [2, place.customer.id],
      [2, (await site.build.customer()).id],
      [3, (await site.build.carrier()).id],
    ] as const) {
      const who = { username: `payer_${userType}_${cid.slice(-6)}`, userType, cid, permissions: ['bill:receive'] };
      expect(await pay([note], transfer(), who)).toMatchObject({ success: false });
    }
    expect(await receivable(place)).toBe(287_260);
  });
});

describe('FRT-27 L10 L14 what is open', () => {
  test('L14 credit holds what is on its way and what is owed: three dispatched waybills take up three fees', async () => {
    const place = await onTerm();
    const form = { settleType: '3', termDays: 30 };
    const notes = [await site.signed({ place, form }), await site.signed({ place, form }), await site.onTerm(place)];
    expect(await creditUsed(place)).toBe(notes.reduce((sum, { feeTotal }) => sum + feeTotal, 0));
    expectDone(await pay([notes[2]!], transfer()));
    expect(await creditUsed(place)).toBe(notes[0]!.feeTotal + notes[1]!.feeTotal);
  });

  test('L10 the part that an advance has taken over is not due as a term', async () => {
    const place = await onTerm({ creditLimit: 300_000, dianfuTermDays: 30 });
    const held = await site.reviewed({ place, form: { settleType: '3', termDays: 1 } });
    await site.changeCustomer(place.customer.id, { creditLimit: 287_259 });
    const note = await site.examine(held, { pass: true });
    expect(note).toMatchObject({ noteStatus: '70', dueDate: '2026-06-03' });
    const refresh = () => site.server.context().transaction((tx) => refreshDueFlags(tx, site.server.context()));
    await refresh();
    expect((await site.read(note.id)).dueFlag).toBe('1');
    await site.advanced(note);
    await refresh();
    expect((await site.read(note.id)).dueFlag).toBe('0');
    expect(await pay([note], transfer())).toMatchObject({ errorCode: 40901 });
  });
});
