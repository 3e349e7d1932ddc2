import { beforeAll, describe, expect, test } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';

let server: NoteSite['server'];
let build: NoteSite['build'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
let walletNow: NoteSite['walletNow'];
let put: NoteSite['put'];
beforeAll(async () => void ({ server, build, world, freshCrew, walletNow, put } = await openNoteSite()));

describe('WAY-01 N1 the guards of a dispatch', () => {
  test.each<[string, number, string, () => Promise<Partial<{ driver: object; vehicle: object; weight: number }>>]>([
    ['a driver who is not approved', 40201, '司机未审核通过', async () => ({ driver: await build.driver({ state: '1' }) })],
    ['a vehicle that is not approved', 40202, '车辆未审核通过', async () => ({ vehicle: await build.vehicle({ state: '4' }) })],
    ['a blacklisted driver', 40121, '已列入黑名单', async () => ({ driver: await build.driver({ blacklist: '1' }) })],
    ['a blacklisted vehicle', 40121, '已列入黑名单', async () => ({ vehicle: await build.vehicle({ blacklist: '1' }) })],
    [
      'a road certificate that ends before loading',
      40203,
      '装货时证件已过期（道路运输证 2026-06-02，装货截止2026-06-05）',
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

  test('WAY-01 a trailer by itself is refused', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world));
    const { driver } = await freshCrew();
    const trailer = await build.vehicle({ vehicleType: 'B11' });

    const reply = await server
      .as('admin')
      .post(
        '/hyorder/hyOrder/dispatch',
        { id: order.id, version: order.version, publishMode: '1', driverId: driver.id, vehicleId: trailer.id, weight: 32_000 },
        once(),
      );

    expect(reply).toMatchObject({ status: 400, errorData: [{ path: 'vehicleId', message: '挂车不能单独派车，请选择牵引车' }] });
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

  test('a waybill typed by hand goes nowhere for a customer who was frozen since', async () => {
    const customer = await build.customer();
    const place = {
      ...world,
      customer,
      wallet: await build.wallet(customer.id, world.company.id, 1_000_000),
      shipper: await build.shipper(customer.id),
      send: await build.sendAddress(customer.id),
      receive: await build.receiveAddress(customer.id),
    };
    const { totalWeight: _weight, publishMode: _mode, ...form } = orderForm(place);
    const draft = expectDone(await server.as('admin').post('/shipping/hyShippingNote/add', { ...form, plannedWeight: 30_000 }));
    expectDone(
      await server.as('admin').put('/customer/hyCustomer/freeze', { id: customer.id, version: customer.version, reason: '欠款' }, once()),
    );
    const crew = await freshCrew();

    const reply = await server
      .as('admin')
      .post(
        '/shipping/hyShippingNote/dispatchVehicle',
        { id: draft.id, version: draft.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 30_000 },
        once(),
      );

    expect(reply).toMatchObject({ success: false, errorCode: 40102, message: '客户已冻结' });
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

    expect(reply).toMatchObject({
      errorCode: 40105,
      message: expect.stringMatching(/^“客户\d+”的钱包余额不足：需要2,900\.16元，可用199\.68元$/),
    });
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

    expect(refused).toMatchObject({
      errorCode: 40104,
      message: `“${monthly.customerName}”的授信额度不足：需要2,900.16元，可用99.84元`,
    });
    expectDone(await put('revoke', { id: note.id, version: note.version, revokeCode: '1' }));
    expect(await used()).toBe(0);
  });

  test('API-04 the same Idempotency-Key dispatches once', async () => {
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

test('WAY-01 of several dispatchers racing for one vehicle and one order, one wins', async () => {
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

test('WAY-01 LEDG-01 a storm of dispatches, changes and revocations ends without a wait in a circle, and the books hold', async () => {
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
