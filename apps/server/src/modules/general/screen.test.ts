import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { hyVehicle } from '../fleet/vehicle/vehicle.table.ts';
import { hyShippingNote } from '../shipping/shipping-note/shippingNote.table.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, world, freshCrew } = await openNoteSite()));

const make = async () => dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
const change = (id: string, values: Partial<typeof hyShippingNote.$inferInsert>) =>
  server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('GEN-07 the screens of operations and of finance agree with the waybills, and follow what the reader sees', async () => {
  const admin = server.as('admin');
  const [signed, old, moving] = [await make(), await make(), await make()];
  await change(signed.id, { noteStatus: '70', signTime: '2026-06-01 09:30:00', unloadWeight: 31_000, lossWeight: 900, allowedLoss: 300 });
  await change(old.id, {
    noteStatus: '70',
    createTime: '2026-02-01 08:00:00',
    signTime: '2026-02-10 00:00:00',
    unloadWeight: 20_000,
    customerPaidAmount: 100,
  });
  await change(moving.id, { noteStatus: '40', loadTime: '2026-06-01 09:00:00', abnormalFlags: 'noTrack' });
  const place = { lastLng: 117.02, lastLat: 36.66 };
  const seen = (lastLocTime: string) =>
    server.inTenant(0, (tx) =>
      tx
        .update(hyVehicle)
        .set({ ...place, lastLocTime })
        .where(eq(hyVehicle.id, moving.vehicleId)),
    );
  await seen('2026-05-31 09:00:00');
  expect(expectDone(await admin.get('/screen/hyScreen/data')).positions, 'seen more than a day ago').toEqual([]);
  await seen('2026-06-01 09:00:00');
  const [one, other] = [
    expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id: signed.id })),
    expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id: old.id })),
  ];

  const data = expectDone(await admin.get('/screen/hyScreen/data'));
  expect(data).toMatchObject({
    now: expect.stringMatching(/^2026-06-01 10:/),
    customers: expectDone(await admin.get('/customer/hyCustomer/list')).total,
    drivers: expectDone(await admin.get('/hydriver/hyDriver/list')).total,
    vehicles: expectDone(await admin.get('/hyvehicle/hyVehicle/list')).total,
    today: { notes: 2, signed: 1, weight: 31_000, distance: one.distance ?? 0 },
    days30: { notes: 2, signed: 1, weight: 31_000 },
    statusCounts: { 40: 1, 70: 1 },
    lanes: [{ from: { name: one.sendCity }, to: { name: one.receiveCity }, today: 2, onRoad: 1 }],
    // What was signed for.
    provinces: [{ name: one.sendProvince, count: 1, weight: 31_000 }],
    positions: [{ vehicleNumber: moving.vehicleNumber, lng: 117.02, lat: 36.66 }],
  });
  expect(data.lanes[0].from.lng).toBeCloseTo(one.sendLng, 4);
  expect(data.abnormal).toMatchObject([
    { id: moving.id, kind: 'flagged', detail: 'noTrack' },
    { id: signed.id, kind: 'loss', detail: '600', customerName: one.customerName },
  ]);
  expect(data.events[0]).toMatchObject({ noteNumber: expect.stringMatching(/^YD/) });

  const money = expectDone(await admin.get('/screen/hyScreen/finance'));
  const [income, cost] = [one.feeTotal, one.driverFee + (one.agentMargin ?? 0)];
  expect(money.month).toEqual({ notes: 1, income, cost, profit: income - cost });
  expect(money.year).toMatchObject({ notes: 2, income: income + other.feeTotal });
  expect(money.months).toHaveLength(12);
  expect(money.months[0]).toEqual({ month: '2025-07', notes: 0, income: 0, cost: 0, profit: 0 });
  expect(money.months[7]).toMatchObject({ month: '2026-02', notes: 1, income: other.feeTotal });
  expect(money.months[11]).toEqual({ month: '2026-06', ...money.month });
  expect(money.ageing).toEqual([
    { from: 0, to: 30, count: 1, amount: income - one.customerPaidAmount },
    { from: 31, to: 60, count: 0, amount: 0 },
    { from: 61, to: 90, count: 0, amount: 0 },
    { from: 91, to: null, count: 1, amount: other.feeTotal - 100 },
  ]);
  expect(sum(money.debtors.map((row: { amount: number }) => row.amount))).toBe(income + other.feeTotal - 100);
  // A customer owes from the examination on, as on the home page.
  expect(expectDone(await admin.get('/dashboard/hyDashboard/index')).money.receivable).toEqual({
    count: 2,
    amount: income + other.feeTotal - 100,
  });
  await change(old.id, { noteStatus: '68' });
  expect(expectDone(await admin.get('/screen/hyScreen/finance')).ageing[3]).toMatchObject({ count: 0, amount: 0 });
  expect(money.payable).toEqual({ count: 2, amount: one.payableAmount + other.payableAmount });
  // Nothing of what follows has happened here; the flows of its documents compare it with their lists.
  const none = { count: 0, amount: 0 };
  expect(money).toMatchObject({
    advances: { open: none, overdue: none },
    payments: { paidToday: none, failedToday: none },
    invoices: { ...none, tax: 0 },
    taxes: { ...none, deadline: null },
    uploads: { accepted: 0 },
  });
  const wallets = expectDone(await admin.get('/customer/hyCustomerWallet/summary'));
  expect(money.wallets).toEqual({
    count: wallets.walletCount,
    total: wallets.totalAmount,
    available: wallets.availableAmount,
    frozen: wallets.frozenAmount,
  });
});

