import { beforeAll, describe, expect, test } from 'vitest';
import { type AdjustSite, adjustPath, asker, decider, openAdjustSite } from '../../../../test/adjustSite.ts';
import { incomeOfYear } from '../examination/incomeOfYear.ts';
import { expectDone, once } from '../../../../test/freight.ts';

let site: AdjustSite;
beforeAll(async () => {
  site = await openAdjustSite();
});

type Row = Awaited<ReturnType<AdjustSite['read']>>;
const [fee, driverFee] = [287_260, 271_000];
const owedOne = async (): Promise<Row> => (await site.owed(1)).notes[0]!;
const now = async (note: Row) => site.stored(note.id);
const creditUsed = async (note: Row) =>
  expectDone(await site.server.as('admin').get('/customer/hyCustomer/queryById', { id: note.customerId })).creditUsed;
const isRight = async () => expect(await site.findings()).toEqual([]);

describe('FRT-21 LEDG-01 what a customer is charged is corrected by two people', () => {
  test('more: D A.AR, C I.FREIGHT and L.VATPEND, with the tax that the whole then has; credit, term and open amount follow', async () => {
    const note = await owedOne();
    const used = await creditUsed(note);

    const asked = expectDone(await site.askFor(note, { side: 'customer', amount: 1_000 }));
    expect(asked).toMatchObject({ state: '10', side: 'customer', amount: 1_000, partyName: note.customerName, applyBy: asker });
    expect(await now(note)).toMatchObject({ customerAdjust: 0, receivableAmount: fee });
    const done = expectDone(await site.decideOn(asked));

    // 288,260 holds 23,801 of tax at 9 %, 287,260 holds 23,719.
    expect(done).toMatchObject({ state: '20', auditBy: decider, taxAmount: 82, walletAmount: 0 });
    expect(await site.lines(note.id)).toEqual(['D A.AR 1000', 'C I.FREIGHT 918', 'C L.VATPEND 82']);
    expect(await now(note)).toMatchObject({
      customerAdjust: 1_000,
      receivableAmount: fee + 1_000,
      customerOpenAmount: fee + 1_000,
      taxAmount: 23_801,
      netAmount: 264_459,
      creditAmount: fee + 1_000,
      noteStatus: '75',
    });
    expect(await creditUsed(note)).toBe(used + 1_000);
    await isRight();
  });

  test('less: the reverse, and parts sum to the tax of the whole to the fen', async () => {
    const note = await owedOne();

    await site.adjusted(note, 'customer', -7);
    await site.adjusted(note, 'customer', -993);

    // 287,253 holds 23,718; 286,260 holds 23,636.
    expect(await site.lines(note.id)).toEqual([
      'C A.AR 7',
      'D I.FREIGHT 6',
      'D L.VATPEND 1',
      'C A.AR 993',
      'D I.FREIGHT 911',
      'D L.VATPEND 82',
    ]);
    expect(await now(note)).toMatchObject({ customerAdjust: -1_000, taxAmount: 23_636, customerOpenAmount: fee - 1_000 });
    await isRight();
  });

  test.each([
    ['what is open, to the fen', fee - 1, 0],
    ['a fen more, which goes to the wallet', fee - 1, 1],
    ['all, of which everything was paid', fee, 1_000],
  ])('less than was paid: %s', async (_what, paid, back) => {
    const note = await owedOne();
    await site.payFor([note], { amount: paid });
    const { id } = (await site.server.as('admin').get('/customer/hyCustomerWallet/list', { customerId: note.customerId })).result!
      .records[0];
    const before = await site.walletNow(id);
    const amount = fee - paid + back;

    const done = await site.adjusted(await site.read(note.id), 'customer', -amount);

    expect(done.walletAmount).toBe(back);
    expect((await site.walletNow(id)).availableAmount).toBe(before.availableAmount + back);
    expect(await now(note)).toMatchObject({ customerPaidAmount: paid - back, customerOpenAmount: 0, receivableAmount: fee - amount });
    await isRight();
  });

  test('limits: nothing, all that there is, a fen more than that', async () => {
    const note = await owedOne();
    await site.payFor([note], { amount: 100_000 });
    const ask = async (amount: number) => site.askFor(note, { side: 'customer', amount });

    expect(await ask(0)).toMatchObject({ success: false, errorData: [{ path: 'amount', message: '调整金额不能为0' }] });
    expect(await ask(-fee - 1)).toMatchObject({
      success: false,
      errorData: [{ path: 'amount', message: '调减金额不能大于客户未付与已付金额之和2,872.60元' }],
    });
    expect(await site.adjusts(note.id)).toEqual([]);
    await site.adjusted(await site.read(note.id), 'customer', -fee);
    expect(await now(note)).toMatchObject({ receivableAmount: 0, customerPaidAmount: 0, customerOpenAmount: 0, taxAmount: 0 });
    await isRight();
  });

  test('who pays at once pays what is added at once, from the wallet, or it is refused (40105)', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.payable({ place });
    expect(note).toMatchObject({ noteStatus: '75', customerPaidAmount: fee });
    const left = (await site.walletNow(place.wallet.id)).availableAmount;

    const tooMuch = expectDone(await site.askFor(note, { side: 'customer', amount: left + 1 }));
    expect(await site.decideOn(tooMuch)).toMatchObject({ errorCode: 40105 });
    expectDone(await site.decideOn(tooMuch, { pass: false, remark: '余额不足' }));
    await site.adjusted(await site.read(note.id), 'customer', left);

    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 0, frozenAmount: 0 });
    expect(await now(note)).toMatchObject({ customerPaidAmount: fee + left, customerOpenAmount: 0, frozenAmount: 0 });
    await site.adjusted(await site.read(note.id), 'customer', -left - 10);
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: left + 10 });
    const check = expectDone(await site.server.as('admin').get('/customer/hyCustomerWallet/check', { id: place.wallet.id }));
    expect(check.rows).toContainEqual(expect.objectContaining({ item: 'consume', difference: 0 }));
    await isRight();
  });

  test('a waybill that waits for money is funded once it costs no more than is there', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 287_250);
    expect(note).toMatchObject({ noteStatus: '70' });

    await site.adjusted(note, 'customer', -10);

    expect(await now(note)).toMatchObject({ noteStatus: '75', frozenAmount: 0, customerOpenAmount: 0 });
    await isRight();
  });
});

