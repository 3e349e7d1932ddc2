import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';
import { refreshDueFlags } from './noteFunds.ts';
import { timeOutNotes } from './revoke.service.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
let walletNow: NoteSite['walletNow'];
let put: NoteSite['put'];
beforeAll(async () => void ({ server, world, freshCrew, walletNow, put } = await openNoteSite()));

/** Half-up division, written apart from the product's own. */
const halfUp = (value: number) => Math.floor(value + 0.5);

test('SHIP-21 an order goes to signature with every figure right', async () => {
  const admin = server.as('admin');
  const before = await walletNow(world.wallet.id);
  const crew = await freshCrew();

  const order = await publishOrder(admin, orderForm(world));
  expect(order).toMatchObject({ status: '30', status_dictText: '待调度', orderNo: 'DD260601000001', distance: 881_690 });
  // 64 t at 85.50 yuan, dropped to whole yuan, 6 % on top.
  expect([order.driverFee, order.serviceFee, order.feeTotal]).toEqual([547_200, 32_832, 580_032]);

  const note = await dispatch(admin, order, crew);
  expect(note).toMatchObject({
    shippingNoteNumber: 'YD2026060100000001',
    serialNumber: '0000',
    noteStatus: '15',
    orderNo: order.orderNo,
    vehicleNumber: crew.vehicle.vehicleNumber,
    driverFee: 273_600,
    serviceFee: 16_416,
    feeTotal: 290_016,
    frozenAmount: 290_016,
  });
  expect(await walletNow(world.wallet.id)).toMatchObject({
    availableAmount: before.availableAmount - 290_016,
    frozenAmount: before.frozenAmount + 290_016,
  });
  expect(expectDone(await admin.get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
    status: '40',
    dispatchedWeight: 32_000,
    dispatchedVehicles: 1,
  });

  const accepted = expectDone(await put('accept', { id: note.id, version: note.version, reason: '司机电话确认' }));
  expect(accepted).toMatchObject({ noteStatus: '20', acceptTime: '2026-06-01 10:00:00' });

  server.clock.set('2026-06-01T12:00:00+08:00');
  const loaded = expectDone(
    await put('load', {
      id: note.id,
      version: accepted.version,
      gross: 48_480,
      tare: 16_000,
      weight: 32_480,
      time: '2026-06-01 11:30:00',
      slipNo: 'Z1',
      files: 'slip/a.png',
    }),
  );
  const loadedDriver = Math.floor(halfUp((855_000 * 32_480) / 100_000) / 100) * 100;
  expect(loaded).toMatchObject({
    noteStatus: '30',
    loadWeight: 32_480,
    driverFee: loadedDriver,
    feeTotal: loadedDriver + halfUp(loadedDriver * 0.06),
    fundReason: null,
  });
  expect(loaded.frozenAmount).toBe(loaded.feeTotal);

  const departed = expectDone(await put('depart', { id: note.id, version: loaded.version }));
  expect(departed).toMatchObject({ noteStatus: '40', departTime: '2026-06-01 12:00:00' });

  server.clock.set('2026-06-02T09:00:00+08:00');
  const unloaded = expectDone(
    await put('unload', {
      id: note.id,
      version: departed.version,
      weight: 32_300,
      time: '2026-06-02 08:30:00',
      slipNo: 'X1',
      files: 'slip/b.png',
    }),
  );
  expect(unloaded).toMatchObject({
    noteStatus: '50',
    settleWeight: 32_300,
    lossWeight: 180,
    allowedLoss: 97,
    deductWeight: 83,
    lossAmount: 5146,
    driverFeeRaw: 276_165,
    roundingAmount: 19,
    driverFee: 271_000,
    serviceFee: 16_260,
    customerFee: 287_260,
    feeTotal: 287_260,
    payableAmount: 271_000,
    frozenAmount: 287_260,
  });

  const signed = expectDone(
    await put('sign', {
      id: note.id,
      version: unloaded.version,
      signTime: '2026-06-02 09:00:00',
      receiptNo: 'H1',
      files: 'receipt/a.png',
      confirmWarnings: true,
    }),
  );
  expect(signed).toMatchObject({ noteStatus: '55', preCheckState: '1', signTime: '2026-06-02 09:00:00' });

  expect(await walletNow(world.wallet.id)).toMatchObject({
    availableAmount: before.availableAmount - 287_260,
    frozenAmount: before.frozenAmount + 287_260,
  });
  const timeline = expectDone(await admin.get('/shipping/hyNoteEvent/list', { noteId: note.id }));
  expect(
    timeline.map((event: { eventType: string; fromStatus: string | null; toStatus: string | null }) => [
      event.eventType,
      event.fromStatus,
      event.toStatus,
    ]),
  ).toEqual([
    ['assigned', null, '15'],
    ['accepted', '15', '20'],
    ['loaded', '20', '30'],
    ['departed', '30', '40'],
    ['unloaded', '40', '50'],
    ['signed', '50', '55'],
  ]);
  expect(timeline[2].content).toBe('装货32.480吨，司机运费2,777.00元');
  // Others hear which side it was, and not who of it.
  const own = { username: 'note_customer', userType: 2, cid: world.customer.id, permissions: ['shipping:list', 'shipping:timeline'] };
  const heard = expectDone(await server.as(own).get('/shipping/hyNoteEvent/list', { noteId: note.id })) as { actorName: string }[];
  expect(new Set(heard.map(({ actorName }) => actorName))).toEqual(new Set(['平台人员']));
  const detail = expectDone(await admin.get('/shipping/hyShippingNote/detail', { id: note.id }));
  expect(detail.goods).toMatchObject([{ lineNo: 1, goodsItemGrossWeight: 32_480 }]);
  expect(detail.files.map((file: { kind: string }) => file.kind).sort()).toEqual(['loadSlip', 'receipt', 'unloadSlip']);
  expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
});

