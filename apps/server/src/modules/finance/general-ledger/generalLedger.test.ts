import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, once } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { hyLedgerLine, hyLedgerTxn } from '../ledger/ledger.table.ts';
import { post } from '../ledger/post.ts';
import { postAccrual, postCustomerPayment, postOpening } from '../ledger/postings.ts';
import { postPayout } from '../ledger/payoutPostings.ts';
import { payKind } from '../payment/payment.states.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

let server: TestServer;
let steps = 0;
const path = '/account/hyLedger';
const companyId = 'company-a';
const bank = 'bank-a';

/** Books something as of a time. */
async function book(posting: ReturnType<typeof postOpening>, happenTime: string, of = companyId): Promise<string> {
  const ctx = server.context();
  const facts = { bizId: `doc-${(steps += 1)}`, step: 'once', bizNo: `DOC${steps}`, companyId: of, summary: `第${steps}笔`, happenTime };
  return (await ctx.transaction((tx) => post(tx, ctx, posting, facts)))!;
}

const open = (amount: number, time: string, company = companyId, account = bank) =>
  book(postOpening({ companyId: company, companyAccountId: account, amount }), time, company);
const accrue = (feeTotal: number, time: string) =>
  book(
    postAccrual({
      companyId,
      customerId: 'customer-a',
      creditorId: 'driver-a',
      agentId: null,
      orderMode: '1',
      lossPass: '1',
      feeTotal,
      driverFee: feeTotal - 10_000,
      serviceFee: 10_000,
      agentMargin: 0,
      lossAmount: 0,
      taxRate: 900,
    }),
    time,
  );
const pay = (amount: number, time: string) =>
  book(postCustomerPayment({ companyId, customerId: 'customer-a', amount }, { companyAccountId: bank }), time);

const as = (who = 'finance') => server.as(who);
const trial = async (month: string, query: object = {}) => expectDone(await as().get(`${path}/trialBalance`, { month, ...query }));
const kind = async (month: string, code: string) =>
  (await trial(month)).rows.find((row: { accountKind: string }) => row.accountKind === code);
const close = (month: string, who = 'finance') => as(who).put('/account/hyLedgerMonth/close', { month }, once());
const reopen = (month: string, reason: string) => as().put('/account/hyLedgerMonth/reopen', { month, reason }, once());
const timeOf = async (txnId: string) =>
  server.inTenant(0, async (tx) => {
    const [row] = await tx
      .select()
      .from(hyLedgerTxn)
      .where(and(eq(hyLedgerTxn.tenantId, 0), eq(hyLedgerTxn.id, txnId)));
    return row!.happenTime;
  });

beforeAll(async () => {
  server = await testServer({ shared: true });
  server.clock.set('2026-06-01T00:09:59+08:00');
  await open(1_000_000, '2026-04-10 10:00:00');
  await accrue(300_000, '2026-04-30 23:59:59');
  await pay(200_000, '2026-05-01 00:00:00');
  await accrue(109_000, '2026-05-20 12:00:00');
  await open(70_000, '2026-05-21 12:00:00', 'company-b', 'bank-b');
});