describe('FRT-21 what was invoiced', () => {
  test('is reversed first; up to that it may be less, and then the waybill is all invoiced (N23)', async () => {
    const { notes } = await site.paidFor(1);
    const note = notes[0]!;
    const { invoices } = await site.issued(notes, { invoiceAmount: 200_000 });
    await site.payDriver(note);
    expect(await now(note)).toMatchObject({ noteStatus: '80', invoicedAmount: 200_000 });

    const message = `已开票2,000.00元，请先红冲发票${invoices[0]!.invoiceNo}`;
    expect(await site.askFor(note, { side: 'customer', amount: -87_261 })).toMatchObject({ success: false, message });
    await site.adjusted(await site.read(note.id), 'customer', -87_260);
    expect(await now(note)).toMatchObject({ noteStatus: '90', receivableAmount: 200_000 });

    await site.adjusted(await site.read(note.id), 'customer', 500);
    expect(await now(note)).toMatchObject({ noteStatus: '80' });
    await site.payFor([await site.read(note.id)]);
    await site.issued([await site.read(note.id)]);
    expect(await now(note)).toMatchObject({ noteStatus: '90', invoicedAmount: 200_500, requestedAmount: 200_500 });
    await isRight();
  });

  test('what a request asks for is given back first', async () => {
    const { notes } = await site.paidFor(1);
    const request = await site.asked(notes, { invoiceAmount: 200_000 });

    expect(await site.askFor(notes[0]!, { side: 'customer', amount: -87_261 })).toMatchObject({
      message: `已申请开票2,000.00元，请先退回或撤销开票申请${request.requestNo}`,
    });
    await site.adjusted(notes[0]!, 'customer', -87_260);
    await isRight();
  });
});

