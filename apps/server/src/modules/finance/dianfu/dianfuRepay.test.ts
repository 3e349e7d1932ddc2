import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, dianfuPath as path, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, type World } from '../../../../test/freight.ts';
import { bankCode } from '../../../../test/paySite.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyConfig } from '../../system/setting/setting.table.ts';
import { booksOf } from '../ledger/chartOfAccounts.ts';
import { dianfuStates } from './dianfu.states.ts';
import { hyDianfu } from './dianfu.table.ts';
import { daysLater } from './dianfuFee.ts';
import { repayOutbox } from './repayLater.ts';

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

type Row = Awaited<ReturnType<DianfuSite['read']>>;
const books = () => booksOf(site.world.company.id);
/** Lets days pass for an advance: it began, or its present stretch did, so many days earlier. */
const age = async ({ id }: Pick<Row, 'id'>, days: number) => {
  const { startDate, dueDate, accrueFrom } = (
    await site.server.inTenant(0, (tx) => tx.select().from(hyDianfu).where(eq(hyDianfu.id, id)))
  )[0]!;
  const earlier = (day: string | null) => daysLater(day!, -days);
  const values = { startDate: earlier(startDate), dueDate: earlier(dueDate), accrueFrom: earlier(accrueFrom) };
  await site.server.inTenant(0, (tx) => tx.update(hyDianfu).set(values).where(eq(hyDianfu.id, id)));
};
let serials = 0;
const transfer = (values: object = {}) => ({
  source: 'transfer',
  companyAccountId: site.account.id,
  bankSerialNo: `RP${(serials += 1)}`,
  transferTime: '2026-06-02 11:00:00',
  voucherFiles: 'voucher/a.png',
  ...values,
});
const repay = (row: Row, body: object, who = cashier) => site.move('repay', row, { who, ...body });
const setConfig = (configKey: string, configValue: string) =>
  site.server.inTenant(0, async (tx) => {
    await tx.delete(hyConfig).where(eq(hyConfig.configKey, configKey));
    await tx.insert(hyConfig).values({ configKey, configValue, configName: configKey, valueType: 'string', groupCode: 'dianfu' });
  });
/** An advance of 287,260 fen, case D: of a customer on a term whose credit is used up. */
async function caseD(): Promise<{ place: World; row: Row; note: Row }> {
  const place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 300_000 });
  const held = await site.reviewed({ place, form: { settleType: '3', termDays: 30 } });
  await site.changeCustomer(place.customer.id, { creditLimit: 287_259 });
  const note = await site.examine(held, { pass: true });
  return { place, note, row: await site.advanced(note) };
}
const balances = async () => ({
  income: await site.balance(books().advanceIncome),
  tax: await site.balance(books().vatOutput),
  pending: await site.balance(books().vatPending),
});

