import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, once, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(100_000_000);
});
const path = '/hyorder/hyOrder';
const admin = () => server.as('admin');
const add = (values: Record<string, unknown> = {}) => admin().post(`${path}/add`, orderForm(world, values));
const draft = async (values: Record<string, unknown> = {}) => expectDone(await add(values));
const put = (action: string, body: unknown) => admin().put(`${path}/${action}`, body);
const review = (body: unknown) => server.as('reviewer').put(`${path}/review`, body);

describe('SHIP-01 orders', () => {
  test('O1 an order copies names and addresses and takes terms from customer and loss setting', async () => {
    const {
      lossMode: _mode,
      lossRate: _rate,
      lossDeduct: _deduct,
      lossPass: _pass,
      cargoPrice: _price,
      roundMode: _round,
      weightBasis: _basis,
      settleType: _settle,
      serviceRate: _service,
      feeCalcMode: _calc,
      ...form
    } = orderForm(world, { cargoTypeCode: '0400', cargoName: '卷板' });
    expectDone(
      await admin().post('/hyloss/hyLossSetting/add', {
        settingName: '钢材1‰',
        customerId: world.customer.id,
        cargoTypeCode: '0400',
        lossMode: '1',
        lossRate: 10,
        lossDeduct: '2',
        lossPass: '2',
        cargoPrice: 380_000,
        weightBasis: '1',
        roundMode: '4',
      }),
    );

    const order = expectDone(await admin().post(`${path}/add`, form));

    expect(order).toMatchObject({
      status: '10',
      orderNo: expect.stringMatching(/^DD260601\d{6}$/),
      customerName: world.customer.customerName,
      shipperName: world.shipper.shipperName,
      sendName: '神木煤矿',
      sendCity: '榆林市',
      receiveAdcode: '130209',
      companyId: world.company.id,
      lossRate: 10,
      lossDeduct: '2',
      lossPass: '2',
      cargoPrice: 380_000,
      weightBasis: '1',
      roundMode: '4',
      settleType: '0',
      serviceRate: 600,
      feeCalcMode: '1',
      businessTypeCode: '1002996',
      transportTypeCode: '1',
      needReceipt: '1',
      originalDocumentNumber: order.orderNo,
    });
    expect(expectDone(await admin().get('/shipping/hySendAddress/queryById', { id: world.send.id })).useCount).toBeGreaterThan(0);
  });

  test.each<[string, object, object]>([
    ['a customer that is not approved', { customerId: 'pending' }, { errorCode: 40101, message: '客户未审核通过' }],
    ['a frozen customer', { customerId: 'frozen' }, { errorCode: 40102, message: '客户已冻结' }],
    ['prohibited cargo', { cargoName: '工业雷管' }, { errorCode: 40111, message: '货物名称属于禁运品' }],
    ['too large a prepayment', { prepayRate: 6000 }, { errorCode: 40431, message: '预付超过比例上限' }],
    ['no weight for a price per tonne', { totalWeight: null }, { status: 400, message: '请填写总重量' }],
    ['times in the wrong order', { pickupTimeTo: '2026-05-31 00:00:00' }, { status: 400, message: '装货结束时间不能早于开始时间' }],
    ['agent mode without an agent', { orderMode: '3', agentFee: 1 }, { status: 400, message: '代理模式请选择代理公司' }],
    ['credit without a term', { settleType: '1' }, { status: 400, message: '请填写账期' }],
    [
      'a loss rule without a value of the cargo',
      { cargoPrice: null, lossMode: '2', lossKg: 50 },
      { status: 400, message: '请填写货值单价' },
    ],
    ['somebody else’s shipper', { shipperId: 'other' }, { status: 400, message: '请选择该客户的货主' }],
    ['a mode that does not exist', { orderMode: '9' }, { status: 400 }],
  ])('O1 %s is refused', async (_what, values, answer) => {
    const ids: Record<string, string> = {
      pending: (await build.customer({ state: '1' })).id,
      frozen: (await build.customer({ state: '4' })).id,
      other: (await build.shipper((await build.customer()).id)).id,
    };
    const change = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ids[String(value)] ?? value]));

    expect(await add(change)).toMatchObject({ success: false, ...answer });
  });

  test('O2 to O4 an order is handed in, returned with a reason, and published', async () => {
    const order = await draft();
    const submitted = expectDone(await put('submit', { id: order.id, version: order.version }));
    expect(submitted.status).toBe('20');
    expect(await review({ id: order.id, version: submitted.version, pass: false })).toMatchObject({
      errorCode: 40106,
      message: '请填写原因',
    });
    const returned = expectDone(await review({ id: order.id, version: submitted.version, pass: false, remark: '价格偏高' }));
    expect(returned).toMatchObject({ status: '10', reviewRemark: '价格偏高' });
    const again = expectDone(await put('submit', { id: order.id, version: returned.version }));
    expect(expectDone(await review({ id: order.id, version: again.version, pass: true }))).toMatchObject({
      status: '30',
      publishTime: '2026-06-01 10:00:00',
      reviewBy: 'reviewer',
    });
    expect(await put('submit', { id: order.id, version: again.version })).toMatchObject({ status: 409, errorCode: 40901 });
  });

  test('PERM-01 O3 40405 nobody reviews what they entered, rewrote or handed in', async () => {
    const order = await draft();
    const rewritten = expectDone(
      await server.as('rewriter').put(`${path}/edit`, { ...orderForm(world), id: order.id, version: order.version, unitPrice: 950_000 }),
    );
    const submitted = expectDone(await server.as('submitter').put(`${path}/submit`, { id: order.id, version: rewritten.version }));
    for (const who of ['admin', 'rewriter', 'submitter'])
      for (const pass of [true, false])
        expect(
          await server.as(who).put(`${path}/review`, { id: order.id, version: submitted.version, pass, remark: '好' }),
          who,
        ).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await review({ id: order.id, version: submitted.version, pass: true }))).toMatchObject({ status: '30' });
  });

  test('O2b a trusted customer within the usual price of the lane needs no review', async () => {
    const trusted = await build.customer({ needBusinessReview: '0' });
    await build.wallet(trusted.id, world.company.id, 100_000_000);
    const place = {
      ...world,
      customer: trusted,
      shipper: await build.shipper(trusted.id),
      send: await build.sendAddress(trusted.id),
      receive: await build.receiveAddress(trusted.id),
    };
    await dispatch(admin(), await publishOrder(admin(), orderForm(world)), {
      driver: await build.driver(),
      vehicle: await build.vehicle(),
    });
    const lane = { sendAdcode: '610881', receiveAdcode: '130209', cargoTypeCode: '0100' };
    expect(expectDone(await admin().get(`${path}/lanePrice`, lane))).toMatchObject({ median: 855_000, p25: 855_000, n: 1 });
    const submit = async (unitPrice: number) => {
      const order = expectDone(await admin().post(`${path}/add`, orderForm(place, { unitPrice })));
      return expectDone(await put('submit', { id: order.id, version: order.version })).status;
    };

    expect(await submit(900_000)).toBe('30');
    expect(await submit(1_300_000)).toBe('20');
  });

  test('O3 wallet and credit must cover one vehicle', async () => {
    const poor = await build.customer({ creditLimit: 1000 });
    await build.wallet(poor.id, world.company.id, 1000);
    const place = {
      ...world,
      customer: poor,
      shipper: await build.shipper(poor.id),
      send: await build.sendAddress(poor.id),
      receive: await build.receiveAddress(poor.id),
    };
    const reviewed = async (values: object) => {
      const order = expectDone(await admin().post(`${path}/add`, orderForm(place, { ...values })));
      const submitted = expectDone(await put('submit', { id: order.id, version: order.version }));
      return review({ id: order.id, version: submitted.version, pass: true });
    };

    expect(await reviewed({})).toMatchObject({
      errorCode: 40105,
      message: expect.stringMatching(`^“${poor.customerName}”的钱包余额不足：需要2,990\\.26元，可用[\\d,.]+元$`),
    });
    expect(await reviewed({ settleType: '3', termDays: 10 })).toMatchObject({
      errorCode: 40104,
      message: expect.stringMatching(`^“${poor.customerName}”的授信额度不足：需要2,990\\.26元，可用[\\d,.]+元$`),
    });
  });

  test('O7 O8 closing and revoking need a reason; an order with waybills is not revoked', async () => {
    const order = await publishOrder(admin(), orderForm(world));
    expect(await put('revoke', { id: order.id, version: order.version, reason: '' })).toMatchObject({ errorCode: 40106 });
    await dispatch(admin(), order, { driver: await build.driver(), vehicle: await build.vehicle() }, 10_000);
    const now = expectDone(await admin().get(`${path}/queryById`, { id: order.id }));
    expect(await put('revoke', { id: order.id, version: now.version, reason: '客户取消' })).toMatchObject({
      status: 409,
      errorCode: 40901,
    });
    expect(expectDone(await put('close', { id: order.id, version: now.version, reason: '货已发完' }))).toMatchObject({
      status: '70',
      closeReason: '货已发完',
    });

    const fresh = await publishOrder(admin(), orderForm(world));
    expect(expectDone(await put('revoke', { id: fresh.id, version: fresh.version, reason: '客户取消' })).status).toBe('99');
  });

  test('FRT-11 PERM-08 an order is copied, and its price history read, by rights of their own', async () => {
    const order = await publishOrder(admin(), orderForm(world));
    expectDone(await put('edit', { id: order.id, version: order.version, unitPrice: order.unitPrice + 10_000, reason: '油价上涨' }));
    const copies = server.as({ username: 'copies_orders', permissions: ['order:copy'] });
    const prices = server.as({ username: 'reads_prices', permissions: ['order:priceLog'] });
    const lists = server.as({ username: 'lists_orders', permissions: ['order:list', 'order:add'] });

    const copied = expectDone(await copies.get(`${path}/copy`, { id: order.id }));
    expect(copied).toMatchObject({
      customerId: order.customerId,
      sendAddressId: order.sendAddressId,
      cargoName: order.cargoName,
      unitPrice: order.unitPrice + 10_000,
      status: null,
      originalDocumentNumber: null,
      pickupTimeFrom: null,
      deliverTimeTo: null,
    });
    const log = expectDone(await prices.get(`${path}/priceLog`, { targetId: order.id }));
    expect(log.records).toMatchObject([{ fieldName: 'unitPrice', reason: '油价上涨', targetNo: order.orderNo }]);
    for (const [client, action] of [
      [prices, 'copy'],
      [lists, 'copy'],
      [copies, 'priceLog'],
      [lists, 'priceLog'],
    ] as const)
      expect((await client.get(`${path}/${action}`, { id: order.id, targetId: order.id })).status, action).toBe(403);
    // Nor does the right open another customer's order.
    const stranger = server.as({
      username: 'copies_foreign',
      userType: 2,
      cid: (await build.customer()).id,
      permissions: ['order:copy', 'order:priceLog'],
    });
    expect((await stranger.get(`${path}/copy`, { id: order.id })).status).toBe(404);
    expect((await stranger.get(`${path}/priceLog`, { targetId: order.id })).status).toBe(404);
  });

  test('O9 a published order changes in price, time and quantity alone, with a reason for the price', async () => {
    const order = await publishOrder(admin(), orderForm(world));
    const note = await dispatch(admin(), order, { driver: await build.driver(), vehicle: await build.vehicle() });
    const edit = async (values: object) =>
      put('edit', { id: order.id, version: expectDone(await admin().get(`${path}/queryById`, { id: order.id })).version, ...values });

    expect(await edit({ cargoName: '焦炭' })).toMatchObject({ errorCode: 40109, message: '不允许修改该字段' });
    expect(await edit({ totalWeight: 30_000 })).toMatchObject({ status: 400, message: '总重量不能小于已派重量' });
    expect(await edit({ unitPrice: 870_000 })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await edit({ unitPrice: 870_000, reason: '运力紧张' }))).toMatchObject({ unitPrice: 870_000, driverFee: 556_800 });
    expect(expectDone(await admin().get('/hyprice/hyPriceHistory/list', { targetId: order.id })).records).toMatchObject([
      { fieldName: 'unitPrice', oldValue: '85.5000', newValue: '87.0000', reason: '运力紧张' },
    ]);
    expect(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id })).unitPrice).toBe(855_000);
  });

  test('O10 only drafts and revoked orders are removed', async () => {
    const order = await publishOrder(admin(), orderForm(world));
    expect(await admin().delete(`${path}/delete`, { id: order.id })).toMatchObject({
      errorCode: 40110,
      message: '仅草稿或已撤销订单可删除',
    });
    const one = await draft();
    expect(expectDone(await admin().delete(`${path}/deleteBatch`, { ids: `${order.id},${one.id},` }))).toMatchObject({
      success: [one.id],
      fail: [{ id: order.id, code: 40110 }],
    });
  });

  test('the estimate shows what a freight would cost', async () => {
    const query = {
      orderMode: '1',
      priceMode: '1',
      unitPrice: 855_000,
      plannedWeight: 32_000,
      roundMode: '2',
      customerId: world.customer.id,
    };

    expect(expectDone(await admin().get(`${path}/estimate`, query))).toMatchObject({
      driverFee: 273_600,
      serviceFee: 16_416,
      feeTotal: 290_016,
      freeze: 290_016,
      problem: null,
    });
    expect(expectDone(await admin().get(`${path}/estimate`, { ...query, orderMode: '3', agentFee: 270_000 })).problem).toBe(
      '代理运费小于司机运费与服务费之和',
    );
  });

  test('SHIP-01 PERM-08 an estimate does not tell the rates of somebody else', async () => {
    const stranger = await build.customer({ serviceRate: 777 });
    const user = server.as({ username: 'estimating', userType: 2, cid: world.customer.id });
    const estimate = async (customerId: string) =>
      expectDone(await user.get(`${path}/estimate`, { orderMode: '1', priceMode: '2', unitPrice: 1_000_000, customerId }));

    expect((await estimate(stranger.id)).serviceFee).toBe(0);
    expect(
      (await admin().get(`${path}/estimate`, { orderMode: '1', priceMode: '2', unitPrice: 1_000_000, customerId: stranger.id })).result,
    ).toMatchObject({
      serviceFee: 777,
    });
  });

  test('SHIP-01 PERM-08 people of a customer do not set what the platform takes', async () => {
    const { serviceRate: _rate, feeCalcMode: _mode, ...form } = orderForm(world);
    const user = server.as({ username: 'buyer', userType: 2, cid: world.customer.id });
    await server.context().transaction((tx) => tx.update(hyCustomer).set({ serviceRate: 450 }).where(eq(hyCustomer.id, world.customer.id)));

    expect(await user.post(`${path}/add`, { ...form, serviceRate: 0 })).toMatchObject({
      errorCode: 40109,
      errorData: [{ path: 'serviceRate', message: '不允许修改该字段' }],
    });
    const order = expectDone(await user.post(`${path}/add`, { ...form, serviceRate: 450 }));
    expect(order.serviceRate).toBe(450);
    const change = { id: order.id, version: order.version };
    expect(await user.put(`${path}/edit`, { ...change, feeCalcMode: '2' })).toMatchObject({ errorCode: 40109 });
    expect(expectDone(await user.put(`${path}/edit`, { ...change, remark: '轻放' }))).toMatchObject({ serviceRate: 450, remark: '轻放' });
    expect((await draft({ serviceRate: 100 })).serviceRate).toBe(100);
  });

  test('an order goes to a carrier, who dispatches their own people; and to anyone who takes it', async () => {
    const carrier = await build.carrier();
    const user = server.as({ username: 'hauler', userType: 3, cid: carrier.id });
    const order = await publishOrder(admin(), orderForm(world));
    expectDone(
      await admin().post(`${path}/dispatch`, { id: order.id, version: order.version, publishMode: '3', carrierId: carrier.id }, once()),
    );
    const seen = expectDone(await user.get(`${path}/queryById`, { id: order.id }));
    expect(seen).toMatchObject({ publishMode: '3', carrierName: carrier.carrierName, feeTotal: null });
    const own = { driver: await build.driver({ carrierId: carrier.id }), vehicle: await build.vehicle({ carrierId: carrier.id }) };
    const foreign = await build.driver();
    expect(
      await user.post(
        `${path}/dispatch`,
        { id: order.id, version: seen.version, publishMode: '1', driverId: foreign.id, vehicleId: own.vehicle.id, weight: 30_000 },
        once(),
      ),
    ).toMatchObject({ status: 404 });
    expect(await dispatch(user, { id: order.id, version: seen.version }, own, 30_000)).toMatchObject({
      noteStatus: '15',
      carrierId: carrier.id,
    });

    const open = await publishOrder(admin(), orderForm(world, { publishMode: '2' }));
    const driver = await build.driver();
    const captain = server.as({ username: 'captain', userType: 4, cid: driver.id });
    const vehicle = await build.vehicle();
    await admin().put('/hydriver/hyDriver/bindVehicle', { driverId: driver.id, vehicleId: vehicle.id });
    const grabbed = expectDone(
      await captain.post(`${path}/grab`, { id: open.id, driverId: driver.id, vehicleId: vehicle.id, weight: 30_000 }, once()),
    );
    expect(grabbed).toMatchObject({ noteStatus: '20', acceptTime: '2026-06-01 10:00:00' });
  });

  test('lists filter by several states and count them', async () => {
    const counts = expectDone(await admin().get(`${path}/statusCount`));
    const both = expectDone(await admin().get(`${path}/list`, { status_MultiString: '10,99', pageSize: 100 }));

    expect(both.total).toBe((counts['10'] ?? 0) + (counts['99'] ?? 0));
    expect(new Set(both.records.map((row: { status: string }) => row.status))).toEqual(new Set(['10', '99']));
  });
});