test('GEN-07 a debt grows older at midnight: the thirtieth day still belongs to the first stretch', async () => {
  const admin = server.as('admin');
  const before = expectDone(await admin.get('/screen/hyScreen/finance')).ageing;
  const note = await make();
  const countAt = async (signTime: string) => {
    await change(note.id, { noteStatus: '70', createTime: '2026-01-01 00:00:00', signTime });
    const { ageing } = expectDone(await admin.get('/screen/hyScreen/finance'));
    return ageing.findIndex((row: { count: number }, index: number) => row.count > before[index].count);
  };
  expect(await countAt('2026-05-02 00:00:00')).toBe(0);
  expect(await countAt('2026-05-01 23:59:59')).toBe(1);
  expect(await countAt('2026-04-02 00:00:00')).toBe(1);
  expect(await countAt('2026-04-01 23:59:59')).toBe(2);
  expect(await countAt('2026-03-03 00:00:00')).toBe(2);
  expect(await countAt('2026-03-02 23:59:59')).toBe(3);
});

test('GEN-07 PERM-06 PERM-08 a customer gets the own figures without what drivers cost; strangers get none; nobody without the permission', async () => {
  const permissions = ['screenData:list', 'screenFinance:list', 'shipping:list'];
  const customer = server.as({ username: 'screen_boss', userType: 2, cid: world.customer.id, permissions });
  expect(expectDone(await customer.get('/screen/hyScreen/data')).today.notes).toBeGreaterThan(0);
  const own = expectDone(await customer.get('/screen/hyScreen/finance'));
  expect(own.month).toMatchObject({ income: expect.any(Number), cost: null, profit: null });
  expect(own.payable.amount).toBeNull();
  // Lists that they may not read are nothing to them.
  expect(own).toMatchObject({ advances: null, payments: null, invoices: null, taxes: null, uploads: null });
  const stranger = server.as({ username: 'screen_other', userType: 2, cid: 'nobody', permissions });
  expect(expectDone(await stranger.get('/screen/hyScreen/data'))).toMatchObject({
    customers: 0,
    today: { notes: 0, signed: 0 },
    lanes: [],
    positions: [],
    provinces: [],
    abnormal: [],
    events: [],
  });
  expect(expectDone(await stranger.get('/screen/hyScreen/finance'))).toMatchObject({
    year: { notes: 0, income: 0 },
    wallets: { count: 0, total: 0 },
    debtors: [],
  });
  const nobody = server.as({ username: 'screen_none', permissions: ['shipping:list'] });
  for (const path of ['data', 'finance']) expect(await nobody.get(`/screen/hyScreen/${path}`), path).toMatchObject({ status: 403 });
});
