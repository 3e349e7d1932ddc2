import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { takeResult } from '../payment/settlePayment.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const [maker, checker] = ['finance_maker', 'finance_checker'];
const books = () => booksOf(site.world.company.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

/** A wallet of its own, so that one test's correction does not wait for another's. */
async function someWallet(amount = 100_000): Promise<Row> {
  const customer = await site.build.customer();
  return site.build.wallet(customer.id, site.world.company.id, amount);
}
const adjust = (wallet: Row, values: object = {}, who = maker) =>
  site.server
    .as(who)
    .post(
      '/customer/hyCustomerWallet/adjust',
      { id: wallet.id, direction: 'in', amount: 5000, account: 'compensate', reason: '破损赔付', ...values },
      once(),
    );
const decide = (approval: Row, body: object = { pass: true }, who = checker) =>
  site.server.as(who).put('/account/hyApproval/audit', { id: approval.id, version: approval.version, ...body }, once());
const cancel = (approval: Row, who = maker) =>
  site.server.as(who).put('/account/hyApproval/cancel', { id: approval.id, version: approval.version }, once());
const stateOf = async ({ id }: Row) => expectDone(await site.server.as('admin').get('/account/hyApproval/queryById', { id })).state;

describe('FRT-06 P25 a wallet is corrected by two persons', () => {
  test.each([
    ['in', 'compensate', 5000],
    ['in', 'other', 5000],
    ['out', 'compensate', -5000],
    ['out', 'other', -5000],
  ])('%s against %s: nothing moves until somebody else agrees, then the books and the wallet do', async (direction, account, change) => {
    const wallet = await someWallet();
    const other = account === 'compensate' ? books().compensationCost : books().otherIncome;
    const before = await site.balance(other);
    const approval = expectDone(await adjust(wallet, { direction, account }));
    expect(approval).toMatchObject({
      approvalNo: expect.stringMatching(/^FH260602\d{6}$/),
      kind: 'walletAdjust',
      state: '10',
      amount: 5000,
      applyBy: maker,
      summary: `可用余额：${change > 0 ? '+' : '-'}50.00\n对应科目：${account === 'compensate' ? '赔付' : '其他收入'}`,
    });
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(100_000);

    expect(await decide(approval, { pass: true }, maker)).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await decide(approval))).toMatchObject({ state: '20', auditBy: checker });
    expect(await decide(approval)).toMatchObject({ errorCode: 40901 });
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(100_000 + change);
    // Compensation is a cost, other income an income: what the wallet gains, the one grows by and the other loses.
    expect((await site.balance(other)) - before).toBe(account === 'compensate' ? change : -change);
    expect(await findings()).toEqual([]);
  });

  test.each([
    [100_000, true],
    [100_001, false],
  ])('40105 at most what is free is taken: %d of 100,000', async (amount, isTaken) => {
    const answer = await adjust(await someWallet(), { direction: 'out', amount });
    expect(answer).toMatchObject(isTaken ? { success: true } : { errorCode: 40105 });
  });

  test('40105 what is no longer there when it is decided on is not taken, and the application waits on', async () => {
    const wallet = await someWallet();
    const approval = expectDone(await adjust(wallet, { direction: 'out', amount: 60_000 }));
    const { post } = await import('../ledger/post.ts');
    const { postFreeze, postUnfreeze } = await import('../ledger/postings.ts');
    const ctx = site.server.context();
    const facts = { bizId: wallet.id, step: 'use', bizNo: null, companyId: site.world.company.id, summary: 'test' };
    await ctx.transaction((tx) => post(tx, ctx, postFreeze({ walletId: wallet.id, amount: 50_000 }), facts));

    expect(await decide(approval)).toMatchObject({ errorCode: 40105 });
    expect(await stateOf(approval)).toBe('10');
    expect(expectDone(await decide(approval, { pass: false, remark: '余额不足' }))).toMatchObject({ state: '30' });
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(50_000);
    await ctx.transaction((tx) => post(tx, ctx, postUnfreeze({ walletId: wallet.id, amount: 50_000 }), facts));
  });

  test('money that comes this way funds what waited for it', async () => {
    const wallet = await site.walletNow(site.world.wallet.id);
    const approval = expectDone(await adjust(wallet as Row, { id: site.world.wallet.id, amount: 1 }));
    expectDone(await decide(approval));
    expect((await site.walletNow(site.world.wallet.id)).availableAmount).toBe(wallet.availableAmount + 1);
  });

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['a fraction', { amount: 1.5 }, 'amount'],
    ['above the limit', { amount: 10_000_000_000 }, 'amount'],
    ['an account that is not corrected so', { account: 'L.AP' }, 'account'],
    ['a direction that there is not', { direction: 'freeze' }, 'direction'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('%s is refused at its field', async (_what, values, field) => {
    const answer = await adjust(await someWallet(), values);
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
  });
});