describe('SHIP-01 agent mode', () => {
  test('a typed agent fee is shared by weight, an agent price follows the weight', async () => {
    const agent = await build.customer({ customerKind: '2' });
    const typed = await publishOrder(admin(), orderForm(world, { orderMode: '3', agentId: agent.id, agentFee: 620_000, serviceRate: 300 }));
    const crew = async () => ({ driver: await build.driver(), vehicle: await build.vehicle() });
    expect(await dispatch(admin(), typed, await crew(), 16_000)).toMatchObject({
      agentFee: 155_000,
      feeTotal: 155_000,
      driverFee: 136_800,
      serviceFee: 4104,
      agentMargin: 14_096,
      frozenAmount: 155_000,
    });

    const priced = await publishOrder(
      admin(),
      orderForm(world, { orderMode: '3', agentId: agent.id, customerUnitPrice: 950_000, serviceRate: 300 }),
    );
    expect(await dispatch(admin(), priced, await crew(), 32_000)).toMatchObject({
      agentFee: 304_000,
      feeTotal: 304_000,
      agentMargin: 304_000 - 273_600 - 8208,
    });
  });

  test('an agent fee below driver and service fee is refused', async () => {
    const agent = await build.customer({ customerKind: '2' });
    const order = await draft({ orderMode: '3', agentId: agent.id, agentFee: 547_000, serviceRate: 300 });

    expect(await put('submit', { id: order.id, version: order.version })).toMatchObject({
      errorCode: 40222,
      message: '代理运费小于司机运费与服务费之和',
    });
  });
});

