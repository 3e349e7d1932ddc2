import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { atTime } from '../../../../test/atTime.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { bankCode, openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { addRow } from '../../../platform/resource/writeRows.ts';
import { closeUnpaid } from './closeUnpaid.ts';
import { listReceiveAccounts, listThirdAccounts, rechargeResource } from './recharge.service.ts';

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
    ['no time', { transferTime: null }, 'transferTime'],
    ['a kind that people do not choose', { rechargeType: '4' }, 'rechargeType'],
    ['online banking without an account', { rechargeType: '2', receiveAccountId: null }, 'receiveAccountId'],
    ['an institution’s without its account', { rechargeType: '3' }, 'thirdAccountId'],
    ['an institution’s to an account that there is not', { rechargeType: '3', thirdAccountId: 'nobody' }, 'thirdAccountId'],
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

describe('FRT-07 money that is asked for before it is sent', () => {
  const asked = (values: object = {}) => add({ rechargeType: '2', bankSerialNo: null, voucherFiles: null, transferTime: null, ...values });
  const proof = (values: object = {}) => ({
    bankSerialNo: `PR${(serials += 1)}`,
    voucherFiles: 'voucher/b.png',
    transferTime: '2026-06-02 11:30:00',
    ...values,
  });
  let thirds = 0;
  async function thirdAccount(values: Partial<typeof hyThirdAccount.$inferInsert> = {}): Promise<string> {
    const [row] = await site.server.inTenant(0, (tx) =>
      tx
        .insert(hyThirdAccount)
        .values({
          applyNo: `KH26060200000${(thirds += 1)}`,
          ownerType: 'platform',
          ownerId: site.world.company.id,
          ownerName: site.world.company.companyName,
          channelCode: `institution${thirds}`,
          simulated: '1',
          accountName: site.world.company.companyName,
          idType: '2',
          idNo: '91370700MA00000000',
          phone: '13800000000',
          openState: '2',
          accountNo: `SIM000${thirds}`,
          ...values,
        })
        .returning(),
    );
    return row!.id;
  }

  test('K1 K2 K3 it waits for its money, then for its proof to be confirmed, and is booked once', async () => {
    const [before, known] = [await wallet(), await findings()];
    const told = expectDone(await asked());
    expect(told).toMatchObject({
      state: '10',
      bankSerialNo: null,
      transferTime: null,
      receiveAccountName: expect.stringMatching(/ \*{4}0001$/),
      thirdAccountName: null,
    });
    const sent = expectDone(await put('voucher', told, { who: cashier, ...proof() }));
    expect(sent).toMatchObject({
      state: '20',
      transferTime: '2026-06-02 11:30:00',
      voucherFiles: expect.stringContaining('voucher/b.png'),
    });
    expect(await put('voucher', sent, { who: cashier, ...proof() })).toMatchObject({ errorCode: 40901 });
    expectDone(await put('confirm', sent, { pass: true }));
    expect((await wallet()).availableAmount - before.availableAmount).toBe(500_000);
    expect(await findings()).toEqual(known);
  });

  test.each([
    ['no number', { bankSerialNo: '' }, 'bankSerialNo'],
    ['a number that is too long', { bankSerialNo: 'x'.repeat(51) }, 'bankSerialNo'],
    ['no picture', { voucherFiles: '' }, 'voucherFiles'],
    ['no time', { transferTime: null }, 'transferTime'],
    ['a time ahead', { transferTime: '2026-06-02 12:00:01' }, 'transferTime'],
  ])('K2 a proof with %s is refused at its field and changes nothing', async (_what, values, field) => {
    const told = expectDone(await asked());
    const answer = await put('voucher', told, { who: cashier, ...proof(values) });
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
    expect(expectDone(await site.server.as('admin').get(`${path}/queryById`, { id: told.id }))).toMatchObject({
      state: '10',
      version: told.version,
    });
  });

  test('40451 40321 the number was told before; another payer is asked about', async () => {
    const known = expectDone(await add());
    const told = expectDone(await asked());
    expect(await put('voucher', told, { who: cashier, ...proof({ bankSerialNo: known.bankSerialNo }) })).toMatchObject({
      errorCode: 40451,
    });
    expect(await put('voucher', told, { who: cashier, ...proof({ payerName: '别的公司' }) })).toMatchObject({
      result: { warnings: [{ code: 40321 }] },
    });
  });

  test('K3 K4 before its proof it is confirmed with number and time of the bank, and there is nothing to refuse', async () => {
    const told = expectDone(await asked());
    expect(await put('confirm', told, { pass: false, remark: '未到账' })).toMatchObject({ errorCode: 40901 });
    const answer = await put('confirm', told, { pass: true });
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toEqual(['bankSerialNo', 'transferTime']);
    const { bankSerialNo, transferTime } = proof();
    expect(await put('confirm', told, { who: cashier, pass: true, bankSerialNo, transferTime })).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await put('confirm', told, { pass: true, bankSerialNo, transferTime }))).toMatchObject({ state: '30', bankSerialNo });
  });

  test('K5 nobody has paid: it stays open at 23:59 of its day and is closed at 24:00; what was proved stays', async () => {
    const told = expectDone(await asked());
    const proved = expectDone(await put('voucher', expectDone(await asked()), { who: cashier, ...proof() }));
    const stateOf = async ({ id }: Row) => expectDone(await site.server.as('admin').get(`${path}/queryById`, { id })).state;
    const closedAt = (instant: string) => atTime(site.server.clock, instant, () => closeUnpaid(site.server.context()));
    await closedAt('2026-06-03T11:59:59+08:00');
    expect(await stateOf(told)).toBe('10');
    expect(await closedAt('2026-06-03T12:00:00+08:00')).toBeGreaterThan(0);
    expect([await stateOf(told), await stateOf(proved)]).toEqual(['50', '20']);
    expect(await closedAt('2026-06-03T12:00:00+08:00')).toBe(0);
    expect(await put('voucher', told, { who: cashier, ...proof() })).toMatchObject({ errorCode: 40901 });
  });

  test('K1 K3 K6 what comes to an institution is booked on its account, and taken back from there', async () => {
    const id = await thirdAccount();
    const foreign = await thirdAccount({ ownerId: 'another_company' });
    const closed = await thirdAccount({ state: '3' });
    const offered = expectDone(await site.server.as(cashier).get(`${path}/thirdAccounts`, { walletId: site.world.wallet.id }));
    expect(offered).toMatchObject([{ id, accountNo: expect.stringMatching(/^SIM/), simulated: '1' }]);
    for (const thirdAccountId of [foreign, closed])
      expect(await asked({ rechargeType: '3', thirdAccountId })).toMatchObject({ errorData: [{ path: 'thirdAccountId' }] });

    const before = { ...(await wallet()), bank: await site.balance(bankCode(site)) };
    const known = await findings();
    const told = expectDone(await asked({ rechargeType: '3', thirdAccountId: id, receiveAccountId: site.account.id }));
    expect(told).toMatchObject({
      state: '10',
      thirdAccountId: id,
      receiveAccountId: null,
      receiveAccountName: expect.stringContaining('****'),
      thirdAccountName: expect.stringContaining('****'),
    });
    const given = proof();
    const done = expectDone(await put('confirm', expectDone(await put('voucher', told, { who: cashier, ...given })), { pass: true }));
    expect(await site.balance(accounts.third(id))).toBe(500_000);
    expect(await site.balance(bankCode(site))).toBe(before.bank);
    expect((await wallet()).availableAmount - before.availableAmount).toBe(500_000);
    const again = expectDone(await asked({ rechargeType: '3', thirdAccountId: id }));
    expect(await put('voucher', again, { who: cashier, ...given })).toMatchObject({ errorCode: 40451 });

    expectDone(await put('reverse', done, { who: 'finance_boss', reason: '重复' }));
    expect(await site.balance(accounts.third(id))).toBe(0);
    expect(await findings()).toEqual(known);
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

  test('PERM-08 staff whose data rules leave a wallet out neither name it nor learn where its money goes', async () => {
    const ctx = site.server.context();
    const bound = (customerId: string) => {
      const rule = { permission: 'wallet:list', column: 'customerId', condition: '=', value: customerId };
      return { ...ctx, actor: { ...ctx.actor, dataRules: [rule] } };
    };
    const { wallet: theirs, customer } = site.world;
    const [within, without] = [bound(customer.id), bound('another')];
    expect(await listReceiveAccounts(within, theirs.id)).toHaveLength(1);
    await expect(listReceiveAccounts(without, theirs.id)).rejects.toMatchObject({ kind: 'NotFound' });
    await expect(listThirdAccounts(without, theirs.id)).rejects.toMatchObject({ kind: 'NotFound' });
    await expect(addRow(without, rechargeResource, form() as never)).rejects.toMatchObject({
      details: { errorData: [{ path: 'walletId' }] },
    });
    expect(await addRow(within, rechargeResource, form() as never)).toMatchObject({ customerId: customer.id });
  });
});
