import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import type { StatementLine } from '../bank-channel/bankChannel.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { fetchStatements } from './fetchStatements.ts';

type Row = Awaited<ReturnType<PaySite['read']>>;

let site: PaySite;
const path = '/account/hyBankStatement';
const [cashier, finance, boss] = ['cashier_person', 'finance_person', 'finance_boss'];
let serials = 0;

beforeAll(async () => {
  site = await openPaySite();
  await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
});

const as = (who = finance) => site.server.as(who);
const csv = (rows: readonly (readonly string[])[]) =>
  [['工商银行对账单'], ['交易时间', '流水号', '收入金额', '支出金额', '对方户名', '摘要', '请求流水号'], ...rows]
    .map((row) => row.join(','))
    .join('\n');
const take = (content: string, { mode = 'good', account = site.account.id }: { mode?: string; account?: string } = {}) =>
  as().upload(`${path}/importStatement?companyAccountId=${account}&mode=${mode}`, { fileName: 'statement.csv', content });
const line = async (bankSerialNo: string): Promise<Row> => {
  const { records } = expectDone(await as().get(`${path}/list`, { bankSerialNo }));
  return records[0];
};
const act = (action: string, row: Row, body: object = {}, who = finance) =>
  as(who).put(`${path}/${action}`, { id: row.id, version: row.version, ...body }, once());
const recharge = async (values: object = {}): Promise<Row> =>
  expectDone(
    await as(cashier).post(
      '/customer/hyCustomerRecharge/add',
      {
        walletId: site.world.wallet.id,
        rechargeType: '1',
        amount: 500_000,
        receiveAccountId: site.account.id,
        bankSerialNo: `IN${(serials += 1)}`,
        voucherFiles: 'voucher/a.png',
        transferTime: '2026-06-02 11:00:00',
        ...values,
      },
      once(),
    ),
  );
