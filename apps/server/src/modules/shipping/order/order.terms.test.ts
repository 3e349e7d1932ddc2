import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';

let server: NoteSite['server'];
let build: NoteSite['build'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
let buyer: TestClient;
beforeAll(async () => {
  ({ server, build, world, freshCrew } = await openNoteSite());
  buyer = server.as({ username: 'terms_buyer', userType: 2, cid: world.customer.id });
  await server
    .context()
    .transaction((tx) =>
      tx
        .update(hyCustomer)
        .set({ serviceRate: 600, settleType: '1', termDays: 30, creditLimit: 100_000_000 })
        .where(eq(hyCustomer.id, world.customer.id)),
    );
});

const path = '/hyorder/hyOrder';
const admin = () => server.as('admin');
/** The form as people of a customer send it: what is agreed is left out. */
function ownForm(values: Record<string, unknown> = {}) {
  const { serviceRate: _rate, feeCalcMode: _mode, settleType: _settle, ...form } = orderForm(world);
  return { ...form, ...values };
}

test('SHIP-01 PERM-08 a price of the customer’s own leaves the platform no less than the agreed rate', async () => {
  const refused = { status: 400, errorData: [{ path: 'customerUnitPrice', message: '客户运价低于按约定服务费率计算的价格' }] };

  expect(await buyer.post(`${path}/add`, ownForm({ customerUnitPrice: 855_000 }))).toMatchObject(refused);
  const order = expectDone(await buyer.post(`${path}/add`, ownForm({ customerUnitPrice: 906_300 })));
  expect(order).toMatchObject({ serviceFee: 32_832, feeTotal: 580_032 });
  expect(await buyer.put(`${path}/edit`, { id: order.id, version: order.version, unitPrice: 906_300 })).toMatchObject(refused);
  expect(
    await buyer.post('/shipping/hyShippingNote/add', { ...ownForm({ customerUnitPrice: 855_000 }), plannedWeight: 30_000 }),
  ).toMatchObject(refused);
});

test('SHIP-01 PERM-08 nor do they lower it after the review, while what staff has granted stays', async () => {
  const published = await publishOrder(admin(), orderForm(world, { settleType: '1' }));
  const lower = { id: published.id, version: published.version, customerUnitPrice: 855_000, reason: '降价' };

  expect(await buyer.put(`${path}/edit`, lower)).toMatchObject({ status: 400, errorData: [{ path: 'customerUnitPrice' }] });
  const granted = expectDone(await admin().put(`${path}/edit`, lower));
  expect(granted.serviceFee).toBe(0);
  expect(expectDone(await buyer.put(`${path}/edit`, { id: granted.id, version: granted.version, remark: '轻放' }))).toMatchObject({
    customerUnitPrice: 855_000,
    remark: '轻放',
  });
});

test('SHIP-01 PERM-08 people of a customer take no longer to pay than was agreed; paying at once is theirs to choose', async () => {
  const notTheirs = (field: string) => ({ errorCode: 40109, errorData: [{ path: field, message: '不允许修改该字段' }] });

  expect(await buyer.post(`${path}/add`, ownForm({ termDays: 180 }))).toMatchObject(notTheirs('termDays'));
  expect(await buyer.post(`${path}/add`, ownForm({ settleType: '2', termDays: 30 }))).toMatchObject(notTheirs('settleType'));
  expect(expectDone(await buyer.post(`${path}/add`, ownForm()))).toMatchObject({ settleType: '1', termDays: 30 });
  expect(expectDone(await buyer.post(`${path}/add`, ownForm({ settleType: '1', termDays: 7 })))).toMatchObject({ termDays: 7 });
  const atOnce = expectDone(await buyer.post(`${path}/add`, ownForm({ settleType: '0' })));
  expect(atOnce).toMatchObject({ settleType: '0', termDays: null });
  expect(
    expectDone(await buyer.put(`${path}/edit`, { id: atOnce.id, version: atOnce.version, settleType: '1', termDays: 30 })),
  ).toMatchObject({ settleType: '1', termDays: 30 });
});

test('PERM-06 a shipper does not turn an agent’s order into one of another mode, which would show its prices', async () => {
  const agent = await build.customer({ customerKind: '2' });
  await server
    .context()
    .transaction((tx) => tx.update(hyCustomer).set({ parentAgentId: agent.id }).where(eq(hyCustomer.id, world.customer.id)));
  const form = orderForm(world, { orderMode: '3', agentId: agent.id, agentFee: 620_000, serviceRate: 300 });
  const order = expectDone(await admin().post(`${path}/add`, form));

  const change = { id: order.id, version: order.version, orderMode: '1' };
  expect(await buyer.put(`${path}/edit`, change)).toMatchObject({ status: 200, success: false, message: '代理订单由代理公司修改' });

  expect(expectDone(await buyer.get(`${path}/queryById`, { id: order.id }))).toMatchObject({ orderMode: '3', unitPrice: null });
  const note = expectDone(await admin().post('/shipping/hyShippingNote/add', { ...form, plannedWeight: 30_000 }));
  expect(await buyer.put('/shipping/hyShippingNote/edit', { id: note.id, version: note.version, orderMode: '1' })).toMatchObject({
    status: 200,
    success: false,
  });
  const user = server.as({ username: 'terms_agent', userType: 2, cid: agent.id });
  expect(expectDone(await user.put(`${path}/edit`, { ...change, orderMode: '3', remark: '轻放' }))).toMatchObject({ remark: '轻放' });
});

test('SHIP-01 C6 a shipper that is not approved, or is frozen, begins no order; what was begun goes on', async () => {
  const refused = { status: 400, errorData: [{ path: 'shipperId', message: '货主未审核通过' }] };
  const shipper = await build.shipper(world.customer.id);
  const form = orderForm(world, { shipperId: shipper.id });
  const order = expectDone(await admin().post(`${path}/add`, form));
  const held = { id: shipper.id, version: shipper.version, reason: '证照存疑' };
  expectDone(await admin().put('/customer/hyShipper/freeze', held));

  expect(await admin().post(`${path}/add`, form)).toMatchObject(refused);
  expect(
    await admin().post(`${path}/add`, { ...form, shipperId: (await build.shipper(world.customer.id, { state: '1' })).id }),
  ).toMatchObject(refused);
  expect(expectDone(await admin().put(`${path}/edit`, { id: order.id, version: order.version, remark: '轻放' }))).toMatchObject({
    remark: '轻放',
  });
});

test('SHIP-01 O9 a published order keeps its places and can be changed when an address is not what it was, or gone', async () => {
  const [send, receive] = [await build.sendAddress(world.customer.id), await build.receiveAddress(world.customer.id)];
  const order = await publishOrder(admin(), orderForm(world, { settleType: '1', sendAddressId: send.id, receiveAddressId: receive.id }));
  const moved = { id: send.id, version: send.version, address: '新矿区', contactName: '钱' };
  expectDone(await admin().put('/shipping/hySendAddress/edit', moved));
  expectDone(await admin().delete('/shipping/hyReceiveAddress/delete', { id: receive.id }));

  const change = { id: order.id, version: order.version, unitPrice: 860_000, reason: '涨价' };
  const edited = expectDone(await admin().put(`${path}/edit`, change));

  expect(edited).toMatchObject({ unitPrice: 860_000, driverFee: 550_400, sendAddressId: send.id, receiveAddressId: receive.id });
  expect(edited).toMatchObject({ sendAddress: '矿区', sendContact: '孙', receiveAddress: '港区', distance: order.distance });
});

test('SHIP-01 PERM-08 prices of a lane are told from waybills that the reader sees', async () => {
  const order = await publishOrder(admin(), orderForm(world, { settleType: '1' }));
  const { unitPrice } = await dispatch(admin(), order, await freshCrew());
  const rival = server.as({ username: 'terms_rival', userType: 2, cid: (await build.customer()).id });
  const lane = { sendAdcode: '610881', receiveAdcode: '130209', cargoTypeCode: '0100' };
  const told = async (client: TestClient) => expectDone(await client.get(`${path}/lanePrice`, lane));

  expect(await told(rival)).toEqual({ median: null, p25: null, p75: null, n: 0 });
  expect(await told(buyer)).toMatchObject({ median: unitPrice, n: 1 });
  expect((await told(admin())).n).toBeGreaterThanOrEqual(1);
});