describe('FRT-13 the general ledger', () => {
  test('the trial balance of a month begins with what the one before ended with, and balances', async () => {
    expect(await kind('2026-04', 'A.AR')).toEqual({
      accountKind: 'A.AR',
      side: 'D',
      accounts: 1,
      opening: 0,
      debit: 300_000,
      credit: 0,
      closing: 300_000,
    });
    expect(await kind('2026-05', 'A.AR')).toMatchObject({ opening: 300_000, debit: 109_000, credit: 200_000, closing: 209_000 });
    expect(await kind('2026-05', 'A.BANK')).toMatchObject({ accounts: 2, opening: 1_000_000, debit: 270_000, closing: 1_270_000 });
    const { totals } = await trial('2026-05');
    expect(totals).toEqual({
      openingDebit: 1_000_000 + 300_000 + 290_000,
      openingCredit: 1_000_000 + 300_000 + 290_000,
      debit: 270_000 + 109_000 + 99_000,
      credit: 270_000 + 109_000 + 99_000,
      closingDebit: 1_270_000 + 209_000 + 389_000,
      closingCredit: 1_270_000 + 209_000 + 389_000,
    });
  });

  test('one company has books of its own, which balance by themselves', async () => {
    const { rows, totals } = await trial('2026-05', { companyId: 'company-b' });
    expect(rows.map((row: { accountKind: string }) => row.accountKind)).toEqual(['Q.OPENING']);
    expect(totals.closingCredit).toBe(70_000);
  });

  test('accounts and lines are listed, found and put into a sheet', async () => {
    const { records, total } = expectDone(await as().get(`${path}/list`, { month: '2026-05', accountKind: 'L.AP' }));
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      accountCode: booksOf(companyId).payable('driver-a'),
      accountKind_dictText: '应付司机/承运商运费',
      opening: 290_000,
      credit: 99_000,
      closing: 389_000,
    });
    const lines = expectDone(
      await as().get('/account/hyLedgerLine/list', { accountKind: 'A.BANK', happenTime_begin: '2026-05-01 00:00:00', companyId }),
    );
    expect(lines.total).toBe(0);
    const found = expectDone(await as().get('/account/hyLedgerLine/list', { accountCode: `A.BANK.${bank}`, biz: 'customerPay' }));
    expect(found.records).toEqual([
      expect.objectContaining({
        side: 'D',
        amount: 200_000,
        balanceAfter: 1_200_000,
        happenTime: '2026-05-01 00:00:00',
        biz_dictText: '客户回款',
      }),
    ]);
    expect((await as().download('/account/hyLedgerLine/exportXls', {})).status).toBe(200);
    expect((await as().download(`${path}/exportXls`, { month: '2026-05' })).status).toBe(200);
  });

  test('SESS-10 the books are for staff with the right to them, in their own tenant', async () => {
    const customer = server.as({ username: 'customer_person', userType: 2, cid: 'customer-a' });
    for (const at of [`${path}/trialBalance`, `${path}/list`]) expect((await customer.get(at, { month: '2026-05' })).code).toBe(510);
    expect((await customer.get('/account/hyLedgerLine/list')).code).toBe(510);
    expect(
      (await server.as({ username: 'reader', permissions: ['ledger:list'] }).put('/account/hyLedgerMonth/close', { month: '2026-04' }))
        .code,
    ).toBe(510);
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
    expect(expectDone(await elsewhere.get(`${path}/trialBalance`, { month: '2026-05' })).rows).toEqual([]);
  });
});