const wallet = () => site.walletNow(site.world.wallet.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

describe('FRT-13 statements of the bank beside the books', () => {
  test('what the bank says of a payment of ours agrees with the books by itself; the same file again changes nothing', async () => {
    const payment = await site.submitted(await site.payable());
    const sent = await site.pay(finance, 'approve', payment.id, { pass: true });
    site.bank.results.set(sent.requestSerial, {
      state: 'success',
      bankSerialNo: 'OUT1',
      payTime: '2026-06-02 11:59:30',
      fee: 0,
    });
    await site.drain();
    expectDone(await as(cashier).put('/hypay/hyPayment/queryResult', { id: payment.id }, once()));
    const file = csv([
      ['2026-06-02 11:59:31', 'OUT1', '', (payment.amount / 100).toFixed(2), '司机', '运费', sent.requestSerial],
      ['2026-06-02 11:59:40', 'OTHER1', '0.01', '', '某公司', '测试', ''],
    ]);

    expect(expectDone(await take(file))).toEqual({ taken: 2, known: 0, matched: 1, problems: [] });
    expect(await line('OUT1')).toMatchObject({ state: '20', direction: 'out', matchNo: payment.shippingNoteNumber, source: 'file' });
    // The books say when the bank paid, and when it was heard of.
    const { records } = expectDone(await as().get('/account/hyLedgerLine/list', { biz: 'paySuccess', bizNo: payment.shippingNoteNumber }));
    expect(records[0]).toMatchObject({ happenTime: '2026-06-02 11:59:30', createTime: '2026-06-02 12:00:00' });
    expect(await line('OTHER1')).toMatchObject({ state: '10', direction: 'in', amount: 1 });
    expect(expectDone(await take(file))).toEqual({ taken: 0, known: 2, matched: 0, problems: [] });
  });

  test('a bad line names itself; with `all` it keeps the good ones out', async () => {
    const file = csv(
      [
        ['2026-06-02 12:00:00', 'GOOD1', '1,000.00', '', '客户', '', ''],
        ['2026-06-02 12:00:00', 'BAD1', '10.005', '', '客户', '', ''],
        ['2026-06-32 12:00:00', 'BAD2', '1.00', '', '客户', '', ''],
        ['2026-06-02 12:00:00', 'BAD3', '1.00', '2.00', '客户', '', ''],
        ['2026-06-02 12:00:00', '', '1.00', '', '客户', '', ''],
      ].map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell))),
    );
    const problems = [
      { line: 4, field: '收入金额', reason: '金额不正确' },
      { line: 5, field: '交易时间', reason: '时间不正确' },
      { line: 6, field: '支出金额', reason: '收入与支出只能填一项' },
      { line: 7, field: '流水号', reason: '银行流水号为空' },
    ];
    expect(expectDone(await take(file, { mode: 'all' }))).toEqual({ taken: 0, known: 0, matched: 0, problems });
    expect(await line('GOOD1')).toBeUndefined();
    expect(expectDone(await take(file))).toEqual({ taken: 1, known: 0, matched: 0, problems });
    expect(await line('GOOD1')).toMatchObject({ amount: 100_000 });
    expect(expectDone(await take('a,b\nc,d')).problems).toEqual([
      { line: 1, field: '流水号', reason: '没有找到交易时间、流水号和收支金额列' },
    ]);
  });

  test('a line of a time to come is refused', async () => {
    const file = csv([['2026-06-02 12:00:01', 'AHEAD', '1.00', '', '', '', '']]);
    expect(expectDone(await take(file)).problems).toEqual([{ line: 3, field: '交易时间', reason: '时间不能晚于当前时间' }]);
  });

  test('a person matches lines that move the account alike, one with one, and takes it back', async () => {
    const told = await recharge({ amount: 12_345 });
    const done = expectDone(
      await as().put('/customer/hyCustomerRecharge/confirm', { id: told.id, version: told.version, pass: true }, once()),
    );
    await take(csv([['2026-06-01 09:00:00', 'BANK-A', '123.45', '', '客户', '', '']]));
    await take(csv([['2026-06-01 09:01:00', 'BANK-B', '123.45', '', '客户', '', '']]));
    await take(csv([['2026-06-01 09:02:00', 'BANK-C', '', '123.45', '客户', '', '']]));
    const a = await line('BANK-A');
    const candidates: Row[] = expectDone(await as().get(`${path}/candidates`, { id: a.id }));
    expect(candidates.map(({ bizNo, amount }) => [bizNo, amount])).toEqual([[done.rechargeNo, 12_345]]);
    const { txnId, lineNo: txnLineNo } = candidates[0]!;

    expect(await act('match', await line('BANK-C'), { txnId, txnLineNo })).toMatchObject({
      success: false,
      message: expect.stringContaining('账户、收支方向和金额须与银行流水一致'),
    });
    expect(expectDone(await act('match', a, { txnId, txnLineNo }))).toMatchObject({
      state: '20',
      matchNo: done.rechargeNo,
      matchBy: finance,
    });
    expect((await act('match', await line('BANK-B'), { txnId, txnLineNo })).message).toContain('该分录已匹配银行流水BANK-A');
    expect(expectDone(await as().get(`${path}/candidates`, { id: (await line('BANK-B')).id }))).toEqual([]);

    expectDone(await act('unmatch', await line('BANK-A')));
    expect(expectDone(await act('match', await line('BANK-B'), { txnId, txnLineNo }))).toMatchObject({ state: '20' });
  });

  test('P26 money of nobody is booked as unidentified, and credited to a wallet by another person', async () => {
    const before = await wallet();
    await take(csv([['2026-06-01 10:00:00', 'NOBODY', '880.00', '', '不明', '', '']]));
    expect(await act('suspend', await line('NOBODY'), { remark: ' ' })).toMatchObject({ errorCode: 40106 });
    const booked = expectDone(await act('suspend', await line('NOBODY'), { remark: '无法识别' }));
    expect(booked).toMatchObject({ state: '30' });
    const suspense = booksOf(site.world.company.id).suspense;
    expect(await site.balance(suspense)).toBe(88_000);

    const assign = { walletId: site.world.wallet.id, remark: '客户确认' };
    expect(await act('assign', booked, assign)).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await act('assign', booked, assign, boss))).toMatchObject({ state: '40' });
    expect(await act('assign', await line('NOBODY'), assign, boss)).toMatchObject({ errorCode: 40901 });
    expect(await site.balance(suspense)).toBe(0);
    const after = await wallet();
    expect(after.totalAmount - before.totalAmount).toBe(88_000);
    expect(after.totalRecharge - before.totalRecharge).toBe(88_000);
    expect(await findings()).toEqual([]);
  });

  test('what is open on either side is summed, and listed', async () => {
    site.server.clock.set('2026-06-05T12:00:00+08:00');
    const range = { companyAccountId: site.account.id, begin: '2026-06-05', end: '2026-06-05' };
    await take(
      csv([
        ['2026-06-05 10:00:00', 'OPEN-IN', '5.00', '', '', '', ''],
        ['2026-06-05 12:00:00', 'OPEN-OUT', '', '2.00', '', '', ''],
      ]),
    );
    const told = await recharge({ amount: 700, transferTime: '2026-06-05 11:00:00' });
    expectDone(await as(boss).put('/customer/hyCustomerRecharge/confirm', { id: told.id, version: told.version, pass: true }, once()));
    expect(expectDone(await as(boss).get(`${path}/summary`, range))).toMatchObject({
      bankIn: 500,
      bankOut: 200,
      booksIn: 700,
      booksOut: 0,
      openLines: 2,
      openIn: 500,
      openOut: 200,
      openBooks: 1,
      openBooksIn: 700,
      openBooksOut: 0,
    });
    const { records } = expectDone(await as(boss).get(`${path}/unmatchedBooks`, { companyAccountId: site.account.id, biz: 'recharge' }));
    expect(records.map(({ bizNo }: Row) => bizNo)).toContain(told.rechargeNo);
    expect((await as(boss).get(`${path}/summary`, { ...range, end: '2026-06-04' })).message).toContain('结束日期不能早于开始日期');
  });

  test('SESS-10 statements are for the staff that has the right to them', async () => {
    const customer = site.server.as({ username: 'some_customer', userType: 2, cid: site.world.customer.id });
    expect(expectDone(await customer.get(`${path}/list`)).total).toBe(0);
    const row = await line('OPEN-IN');
    expect((await customer.get(`${path}/queryById`, { id: row.id })).success).toBe(false);
    expect((await customer.put(`${path}/suspend`, { id: row.id, version: row.version, remark: 'x' }, once())).code).toBe(510);
    expect(
      (await customer.get(`${path}/summary`, { companyAccountId: site.account.id, begin: '2026-06-05', end: '2026-06-05' })).code,
    ).toBe(510);
    const elsewhere = site.server.as({ username: 'elsewhere', tenantId: 2 });
    expect((await elsewhere.put(`${path}/suspend`, { id: row.id, version: row.version, remark: 'x' }, once())).success).toBe(false);
  });
});

