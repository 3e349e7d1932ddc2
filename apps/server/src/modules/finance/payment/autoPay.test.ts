import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';
import { payReadyNotes } from './autoPay.ts';
import { takeResult } from './settlePayment.ts';

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});
beforeEach(() => {
  site.bank.given.length = 0;
});

const amount = 271_000;
async function configure(values: Partial<typeof hyWalletConfig.$inferInsert> = {}): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    await tx.delete(hyWalletConfig);
    const limits = { singleLimit: 50_000_000, dayLimit: 1_000_000_000, driverDayLimit: 50_000_000 };
    await tx.insert(hyWalletConfig).values({ companyId: site.world.company.id, channelType: 'bank', ...limits, ...values });
  });
}
const run = () => payReadyNotes(site.server.context());
const paymentsOf = async (noteId: string) => expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId })).records;
const findings = () => site.server.inTenant(0, (tx) => verifyLedger(tx, 0));
const settle = (requestSerial: string, result: Parameters<typeof takeResult>[1]['result']) =>
  takeResult(site.server.context(), { requestSerial, result });

describe('FRT-25 M1 payments that the system hands in', () => {
  test('only where the company has it so; a person who did not examine the waybill approves them', async () => {
    const note = await site.payable();
    await configure();
    expect(await run()).toBe(0);
    await configure({ autoPay: '1', enabled: '0' });
    expect(await run()).toBe(0);
    await configure({ autoPay: '1', smsConfirm: '1' });
    expect(await run()).toBe(1);
    const [payment] = await paymentsOf(note.id);
    expect(payment).toMatchObject({ state: '20', submitBy: 'system', amount });
    expect(await run()).toBe(0);

    await configure({ autoPay: '1' });
    expect(await site.pay(site.finance, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay('finance_second', 'approve', payment.id, { pass: true })).toMatchObject({ state: '30' });
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['below', amount - 1, 0],
    ['at', amount, 1],
    ['above', amount + 1, 1],
  ])('a limit %s the amount decides whether it is handed in', async (_where, singleLimit, handedIn) => {
    await configure({ autoPay: '1' });
    await run();
    const note = await site.payable();
    await configure({ autoPay: '1', singleLimit });
    expect(await run()).toBe(handedIn);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: handedIn === 1 ? '78' : '75' });
  });

  test('a waybill is handed in once: what was sent back, failed or closed is for people', async () => {
    await configure({ autoPay: '1' });
    await run();
    const note = await site.payable();
    expect(await run()).toBe(1);
    const [payment] = await paymentsOf(note.id);
    await site.pay('finance_second', 'approve', payment.id, { pass: false, remark: '核对' });
    expect(await run()).toBe(0);
    const row = await site.payment(payment.id);
    const closing = { id: row.id, version: row.version, reason: '不付' };
    expectDone(await site.server.as('cashier_person').put('/hypay/hyPayment/close', closing, once()));
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75' });
    expect(await run()).toBe(0);
  });
});

