import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { hyCustomerWallet } from '../customers/customer-wallet/customerWallet.table.ts';
import { hyShippingNote } from '../shipping/shipping-note/shippingNote.table.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, world, freshCrew } = await openNoteSite()));

const path = '/dashboard/hyDashboard/index';
const make = async () => dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
const change = (id: string, values: Partial<typeof hyShippingNote.$inferInsert>) =>
  server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
const noteOf = async (id: string) => expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id }));

test('GEN-02 charts, terms and money of the home page agree with the lists and statistics behind them', async () => {
  const admin = server.as('admin');
  const [now, before, owing] = [await make(), await make(), await make()];
  const signed = { noteStatus: '55', unloadWeight: 31_000 };
  await change(now.id, { ...signed, signTime: '2026-06-01 09:30:00' });
  // The last of the 30 days before, which the comparison begins with.
  await change(before.id, { ...signed, createTime: '2026-04-10 08:00:00', signTime: '2026-04-03 00:00:00' });
  await change(owing.id, { noteStatus: '70', settleType: '1', dueFlag: '1', dueDate: '2026-05-22', createTime: '2026-03-01 08:00:00' });

  const index = expectDone(await admin.get(path));

  const [one, debt] = [await noteOf(now.id), await noteOf(owing.id)];
  expect(index.freight).toMatchObject({
    from: '2026-05-03',
    to: '2026-06-01',
    before: { from: '2026-04-03', to: '2026-05-02' },
    notes: { now: 1, before: 1 },
    weight: { now: 31_000, before: 31_000 },
    fee: { now: one.feeTotal },
    customers: [{ id: world.customer.id, name: one.customerName, notes: 1, fee: one.feeTotal }],
    lanes: [{ name: `${one.sendCity}→${one.receiveCity}`, notes: 1, distance: one.distance ?? 0 }],
  });
  expect(index.freight.days).toHaveLength(30);
  expect(index.freight.days.at(-1)).toEqual({ day: '2026-06-01', notes: 1, fee: one.feeTotal });
  const { totals } = expectDone(await admin.get('/statistics/hyStatistics/freight', { from: '2026-05-03', to: '2026-06-01' }));
  expect(index.freight.grossProfit.now).toBe(totals.grossProfit);
  expect(index.statusCounts).toEqual({ 55: 1 });
  expect(index.cargo).toEqual([{ code: one.cargoTypeCode, orders: 3, weight: expect.any(Number) }]);
  expect(index.terms).toEqual([
    {
      customerId: world.customer.id,
      customerName: one.customerName,
      notes: 1,
      amount: debt.customerOpenAmount,
      dueDate: '2026-05-22',
      overdueDays: 10,
    },
  ]);
  expect(index.money).toMatchObject({
    receivable: { count: 1, amount: debt.customerOpenAmount },
    overdue: { count: 1, amount: debt.customerOpenAmount },
    paidToday: { count: 0, amount: 0 },
  });
});

test.each([
  ['2026-05-31', 1, 1],
  ['2026-06-01', 1, 0],
  ['2026-06-02', 1, 0],
])('GEN-02 a term that ends on %s is due, and overdue from the day after on', async (dueDate, due, overdue) => {
  const admin = server.as('admin');
  await server.inTenant(0, (tx) => tx.update(hyShippingNote).set({ dueFlag: '0', noteStatus: '55' }));
  const { id } = await make();
  await change(id, { noteStatus: '70', settleType: '1', dueFlag: '1', dueDate });

  const { money, terms } = expectDone(await admin.get(path));

  expect(terms).toHaveLength(due);
  expect(money.overdue.count).toBe(overdue);
  expect(terms[0].overdueDays).toBe(overdue);
});

test('GEN-02 a wallet is low below its warning, not at it', async () => {
  const admin = server.as('admin');
  const warnAt = (warnAmount: number) =>
    server.inTenant(0, (tx) =>
      tx.update(hyCustomerWallet).set({ availableAmount: 5000, warnAmount }).where(eq(hyCustomerWallet.customerId, world.customer.id)),
    );
  const low = async () => expectDone(await admin.get(path)).money.lowWallets;
  await warnAt(5000);
  expect(await low()).toBe(0);
  await warnAt(5001);
  expect(await low()).toBe(1);
});

test('GEN-02 PERM-06 PERM-08 carriers are told what they get, strangers of nothing, and nobody of lists that are not theirs', async () => {
  const permissions = ['shipping:list', 'order:list', 'wallet:list', 'pay:list'];
  const carrier = expectDone(await server.as({ username: 'index_carrier', userType: 3, cid: 'no carrier', permissions }).get(path));
  // They never see what is charged, nor what is open of it.
  expect(carrier).toMatchObject({ terms: null, money: { receivable: null, overdue: null }, freight: { grossProfit: { now: null } } });
  const stranger = expectDone(await server.as({ username: 'index_other', userType: 2, cid: 'nobody', permissions }).get(path));
  expect(stranger).toMatchObject({
    freight: { notes: { now: 0 }, customers: [], lanes: [] },
    cargo: [],
    statusCounts: {},
    terms: [],
    money: { receivable: { count: 0, amount: 0 }, lowWallets: 0, available: 0 },
  });
  const nobody = expectDone(await server.as({ username: 'index_none', permissions: [] }).get(path));
  expect(nobody).toMatchObject({
    freight: null,
    cargo: null,
    statusCounts: null,
    terms: null,
    money: { receivable: null, overdue: null, lowWallets: null, available: null, paidToday: null, failedToday: null },
  });
});