test('WAY-01 N3 a waybill that nobody accepts in time goes back', async () => {
  const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 32_000 }));
  const note = await dispatch(server.as('admin'), order, await freshCrew());
  const ctx = server.context();
  server.clock.advance(119 * 60_000);
  await timeOutNotes(ctx);
  expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).noteStatus).toBe('15');
  server.clock.advance(2 * 60_000);

  expect(await timeOutNotes(ctx)).toBeGreaterThan(0);

  expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id }))).toMatchObject({
    noteStatus: '99',
    frozenAmount: 0,
  });
  expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id })).status).toBe('30');
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.action, 'shippingNote.acceptTimeout')));
  expect(audit).toContainEqual(expect.objectContaining({ entityId: note.id, before: { noteStatus: '15' }, after: { noteStatus: '99' } }));
});

test('NOTI-01 terms that fall due are marked, paid ones are not', async () => {
  const ctx = server.context();
  const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
  const set = (values: Partial<typeof hyShippingNote.$inferInsert>) =>
    server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, note.id)));
  const refreshed = async () => {
    await server.inTenant(0, (tx) => refreshDueFlags(tx, ctx));
    return expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).dueFlag;
  };
  await set({ settleType: '3', dueDate: '2026-06-05' });
  expect(await refreshed()).toBe('1');
  expect(expectDone(await server.as('admin').get('/hydriver/hyDriver/getDsXx')).tangjieZhangQi).toBe(1);
  await set({ dueDate: '2026-06-06' });
  expect(await refreshed()).toBe('0');
  await set({ dueDate: '2026-06-05', customerPaidAmount: note.feeTotal });
  expect(await refreshed()).toBe('0');
  await set({ settleType: '0', dueDate: null, customerPaidAmount: 0 });
});

