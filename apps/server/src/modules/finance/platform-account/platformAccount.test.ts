import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

type Row = Awaited<ReturnType<PaySite['read']>>;

let site: PaySite;
let main: Row;
let second: Row;
let foreign: Row;
const path = '/account/hyPlatformAccount';
const [one, other] = ['finance_person', 'finance_boss'];
const opening = 100_000_000;

const as = (who = one) => site.server.as(who);
const add = (values: object) => as().post(`${path}/add`, values);
const ask = (action: 'transfer' | 'ownFunds', id: string, body: object, who = one) =>
  as(who).post(`${path}/${action}`, { id, reason: '资金安排', ...body }, once());
const decide = (row: Row, pass: boolean, who = other) =>
  as(who).put('/account/hyApproval/audit', { id: row.id, version: row.version, pass, remark: pass ? null : '不需要' }, once());
const now = async (row: Row): Promise<Row> => expectDone(await as().get(`${path}/queryById`, { id: row.id }));

/** A further account at a bank of a company. */
async function bankAccount(ownerId: string, accountNo: string): Promise<string> {
  const [row] = await site.server.inTenant(0, (tx) =>
    tx
      .insert(hyCompanyAccount)
      .values({
        ownerType: 'platform',
        ownerId,
        accountName: '平台',
        accountNo,
        accountNoHash: accountNo,
        bankId: 'bank',
        bankName: '建设银行',
        branchName: '支行',
        cnaps: '105458000011',
        usage: 'both',
        verifyState: '20',
      })
      .returning(),
  );
  return row!.id;
}

beforeAll(async () => {
  site = await openPaySite();
  const companyId = site.world.company.id;
  main = expectDone(await add({ companyId, accountKind: 'settle', accountName: '结算户', companyAccountId: site.account.id }));
  const further = await bankAccount(companyId, '370500000000000002');
  second = expectDone(await add({ companyId, accountKind: 'settle', accountName: '备用户', companyAccountId: further }));
  const abroad = await bankAccount('another-company', '370500000000000003');
  foreign = expectDone(
    await add({ companyId: 'another-company', accountKind: 'settle', accountName: '分公司户', companyAccountId: abroad }),
  );
});

describe('FRT-13 accounts of the platform', () => {
  test('an account shows what its account of the books holds; each account of the books is kept once', async () => {
    expect(await now(main)).toMatchObject({ ledgerCode: bankCode(site), balance: opening, todayIn: opening, todayOut: 0 });
    const { sums } = expectDone(await as().get(`${path}/list`, { sums: '1', accountName: main.accountName }));
    expect(sums).toEqual({ balance: opening, todayIn: opening, todayOut: 0 });
    const sheet = await readWorkbookText((await as().download(`${path}/exportXls`, { accountName: main.accountName })).body);
    expect(sheet).toContain('余额(元)\t今日增加(元)\t今日减少(元)');
    expect(sheet).toContain(`\t${opening / 100}\t${opening / 100}\t0\t`);
    const records = (who: Parameters<PaySite['server']['as']>[0], query = {}) =>
      site.server.as(who).get(`${path}/records`, { id: main.id, ...query });
    expect(expectDone(await records('admin', { biz: 'ownFunds' }))).toMatchObject({ total: 0 });
    const { records: found } = expectDone(await records('admin'));
    expect(found.at(-1)).toMatchObject({ accountCode: bankCode(site), amount: opening, balanceAfter: opening });
    expect(await records({ username: 'no_records', permissions: ['platformAccount:list'] })).toMatchObject({ status: 403 });
    const companyId = site.world.company.id;
    const fees = expectDone(await add({ companyId, accountKind: 'fee', accountName: '服务费' }));
    expect(fees).toMatchObject({ ledgerCode: booksOf(companyId).feeIncome });
    expect((await add({ companyId, accountKind: 'fee', accountName: '再来' })).message).toContain('该科目已有平台账户：服务费');
    expect((await add({ companyId, accountKind: 'settle', accountName: '无户' })).message).toContain('请选择该运营主体的银行账户');
    expect((await as().put(`${path}/edit`, { id: fees.id, version: fees.version, accountKind: 'tax' })).message).toContain(
      '不允许修改该字段',
    );
  });

  test('a transfer moves money once another person agrees, and what the account does not hold is refused', async () => {
    expect(await ask('transfer', main.id, { toId: second.id, amount: opening + 1 })).toMatchObject({ errorCode: 40444 });
    expect((await ask('transfer', main.id, { toId: main.id, amount: 1 })).message).toContain('转入账户不能与转出账户相同');
    expect((await ask('transfer', main.id, { toId: foreign.id, amount: 1 })).message).toContain('请选择同一运营主体的账户');
    expect(await ask('transfer', main.id, { toId: second.id, amount: 0 })).toMatchObject({ success: false });
    const asked = expectDone(await ask('transfer', main.id, { toId: second.id, amount: opening }));
    expect(await now(second)).toMatchObject({ balance: 0 });
    expect(await decide(asked, true, one)).toMatchObject({ errorCode: 40405 });
    expectDone(await decide(asked, true));
    expect(await now(main)).toMatchObject({ balance: 0, todayOut: opening });
    expect(await now(second)).toMatchObject({ balance: opening, todayIn: opening });
    expect(await decide(asked, true)).toMatchObject({ errorCode: 40901 });
    expect(await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });

  test('what was there at the application may be gone at the decision, which then changes nothing', async () => {
    const asked = expectDone(await ask('transfer', second.id, { toId: main.id, amount: opening }));
    const out = expectDone(await ask('ownFunds', second.id, { direction: 'out', amount: 1 }));
    expectDone(await decide(out, true));
    expect(await decide(asked, true)).toMatchObject({ errorCode: 40444 });
    expectDone(await decide(asked, false));
    expect(await now(second)).toMatchObject({ balance: opening - 1 });
  });

  test('P27 own funds come in and go out by two people, against the capital', async () => {
    const capital = booksOf(site.world.company.id).opening;
    const before = await site.balance(capital);
    expect(await ask('ownFunds', main.id, { direction: 'out', amount: 1 })).toMatchObject({ errorCode: 40444 });
    expect(await ask('ownFunds', main.id, { direction: 'freeze', amount: 1 })).toMatchObject({ success: false });
    expectDone(await decide(expectDone(await ask('ownFunds', main.id, { direction: 'in', amount: 500 })), true));
    expect(await now(main)).toMatchObject({ balance: 500 });
    expect(await site.balance(capital)).toBe(before + 500);
    expect(await site.balance(accounts.bank(site.account.id))).toBe(500);
  });

  test('SESS-10 they are for the staff with the right to them', async () => {
    const customer = site.server.as({ username: 'some_customer', userType: 2, cid: site.world.customer.id });
    expect(expectDone(await customer.get(`${path}/list`)).total).toBe(0);
    expect((await customer.post(`${path}/transfer`, { id: main.id, toId: second.id, amount: 1, reason: 'x' }, once())).success).toBe(false);
    const reader = site.server.as({ username: 'reader', permissions: ['platformAccount:list'] });
    expect((await reader.post(`${path}/transfer`, { id: main.id, toId: second.id, amount: 1, reason: 'x' }, once())).code).toBe(510);
  });
});
