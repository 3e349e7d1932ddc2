import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, once, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';
import { timeOutNotes } from './revoke.service.ts';
import { refreshDueFlags } from './noteFunds.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(100_000_000);
});
const freshCrew = async () => ({ driver: await build.driver(), vehicle: await build.vehicle() });
const walletNow = async (id: string) => expectDone(await server.as('admin').get('/customer/hyCustomerWallet/queryById', { id }));
const put = (action: string, body: unknown) => server.as('admin').put(`/shipping/hyShippingNote/${action}`, body, once());

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
    await put('sign', { id: note.id, version: unloaded.version, signTime: '2026-06-02 09:00:00', receiptNo: 'H1', files: 'receipt/a.png' }),
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
  expect(timeline[2].content).toBe('装货32.480吨，司机运费2777.00元');
  const detail = expectDone(await admin.get('/shipping/hyShippingNote/detail', { id: note.id }));
  expect(detail.goods).toMatchObject([{ lineNo: 1, goodsItemGrossWeight: 32_480 }]);
  expect(detail.files.map((file: { kind: string }) => file.kind).sort()).toEqual(['loadSlip', 'receipt', 'unloadSlip']);
  expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
});

describe('SHIP-21 N1 the guards of a dispatch', () => {
  test.each<[string, number, string, () => Promise<Partial<{ driver: object; vehicle: object; weight: number }>>]>([
    ['a driver who is not approved', 40201, '司机未审核通过', async () => ({ driver: await build.driver({ state: '1' }) })],
    ['a vehicle that is not approved', 40202, '车辆未审核通过', async () => ({ vehicle: await build.vehicle({ state: '4' }) })],
    ['a blacklisted driver', 40121, '已列入黑名单', async () => ({ driver: await build.driver({ blacklist: '1' }) })],
    [
      'a road certificate that ends before loading',
      40203,
      '证件已过期（道路运输证 2026-06-02）',
      async () => ({ vehicle: await build.vehicle({ rtcValidTo: '2026-06-02' }) }),
    ],
    ['a licence class that does not fit', 40205, '准驾车型不符', async () => ({ driver: await build.driver({ vehicleClass: 'B2' }) })],
    ['a weight above the approved load', 40206, '超过核定载质量', async () => ({ vehicle: await build.vehicle({ vehicleTonnage: 3000 }) })],
    ['more than is left of the order', 40107, '超过订单剩余量', async () => ({ weight: 39_000 })],
  ])('%s is refused', async (_what, errorCode, message, change) => {
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 33_000, pickupTimeTo: '2026-06-05 18:00:00' }));
    const trip = { ...(await freshCrew()), weight: 32_000, ...(await change()) } as {
      driver: { id: string };
      vehicle: { id: string };
      weight: number;
    };

    const reply = await server.as('admin').post(
      '/hyorder/hyOrder/dispatch',
      {
        id: order.id,
        version: order.version,
        publishMode: '1',
        driverId: trip.driver.id,
        vehicleId: trip.vehicle.id,
        weight: trip.weight,
      },
      once(),
    );

    expect(reply).toMatchObject({ status: 200, success: false, code: 500, errorCode });
    expect(reply.message).toContain(message);
  });

  test('a vehicle that is on the road is refused with the number of its waybill', async () => {
    const crew = await freshCrew();
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), crew);
    const second = await publishOrder(server.as('admin'), orderForm(world));

    const reply = await server.as('admin').post(
      '/hyorder/hyOrder/dispatch',
      {
        id: second.id,
        version: second.version,
        publishMode: '1',
        driverId: (await build.driver()).id,
        vehicleId: crew.vehicle.id,
        weight: 1000,
      },
      once(),
    );

    expect(reply).toMatchObject({ errorCode: 40204, message: `车辆存在在途运单（${note.shippingNoteNumber}）` });
  });

  test('a wallet that is short and a credit that is short refuse, and nothing is left behind', async () => {
    const poor = await build.customer();
    const wallet = await build.wallet(poor.id, world.company.id, 600_000);
    const place = {
      ...world,
      customer: poor,
      shipper: await build.shipper(poor.id),
      send: await build.sendAddress(poor.id),
      receive: await build.receiveAddress(poor.id),
    };
    const order = await publishOrder(server.as('admin'), orderForm(place, { totalWeight: 96_000 }));
    await dispatch(server.as('admin'), order, await freshCrew());
    const second = expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }));
    await dispatch(server.as('admin'), second, await freshCrew());
    const third = expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }));
    const crew = await freshCrew();

    const reply = await server
      .as('admin')
      .post(
        '/hyorder/hyOrder/dispatch',
        { id: order.id, version: third.version, publishMode: '1', driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight: 32_000 },
        once(),
      );

    expect(reply).toMatchObject({ errorCode: 40105, message: '余额不足' });
    expect(await walletNow(wallet.id)).toMatchObject({ availableAmount: 600_000 - 580_032, frozenAmount: 580_032 });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/list', { orderId: order.id })).total).toBe(2);
  });

  test('credit is taken up, followed and given back', async () => {
    const monthly = await build.customer({ settleType: '1', termDays: 30, monthDay: 10, creditLimit: 300_000 });
    const place = {
      ...world,
      customer: monthly,
      shipper: await build.shipper(monthly.id),
      send: await build.sendAddress(monthly.id),
      receive: await build.receiveAddress(monthly.id),
    };
    const used = async () => expectDone(await server.as('admin').get('/customer/hyCustomer/summary', { id: monthly.id })).creditUsed;
    const order = await publishOrder(server.as('admin'), orderForm(place, { settleType: '1', termDays: 30, totalVehicles: 2 }));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    expect(await used()).toBe(290_016);
    const again = expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }));
    const crew = await freshCrew();

    const refused = await server
      .as('admin')
      .post(
        '/hyorder/hyOrder/dispatch',
        { id: order.id, version: again.version, publishMode: '1', driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight: 32_000 },
        once(),
      );

    expect(refused).toMatchObject({ errorCode: 40104, message: '授信额度不足' });
    expectDone(await put('revoke', { id: note.id, version: note.version, reason: '客户取消' }));
    expect(await used()).toBe(0);
  });

  test('the same Idempotency-Key dispatches once', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world));
    const crew = await freshCrew();
    const body = {
      id: order.id,
      version: order.version,
      publishMode: '1',
      driverId: crew.driver.id,
      vehicleId: crew.vehicle.id,
      weight: 30_000,
    };
    const headers = once();

    const first = await server.as('admin').post('/hyorder/hyOrder/dispatch', body, headers);
    const second = await server.as('admin').post('/hyorder/hyOrder/dispatch', body, headers);

    expect(second.result).toEqual(first.result);
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/list', { orderId: order.id })).total).toBe(1);
    expect(await server.as('admin').post('/hyorder/hyOrder/dispatch', body)).toMatchObject({
      status: 400,
      message: '缺少 Idempotency-Key',
    });
  });
});