describe('SHIP-22 F5 an advance is paid back', () => {
  test('case D: after thirty days the fee of 25.85 first, then the principal; L10 the waybill is paid then', async () => {
    const { place, note, row } = await caseD();
    const before = { ...(await balances()), bank: await site.balance(bankCode(site)) };
    expect(row).toMatchObject({ principal: 287_260, dueDate: '2026-07-02' });

    await age(row, 30);
    const part = expectDone(await repay(row, { amount: 100_000, ...transfer() }));
    expect(part).toMatchObject({ state: '40', feeAmount: 2585, repaidAmount: 100_000, balance: 189_845, dueFlag: '1', overdueDays: 0 });
    expect(await site.read(note.id)).toMatchObject({ customerPaidAmount: 97_415, dianfuState: '40' });
    expect(await site.balance(books().advanced(place.customer.id))).toBe(189_845);
    // 6 % of tax within the fee, due at once; no invoice covers it.
    const after = await balances();
    expect([after.income - before.income, after.tax - before.tax, after.pending - before.pending]).toEqual([2439, 146, 0]);
    expect((await site.balance(bankCode(site))) - before.bank).toBe(100_000);
    expect(await site.findings()).toEqual([]);

    // Of the rest the fee goes on: 189,845 × 300 × 10 / 1,000,000 = 569.5, which goes up.
    await age(row, 10);
    expect(await repay(part, { amount: 190_416, ...transfer() })).toMatchObject({ errorCode: 40445, errorData: [{ path: 'amount' }] });
    const done = expectDone(await repay(part, { amount: 190_415, ...transfer() }));
    expect(done).toMatchObject({ state: '50', feeAmount: 3155, repaidAmount: 290_415, balance: 0, dueFlag: '0', overdueDays: 0 });
    expect(await site.read(note.id)).toMatchObject({ customerPaidAmount: 287_260, dianfuState: '50', dueFlag: '0' });
    expect(await repay(done, { amount: 1, ...transfer() })).toMatchObject({ errorCode: 40901 });
    expect(await site.balance(books().advanced(place.customer.id))).toBe(0);
    expect(await site.balance(books().receivable(place.customer.id))).toBe(0);
    const repaid = expectDone(
      await site.server.as('admin').get(`${path}/repayList`, { dianfuId: row.id, column: 'repayTime', order: 'asc' }),
    ).records;
    expect(
      repaid
        .map(({ amount, feePart, principalPart }: Row) => [amount, feePart, principalPart])
        .toSorted((a: number[], b: number[]) => a[0]! - b[0]!),
    ).toEqual([
      [100_000, 2585, 97_415],
      [190_415, 570, 189_845],
    ]);
    expect(repaid[0]).toMatchObject({ repayNo: expect.stringContaining(`${row.dianfuNo}-`), source: 'transfer', operator: cashier });
    expect(await site.findings()).toEqual([]);
  });

  test('money that covers the fee alone leaves the stretch as it is: its fee is rounded once', async () => {
    const { row } = await caseD();
    await age(row, 3);
    const part = expectDone(await repay(row, { amount: 100, ...transfer() }));
    expect(part).toMatchObject({ feeAmount: 259 });
    // 3 days: 258.5 → 259; 30 days 2585.34 → 2585 in all, whatever was booked in between.
    await age(row, 27);
    expect(expectDone(await repay(part, { amount: 287_260 + 2585 - 100, ...transfer() }))).toMatchObject({ state: '50', feeAmount: 2585 });
    expect(await site.findings()).toEqual([]);
  });

  test('out of the wallet: as far as it holds money', async () => {
    await setConfig('dianfuAutoRepay', '0');
    const { place, row } = await caseD();
    await site.recharge(place, 10_000);
    await setConfig('dianfuAutoRepay', '1');
    expect(await repay(row, { amount: 10_001, source: 'wallet' })).toMatchObject({ errorCode: 40105 });
    expect(expectDone(await repay(row, { amount: 10_000, source: 'wallet' }))).toMatchObject({ state: '40', balance: 277_260 });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 0, totalConsume: 10_000 });
    expect(await site.findings()).toEqual([]);
  });

  test('L33 a fixed fee is there from the beginning, and is booked once', async () => {
    await setConfig('dianfuFeeMode', 'fixed');
    await setConfig('dianfuFeeRate', '150');
    const { row } = await caseD();
    await setConfig('dianfuFeeMode', 'daily');
    expect(row).toMatchObject({ feeMode: 'fixed', feeRate: 150, feeAmount: 4309, balance: 291_569 });
    const part = expectDone(await repay(row, { amount: 4310, ...transfer() }));
    expect(part).toMatchObject({ balance: 287_259 });
    await age(row, 90);
    expect(expectDone(await repay(part, { amount: 287_259, ...transfer() }))).toMatchObject({ state: '50', feeAmount: 4309 });
    expect(await site.findings()).toEqual([]);
  });

  test.each([
    ['no account', { companyAccountId: null }, 'companyAccountId'],
    ['an account that is not the company’s', { companyAccountId: 'nobody' }, 'companyAccountId'],
    ['no serial', { bankSerialNo: '' }, 'bankSerialNo'],
    ['no voucher', { voucherFiles: '' }, 'voucherFiles'],
    ['no time', { transferTime: null }, 'transferTime'],
    ['a time ahead', { transferTime: '2026-06-02 12:00:01' }, 'transferTime'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a source that there is not', { source: 'cash' }, 'source'],
  ])('a transfer with %s is refused at its field, and nothing is booked', async (_what, values, field) => {
    openD ??= await caseD();
    const { row } = openD;
    const answer = await repay(row, { amount: 100, ...transfer(values), ...('amount' in values ? values : {}) });
    expect(answer.success).toBe(false);
    expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
    expect(await site.dianfu(row.id)).toMatchObject({ version: row.version, repaidAmount: 0 });
  });
  let openD: Awaited<ReturnType<typeof caseD>> | undefined;

  test('40451 one arrival is told of once, for whatever it was sent', async () => {
    const { row } = await caseD();
    const told = transfer();
    const part = expectDone(await repay(row, { amount: 100, ...told }));
    expect(await repay(part, { amount: 100, ...told })).toMatchObject({ errorCode: 40451, errorData: [{ path: 'bankSerialNo' }] });
    const recharge = {
      walletId: site.world.wallet.id,
      rechargeType: '1',
      amount: 100,
      receiveAccountId: site.account.id,
      bankSerialNo: told.bankSerialNo,
      voucherFiles: 'voucher/a.png',
      transferTime: '2026-06-02 11:00:00',
    };
    expect(await site.server.as(cashier).post('/customer/hyCustomerRecharge/add', recharge)).toMatchObject({ errorCode: 40451 });
  });

  test('two people at the same moment record one repayment', async () => {
    const { place, row } = await caseD();
    const answers = await Promise.all([
      repay(row, { amount: 1000, ...transfer() }),
      repay(row, { amount: 1000, ...transfer() }, 'second_cashier'),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await site.balance(books().advanced(place.customer.id))).toBe(286_260);
  });
});