describe('FRT-07 top-ups beside the receipts of the bank', () => {
  const match = (row: Row, lineId: string, who = boss) =>
    as(who).put('/customer/hyCustomerRecharge/match', { id: row.id, version: row.version, lineId }, once());

  test('a receipt confirms a top-up of the same account and amount, by somebody else, once', async () => {
    const told = await recharge({ amount: 66_600, bankSerialNo: 'TYPO' });
    await take(
      csv([
        ['2026-06-05 08:00:00', 'REAL', '666.00', '', '客户', '', ''],
        ['2026-06-05 08:00:00', 'LESS', '665.99', '', '客户', '', ''],
      ]),
    );
    const before = await wallet();
    const unmatched: Row[] = expectDone(await as(boss).get('/customer/hyCustomerRecharge/unmatched', { id: told.id }));
    expect(unmatched[0]).toMatchObject({ bankSerialNo: 'REAL' });

    expect((await match(told, (await line('LESS')).id)).message).toContain('银行流水金额与充值金额不一致');
    expect(await match(told, (await line('REAL')).id, cashier)).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await match(told, (await line('REAL')).id))).toMatchObject({ state: '30', bankSerialNo: 'REAL', confirmBy: boss });
    expect(await line('REAL')).toMatchObject({ state: '20', matchNo: told.rechargeNo });
    expect((await wallet()).totalRecharge - before.totalRecharge).toBe(66_600);

    const second = await recharge({ amount: 66_600, bankSerialNo: 'SECOND' });
    expect(await match(second, (await line('REAL')).id)).toMatchObject({ errorCode: 40451 });
    expect(await findings()).toEqual([]);
  });

  test('K3 what the bank itself tells of confirms by itself when account, amount, number and payer agree; a file does not', async () => {
    const ctx = site.server.context();
    const payerName = site.world.customer.customerName;
    const sure = await recharge({ amount: 1_000, bankSerialNo: 'SU-RE', payerName });
    const fromFile = await recharge({ amount: 2_000, bankSerialNo: 'FILE', payerName });
    const other = await recharge({ amount: 3_000, bankSerialNo: 'OTHER-PAYER', payerName });
    await take(csv([['2026-06-04 08:00:00', 'FILE', '20.00', '', payerName, '', '']]));
    const asked = (amount: number) => recharge({ rechargeType: '2', amount, bankSerialNo: null, voucherFiles: null, transferTime: null });
    const [named, unnamed] = [await asked(4_000), await asked(5_000)];
    const told = (bankSerialNo: string, amount: number, counterpartyName: string, purpose: string | null = null): StatementLine => ({
      bankSerialNo,
      requestSerial: null,
      direction: 'in',
      amount,
      balance: 0,
      counterpartyName,
      counterpartyAccount: null,
      purpose,
      time: '2026-06-04 08:00:00',
    });
    const lines = [
      told('su-re', 1_000, payerName),
      told('OTHER-PAYER', 3_000, '别人'),
      // What was asked for before it was sent names itself.
      told('NAMED', 4_000, payerName, `充值 ${named.rechargeNo}`),
      told('UNNAMED', 5_000, payerName, '充值'),
    ];
    site.bank.statement = async (_account, day) => (day === '2026-06-04' ? lines : []);

    expect(await fetchStatements(ctx)).toBe(4);
    expect(await fetchStatements(ctx)).toBe(0);
    const state = async (row: Row) => expectDone(await as(boss).get('/customer/hyCustomerRecharge/queryById', { id: row.id })).state;
    expect([await state(sure), await state(fromFile), await state(other)]).toEqual(['30', '20', '20']);
    expect(await line('su-re')).toMatchObject({ state: '20', source: 'bank', matchNo: sure.rechargeNo });
    expect([await state(named), await state(unnamed)]).toEqual(['30', '10']);
    expect(await line('NAMED')).toMatchObject({ state: '20', matchNo: named.rechargeNo });
    expect(await findings()).toEqual([]);
  });
});