describe('LEDG-04 accounting months', () => {
  test('I20 L30 months are closed in order once they are over; what comes later is booked into the first open one', async () => {
    expect((await close('2026-05')).message).toBe('该月尚未结束，次月1日0:10起可以结账');
    server.clock.advance(1000);
    expect((await close('2026-05')).message).toBe('请先完成2026-04结账');
    expect((await close('2026-03')).message).toBe('该月没有账务');
    const before = await trial('2026-04');
    expectDone(await close('2026-04'));
    expect((await close('2026-04')).message).toBe('该月已结账');
    expect(await trial('2026-04')).toEqual(before);
    expect(await kind('2026-05', 'A.AR')).toMatchObject({ opening: 300_000, closing: 209_000 });

    expect(await timeOf(await pay(1_000, '2026-04-30 23:59:59'))).toBe('2026-05-01 00:00:00');
    expect(await timeOf(await pay(1_000, '2026-05-01 00:00:01'))).toBe('2026-05-01 00:00:01');
    expect(await kind('2026-04', 'A.AR')).toMatchObject({ closing: 300_000 });
    expect(await kind('2026-05', 'A.AR')).toMatchObject({ credit: 202_000, closing: 207_000 });

    expectDone(await close('2026-05'));
    expect(await timeOf(await pay(500, '2026-04-02 08:00:00'))).toBe('2026-06-01 00:00:00');
    const { records, total } = expectDone(await as().get('/account/hyLedgerMonth/list'));
    expect(total).toBe(3);
    expect(
      records.map((row: { month: string; state: string; closeBy: string; problem: string; canReopen: string }) => [
        row.month,
        row.state,
        row.closeBy,
        row.problem,
        row.canReopen,
      ]),
    ).toEqual([
      ['2026-06', 'open', null, '该月尚未结束，次月1日0:10起可以结账', '0'],
      ['2026-05', 'closed', 'finance', null, '1'],
      ['2026-04', 'closed', 'finance', null, '0'],
    ]);
    expect((await server.inTenant(0, (tx) => verifyLedger(tx, 0))).filter(({ invariant }) => invariant === 'I20')).toEqual([]);
  });

  test('the month that was closed last is opened again with a reason, and others are not', async () => {
    expect((await reopen('2026-04', '重开')).message).toBe('只能反结账最近一个已结账的月份');
    expect(await reopen('2026-05', ' ')).toMatchObject({ errorCode: 40106 });
    expectDone(await reopen('2026-05', '补记'));
    expect(await timeOf(await pay(700, '2026-05-30 08:00:00'))).toBe('2026-05-30 08:00:00');
    expectDone(await close('2026-05'));
    expect(await kind('2026-05', 'A.AR')).toMatchObject({ credit: 202_700, closing: 206_300 });
    expect(await kind('2026-06', 'A.AR')).toMatchObject({ opening: 206_300, credit: 500, closing: 205_800 });
  });

  test('books that do not balance are not closed', async () => {
    server.clock.set('2026-07-02T08:00:00+08:00');
    // A payment on its way that no document knows of.
    await book(
      postPayout({ payKind: payKind.freight, companyId, amount: 100, creditorId: 'driver-a', channel: 'bank' }),
      '2026-06-15 08:00:00',
    );
    expect((await close('2026-06', 'finance_of_july')).message).toBe('账务核对发现差异，处理后才能结账');
  });

  test('I20 a line that got into a closed month is found', async () => {
    await server.inTenant(0, async (tx) => {
      await tx.insert(hyLedgerTxn).values({
        tenantId: 0,
        id: 'smuggled',
        biz: 'adjust',
        bizId: 'x',
        step: 'x',
        summary: 'x',
        operator: 'x',
        happenTime: '2026-05-31 23:59:59',
        createTime: '2026-07-02 08:00:00',
      });
      const line = {
        tenantId: 0,
        txnId: 'smuggled',
        happenTime: '2026-05-31 23:59:59',
        isTransfer: '0',
        amount: 1,
        balanceAfter: 1,
        accountSeq: 999,
      };
      await tx.insert(hyLedgerLine).values([
        { ...line, lineNo: 1, accountCode: `A.BANK.${bank}`, side: 'D' },
        { ...line, lineNo: 2, accountCode: booksOf(companyId).opening, side: 'C' },
      ]);
    });
    const found = await server.inTenant(0, (tx) => verifyLedger(tx, 0));
    expect(found.filter(({ invariant }) => invariant === 'I20')).toEqual([{ invariant: 'I20', subject: 'smuggled', difference: 1 }]);
  });
});

describe('ACCT-02 what an account held', () => {
  test('a top-up that is confirmed late counts from when it was sent, and nothing that came between counts twice', async () => {
    server.clock.set('2026-07-10T08:00:00+08:00');
    const build = buildFreight(server);
    const customer = await build.customer();
    const wallet = await build.wallet(customer.id, companyId, 10_000);
    const ctx = server.context();
    const { rechargeWallet } = await import('../recharge/rechargeWallet.ts');
    server.clock.set('2026-07-20T08:00:00+08:00');
    await ctx.transaction((tx) =>
      rechargeWallet(tx, ctx, {
        walletId: wallet.id,
        companyAccountId: bank,
        amount: 5_000,
        bizId: 'late',
        bizNo: 'CZ1',
        happenTime: '2026-07-09 08:00:00',
      }),
    );
    const held = async (range: object) =>
      expectDone(
        await as('finance_later').get('/account/hyAccountRecord/balances', { ownerType: 'customer', ownerId: customer.id, ...range }),
      );
    expect(await held({ happenTime_begin: '2026-07-09 12:00:00', happenTime_end: '2026-07-31 23:59:59' })).toMatchObject({
      opening: { balance: 5_000 },
      closing: { balance: 15_000 },
      inAmount: 10_000,
    });
    // As a bank prints it: each balance is the one before it and what came in, up to what is held at the end.
    const found = expectDone(
      await as('finance_later').get('/account/hyAccountRecord/list', { ownerType: 'customer', ownerId: customer.id }),
    );
    expect(found.records).toEqual([
      expect.objectContaining({ amount: 10_000, balanceAfter: 15_000 }),
      expect.objectContaining({ amount: 5_000, balanceAfter: 5_000 }),
    ]);
  });
});
