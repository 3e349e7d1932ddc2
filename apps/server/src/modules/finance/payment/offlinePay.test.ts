import { beforeAll, describe, expect, test } from 'vitest';
import { type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { hyConfig } from '../../system/setting/setting.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { hyWalletConfig } from '../wallet-config/walletConfig.table.ts';

let site: DianfuSite;
let account: Row;
beforeAll(async () => {
  site = await openDianfuSite();
  account = await offlineAccount();
});

type Row = Awaited<ReturnType<DianfuSite['read']>>;
const [cashier, finance] = ['cashier_person', 'finance_second'];
const books = () => booksOf(site.world.company.id);
let serials = 0;
const bankSerial = () => `BK${(serials += 1)}`;
/** An account in the register: by default ours, that pays. */
const offlineAccount = async (values: object = {}) =>
  expectDone(
    await site.server.as(cashier).post('/shipping/hyOfflineAccount/add', {
      direction: 'pay',
      accountType: '1',
      accountName: site.world.company.companyName,
      accountNo: '370500000000000001',
      bankName: '工商银行',
      ownerType: 'platform',
      ownerId: site.world.company.id,
      ...values,
    }),
  );
const offline = (note: Row, values: object = {}, who = cashier) =>
  site.server.as(who).post(
    '/hypay/hyPayment/offlinePay',
    {
      noteId: note.id,
      offlineAccountId: account.id,
      offlineTime: '2026-06-02 11:30:00',
      bankSerialNo: bankSerial(),
      voucherFiles: 'voucher/a.png',
      ...values,
    },
    once(),
  );
const used = async (id: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyOfflineAccount/queryById', { id })).useCount as number;
const configure = (configValue: string) =>
  site.server.inTenant(0, (tx) =>
    tx
      .insert(hyConfig)
      .values({ tenantId: 0, configKey: 'offlineCustomerDirectPay', configValue })
      .onConflictDoUpdate({ target: [hyConfig.tenantId, hyConfig.configKey], set: { configValue } }),
  );

describe('SHIP-11 M14 paid outside the channels', () => {
  test('7 two people book it: it leaves the account when the second one approves, and never through the bank', async () => {
    const before = await site.balance(bankCode(site));
    const uses = await used(account.id);
    const note = await site.payable();
    const payment = expectDone(await offline(note));
    expect(payment).toMatchObject({
      state: '20',
      payKind: '3',
      amount: 271_000,
      simulated: '0',
      companyAccountId: site.account.id,
      offlineAccountName: '工商银行 ****0001',
    });
    expect(await used(account.id)).toBe(uses + 1);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '78' });
    expect(await site.pay(cashier, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });

    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '40', payTime: '2026-06-02 11:30:00' });
    await site.drain();
    expect(site.bank.given).toEqual([]);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000, payTime: '2026-06-02 11:30:00' });
    expect(before - (await site.balance(bankCode(site)))).toBe(271_000);
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('M14c refused it is closed, and its waybill is payable', async () => {
    const note = await site.payable();
    const payment = expectDone(await offline(note));
    expect(await site.pay(finance, 'approve', payment.id, { pass: false, remark: '凭证不清' })).toMatchObject({ state: '60' });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: '60' });
  });

  test.each([
    [271_000, '20'],
    [271_001, '40'],
  ])('below the amount for two people one books it alone: two from %d', async (dualApproveAmount, state) => {
    const config = { companyId: site.world.company.id, channelType: 'bank', singleLimit: 1, dayLimit: 1, driverDayLimit: 1 };
    await site.server.inTenant(0, (tx) => tx.insert(hyWalletConfig).values({ ...config, dualApproveAmount }));
    const payment = expectDone(await offline(await site.payable()));
    await site.server.inTenant(0, (tx) => tx.delete(hyWalletConfig));
    expect(payment).toMatchObject({ state });
  });

  test('bad input is refused at its fields, all of it at once, and changes nothing', async () => {
    const note = await site.payable();
    const bankSerialNo = bankSerial();
    expectDone(await offline(await site.payable(), { bankSerialNo }));
    const receiving = await offlineAccount({ direction: 'receive', accountNo: '37050001', ownerType: 'driver', ownerId: note.driverId });
    for (const [values, expected] of [
      [{ voucherFiles: '' }, { errorCode: 40409 }],
      [{ offlineTime: '2026-06-02 12:00:01' }, { errorData: [{ path: 'offlineTime' }] }],
      [{ offlineAccountId: 'nobody' }, { errorData: [{ path: 'offlineAccountId' }] }],
      [{ offlineAccountId: receiving.id }, { errorData: [{ path: 'offlineAccountId' }] }],
      [{ payeeAccountId: account.id }, { errorData: [{ path: 'payeeAccountId' }] }],
      [{ bankSerialNo }, { errorCode: 40451 }],
      [
        { voucherFiles: '', offlineTime: '2026-06-02 12:00:01', bankSerialNo },
        { errorData: [{ path: 'offlineTime' }, { path: 'bankSerialNo' }, { path: 'voucherFiles' }] },
      ],
    ] as const)
      expect(await offline(note, values)).toMatchObject({ success: false, ...expected });
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: null, version: note.version });
  });

  test('L13 nothing is paid offline while a payment is on its way', async () => {
    const note = await site.payable();
    await site.pay(finance, 'approve', (await site.submitted(note)).id, { pass: true });
    expect(await offline(note)).toMatchObject({ errorCode: 40411 });
  });

  test('G12 it may have gone to another account of the payee, and to nobody else’s', async () => {
    const note = await site.payable();
    const own = await offlineAccount({
      direction: 'receive',
      accountName: '司机备用户',
      accountNo: '37050077',
      ownerType: 'driver',
      ownerId: note.driverId,
    });
    const other = await site.payable();
    expect(await offline(other, { payeeAccountId: own.id })).toMatchObject({ errorData: [{ path: 'payeeAccountId' }] });

    const payment = expectDone(await offline(note, { payeeAccountId: own.id }));
    expect(payment).toMatchObject({ payeeName: '司机备用户', payeeCardId: null, state: '20' });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '40' });
    expect(await site.findings()).toEqual([]);
  });
});

