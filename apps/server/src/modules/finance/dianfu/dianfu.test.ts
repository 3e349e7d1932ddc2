import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, dianfuPath as path, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { post } from '../ledger/post.ts';
import { postOpening, postRecharge, reversed } from '../ledger/postings.ts';
import { hyDianfu } from './dianfu.table.ts';

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

const books = () => booksOf(site.world.company.id);
const change = (id: string, values: Partial<typeof hyDianfu.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyDianfu).set(values).where(eq(hyDianfu.id, id)));
const timeline = async (noteId: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId })) as { eventType: string; content: string }[];
const owedBy = async (customerId: string) => ({
  term: await site.balance(books().receivable(customerId)),
  advance: await site.balance(books().advanced(customerId)),
});
/** Takes so much from the paying account that this is left, and gives it back afterwards. */
async function withFunds<Result>(left: number, run: () => Promise<Result>): Promise<Result> {
  const ctx = site.server.context();
  const companyId = site.world.company.id;
  // What is on its way is spoken for already.
  const amount = (await site.balance(bankCode(site))) - (await site.balance(books().clearing('bank'))) - left;
  const opening = postOpening({ companyId, companyAccountId: site.account.id, amount });
  const facts = (step: string) => ({ bizId: site.account.id, step: `${step} ${Math.random()}`, bizNo: null, companyId, summary: 'test' });
  await ctx.transaction((tx) => post(tx, ctx, reversed(opening), facts('out')));
  try {
    return await run();
  } finally {
    await ctx.transaction((tx) => post(tx, ctx, opening, facts('in')));
  }
}