describe('SHIP-22 L7 an arrival of money pays advances back by itself', () => {
  test('overdue advances first, then waybills that wait for money, then the other advances', async () => {
    const place = await site.placeWith(2_000_000);
    const reviewed = [await site.reviewed({ place }), await site.reviewed({ place })] as const;
    const overdue = await site.advanced(await site.short(place, 280_000));
    const [openNote, waitingNote] = reviewed;
    for (const { id } of reviewed) await site.change(id, { extraFee: 5000, customerFee: 292_260, driverFee: 276_000 });
    const open = await site.advanced(await site.examine(openNote, { pass: true }));
    const waiting = await site.examine(waitingNote, { pass: true });
    expect([overdue.principal, open.principal, waiting.fundReason]).toEqual([7260, 5000, '40105']);
    await site.server.inTenant(0, (tx) => tx.update(hyDianfu).set({ dueDate: '2026-06-01' }).where(eq(hyDianfu.id, overdue.id)));

    await site.recharge(place, 7000);
    expect(await site.dianfu(overdue.id)).toMatchObject({ state: '40', balance: 260 });
    expect(await site.read(waiting.id)).toMatchObject({ noteStatus: '70', frozenAmount: 287_260 });
    await site.recharge(place, 5259);
    expect(await site.dianfu(overdue.id)).toMatchObject({ state: '50' });
    expect(await site.read(waiting.id)).toMatchObject({ noteStatus: '70', frozenAmount: 292_259 });
    await site.recharge(place, 3001);
    expect((await site.read(waiting.id)).noteStatus).toBe('75');
    expect(await site.dianfu(open.id)).toMatchObject({ state: '40', balance: 2000 });
    await site.recharge(place, 2500);
    expect(await site.dianfu(open.id)).toMatchObject({ state: '50' });
    expect(await site.walletNow(place.wallet.id)).toMatchObject({ availableAmount: 500, frozenAmount: 0 });
    const records = expectDone(await site.server.as('admin').get(`${path}/repayList`, { dianfuId: open.id })).records;
    expect(records.map(({ source, operator }: Row) => [source, operator])).toEqual([
      ['wallet', 'system'],
      ['wallet', 'system'],
    ]);
    expect(await site.findings()).toEqual([]);
  });

  // The embedded database has one transaction at a time: there nobody holds anything meanwhile.
  test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'SHIP-22 what somebody else holds while the money arrives is paid back once they are done',
    async () => {
      const { place, note, row } = await caseD();
      const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holder = site.server.inTenant(0, async (tx) => {
        await tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, note.id)).for('update');
        isHeld.resolve();
        await mayEnd.promise;
      });
      await isHeld.promise;
      await site.recharge(place, 1000);
      expect(await site.dianfu(row.id)).toMatchObject({ state: '30', balance: 287_260 });
      expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(1000);

      const paying = site.deliver([repayOutbox]);
      mayEnd.resolve();
      await Promise.all([holder, paying]);
      expect(await site.dianfu(row.id)).toMatchObject({ state: '40', balance: 286_260 });
      expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(0);
      expect(await site.findings()).toEqual([]);
    },
  );

  test('switched off, it stays in the wallet', async () => {
    const { place, row } = await caseD();
    await setConfig('dianfuAutoRepay', '0');
    await site.recharge(place, 1000);
    await setConfig('dianfuAutoRepay', '1');
    expect(await site.dianfu(row.id)).toMatchObject({ state: '30', balance: 287_260 });
    expect((await site.walletNow(place.wallet.id)).availableAmount).toBe(1000);
  });
});