describe('FRT-21 LEDG-01 what the carrying side gets is corrected by two people', () => {
  test('more and less of what is to be paid: E.FREIGHT and L.AP', async () => {
    const note = await owedOne();

    await site.adjusted(note, 'carrier', 500);
    await site.adjusted(note, 'carrier', -1_500);

    expect(await site.lines(note.id)).toEqual(['D E.FREIGHT 500', 'C L.AP 500', 'C E.FREIGHT 1500', 'D L.AP 1500']);
    expect(await now(note)).toMatchObject({ carrierAdjust: -1_000, payableAmount: driverFee - 1_000, openAmount: driverFee - 1_000 });
    await isRight();
  });

  test('L15 tax that is withheld later counts a corrected income', async () => {
    const { companyId, creditorId, id, examineTime } = await owedOne();
    const income = async () => {
      const ctx = site.server.context();
      const { incomes } = await ctx.transaction((tx) => incomeOfYear(tx, ctx, { companyId, creditorId, until: examineTime }));
      return incomes.map(({ amount }) => amount);
    };
    expect(await income()).toEqual([driverFee]);
    await site.adjusted(await site.read(id), 'carrier', -1_000);
    expect(await income()).toEqual([driverFee - 1_000]);
  });

  test('what is added to a paid waybill is paid by a payment of its own, and then it is paid again (N21)', async () => {
    const note = await owedOne();
    await site.payDriver(note);
    expect(await now(note)).toMatchObject({ noteStatus: '80' });

    await site.adjusted(await site.read(note.id), 'carrier', 1);
    expect(await now(note)).toMatchObject({ noteStatus: '75', openAmount: 1 });
    await site.payDriver(note);

    expect(await now(note)).toMatchObject({ noteStatus: '80', paidAmount: driverFee + 1, openAmount: 0 });
    await isRight();
  });

  test('taking off the rest of a waybill that was paid in part settles it; what is out is not taken off', async () => {
    const note = await owedOne();
    await site.payDriver(note);
    await site.adjusted(await site.read(note.id), 'carrier', 300);
    const ask = async (amount: number) => site.askFor(await site.read(note.id), { side: 'carrier', amount });

    expect(await ask(-301)).toMatchObject({
      errorData: [{ path: 'amount', message: '调减金额不能大于未付金额3.00元，已付部分请另行追回' }],
    });
    await site.adjusted(await site.read(note.id), 'carrier', -300);

    expect(await now(note)).toMatchObject({ noteStatus: '80', openAmount: 0, payableAmount: driverFee });
    await isRight();
  });

  test('40411 what a payment is to bring is not taken off; what it leaves may be, and what is added is paid after it', async () => {
    const note = await owedOne();
    const payment = await site.submitted(await site.read(note.id));
    expect(await site.askFor(note, { side: 'carrier', amount: -1 })).toMatchObject({ errorCode: 40411 });
    await site.adjusted(await site.read(note.id), 'carrier', 700);
    expect(await site.askFor(note, { side: 'carrier', amount: -701 })).toMatchObject({ errorCode: 40411 });
    await site.adjusted(await site.read(note.id), 'carrier', -200);

    await site.pay('approver', 'approve', payment.id, { pass: true });
    await site.drain();
    await site.bankSays(note, 'success');
    expect(await now(note)).toMatchObject({ noteStatus: '75', openAmount: 500, paidAmount: driverFee });
    await site.adjusted(await site.read(note.id), 'carrier', -500);
    expect(await now(note)).toMatchObject({ noteStatus: '80', openAmount: 0 });
    await isRight();
  });
});