describe('SHIP-22 F1 asking for an advance', () => {
  test('what is missing is asked for, on the terms of the customer, once at a time', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    expect(note).toMatchObject({ noteStatus: '70', fundReason: '40105', feeTotal: 294_520, frozenAmount: 287_260 });

    const missing = await site.server.as(cashier).get('/cost/hyDianfu/missing', { noteId: note.id });
    expect(expectDone(missing)).toEqual({ amount: 7260, count: 1 });
    const asked = expectDone(await site.apply(note));
    expect(asked).toMatchObject({
      state: '10',
      dianfuNo: expect.stringMatching(/^DF260602\d{6}$/),
      principal: 7260,
      appliedAmount: 7260,
      termDays: 30,
      dayRate: 300,
      feeMode: 'daily',
      startDate: null,
      applyBy: cashier,
      customerId: place.customer.id,
    });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '70', dianfuState: '10' });
    expect(await site.apply(note)).toMatchObject({ success: false, errorData: [{ path: 'noteId' }] });
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'dianfuApplied', content: `申请垫付 ${asked.dianfuNo}：72.60元` });
  });

  test('two people at the same moment make one application', async () => {
    const note = await site.short(await site.placeWith(400_000), 280_000);
    const answers = await Promise.all([site.apply(note), site.apply(note, 'second_cashier')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test.each([
    ['40441 not agreed', { dianfuEnabled: '0' }, { errorCode: 40441 }],
    ['40442 a fen above the limit', { dianfuLimit: 7259 }, { errorCode: 40442 }],
    ['a term of no day', { dianfuTermDays: 0 }, { success: false }],
    ['a term above 180 days', { dianfuTermDays: 181 }, { success: false }],
    ['a rate above 1000', { dianfuDayRate: 1001 }, { success: false }],
  ])('%s keeps a customer from an advance', async (_what, values, answer) => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    await site.changeCustomer(place.customer.id, values);
    expect(await site.apply(note)).toMatchObject(answer);
    expect(await site.read(note.id)).toMatchObject({ dianfuState: null, version: note.version });
  });

  test('at the limits it is granted, and what is asked for already counts', async () => {
    const place = await site.placeWith(900_000, { dianfuLimit: 7260, dianfuTermDays: 180, dianfuDayRate: 1000 });
    const second = await site.reviewed({ place });
    const first = await site.short(place, 280_000);
    await site.change(second.id, { extraFee: 1, customerFee: 287_261, driverFee: 271_001 });
    const other = await site.examine(second, { pass: true });
    expectDone(await site.apply(first));
    expect(await site.apply(other)).toMatchObject({ errorCode: 40442 });
    await site.changeCustomer(place.customer.id, { dianfuLimit: 7261 });
    expectDone(await site.apply(other));
  });

  test('40443 an advance that is overdue for more than seven days keeps its customer from another one', async () => {
    const place = await site.placeWith(900_000);
    const reviewed = await site.reviewed({ place });
    const late = await site.advanced(await site.short(place, 280_000));
    await site.change(reviewed.id, { extraFee: 1, customerFee: 287_261, driverFee: 271_001 });
    const note = await site.examine(reviewed, { pass: true });
    await change(late.id, { dueDate: '2026-05-25' });
    expect(await site.apply(note)).toMatchObject({ errorCode: 40443 });
    await change(late.id, { dueDate: '2026-05-26' });
    expectDone(await site.apply(note));
  });

  test('a waybill that has its money, or is not examined, needs none', async () => {
    const funded = await site.payable();
    expect(await site.apply(funded)).toMatchObject({ errorCode: 40901 });
    expect(await site.apply(await site.reviewed())).toMatchObject({ errorCode: 40901 });
  });
});

describe('SHIP-22 F2 F3 F8 deciding on it', () => {
  test('40405 not by who asked; a refusal needs its words, and another one may be asked for', async () => {
    const note = await site.short(await site.placeWith(400_000), 280_000);
    const asked = expectDone(await site.apply(note));
    expect(await site.move('audit', asked, { who: cashier, pass: true })).toMatchObject({ errorCode: 40405 });
    expect(await site.move('audit', asked, { pass: false, remark: ' ' })).toMatchObject({
      errorCode: 40106,
      errorData: [{ path: 'remark' }],
    });
    const refused = expectDone(await site.move('audit', asked, { pass: false, remark: '客户信用不足' }));
    expect(refused).toMatchObject({ state: '60', auditBy: site.finance, auditRemark: '客户信用不足' });
    expect((await site.read(note.id)).dianfuState).toBe('60');
    expect(await site.move('audit', refused, { pass: true })).toMatchObject({ errorCode: 40901 });

    const again = expectDone(await site.apply(note));
    expect(expectDone(await site.move('cancel', again, { who: cashier, reason: '客户已充值' }))).toMatchObject({ state: '99' });
    expect((await site.read(note.id)).dianfuState).toBe('99');
  });

  test('8 it is given up by who asked, or by anyone who decides on them, and by nobody else', async () => {
    const note = await site.short(await site.placeWith(400_000), 280_000);
    const passed = await site.passed(note);
    const other = { username: 'other_cashier', permissions: ['dianfu:cancel'] };
    const cancel = (who: Parameters<typeof site.server.as>[0], reason = '不再需要') =>
      site.server.as(who).put(`${path}/cancel`, { id: passed.id, version: passed.version, reason }, once());
    expect(await cancel(other)).toMatchObject({ status: 403 });
    expect(await cancel(cashier, ' ')).toMatchObject({ errorCode: 40106 });
    const decider = { username: 'decider', permissions: ['dianfu:cancel', 'dianfu:audit'] };
    expect(expectDone(await cancel(decider))).toMatchObject({ state: '99', closeReason: '不再需要' });
  });
});

describe('SHIP-22 F4 the advance', () => {
  test('L6 what is set aside pays, the rest is advanced, and the waybill is ready to pay', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const passed = await site.passed(note);
    const sheet = expectDone(await site.server.as(site.finance).get(`${path}/advanceSheet`, { id: passed.id }));
    expect(sheet).toMatchObject({ feeTotal: 294_520, ownFunds: 287_260, principal: 7260, dueDate: '2026-07-02' });

    const done = expectDone(await site.move('advance', passed));

    expect(done).toMatchObject({
      state: '30',
      principal: 7260,
      balance: 7260,
      feeAmount: 0,
      startDate: '2026-06-02',
      dueDate: '2026-07-02',
      dueFlag: '0',
      advanceBy: site.finance,
      advanceTime: '2026-06-02 12:00:00',
    });
    const funded = await site.read(note.id);
    expect(funded).toMatchObject({
      noteStatus: '75',
      dianfuState: '30',
      fundReason: null,
      frozenAmount: 0,
      customerPaidAmount: 287_260,
      fundTime: '2026-06-02 12:00:00',
    });
    expect(await owedBy(place.customer.id)).toEqual({ term: 0, advance: 7260 });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 0, frozenAmount: 0 });
    expect((await timeline(note.id)).at(-1)).toMatchObject({
      eventType: 'dianfuAdvanced',
      content: `垫付放款 ${done.dianfuNo}：本金72.60元，客户冻结资金2,872.60元已划转，到期日 2026-07-02`,
    });
    expect(await site.findings()).toEqual([]);

    const payment = await site.submitted(funded);
    expect(await site.pay('finance_second', 'approve', payment.id, { pass: true })).toMatchObject({ state: '30', amount: 278_260 });
    expect(await site.findings()).toEqual([]);
  });

  test('L7 what has come in between is used first: only what is still missing is advanced', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const passed = await site.passed(note);
    await site.recharge(place, 5000);
    // The arrival itself is set aside for the waybill.
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '70', frozenAmount: 292_260 });

    expect(expectDone(await site.move('advance', passed))).toMatchObject({ state: '30', principal: 2260, appliedAmount: 7260 });
    expect(await owedBy(place.customer.id)).toEqual({ term: 0, advance: 2260 });
    expect(await site.findings()).toEqual([]);
  });

  test('8 with all of the money there the application closes by itself, and the advance is refused', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const passed = await site.passed(note);
    await site.recharge(place, 7260);

    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', dianfuState: '99' });
    expect(await site.dianfu(passed.id)).toMatchObject({ state: '99', closeReason: '已有资金' });
    expect(await site.move('advance', passed)).toMatchObject({ errorCode: 40901 });
    expect(await owedBy(place.customer.id)).toEqual({ term: 0, advance: 0 });
    expect(await site.findings()).toEqual([]);
  });

  test('8 F1 N19 F2 M14 F4: a waybill that was paid in between is not brought back', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const asked = expectDone(await site.apply(note));
    await site.recharge(place, 7260);
    await site.change(note.id, { noteStatus: '80' });
    expect(await site.move('audit', asked, { pass: true })).toMatchObject({ errorCode: 40901 });
    expect((await site.read(note.id)).noteStatus).toBe('80');
    await site.change(note.id, { noteStatus: '75' });
  });

  test('money that is free in the wallet, and that no arrival has set aside, closes it at the advance itself', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const passed = await site.passed(note);
    const ctx = site.server.context();
    await ctx.transaction((tx) =>
      post(tx, ctx, postRecharge({ companyAccountId: 'bank1', walletId: place.wallet.id, amount: 10_000 }), {
        bizId: note.id,
        step: 'free',
        bizNo: null,
        companyId: site.world.company.id,
        summary: 'test',
      }),
    );
    expect(expectDone(await site.move('advance', passed))).toMatchObject({ state: '99', closeReason: '已有资金' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', customerPaidAmount: 294_520 });
    expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(2740);
    expect(await site.findings()).toEqual([]);
  });

  test('L9 40444 the paying account must hold it, to the fen', async () => {
    const note = await site.short(await site.placeWith(400_000), 280_000);
    const passed = await site.passed(note);
    expect(await withFunds(7259, () => site.move('advance', passed))).toMatchObject({ errorCode: 40444 });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '70', frozenAmount: 287_260 });
    expect(await withFunds(7260, () => site.move('advance', passed))).toMatchObject({ success: true });
  });

  test('40405 who asked does not advance; two people at the same moment advance once', async () => {
    const place = await site.placeWith(400_000);
    const passed = await site.passed(await site.short(place, 280_000));
    expect(await site.move('advance', passed, { who: cashier })).toMatchObject({ errorCode: 40405 });
    const answers = await Promise.all([site.move('advance', passed), site.move('advance', passed, { who: 'finance_second' })]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await owedBy(place.customer.id)).toEqual({ term: 0, advance: 7260 });
  });

  test('L14 of a customer on a term all that is open is advanced, and counts against their credit no more', async () => {
    const place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 600_000 });
    const held = await site.reviewed({ place, form: { settleType: '3', termDays: 30 } });
    const other = await site.reviewed({ place, form: { settleType: '3', termDays: 30 } });
    await site.changeCustomer(place.customer.id, { creditLimit: 300_000 });
    const note = await site.examine(held, { pass: true });
    const waiting = await site.examine(other, { pass: true });
    expect([note, waiting].map(({ fundReason }) => fundReason)).toEqual(['40104', '40104']);
    const creditUsed = async () =>
      expectDone(await site.server.as('admin').get('/customer/hyCustomer/queryById', { id: place.customer.id })).creditUsed;
    expect(await creditUsed()).toBe(2 * 287_260);

    const done = await site.advanced(note);
    expect(done).toMatchObject({ principal: 287_260 });
    expect(await creditUsed()).toBe(287_260);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', customerPaidAmount: 0, dueFlag: '0' });
    expect(await owedBy(place.customer.id)).toEqual({ term: 287_260, advance: 287_260 });

    // 13: the credit that came free takes the other one on.
    await site.fund();
    expect((await site.read(waiting.id)).noteStatus).toBe('75');
    expect(await site.findings()).toEqual([]);
  });

  test('8 nothing is advanced of a term that its customer has paid in between, though what they owe elsewhere still exceeds their credit', async () => {
    const term = { settleType: '3', termDays: 30 };
    const place = await site.placeWith(0, { ...term, creditLimit: 600_000 });
    const [held, other] = [await site.reviewed({ place, form: term }), await site.reviewed({ place, form: term })];
    await site.changeCustomer(place.customer.id, { creditLimit: 100_000 });
    const note = await site.examine(held, { pass: true });
    await site.examine(other, { pass: true });
    const passed = await site.passed(note);
    const arrival = {
      source: 'transfer',
      companyAccountId: site.account.id,
      bankSerialNo: 'paid in between',
      transferTime: '2026-06-02 11:00:00',
      voucherFiles: 'voucher/a.png',
    };
    expectDone(await site.server.as(cashier).put('/shipping/hyShippingNote/customerPay', { ids: [note.id], ...arrival }, once()));
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '70', fundReason: '40104', customerPaidAmount: 287_260 });

    expect(await site.move('advance', passed)).toMatchObject({ success: false, message: '该运单资金充足，无需垫付' });
    expect((await site.read(note.id)).noteStatus).toBe('70');
    expect((await owedBy(place.customer.id)).advance).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('N29 an examination is not taken back while an advance stands, or was paid back', async () => {
    const place = await site.placeWith(400_000);
    const note = await site.short(place, 280_000);
    const unexamine = async () => {
      const { id, version } = await site.read(note.id);
      return site.server.as(site.finance).put('/shipping/hyShippingNote/unexamine', { id, version, reason: '重量有误' }, once());
    };
    await site.advanced(note);
    expect(await unexamine()).toMatchObject({ success: false });
    await site.recharge(place, 7260);
    expect((await site.read(note.id)).dianfuState).toBe('50');
    expect(await unexamine()).toMatchObject({ success: false });
  });
});