describe('FRT-06 what one person asks for another one carries out', () => {
  test('one question at a time is asked of a wallet, also by two at the same moment', async () => {
    const wallet = await someWallet();
    const answers = await Promise.all([adjust(wallet), adjust(wallet, {}, 'second_maker')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await adjust(wallet)).toMatchObject({ success: false, message: '已有待复核的申请，请先处理' });
  });

  test('refused with a remark nothing is booked; cancelled by the one who asked alone', async () => {
    const wallet = await someWallet();
    const first = expectDone(await adjust(wallet));
    expect(await decide(first, { pass: false, remark: '' })).toMatchObject({ errorCode: 40106 });
    expect(await cancel(first, checker)).toMatchObject({ success: false, message: '仅申请人可以取消' });
    expect(expectDone(await cancel(first))).toMatchObject({ state: '40' });
    expect(await decide(first)).toMatchObject({ errorCode: 40901 });

    const second = expectDone(await adjust(wallet));
    expectDone(await decide(second, { pass: false, remark: '金额不符' }));
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(100_000);
    expect(await findings()).toEqual([]);
  });

  test('decided by two at the same moment it is carried out once', async () => {
    const wallet = await someWallet();
    const approval = expectDone(await adjust(wallet));
    const answers = await Promise.all([decide(approval), decide(approval, { pass: true }, 'second_checker')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(105_000);
  });

  test('PERM-08 customers neither see applications nor decide on them', async () => {
    const approval = expectDone(await adjust(await someWallet()));
    const customer = {
      username: 'customer_deciding',
      userType: 2 as const,
      cid: site.world.customer.id,
      permissions: ['approval:list', 'approval:audit', 'wallet:adjust'],
    };
    expect(expectDone(await site.server.as(customer).get('/account/hyApproval/list')).total).toBe(0);
    expect(
      await site.server.as(customer).put('/account/hyApproval/audit', { id: approval.id, version: 0, pass: true }, once()),
    ).toMatchObject({ status: 403 });
    const own = { id: site.world.wallet.id, direction: 'in', amount: 1, account: 'other', reason: 'x' };
    expect(await site.server.as(customer).post('/customer/hyCustomerWallet/adjust', own, once())).toMatchObject({ status: 403 });
  });
});

describe('FRT-06 P18 a refund to a customer', () => {
  const bank = () => site.balance(accounts.bank(site.account.id));
  const giveCard = (wallet: Row, values: object = {}) =>
    site.giveCard('customer', wallet.customerId, { accountType: '1', cardNo: '8110500088', ...values });
  const refund = (wallet: Row, values: object, who = 'cashier_person') =>
    site.server.as(who).post('/customer/hyCustomerWallet/refund', { id: wallet.id, amount: 60_000, reason: '客户申请', ...values }, once());
  const paymentOf = async (approval: Row): Promise<Row> =>
    expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { payKind: '4', submitBy: approval.applyBy })).records[0];
  const settle = (payment: Row, result: Parameters<typeof takeResult>[1]['result']) =>
    takeResult(site.server.context(), { requestSerial: payment.requestSerial, result });
  const success = (bankSerialNo: string) => ({ state: 'success' as const, bankSerialNo, payTime: '2026-06-02 12:00:03', fee: 500 });

  test('leaves the wallet when another person agrees, reaches the account of the customer, and every fen is in the books', async () => {
    const wallet = await someWallet();
    const cardId = await giveCard(wallet);
    const before = await bank();
    const approval = expectDone(await refund(wallet, { cardId }));
    expect(approval).toMatchObject({
      kind: 'walletRefund',
      amount: 60_000,
      summary: expect.stringMatching(/^退款金额：600.00\n收款账户：/),
    });
    expect(approval.summary).not.toContain('8110500088');
    expect(await decide(approval, { pass: true }, 'cashier_person')).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(approval));

    const payment = await paymentOf(approval);
    expect(payment).toMatchObject({ state: '30', amount: 60_000, submitBy: 'cashier_person', approveBy: checker, noteId: null });
    expect(await site.walletNow(wallet.id)).toMatchObject({ availableAmount: 40_000, totalRefund: 60_000 });
    await site.drain();
    expect(site.bank.given.at(-1)).toMatchObject({
      amount: 60_000,
      payee: { accountNo: '8110500088', accountType: '1' },
      purpose: expect.stringContaining('退款'),
    });
    await settle(payment, success('RF1'));
    expect(await site.payment(payment.id)).toMatchObject({ state: '40', channelFee: 500 });
    expect(before - (await bank())).toBe(60_500);
    expect(await findings()).toEqual([]);
    const check = expectDone(await site.server.as('cashier_person').get('/customer/hyCustomerWallet/check', { id: wallet.id }));
    expect(check.rows.find(({ item }: { item: string }) => item === 'refund')).toMatchObject({
      ledger: 60_000,
      wallet: 60_000,
      documents: 60_000,
    });
  });

  test.each(['failed', 'returned'])('%s, its money is in the wallet again, and nobody has to look after the payment', async (end) => {
    const wallet = await someWallet();
    const maker = `refund_maker_${end}`;
    const approval = expectDone(await refund(wallet, { cardId: await giveCard(wallet) }, maker));
    expectDone(await decide(approval));
    const payment = await paymentOf(approval);
    if (end === 'failed') await settle(payment, { state: 'failed', code: 'E11', reason: '户名与账号不符' });
    else {
      await settle(payment, success(`RF${maker}`));
      await settle(payment, { state: 'returned', bankSerialNo: `RF${maker}`, returnTime: '2026-06-03 09:00:00', reason: '账户已销户' });
    }
    expect(await site.payment(payment.id)).toMatchObject({ state: end === 'failed' ? '50' : '70', failNoticeState: '2' });
    expect(await site.walletNow(wallet.id)).toMatchObject({ availableAmount: 100_000, totalRefund: 0 });
    expect(await findings()).toEqual([]);
    expectDone(await refund(wallet, { cardId: await giveCard(wallet, { cardNo: '8110500099', isDefault: '0' }) }, maker));
  });

  test.each([
    [100_000, true],
    [100_001, false],
  ])('40105 at most what is free is given back: %d of 100,000', async (amount, isTaken) => {
    const wallet = await someWallet();
    const answer = await refund(wallet, { amount, cardId: await giveCard(wallet) });
    expect(answer).toMatchObject(isTaken ? { success: true } : { errorCode: 40105 });
  });

  test('L32 40105 a frozen wallet gives nothing back, neither when it is asked for nor when it is decided', async () => {
    const wallet = await someWallet();
    const cardId = await giveCard(wallet);
    const hold = async (action: string) => {
      const { version } = expectDone(await site.server.as('admin').get('/customer/hyCustomerWallet/queryById', { id: wallet.id }));
      expectDone(
        await site.server.as('admin').put(`/customer/hyCustomerWallet/${action}`, { id: wallet.id, version, reason: '核查' }, once()),
      );
    };
    const approval = expectDone(await refund(wallet, { cardId }));
    await hold('freeze');
    expect(await decide(approval)).toMatchObject({ errorCode: 40105 });
    expect(await refund(await someWallet(), { id: wallet.id, cardId })).toMatchObject({ success: false });
    await hold('unfreeze');
    expectDone(await decide(approval));
  });

  test('goes to a confirmed account of this customer alone, also when it is decided', async () => {
    const [wallet, other] = [await someWallet(), await someWallet()];
    for (const cardId of [await giveCard(other), await giveCard(wallet, { verifyState: '10' }), 'nobody'])
      expect(await refund(wallet, { cardId })).toMatchObject({ errorData: [{ path: 'cardId', message: '请选择客户已验证的收款账户' }] });
    const cardId = await giveCard(wallet, { cardNo: '8110500077', isDefault: '0' });
    const approval = expectDone(await refund(wallet, { cardId }));
    const set = (values: Partial<typeof hyBankCard.$inferInsert>) =>
      site.server.inTenant(0, (tx) => tx.update(hyBankCard).set(values).where(eq(hyBankCard.id, cardId)));
    await set({ verifyState: '10' });
    expect(await decide(approval)).toMatchObject({ errorCode: 40404 });
    await set({ verifyState: '20', cardNo: '9110500066' });
    expect(await decide(approval)).toMatchObject({ errorCode: 40901 });
    expect((await site.walletNow(wallet.id)).availableAmount).toBe(100_000);
  });
});