describe('FRT-21 who may, and when', () => {
  test('40405 nobody decides on their own; refused and withdrawn change nothing; one of a side waits at a time', async () => {
    const note = await owedOne();
    const asked = expectDone(await site.askFor(note, { side: 'customer', amount: 1_000 }));
    expect(await site.decideOn(asked, { pass: true }, asker)).toMatchObject({ errorCode: 40405 });
    expect(await site.decideOn(asked, { pass: false, remark: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(await site.askFor(note, { side: 'customer', amount: 5 })).toMatchObject({
      message: `运单已有待审核的费用调整${asked.adjustNo}，请先处理`,
    });
    const other = expectDone(await site.askFor(note, { side: 'carrier', amount: 5 }));
    const cancel = (who: string) => site.server.as(who).put(`${adjustPath}/cancel`, { id: other.id, version: other.version }, once());
    expect(await cancel(decider!)).toMatchObject({ success: false, message: '仅申请人可以撤回' });

    expect(expectDone(await cancel(asker!))).toMatchObject({ state: '40' });
    expect(expectDone(await site.decideOn(asked, { pass: false, remark: '重量没有录错' }))).toMatchObject({ state: '30' });

    expect(await site.decideOn(asked)).toMatchObject({ success: false });
    expect(await now(note)).toMatchObject({ customerAdjust: 0, carrierAdjust: 0, taxAmount: 23_719 });
    expect(await site.lines(note.id)).toEqual([]);
    await isRight();
  });

  test('40901 what is not examined costs what its terms say; 40106 a reason is needed', async () => {
    const reviewed = await site.reviewed();
    expect(await site.askFor(reviewed, { side: 'customer', amount: 5 })).toMatchObject({ errorCode: 40901 });
    expect(await site.askFor(await owedOne(), { side: 'customer', amount: 5, reason: '  ' })).toMatchObject({ errorCode: 40106 });
  });

  test('an application for an advance is dealt with first', async () => {
    const note = await site.short(await site.placeWith(400_000), 200_000);
    expectDone(await site.apply(note));
    expect(await site.askFor(note, { side: 'customer', amount: 5 })).toMatchObject({ message: '运单有未完结的垫付申请，请先处理垫付' });
  });

  test('N29 an examination that was corrected is not taken back', async () => {
    const note = await owedOne();
    const unexamine = async () => site.by('finance_mgr', 'unexamine', await site.read(note.id), { reason: '误审' });
    const asked = expectDone(await site.askFor(note, { side: 'customer', amount: 1_000 }));
    const message = '运单有待审核或已生效的费用调整，不能撤回财务审核';
    expect(await unexamine()).toMatchObject({ success: false, message });
    expectDone(await site.decideOn(asked));
    expect(await unexamine()).toMatchObject({ success: false, message });
  });

  test('a trial says what would come of it, and stores nothing', async () => {
    const note = await owedOne();
    await site.payFor([note]);
    const trial = (query: object) => site.server.as(asker!).get(`${adjustPath}/trial`, { noteId: note.id, ...query });

    expect(expectDone(await trial({ side: 'customer', amount: -1_000 }))).toEqual({
      totalBefore: fee,
      totalAfter: fee - 1_000,
      openBefore: 0,
      openAfter: 0,
      taxAmount: -83,
      walletAmount: 1_000,
    });
    expect(expectDone(await trial({ side: 'carrier', amount: 500 }))).toMatchObject({ openBefore: driverFee, openAfter: driverFee + 500 });
    expect(await trial({ side: 'carrier', amount: 0 })).toMatchObject({ success: false });
    expect(await site.adjusts(note.id)).toEqual([]);
  });
});

describe('PERM-06 PERM-08 who sees corrections', () => {
  test('customers see what concerns them once it is effective, carriers theirs, neither the other side', async () => {
    const note = await owedOne();
    await site.adjusted(note, 'customer', 1_000);
    await site.adjusted(await site.read(note.id), 'carrier', 500);
    expectDone(await site.askFor(await site.read(note.id), { side: 'customer', amount: 5 }));
    const seen = async (user: object) => {
      const who = { username: `u${JSON.stringify(user).length}`, permissions: ['adjust:list'], ...user } as never;
      const { records } = expectDone(await site.server.as(who).get(`${adjustPath}/list`, { noteId: note.id }));
      return records;
    };
    const buyer = await seen({ username: 'buyer_adj', userType: 2, cid: note.customerId });
    expect(buyer).toMatchObject([{ side: 'customer', amount: 1_000, state: '20' }]);
    expect(buyer[0]).not.toHaveProperty('applyBy', asker);
    expect(await seen({ username: 'other_adj', userType: 2, cid: 'someone_else' })).toEqual([]);
    expect(await seen({ username: 'carrier_adj', userType: 3, cid: note.creditorId })).toEqual([]);
    expect(await seen({ username: 'captain_adj', userType: 4, cid: note.creditorId })).toEqual([]);
    const stranger = { username: 'no_adj', permissions: ['adjust:list'] } as never;
    expect(await site.askFor(note, { side: 'carrier', amount: 5 }, stranger)).toMatchObject({ status: 403 });
  });
});
