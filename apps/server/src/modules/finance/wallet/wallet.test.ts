import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once, orderForm, publishOrder, dispatch } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { warnWallets } from '../../customers/customer-wallet/warnWallets.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { post } from '../ledger/post.ts';
import { postFreeze, postUnfreeze } from '../ledger/postings.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
  await site.server.inTenant(0, (tx) => tx.update(hyCompanyAccount).set({ usage: 'both' }));
});

type Row = Awaited<ReturnType<PaySite['read']>>;
const path = '/customer/hyCustomerWallet';
const read = async (id: string): Promise<Row> => expectDone(await site.server.as('admin').get(`${path}/queryById`, { id }));
const put = async (action: string, id: string, body: object, who: Parameters<PaySite['server']['as']>[0] = 'cashier_person') =>
  site.server.as(who).put(`${path}/${action}`, { id, version: (await read(id)).version, ...body }, once());
async function someWallet(amount = 100_000) {
  const customer = await site.build.customer();
  return site.build.wallet(customer.id, site.world.company.id, amount);
}
let steps = 0;
async function book(walletId: string, amount: number): Promise<void> {
  const ctx = site.server.context();
  const posting = amount > 0 ? postFreeze({ walletId, amount }) : postUnfreeze({ walletId, amount: -amount });
  const facts = { bizId: walletId, step: `use-${(steps += 1)}`, bizNo: null, companyId: site.world.company.id, summary: 'test' };
  await ctx.transaction((tx) => post(tx, ctx, posting, facts));
}

describe('FRT-06 L32 a frozen wallet', () => {
  test('sets nothing aside for a new waybill, and does again once it is free', async () => {
    const { id } = site.world.wallet;
    const admin = site.server.as('admin');
    const crew = await site.freshCrew();
    const order = await publishOrder(admin, orderForm(site.world));
    expect(await put('freeze', id, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await put('freeze', id, { reason: '涉诉' }))).toMatchObject({ state: '2', freezeReason: '涉诉' });
    expect(await put('freeze', id, { reason: '再次' })).toMatchObject({ errorCode: 40901 });

    const body = {
      id: order.id,
      version: order.version,
      publishMode: '1',
      driverId: crew.driver.id,
      vehicleId: crew.vehicle.id,
      weight: 32_000,
    };
    expect(await admin.post('/hyorder/hyOrder/dispatch', body, once())).toMatchObject({ errorCode: 40105 });

    expect(expectDone(await put('unfreeze', id, { reason: '解除' }))).toMatchObject({ state: '1', freezeReason: null });
    await dispatch(admin, order, crew as never);
  });

  test('takes money, and pays what waybills hold in it already', async () => {
    const note = await site.reviewed();
    expectDone(await put('freeze', site.world.wallet.id, { reason: '涉诉' }));
    expect(await site.examine(note, { pass: true })).toMatchObject({ noteStatus: '75' });
    const told = await site.server.as('cashier_person').post(
      '/customer/hyCustomerRecharge/add',
      {
        walletId: site.world.wallet.id,
        rechargeType: '1',
        amount: 100,
        receiveAccountId: site.account.id,
        bankSerialNo: 'FROZEN1',
        voucherFiles: 'voucher/a.png',
        transferTime: '2026-06-02 11:00:00',
      },
      once(),
    );
    expectDone(told);
    expectDone(await put('unfreeze', site.world.wallet.id, { reason: '解除' }));
  });

  test('is frozen and freed by staff alone, also where it is the own one', async () => {
    const { id } = site.world.wallet;
    const customer = {
      username: 'wallet_owner',
      userType: 2 as const,
      cid: site.world.customer.id,
      permissions: ['wallet:freeze', 'wallet:warn'],
    };
    expect(await put('freeze', id, { reason: '试' }, customer)).toMatchObject({ status: 403 });
    const other = await someWallet();
    expect(await put('warn', other.id, { warnAmount: 1 }, customer)).toMatchObject({ status: 404 });
  });
});