test('SHIP-02 the list filters, counts by status, sums and exports', async () => {
  const counts = expectDone(await server.as('admin').get('/shipping/hyShippingNote/statusCount'));
  const list = expectDone(await server.as('admin').get('/shipping/hyShippingNote/list', { noteStatus: '55', sums: '1' }));

  expect(list.total).toBe(counts['55']);
  expect(list.sums).toMatchObject({ driverFee: 271_000, feeTotal: 287_260 });
  expect(list.records[0]).toMatchObject({ noteStatus_dictText: '已签收', driverPhone: expect.stringMatching(/^138\*{4}\d{4}$/) });
  const phone = expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: list.records[0].id })).driverPhone;
  expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/list', { driverPhone: phone })).total).toBe(1);
  expect(
    (await server.as('admin').download('/shipping/hyShippingNote/exportXls', { noteStatus: '55' })).body.subarray(0, 2).toString(),
  ).toBe('PK');
  const exportFields = 'lossAmount,route,failedRules,shippingNoteNumber,driverPhone,lossAmount';
  const sheet = await readWorkbookText((await server.as('admin').download('/shipping/hyShippingNote/exportXls', { exportFields })).body);
  expect(sheet).toContain('扣损金额(元)\t未通过规则\t运单号\t司机电话\n');
  expect(sheet).not.toContain(phone);
});

test('SHIP-01 SHIP-02 sums of waybills and orders leave out what was revoked, in every filter', async () => {
  const admin = server.as('admin');
  const order = await publishOrder(admin, orderForm(world, { totalWeight: 64_000 }));
  const kept = await dispatch(admin, order, await freshCrew());
  const now = expectDone(await admin.get('/hyorder/hyOrder/queryById', { id: order.id }));
  const revoked = await dispatch(admin, now, await freshCrew());
  const sumsOf = async (path: string, query: Record<string, string>) => {
    const { sums, records } = expectDone(await admin.get(path, { ...query, sums: '1' }));
    return { sums, states: records.map((row: { noteStatus?: string; status?: string }) => row.noteStatus ?? row.status).toSorted() };
  };
  const notes = (query = {}) => sumsOf('/shipping/hyShippingNote/list', { orderId: order.id, ...query });
  expect((await notes()).sums).toMatchObject({ plannedWeight: 64_000, feeTotal: kept.feeTotal + revoked.feeTotal });

  expectDone(await put('revoke', { id: revoked.id, version: revoked.version, revokeCode: '2' }));

  expect(await notes()).toMatchObject({ states: ['15', '99'], sums: { plannedWeight: 32_000, feeTotal: kept.feeTotal } });
  expect(await notes({ noteStatus: '99' })).toMatchObject({ states: ['99'], sums: { plannedWeight: 0, feeTotal: 0 } });

  const number = `SUM${order.orderNo}`;
  const add = (totalWeight: number, suffix: string) =>
    admin.post('/hyorder/hyOrder/add', orderForm(world, { totalWeight, originalDocumentNumber: `${number}${suffix}` }));
  const orders = () => sumsOf('/hyorder/hyOrder/list', { originalDocumentNumber: `${number}*` });
  expectDone(await add(10_000, 'A'));
  const other = expectDone(await add(20_000, 'B'));
  expect((await orders()).sums).toMatchObject({ totalWeight: 30_000 });
  expectDone(await admin.put('/hyorder/hyOrder/revoke', { id: other.id, version: other.version, reason: '错单' }));
  expect(await orders()).toMatchObject({ states: ['10', '99'], sums: { totalWeight: 10_000 } });
});

test('LIST-15 a page of 25 waybills with ten columns is small', async () => {
  const order = await publishOrder(server.as('admin'), orderForm(world));
  const note = await dispatch(server.as('admin'), order, await freshCrew());
  await server.inTenant(0, async (tx) => {
    const [row] = await tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, note.id));
    const copies = Array.from({ length: 25 }, (_, index) => ({ ...row!, id: `copy${index}`, shippingNoteNumber: `YDCOPY${index}` }));
    await tx.insert(hyShippingNote).values(copies);
  });
  const field = 'shippingNoteNumber,noteStatus,orderNo,customerName,driverName,vehicleNumber,cargoName,loadWeight,driverFee,createTime';

  const { status, body } = await server
    .as('admin')
    .download('/shipping/hyShippingNote/list', { field, pageSize: 25, shippingNoteNumber: 'YDCOPY*' });

  expect(status).toBe(200);
  expect(JSON.parse(body.toString()).result.records).toHaveLength(25);
  expect(body.length).toBeLessThanOrEqual(16_000);
});