describe('SHIP-22 F7 an advance is given up', () => {
  test('L11 after 180 days overdue, principal and booked fee; what comes later is recovered', async () => {
    const { place, note, row } = await caseD();
    await age(row, 30);
    const partly = expectDone(await repay(row, { amount: 2000, ...transfer() }));
    const writeOff = (who = site.finance, reason = '客户破产') => site.move('writeOff', partly, { who, reason });

    await age(row, 179);
    expect(await writeOff()).toMatchObject({ success: false, message: '逾期满180天方可核销' });
    await age(row, 1);
    expect(await writeOff(site.finance, ' ')).toMatchObject({ errorCode: 40106 });
    expect(await writeOff(cashier)).toMatchObject({ errorCode: 40405 });
    const done = expectDone(await writeOff());

    // The fee that no repayment has booked lapses.
    expect(done).toMatchObject({
      state: '80',
      writtenOffPrincipal: 287_260,
      writtenOffFee: 585,
      balance: 0,
      feeAmount: 2585,
      overdueDays: 180,
    });
    expect(await site.balance(books().badDebt)).toBe(287_845);
    expect(await site.balance(books().advanced(place.customer.id))).toBe(0);
    expect(await site.read(note.id)).toMatchObject({ dianfuState: '80', customerPaidAmount: 0, dueFlag: '0' });
    expect(await site.findings()).toEqual([]);

    expect(await repay(done, { amount: 287_846, ...transfer() })).toMatchObject({ errorCode: 40445 });
    expect(await repay(done, { amount: 1, source: 'wallet' })).toMatchObject({ success: false, errorData: [{ path: 'source' }] });
    expect(expectDone(await repay(done, { amount: 287_845, ...transfer() }))).toMatchObject({ state: '80', recoveredAmount: 287_845 });
    expect(await site.balance(books().badDebt)).toBe(0);
    expect(await site.findings()).toEqual([]);
  });
});

test('SHIP-22 what advances come to is told by customer and state, of what the list finds and the reader sees', async () => {
  const one = await caseD();
  const another = await caseD();
  await repay(one.row, { amount: 1_000 });
  const as = (who: Parameters<typeof site.server.as>[0]) => site.server.as(who);
  const ask = async (query: Record<string, string> = {}, who: Parameters<typeof site.server.as>[0] = cashier): Promise<Row[]> =>
    expectDone(await as(who).get(`${path}/sums`, query));
  const list = async (query: Record<string, string>): Promise<Row[]> =>
    expectDone(await as(cashier).get(`${path}/list`, { pageSize: 100, ...query })).records;
  for (const { place } of [one, another]) {
    const customerId = place.customer.id;
    const [row] = await list({ customerId });
    const { customerName, state, principal, feeAmount, repaidAmount, balance } = row!;
    expect(await ask({ customerId })).toEqual([{ customerId, customerName, state, count: 1, principal, feeAmount, repaidAmount, balance }]);
  }
  expect(new Set((await ask({ state: String(one.row.state) })).map(({ state }) => state))).toEqual(new Set([one.row.state]));
  // What was refused or cancelled is in no sum.
  await site.server.inTenant(0, (tx) =>
    tx.update(hyDianfu).set({ state: dianfuStates.codes.cancelled }).where(eq(hyDianfu.id, one.row.id)),
  );
  expect(await ask({ customerId: one.place.customer.id })).toEqual([]);
  const { customer } = another.place;
  const own = await ask({}, { username: 'sums_customer', userType: 2, cid: customer.id, permissions: ['dianfu:list'] } as never);
  expect(own.map(({ customerId }) => customerId)).toEqual([customer.id]);
  expect((await as({ username: 'no_sums', permissions: [] } as never).get(`${path}/sums`)).status).toBe(403);
});