describe('SHIP-21 N5 to N8 the guards on the road', () => {
  const atLoading = async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    return expectDone(await put('accept', { id: note.id, version: note.version, reason: '代接' }));
  };
  const slip = { weight: 32_000, time: '2026-06-02 08:00:00', files: 'slip/a.png' };

  test.each<[string, object, number, string]>([
    ['no photo of the slip', { files: '' }, 40211, '请上传装货磅单'],
    ['no weight', { weight: 0 }, 40212, '装货重量必须大于0'],
    ['more than the approved load', { weight: 40_001 }, 40213, '装载超过核定载质量，禁止发车'],
  ])('loading with %s is refused', async (_what, change, errorCode, message) => {
    const note = await atLoading();

    expect(await put('load', { id: note.id, version: note.version, ...slip, ...change })).toMatchObject({
      success: false,
      errorCode,
      message,
    });
  });

  test('loading in the future, or with a net weight that is not gross less tare, is refused', async () => {
    const note = await atLoading();

    expect(await put('load', { id: note.id, version: note.version, ...slip, time: '2027-01-01 00:00:00' })).toMatchObject({
      status: 400,
      message: '装货时间不能晚于当前时间',
    });
    expect(await put('load', { id: note.id, version: note.version, ...slip, gross: 48_000, tare: 15_000 })).toMatchObject({
      status: 400,
      message: '净重应等于毛重减皮重',
    });
  });

  test('unloading checks time and photo and asks about a gain', async () => {
    const loading = await atLoading();
    const note = expectDone(await put('load', { id: loading.id, version: loading.version, ...slip }));
    const unload = { id: note.id, version: note.version, weight: 31_900, time: '2026-06-02 08:30:00', files: 'slip/b.png' };

    expect(await put('unload', { ...unload, time: '2026-06-02 08:00:00' })).toMatchObject({
      errorCode: 40214,
      message: '卸货时间必须晚于装货时间',
    });
    expect(await put('unload', { ...unload, files: '' })).toMatchObject({ errorCode: 40221 });
    expect(await put('unload', { ...unload, weight: 33_601 })).toMatchObject({
      success: true,
      result: { warnings: [{ code: 40215, message: '卸货重量大于装货重量' }] },
    });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).noteStatus).toBe('30');
    const done = expectDone(await put('unload', { ...unload, weight: 33_601, confirmWarnings: true }));
    expect(done).toMatchObject({ noteStatus: '50', unloadWeight: 33_601, departTime: slip.time });
    expect(await put('sign', { id: note.id, version: done.version, signTime: '2026-06-02 08:40:00' })).toMatchObject({
      errorCode: 40216,
      message: '请上传回单',
    });
  });

  test('a waybill in another state, or changed since it was read, is a conflict', async () => {
    const note = await atLoading();

    expect(await put('depart', { id: note.id, version: note.version })).toMatchObject({
      status: 409,
      errorCode: 40901,
      message: '数据状态已变化，请刷新后重试',
    });
    expect(await put('load', { id: note.id, version: note.version - 1, ...slip })).toMatchObject({
      status: 409,
      errorCode: 40901,
      message: '数据已被他人修改，请刷新后重试',
    });
  });

  test('a wallet that is short when fees grow gives what it has and the waybill says so', async () => {
    const tight = await build.customer();
    const wallet = await build.wallet(tight.id, world.company.id, 291_000);
    const place = {
      ...world,
      customer: tight,
      shipper: await build.shipper(tight.id),
      send: await build.sendAddress(tight.id),
      receive: await build.receiveAddress(tight.id),
    };
    const order = await publishOrder(server.as('admin'), orderForm(place, { totalWeight: 32_000 }));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    const accepted = expectDone(await put('accept', { id: note.id, version: note.version, reason: '代接' }));

    const loaded = expectDone(await put('load', { id: note.id, version: accepted.version, ...slip, weight: 34_000 }));

    expect(loaded).toMatchObject({ noteStatus: '30', frozenAmount: 291_000, fundReason: '40105' });
    expect(await walletNow(wallet.id)).toMatchObject({ availableAmount: 0, frozenAmount: 291_000 });
    expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });
});