test('NOTI-01 the bell counts what waits, within what the reader sees', async () => {
  const before = expectDone(await admin().get('/hydriver/hyDriver/getDsXx'));
  await build.driver({ state: '1' });
  await build.vehicle({ state: '1' });
  await build.customer({ state: '1' });

  expect(expectDone(await admin().get('/hydriver/hyDriver/getDsXx'))).toEqual({
    ...before,
    sijiCount: before.sijiCount + 1,
    cheCount: before.cheCount + 1,
    huozhuCount: before.huozhuCount + 1,
  });
  const customer = server.as({ username: 'customer', userType: 2, cid: world.customer.id });
  expect(expectDone(await customer.get('/hydriver/hyDriver/getDsXx'))).toEqual({
    sijiCount: 0,
    cheCount: 0,
    huozhuCount: 0,
    yuejieZhangQi: 0,
    pijieZhangQi: 0,
    tangjieZhangQi: 0,
    dianfuZq: 0,
  });
});

test('FRT-05 F08b a shipper shows how many waybills stand for it, without those that were revoked', async () => {
  const shipper = await build.shipper(world.customer.id);
  const counted = async (): Promise<number> =>
    expectDone(await admin().get('/customer/hyShipper/list', { id: shipper.id })).records[0].noteCount;
  expect(await counted()).toBe(0);
  const order = await publishOrder(admin(), orderForm(world, { shipperId: shipper.id }));
  const note = await dispatch(admin(), order, { driver: await build.driver(), vehicle: await build.vehicle() });
  expect(await counted()).toBe(1);
  expectDone(
    await admin().put(
      '/shipping/hyShippingNote/revoke',
      { id: note.id, version: note.version, revokeCode: '1', reason: '货主取消' },
      once(),
    ),
  );
  expect(await counted()).toBe(0);
});
