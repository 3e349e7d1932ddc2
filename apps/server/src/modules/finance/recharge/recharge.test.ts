import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
  const { hyCompanyAccount } = await import('../company-account/companyAccount.table.ts');
  await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const path = '/customer/hyCustomerRecharge';
const [cashier, finance] = ['cashier_person', 'finance_person'];
let serials = 0;
const form = (values: object = {}) => ({
  walletId: site.world.wallet.id,
  rechargeType: '1',
  amount: 500_000,
  receiveAccountId: site.account.id,
  bankSerialNo: `IN${(serials += 1)}`,
  voucherFiles: 'voucher/a.png',
  transferTime: '2026-06-02 11:00:00',
  ...values,
});
const add = (values: object = {}, who: Parameters<PaySite['server']['as']>[0] = cashier) =>
  site.server.as(who).post(`${path}/add`, form(values), once());
const put = (action: string, row: Row, { who = finance, ...body }: Record<string, unknown> = {}) =>
  site.server.as(who as string).put(`${path}/${action}`, { id: row.id, version: row.version, ...body }, once());
const wallet = () => site.walletNow(site.world.wallet.id);
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));

describe('FRT-07 money that customers send', () => {
  test('K2 K3 it is in the wallet and in the books once somebody else has confirmed it, and once only', async () => {
    const before = { ...(await wallet()), bank: await site.balance(bankCode(site)) };
    const told = expectDone(await add());
    expect(told).toMatchObject({ state: '20', customerId: site.world.customer.id, rechargeNo: expect.stringMatching(/^CZ260602\d{6}$/) });
    expect((await wallet()).availableAmount).toBe(before.availableAmount);

    expect(await put('confirm', told, { who: cashier, pass: true })).toMatchObject({ errorCode: 40405 });
    const done = expectDone(await put('confirm', told, { pass: true }));
    expect(done).toMatchObject({ state: '30', confirmBy: finance, confirmTime: '2026-06-02 12:00:00' });
    expect(await put('confirm', done, { pass: true })).toMatchObject({ errorCode: 40901 });

    const after = await wallet();
    expect(after.availableAmount - before.availableAmount).toBe(500_000);
    expect(after.totalRecharge - before.totalRecharge).toBe(500_000);
    expect((await site.balance(bankCode(site))) - before.bank).toBe(500_000);
    expect(await findings()).toEqual([]);
  });

  test('K4 refused with a remark nothing is booked, and its serial may be told of again', async () => {
    const told = expectDone(await add());
    expect(await put('confirm', told, { pass: false, remark: '' })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await put('confirm', told, { pass: false, remark: '未到账' }))).toMatchObject({
      state: '40',
      confirmRemark: '未到账',
    });
    expectDone(await add({ bankSerialNo: told.bankSerialNo }));
  });

  test('K5 what nobody has confirmed can be given up', async () => {
    const told = expectDone(await add());
    expect(expectDone(await put('close', told, { who: cashier, reason: '录错' }))).toMatchObject({ state: '50' });
    expect(await put('confirm', told, { pass: true })).toMatchObject({ errorCode: 40901 });
  });

  test('K6 a confirmed one is taken back by a third person as far as the wallet holds it free', async () => {
    const told = expectDone(await add({ amount: 300_000 }));
    const done = expectDone(await put('confirm', told, { pass: true }));
    const { availableAmount } = await wallet();
    expect(await put('reverse', done, { reason: '重复' })).toMatchObject({ errorCode: 40405 });

    expect(expectDone(await put('reverse', done, { who: 'finance_boss', reason: '重复' }))).toMatchObject({
      state: '60',
      reverseBy: 'finance_boss',
    });
    expect((await wallet()).availableAmount).toBe(availableAmount - 300_000);
    expect(await findings()).toEqual([]);
  });

  test('40452 what is used up is not taken back', async () => {
    const customer = await site.build.customer();
    const own = await site.build.wallet(customer.id, site.world.company.id);
    const done = expectDone(await put('confirm', expectDone(await add({ walletId: own.id, amount: 1000 })), { pass: true }));
    const { post } = await import('../ledger/post.ts');
    const { postFreeze } = await import('../ledger/postings.ts');
    const ctx = site.server.context();
    await ctx.transaction((tx) =>
      post(tx, ctx, postFreeze({ walletId: own.id, amount: 1 }), {
        bizId: own.id,
        step: 'use',
        bizNo: null,
        companyId: site.world.company.id,
        summary: 'test',
      }),
    );
    expect(await put('reverse', done, { who: 'finance_boss', reason: '重复' })).toMatchObject({ errorCode: 40452 });
    expect((await site.walletNow(own.id)).availableAmount).toBe(999);
  });

  test.each([
    ['two decimals below a yuan', { amount: 99 }, 'amount'],
    ['above the limit', { amount: 10_000_000_000 }, 'amount'],
    ['a fraction of a fen', { amount: 100.5 }, 'amount'],
    ['no voucher', { voucherFiles: '' }, 'voucherFiles'],
    ['a time ahead', { transferTime: '2026-06-02 12:00:01' }, 'transferTime'],
    ['an account that is not the company’s', { receiveAccountId: 'nobody' }, 'receiveAccountId'],
    ['a wallet that there is not', { walletId: 'nobody' }, 'walletId'],
    ['no serial', { bankSerialNo: '' }, 'bankSerialNo'],
  ])('%s is refused at its field', async (_what, values, field) => {
    const answer = await add(values);
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
  });

  test('the lowest and the highest amount are taken', async () => {
    expectDone(await add({ amount: 100 }));
    expectDone(await add({ amount: 9_999_999_999 }));
  });

  test('40451 one arrival is told of once, also by two at the same moment', async () => {
    const bankSerialNo = 'TWICE';
    const answers = await Promise.all([add({ bankSerialNo }), add({ bankSerialNo }, 'second_cashier')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await add({ bankSerialNo })).toMatchObject({ errorCode: 40451, errorData: [{ path: 'bankSerialNo' }] });
  });

  test('40321 another name than the customer’s is asked about', async () => {
    expect(await add({ payerName: '别的公司' })).toMatchObject({
      result: { warnings: [{ code: 40321, message: '付款方与客户名称不一致' }] },
    });
    expectDone(await add({ payerName: site.world.customer.customerName }));
  });
});