test('SHIP-21 of several dispatchers racing for one vehicle and one order, one wins', async () => {
  const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 32_000 }));
  const other = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 32_000 }));
  const crew = await freshCrew();
  const drivers = await Promise.all(Array.from({ length: 8 }, () => build.driver()));

  const replies = await Promise.all(
    drivers.map((driver, index) => {
      const target = index % 2 === 0 ? order : other;
      const body = {
        id: target.id,
        version: target.version,
        publishMode: '1',
        driverId: driver.id,
        vehicleId: crew.vehicle.id,
        weight: 32_000,
      };
      return server.as('admin').post('/hyorder/hyOrder/dispatch', body, once());
    }),
  );

  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  for (const reply of replies.filter(({ success }) => !success)) expect([40204, 40901, 40107]).toContain(reply.errorCode);
  const notes = expectDone(await server.as('admin').get('/shipping/hyShippingNote/list', { vehicleNumber: crew.vehicle.vehicleNumber }));
  expect(notes.total).toBe(1);
  expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
});

test('SHIP-21 a storm of dispatches, changes and revocations ends without a wait in a circle, and the books hold', async () => {
  const orders = await Promise.all(
    Array.from({ length: 4 }, () => publishOrder(server.as('admin'), orderForm(world, { totalWeight: 320_000 }))),
  );
  const crews = await Promise.all(Array.from({ length: 6 }, freshCrew));
  const replies = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const order = orders[index % 4]!;
      const rows = [index, index + 1, index + 3]
        .map((at) => crews[at % 6]!)
        .map(({ driver, vehicle }) => ({ driverId: driver.id, vehicleId: vehicle.id, weight: 10_000 }));
      if (index % 3 === 0) {
        const { version } = expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }));
        return server.as('admin').post('/hyorder/hyOrder/batchDispatch', { id: order.id, version, rows }, once());
      }
      const [note] = expectDone(
        await server.as('admin').get('/shipping/hyShippingNote/list', { orderId: order.id, noteStatus: '15', pageSize: 1 }),
      ).records;
      if (note === undefined) return undefined;
      if (index % 3 === 1) return put('refuse', { id: note.id, version: note.version, reason: '换车' });
      return put('changeVehicle', {
        id: note.id,
        version: note.version,
        driverId: rows[0]!.driverId,
        vehicleId: rows[0]!.vehicleId,
        plannedWeight: 9000,
      });
    }),
  );

  for (const reply of replies) if (reply?.success === false) expect([40204, 40901, 40107]).toContain(reply.errorCode);
  expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  for (const order of orders) {
    const notes = expectDone(
      await server.as('admin').get('/shipping/hyShippingNote/list', { orderId: order.id, noteStatus: '!99', pageSize: 100 }),
    ).records;
    const weight = notes.reduce((sum: number, note: { plannedWeight: number }) => sum + note.plannedWeight, 0);
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
      dispatchedVehicles: notes.length,
      dispatchedWeight: weight,
    });
  }
});