describe('SHIP-11 L13 a customer pays the driver', () => {
  const accountOf = (ownerId: string, accountNo: string) =>
    offlineAccount({ ownerType: 'customer', ownerId, accountName: '客户甲', accountNo });

  test('40410 by default they may not; where they may, both debts end at once', async () => {
    const place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000 });
    const note = await site.onTerm(place);
    const own = await accountOf(place.customer.id, '37050088');
    expect(await offline(note, { offlineAccountId: own.id })).toMatchObject({ errorCode: 40410 });
    await configure('1');
    const cash = await site.payable();
    expect(await offline(cash, { offlineAccountId: own.id })).toMatchObject({ errorData: [{ path: 'offlineAccountId' }] });

    const bank = await site.balance(bankCode(site));
    const payment = expectDone(await offline(note, { offlineAccountId: own.id }));
    expect(payment).toMatchObject({ companyAccountId: null, state: '20' });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '40' });

    expect(await site.read(note.id)).toMatchObject({ noteStatus: '80', paidAmount: 271_000, customerPaidAmount: 271_000 });
    expect(await site.balance(books().receivable(place.customer.id))).toBe(287_260 - 271_000);
    expect(await site.balance(books().payable(note.driverId))).toBe(0);
    expect(await site.balance(bankCode(site))).toBe(bank);
    expect(await site.findings()).toEqual([]);
    await configure('0');
  });

  test.each([
    [287_260 - 271_000, true],
    [287_260 - 271_000 + 1, false],
  ])('as far as they owe the waybill: with %d paid before', async (customerPaidAmount, isTaken) => {
    await configure('1');
    const place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000 });
    const note = await site.onTerm(place);
    await site.change(note.id, { customerPaidAmount });
    const answer = await offline(note, { offlineAccountId: (await accountOf(place.customer.id, `3705${customerPaidAmount}`)).id });
    await configure('0');
    expect(answer).toMatchObject(isTaken ? { success: true } : { success: false, errorData: [{ path: 'offlineAccountId' }] });
    await site.change(note.id, { customerPaidAmount: 0 });
  });
});