describe('FRT-22 FRT-25 payments from an account at an institution', () => {
  let third: string;
  beforeAll(async () => {
    const [row] = await site.server.inTenant(0, (tx) =>
      tx
        .insert(hyThirdAccount)
        .values({
          applyNo: 'KH260602000001',
          ownerType: 'platform',
          ownerId: site.world.company.id,
          ownerName: site.world.company.companyName,
          channelCode: 'embedded',
          simulated: '1',
          accountName: site.world.company.companyName,
          idType: '2',
          idNo: '91370700MA00000000',
          phone: '13800000000',
          openState: '2',
          accountNo: 'SIM0001',
        })
        .returning(),
    );
    third = row!.id;
  });
  const code = () => accounts.third(third);
  /** A top-up that arrives there. */
  async function deposit(sum: number): Promise<void> {
    const form = { walletId: site.world.wallet.id, rechargeType: '3', amount: sum, thirdAccountId: third };
    const told = expectDone(await site.server.as('cashier_person').post('/customer/hyCustomerRecharge/add', form, once()));
    const proof = { bankSerialNo: `TH${sum}`, transferTime: '2026-06-02 11:00:00' };
    expectDone(
      await site.server
        .as('finance_second')
        .put('/customer/hyCustomerRecharge/confirm', { id: told.id, version: told.version, pass: true, ...proof }, once()),
    );
  }
  const sent = async () => {
    const note = await site.payable();
    const payment = await site.submitted(note);
    return { note, payment, approve: () => site.pay('finance_second', 'approve', payment.id, { pass: true }) };
  };

  test('40444 the account has to hold the amount and its fee; to the fen it leaves, and is booked there', async () => {
    await configure({ channelType: 'third', thirdAccountId: third, channelFee: 500 });
    const { payment, approve, note } = await sent();
    expect(payment).toMatchObject({ payChannel: 'third', thirdAccountId: third, companyAccountId: null });
    await deposit(amount + 499);
    expect(await approve()).toMatchObject({ code: 40444 });
    await deposit(100);
    const bank = await site.balance(accounts.bank(site.account.id));
    const given = await approve();
    expect(given).toMatchObject({ state: '30' });
    await site.drain();
    expect(site.bank.given.filter(({ requestSerial }) => requestSerial === given.requestSerial)).toMatchObject([
      { payer: { companyAccountId: third, accountNo: 'SIM0001', bankName: 'embedded' } },
    ]);
    expect(await site.balance(booksOf(site.world.company.id).clearing('third'))).toBe(amount);
    await settle(given.requestSerial, { state: 'success', bankSerialNo: 'T1', payTime: '2026-06-02 12:00:03', fee: 500 });
    expect(await site.balance(code())).toBe(99);
    expect(await site.balance(accounts.bank(site.account.id))).toBe(bank);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80' });
    expect(await findings()).toEqual([]);

    await settle(given.requestSerial, { state: 'returned', bankSerialNo: 'T1', returnTime: '2026-06-03 09:00:00', reason: '账户已销户' });
    expect(await site.balance(code())).toBe(amount + 99);
    expect(await findings()).toEqual([]);
  });

  test('what is on its way from it is not there for the next one', async () => {
    await configure({ channelType: 'third', thirdAccountId: third });
    const [first, second] = [await sent(), await sent()];
    const free = await site.balance(code());
    if (free < amount) await deposit(amount - free);
    expect(await first.approve()).toMatchObject({ state: '30' });
    expect(await second.approve()).toMatchObject({ code: 40444 });
  });

  test('I33 what moves it without a document of its own is found', async () => {
    const { post } = await import('../ledger/post.ts');
    const { debit, credit, posting } = await import('../ledger/postings.ts');
    const ctx = site.server.context();
    const books = booksOf(site.world.company.id);
    await ctx.transaction((tx) =>
      post(tx, ctx, posting('adjust', [debit(code(), 7), credit(books.opening, 7)]), {
        bizId: 'nobody',
        step: 'x',
        bizNo: null,
        companyId: site.world.company.id,
        summary: '错误',
      }),
    );
    expect(await findings()).toMatchObject([{ invariant: 'I33', subject: code(), difference: 7 }]);
  });

  test('an account that is closed pays no more, and one that holds something in our books is not closed', async () => {
    await configure({ channelType: 'third', thirdAccountId: third });
    const row = expectDone(await site.server.as('admin').get('/account/hyThirdAccount/queryById', { id: third }));
    expect(await site.server.as('admin').put('/account/hyThirdAccount/close', { id: third, version: row.version }, once())).toMatchObject({
      message: '账户账面余额不为零，不能注销',
    });
    await site.server.inTenant(0, (tx) => tx.update(hyThirdAccount).set({ state: '3' }));
    const { payment } = await sent();
    expect(payment).toMatchObject({ message: '运营主体没有已验证的付款账户' });
  });
});
