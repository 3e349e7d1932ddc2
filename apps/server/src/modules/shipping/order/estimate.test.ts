import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, orderForm, publishOrder, type World } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(100_000_000);
  // Agreed with this customer: rate, way of calculating and rounding differ from those that nobody agreed on.
  const loss = {
    settingName: '抹到元',
    customerId: world.customer.id,
    lossMode: '0',
    lossDeduct: '1',
    lossPass: '1',
    weightBasis: '1',
    roundMode: '3',
  };
  expectDone(await admin().post('/hyloss/hyLossSetting/add', loss));
  const byCargo = {
    settingName: '钢材抹到角',
    customerId: world.customer.id,
    cargoTypeCode: '0400',
    lossMode: '0',
    lossDeduct: '1',
    lossPass: '1',
    roundMode: '1',
  };
  expectDone(await admin().post('/hyloss/hyLossSetting/add', { ...byCargo, weightBasis: '1' }));
});
const path = '/hyorder/hyOrder';
const admin = () => server.as('admin');
const fees = ['driverFee', 'serviceFee', 'customerFee', 'agentMargin', 'feeTotal', 'distance'] as const;
const quantities = { totalWeight: 'plannedWeight', totalVolume: 'volume', totalPieces: 'pieces', totalVehicles: 'vehicles' } as const;
const named = ['orderMode', 'priceMode', 'unitPrice', 'customerUnitPrice', 'agentFee', 'roundMode', 'serviceRate', 'feeCalcMode'];
const places = ['customerId', 'agentId', 'sendAddressId', 'receiveAddressId', 'cargoName', 'cargoTypeCode'];

/** What the form of an order asks: its inputs under the names of the question. */
const questionOf = (form: Readonly<Record<string, unknown>>) =>
  Object.fromEntries([
    ...[...named, ...places].flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
    ...Object.entries(quantities).flatMap(([name, asked]) => (form[name] === undefined ? [] : [[asked, form[name]]])),
  ]) as Record<string, string | number>;
const pick = (row: Readonly<Record<string, unknown>>) => Object.fromEntries(fees.map((name) => [name, row[name]]));

/** An order without the terms that saving fills in. */
function open(values: Record<string, unknown>) {
  const {
    serviceRate: _rate,
    feeCalcMode: _mode,
    roundMode: _round,
    lossMode: _loss,
    lossRate: _allowed,
    ...form
  } = orderForm(world, values);
  return { ...form, ...values };
}

describe('SHIP-01 the trial of an order is what saving it computes', () => {
  test.each<[string, Record<string, unknown>]>([
    ['with all its terms', { serviceRate: 500, feeCalcMode: '2', roundMode: '4' }],
    ['with the rate and the rounding that were agreed', {}],
    ['with the rounding of its cargo', { cargoTypeCode: '0400' }],
    ['with a rate of nothing', { serviceRate: 0 }],
    ['with a price of the customer', { customerUnitPrice: 912_345 }],
    ['by the truck', { priceMode: '2', unitPrice: 12_345_600, totalVehicles: 3 }],
    ['by the cubic metre', { priceMode: '3', totalVolume: 33_333 }],
    ['by the piece', { priceMode: '4', totalPieces: 17 }],
    ['by the tonne-kilometre, over the distance of its places', { priceMode: '5', unitPrice: 3_210 }],
  ])('%s', async (_name, values) => {
    const form = open({ totalWeight: 32_347, ...values });

    const trial = expectDone(await admin().get(`${path}/estimate`, questionOf(form)));
    const saved = expectDone(await admin().post(`${path}/add`, form));

    expect(pick(trial)).toEqual(pick(saved));
    expect(Number(saved['driverFee'])).toBeGreaterThan(0);
  });

  test('with the fee of an agent', async () => {
    const agent = await build.customer({ customerKind: '2', serviceRate: 300 });
    const form = open({ orderMode: '3', agentId: agent.id, agentFee: 3_000_000 });

    const trial = expectDone(await admin().get(`${path}/estimate`, questionOf(form)));

    expect(pick(trial)).toEqual(pick(expectDone(await admin().post(`${path}/add`, form))));
  });

  test('a stored draft keeps what is not asked with, and loses what was emptied', async () => {
    const draft = expectDone(await admin().post(`${path}/add`, open({ serviceRate: 100, roundMode: '4', customerUnitPrice: 990_000 })));
    const question = { orderId: draft.id, orderMode: '1', priceMode: '1', unitPrice: 777_777, cleared: 'customerUnitPrice' };

    const trial = expectDone(await admin().get(`${path}/estimate`, question));
    const change = { id: draft.id, version: draft.version, unitPrice: 777_777, customerUnitPrice: null };

    expect(pick(trial)).toEqual(pick(expectDone(await admin().put(`${path}/edit`, change))));
    expect(trial['serviceFee']).not.toBe(0);
  });

  test('a published order keeps its distance, wherever its address is by now', async () => {
    const order = await publishOrder(admin(), open({ priceMode: '5', unitPrice: 3_000 }));
    const elsewhere = await build.receiveAddress(world.customer.id, { lng: 113.26, lat: 23.13 });

    const trial = expectDone(
      await admin().get(`${path}/estimate`, {
        ...questionOf(open({ priceMode: '5', unitPrice: 4_000, receiveAddressId: elsewhere.id })),
        orderId: order.id,
      }),
    );
    const change = { id: order.id, version: order.version, unitPrice: 4_000, reason: '油价上涨' };

    expect(pick(trial)).toEqual(pick(expectDone(await admin().put(`${path}/edit`, change))));
  });

  test('PERM-06 a customer is told no more of it than of the saved order, and by their own terms', async () => {
    const user = server.as({ username: 'trying', userType: 2, cid: world.customer.id });
    const form = open({ customerId: undefined });

    const trial = expectDone(await user.get(`${path}/estimate`, questionOf(form)));

    expect(pick(trial)).toEqual(pick(expectDone(await user.post(`${path}/add`, { ...form, customerId: world.customer.id }))));
  });
});