describe('SHIP-11 a sheet of what was paid outside the channels', () => {
  const captions = ['运单号*', '付款账户*', '金额*', '付款时间*', '银行流水号*'];
  const send = async (rows: readonly (readonly string[])[], who = cashier) =>
    expectDone(
      await site.server
        .as(who)
        .upload('/hypay/hyPayment/offlineImport', { fileName: 'offline.xlsx', content: await writeSheet(captions, rows) }),
    );
  const line = (
    note: Row,
    { amount = '2710.00', time = '2026-06-02 11:00:00', serial = bankSerial(), payer = '370500000000000001' } = {},
  ) => [note.shippingNoteNumber as string, payer, amount, time, serial];
  const paymentOf = async ({ id }: Row) =>
    expectDone(await site.server.as('admin').get('/hypay/hyPayment/list', { noteId: id })).records[0] as Row;

  test('good lines wait for vouchers and another person; bad ones are named by cell and change nothing', async () => {
    const [good, named, low, high, late, twice, unknown] = [
      await site.payable(),
      await site.payable(),
      await site.payable(),
      await site.payable(),
      await site.payable(),
      await site.payable(),
      await site.payable(),
    ];
    const serial = bankSerial();
    const outcome = await send([
      line(good, { serial }),
      line(named, { payer: site.world.company.companyName }),
      line(low, { amount: '2709.99' }),
      line(high, { amount: '2710.01' }),
      line(late, { time: '2026-06-02 12:00:01' }),
      line(twice, { serial }),
      line(unknown, { payer: '370599999999999999' }),
      ['YD0', '370500000000000001', '1', '2026-06-02 11:00:00', 'X1'],
      line(good),
    ]);

    expect(outcome).toMatchObject({ totalCount: 9, successCount: 2, errorCount: 7 });
    expect(outcome.errors.map(({ row, column }: Row) => [row, column])).toEqual([
      [4, '金额'],
      [5, '金额'],
      [6, '付款时间'],
      [7, '银行流水号'],
      [8, '付款账户'],
      [9, '运单号'],
      [10, '运单号'],
    ]);
    expect(outcome.errors[0].reason).toContain('2,710.00');
    for (const note of [low, high, late, twice, unknown])
      expect(await site.read(note.id)).toMatchObject({ noteStatus: '75', payState: null });

    const payment = await paymentOf(good);
    expect(payment).toMatchObject({ state: '20', amount: 271_000, bankSerialNo: serial, voucherFiles: null, submitBy: cashier });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40409 });
    const put = (voucherFiles: string, version: number) =>
      site.server.as(cashier).put('/hypay/hyPayment/voucher', { id: payment.id, version, voucherFiles }, once());
    expect(await put('', payment.version)).toMatchObject({ errorCode: 40409 });
    expect(await put('voucher/a.png', payment.version - 1)).toMatchObject({ success: false });
    expectDone(await put('voucher/a.png', payment.version));
    expect(await site.pay(cashier, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    const another = 'voucher_person';
    const replaced = { id: payment.id, version: payment.version + 1, voucherFiles: 'voucher/c.png' };
    expectDone(await site.server.as(another).put('/hypay/hyPayment/voucher', replaced, once()));
    expect(await site.pay(another, 'approve', payment.id, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.pay(finance, 'approve', payment.id, { pass: true })).toMatchObject({ state: '40' });
    expect(await put('voucher/b.png', payment.version + 3)).toMatchObject({ errorCode: 40901 });
    expect(await site.findings()).toEqual([]);
  });

  test('a sheet that comes twice pays once', async () => {
    const note = await site.payable();
    const row = line(note);
    expect(await send([row])).toMatchObject({ successCount: 1 });
    expect(await send([row])).toMatchObject({ successCount: 0, errorCount: 1, errors: [{ column: '运单号' }, { column: '银行流水号' }] });
  });

  test('customers, carriers and captains bring none', async () => {
    for (const userType of [2, 3, 4]) {
      const other = site.server.as({
        username: `outside_${userType}`,
        userType,
        cid: site.world.customer.id,
        permissions: ['pay:offlineImport', 'pay:voucher', 'pay:offline'],
      });
      expect(
        await other.upload('/hypay/hyPayment/offlineImport', {
          fileName: 'offline.xlsx',
          content: await writeSheet(captions, [['YD0', '1', '1', '2026-06-02 11:00:00', 'X1']]),
        }),
      ).toMatchObject({ success: false });
    }
  });
});