describe('FRT-06 NT12 the warning of a wallet', () => {
  const run = () => warnWallets(site.server.context());
  const warnedOf = async (id: string) => {
    const [row] = await site.server.inTenant(0, (tx) =>
      tx.select({ at: hyCustomerWallet.warnedTime }).from(hyCustomerWallet).where(eq(hyCustomerWallet.id, id)),
    );
    return row?.at ?? null;
  };

  test('comes once when it holds less, not at the amount itself, and again after it has held enough', async () => {
    const { id } = await someWallet(100_000);
    expect(expectDone(await put('warn', id, { warnAmount: 60_000 }))).toMatchObject({ warnAmount: 60_000 });
    await book(id, 40_000);
    expect(await run()).toBe(0);
    await book(id, 1);
    expect(await run()).toBe(1);
    expect(await warnedOf(id)).toBe('2026-06-02 12:00:00');
    expect(await run()).toBe(0);
    await book(id, -1);
    expect(await run()).toBe(0);
    expect(await warnedOf(id)).toBeNull();
    await book(id, 1);
    expect(await run()).toBe(1);
    expect(expectDone(await put('warn', id, { warnAmount: null }))).toMatchObject({ warnAmount: null });
    expect(await run()).toBe(0);
  });

  test.each([0, 10_000_000_000, 1.5])('%d is not an amount to warn below', async (warnAmount) => {
    const { id } = await someWallet(0);
    const answer = await put('warn', id, { warnAmount });
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain('warnAmount');
  });
});

describe('FRT-06 the check of a wallet', () => {
  const check = async (id: string) => expectDone(await site.server.as('cashier_person').get(`${path}/check`, { id }));

  test('books, wallet and documents agree, and each difference is named', async () => {
    const customer = await site.build.customer();
    const { id } = await site.build.wallet(customer.id, site.world.company.id);
    const told = expectDone(
      await site.server.as('cashier_person').post(
        '/customer/hyCustomerRecharge/add',
        {
          walletId: id,
          rechargeType: '1',
          amount: 80_000,
          receiveAccountId: site.account.id,
          bankSerialNo: 'CHECK1',
          voucherFiles: 'voucher/a.png',
          transferTime: '2026-06-02 11:00:00',
        },
        once(),
      ),
    );
    const body = { id: told.id, version: told.version, pass: true };
    expectDone(await site.server.as('finance_person').put('/customer/hyCustomerRecharge/confirm', body, once()));

    const right = await check(id);
    expect(right.isRight).toBe(true);
    expect(right.rows).toMatchObject([
      { item: 'available', ledger: 80_000, wallet: 80_000, documents: null, difference: 0 },
      { item: 'frozen', ledger: 0, wallet: 0, documents: 0, difference: 0 },
      { item: 'recharge', ledger: 80_000, wallet: 80_000, documents: 80_000, difference: 0 },
      { item: 'consume', difference: 0 },
      { item: 'refund', difference: 0 },
    ]);

    // What no waybill holds is set aside in the books, and the wallet says a fen more than it has.
    await book(id, 30_000);
    await site.server.inTenant(0, (tx) => tx.update(hyCustomerWallet).set({ availableAmount: 50_001 }).where(eq(hyCustomerWallet.id, id)));
    const wrong = await check(id);
    expect(wrong.isRight).toBe(false);
    expect(wrong.rows).toMatchObject([
      { item: 'available', ledger: 50_000, wallet: 50_001, difference: 1 },
      { item: 'frozen', ledger: 30_000, wallet: 30_000, documents: 0, difference: 30_000 },
      { item: 'recharge', difference: 0 },
      { item: 'consume', difference: 0 },
      { item: 'refund', difference: 0 },
    ]);
    await site.server.inTenant(0, (tx) => tx.update(hyCustomerWallet).set({ availableAmount: 50_000 }).where(eq(hyCustomerWallet.id, id)));
  });

  test('PERM-08 the wallet of another customer is not there', async () => {
    const { id } = await someWallet();
    const customer = { username: 'check_owner', userType: 2 as const, cid: site.world.customer.id, permissions: ['wallet:check'] };
    expect(await site.server.as(customer).get(`${path}/check`, { id })).toMatchObject({ status: 404 });
  });
});