describe('ACCT-01 customers tell of their own', () => {
  const people = (cid: string, name: string) => ({
    username: name,
    userType: 2 as const,
    cid,
    permissions: ['recharge:list', 'recharge:add', 'recharge:close', 'recharge:confirm'],
  });

  test('a customer tells of money for their own wallet, sees their own alone, and confirms none', async () => {
    const other = await site.build.customer();
    const foreign = await site.build.wallet(other.id, site.world.company.id);
    const mine = people(site.world.customer.id, 'customer_of_world');
    const told = expectDone(await add({}, mine));
    expect(await add({ walletId: foreign.id }, mine)).toMatchObject({ success: false, errorData: [{ path: 'walletId' }] });

    const theirs = people(other.id, 'customer_elsewhere');
    expect(await site.server.as(theirs).get(`${path}/queryById`, { id: told.id })).toMatchObject({ status: 404 });
    expect(expectDone(await site.server.as(theirs).get(`${path}/list`)).total).toBe(0);
    expect(await site.server.as(mine).put(`${path}/confirm`, { id: told.id, version: told.version, pass: true }, once())).toMatchObject({
      status: 403,
    });
  });

  test('EXP-01 PERM-08 a sheet says by name who confirmed it, and to others than staff that it was staff', async () => {
    const told = expectDone(await add());
    expectDone(await put('confirm', told, { pass: true }));
    const sheet = async (who: Parameters<PaySite['server']['as']>[0]) => {
      const { body } = await site.server.as(who).download(`${path}/exportXls`, { rechargeNo: told.rechargeNo });
      return readWorkbookText(body);
    };

    expect(await sheet(cashier)).toContain(`${finance}的姓名`);
    const theirs = await sheet({
      ...people(site.world.customer.id, 'customer_with_sheets'),
      permissions: ['recharge:list', 'recharge:export'],
    });
    expect(theirs).toContain('平台人员');
    expect(theirs).not.toContain(finance);
  });

  test('where to send the money is told with everything that the bank asks for', async () => {
    const mine = people(site.world.customer.id, 'customer_of_world');
    const accounts = expectDone(await site.server.as(mine).get(`${path}/receiveAccounts`, { walletId: site.world.wallet.id }));
    expect(accounts).toMatchObject([{ id: site.account.id, accountNo: '370500000000000001', bankName: '工商银行', cnaps: '102458000011' }]);
  });
});