test('SHIP-21 N3 a waybill that nobody accepts in time goes back', async () => {
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

describe('SHIP-20 revoke, refuse, change of vehicle and of price', () => {
  test('a refused waybill gives money and quantity back', async () => {
    const before = await walletNow(world.wallet.id);
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 32_000 }));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id })).status).toBe('50');

    const refused = expectDone(await put('refuse', { id: note.id, version: note.version, reason: '车辆故障' }));

    expect(refused).toMatchObject({ noteStatus: '99', frozenAmount: 0 });
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
      status: '30',
      dispatchedWeight: 0,
      dispatchedVehicles: 0,
    });
    expect(await walletNow(world.wallet.id)).toMatchObject({ availableAmount: before.availableAmount, frozenAmount: before.frozenAmount });
  });

  test('after loading a revocation needs somebody else; after signing none is possible', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    const accepted = expectDone(await put('accept', { id: note.id, version: note.version, reason: '代接' }));
    const loaded = expectDone(
      await put('load', { id: note.id, version: accepted.version, weight: 30_000, time: '2026-06-02 08:00:00', files: 'a.png' }),
    );
    expect(await put('revoke', { id: note.id, version: loaded.version, reason: ' ' })).toMatchObject({
      errorCode: 40106,
      message: '请填写原因',
    });

    const asked = expectDone(await put('revoke', { id: note.id, version: loaded.version, reason: '货物有误' }));
    expect(asked).toMatchObject({ noteStatus: '30', revokeState: '1' });
    expect(await put('revokeApprove', { id: note.id, version: asked.version, pass: true })).toMatchObject({
      errorCode: 40405,
      message: '提交人与复核人不能相同',
    });
    const approved = expectDone(
      await server.as('chief').put('/shipping/hyShippingNote/revokeApprove', { id: note.id, version: asked.version, pass: true }, once()),
    );
    expect(approved).toMatchObject({ noteStatus: '99', revokeState: '2', frozenAmount: 0 });
  });

  test('another driver and vehicle pass the same guards, and the timeline tells of it', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    const crew = await freshCrew();
    const trip = { id: note.id, version: note.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 31_000 };

    expect(await put('changeVehicle', { ...trip, driverId: (await build.driver({ state: '3' })).id })).toMatchObject({ errorCode: 40201 });
    const changed = expectDone(await put('changeVehicle', trip));

    expect(changed).toMatchObject({
      noteStatus: '15',
      vehicleNumber: crew.vehicle.vehicleNumber,
      plannedWeight: 31_000,
      driverFee: 265_000,
    });
    expect(changed.frozenAmount).toBe(changed.feeTotal);
    const timeline = expectDone(
      await server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id, eventType: 'vehicleChanged' }),
    );
    expect(timeline[0].content).toContain(`→ ${crew.driver.driverName} ${crew.vehicle.vehicleNumber}`);
  });

  test('a changed price is kept with its reason, moves the fees and what is frozen', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());

    const changed = expectDone(await put('editPrice', { id: note.id, version: note.version, unitPrice: 900_000, reason: '油价上涨' }));

    expect(changed).toMatchObject({ unitPrice: 900_000, driverFee: 288_000, feeTotal: 305_280, frozenAmount: 305_280 });
    const history = expectDone(await server.as('admin').get('/hyprice/hyPriceHistory/list', { targetId: note.id }));
    expect(history.records).toMatchObject([
      { fieldName: 'unitPrice', oldValue: '85.5000', newValue: '90.0000', reason: '油价上涨', targetNo: note.shippingNoteNumber },
    ]);
    expect(await put('editPrice', { id: note.id, version: changed.version, deduction: 300_000, reason: '扣' })).toMatchObject({
      errorCode: 40223,
      message: '扣款大于运费',
    });
  });

  test('a fee trial stores nothing', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());

    const trial = expectDone(
      await server.as('admin').get('/shipping/hyShippingNote/feeTrial', { id: note.id, loadWeight: 32_480, unloadWeight: 32_300 }),
    );

    expect(trial).toMatchObject({ driverFee: 271_000, feeTotal: 287_260, lossAmount: 5146, problem: null });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).driverFee).toBe(273_600);
  });

  test('several vehicles are sent at once, each on its own', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 96_000 }));
    const [a, b] = [await freshCrew(), await freshCrew()];
    const row = (crew: typeof a, weight = 32_000) => ({ driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight });

    const outcome = expectDone(
      await server
        .as('admin')
        .post('/hyorder/hyOrder/batchDispatch', { id: order.id, version: order.version, rows: [row(a), row(a), row(b)] }, once()),
    );

    expect(outcome.success).toHaveLength(2);
    expect(outcome.fail).toMatchObject([{ id: '1', code: 40204 }]);
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
      dispatchedVehicles: 2,
      dispatchedWeight: 64_000,
      status: '40',
    });
  });

  test('a waybill typed by hand is dispatched without an order', async () => {
    const { totalWeight: _weight, publishMode: _mode, ...form } = orderForm(world);
    const draft = expectDone(await server.as('admin').post('/shipping/hyShippingNote/add', { ...form, plannedWeight: 32_000 }));
    expect(draft).toMatchObject({ noteStatus: '10', orderId: null, driverFee: 273_600, originalDocumentNumber: draft.shippingNoteNumber });
    const edited = expectDone(
      await server.as('admin').put('/shipping/hyShippingNote/edit', { id: draft.id, version: draft.version, plannedWeight: 30_000 }),
    );
    expect(edited.driverFee).toBe(256_500);
    const crew = await freshCrew();

    const sent = expectDone(
      await server
        .as('admin')
        .post(
          '/shipping/hyShippingNote/dispatchVehicle',
          { id: draft.id, version: edited.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 30_000 },
          once(),
        ),
    );

    expect(sent).toMatchObject({ noteStatus: '15', driverName: crew.driver.driverName, frozenAmount: sent.feeTotal });
  });
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
});
