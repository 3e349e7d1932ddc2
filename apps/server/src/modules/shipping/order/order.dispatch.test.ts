import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { noteDispatched } from '../shipping-note/shippingNote.events.ts';
import type { NoteRow } from '../shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';

let server: NoteSite['server'];
let build: NoteSite['build'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, build, world, freshCrew } = await openNoteSite()));

const path = '/hyorder/hyOrder';
const admin = () => server.as('admin');
const orderNow = async (id: string) => expectDone(await admin().get(`${path}/queryById`, { id }));

/** Sends one more vehicle of an order as it is now. */
async function sendNext(id: string, more: object = {}) {
  const { driver, vehicle } = await freshCrew();
  const { version } = await orderNow(id);
  return admin().post(
    `${path}/dispatch`,
    { id, version, publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 30_000, ...more },
    once(),
  );
}

describe('SHIP-01 what an order is priced by is carried once', () => {
  const byVolume = { priceMode: '3', unitPrice: 1_250_000, totalWeight: null, totalVolume: 45_600, lossMode: '0' };
  const byPieces = { priceMode: '4', unitPrice: 1_250_000, totalWeight: null, totalPieces: 11, lossMode: '0' };

  test('a volume without a number of vehicles goes with the first one, and no second one is paid for it', async () => {
    const order = await publishOrder(admin(), orderForm(world, byVolume));

    const [note] = expectDone(await sendNext(order.id));

    expect(note).toMatchObject({ volume: 45_600, driverFee: 570_000 });
    expect((await orderNow(order.id)).status).toBe('50');
    expect(await sendNext(order.id)).toMatchObject({ success: false, errorCode: 40107, message: expect.stringContaining('总体积') });
    await admin().put('/shipping/hyShippingNote/revoke', { id: note.id, version: note.version, revokeCode: '1' }, once());
    expect(expectDone(await sendNext(order.id))).toMatchObject([{ volume: 45_600 }]);
  });

  test('pieces of several vehicles come to those of the order', async () => {
    const order = await publishOrder(admin(), orderForm(world, { ...byPieces, totalVehicles: 3 }));
    const pieces: number[] = [];
    for (let vehicle = 0; vehicle < 3; vehicle += 1) pieces.push(expectDone(await sendNext(order.id))[0].pieces);

    expect(pieces).toEqual([4, 4, 3]);
    expect(await orderNow(order.id)).toMatchObject({ status: '50', dispatchedVehicles: 3 });
  });

  test('vehicles of one batch share them as well', async () => {
    const order = await publishOrder(admin(), orderForm(world, { ...byPieces, totalPieces: 2 }));
    const rows = [];
    for (let row = 0; row < 2; row += 1) {
      const { driver, vehicle } = await freshCrew();
      rows.push({ driverId: driver.id, vehicleId: vehicle.id, weight: 10_000 });
    }

    const outcome = expectDone(await admin().post(`${path}/batchDispatch`, { id: order.id, version: order.version, rows }, once()));

    expect(outcome).toMatchObject({ success: [expect.any(String)], fail: [{ id: '1' }] });
  });
});

test('SHIP-20 a dispatch asks the database few times, and one that comes too late hardly at all', async () => {
  const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 1 }));
  const crews = [await freshCrew(), await freshCrew()];
  const send = ({ driver, vehicle }: (typeof crews)[number]) =>
    admin().post(
      `${path}/dispatch`,
      {
        id: order.id,
        version: order.version,
        publishMode: '1',
        driverId: driver.id,
        vehicleId: vehicle.id,
        weight: 30_000,
        confirmWarnings: true,
      },
      once(),
    );
  // The first one draws a block of numbers and reads dictionaries.
  expectDone(await sendNext((await publishOrder(admin(), orderForm(world))).id));
  const asked = vi.spyOn(pg.Query.prototype as unknown as { submit(line: unknown): unknown }, 'submit');
  onTestFinished(() => asked.mockRestore());
  const ahead: boolean[] = [];
  /** How often the transaction of a call asked: others go on meanwhile. */
  const countAsked = () => {
    const all = asked.mock.calls.map(([line], index) => ({ text: (asked.mock.contexts[index] as unknown as { text: string }).text, line }));
    const begin = all.findIndex(({ text }) => text.includes('pg_try_advisory_xact_lock'));
    const own = all.slice(begin).filter(({ line }) => line === all[begin]?.line);
    ahead.push(own[1]?.text.includes('for update of "hy_order"') === true);
    asked.mockClear();
    return own.findIndex(({ text }) => text === 'commit' || text === 'rollback') + 1;
  };

  expectDone(await send(crews[0]!));
  const ofWinner = countAsked();
  expect(await send(crews[1]!)).toMatchObject({ success: false, errorCode: 40107 });
  const ofLoser = countAsked();

  expect({ ofWinner, ofLoser }).toEqual({ ofWinner: 9, ofLoser: 3 });
  expect(ahead).toEqual([true, true]);
});

test('SHIP-20 a dispatched waybill is told as it is stored', async () => {
  const order = await publishOrder(admin(), orderForm(world));
  const told: NoteRow[] = [];
  const listened = vi.spyOn(server.platform, 'events');
  onTestFinished(() => listened.mockRestore());

  const [answered] = expectDone(await sendNext(order.id));
  for (const [, , event, payload] of listened.mock.calls)
    if (event.name === noteDispatched.name) told.push((payload as { note: NoteRow }).note);

  const stored = await server.inTenant(0, (tx) => tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, answered.id)));
  expect(told).toEqual(stored);
  expect(answered).toEqual(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: answered.id })));
});

test('SHIP-01 a price that is changed with the dispatch changes what the order is estimated at', async () => {
  const order = await publishOrder(admin(), orderForm(world));
  expect(order.driverFee).toBe(547_200);

  const [note] = expectDone(await sendNext(order.id, { weight: 32_000, unitPrice: 900_000 }));

  expect(note).toMatchObject({ unitPrice: 900_000, driverFee: 288_000 });
  expect(await orderNow(order.id)).toMatchObject({ unitPrice: 900_000, driverFee: 576_000, serviceFee: 34_560, feeTotal: 610_560 });
});

test('SHIP-01 an order that is cut down to what was sent is dispatched', async () => {
  const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 3 }));
  await dispatch(admin(), order, await freshCrew(), 20_000);
  const { version } = await orderNow(order.id);

  const cut = expectDone(await admin().put(`${path}/edit`, { id: order.id, version, totalVehicles: 1 }));

  expect(cut).toMatchObject({ status: '50', totalVehicles: 1 });
  expect(await admin().put(`${path}/edit`, { id: order.id, version, remark: '迟' })).toMatchObject({ success: false, errorCode: 40901 });
});

describe('SHIP-20 what is left of an order', () => {
  const edit = async (id: string, change: object) => admin().put(`${path}/edit`, { id, version: (await orderNow(id)).version, ...change });

  test('whose planned vehicles are all sent says so, and goes once more vehicles are planned', async () => {
    const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 2 }));
    expectDone(await sendNext(order.id, { weight: 32_000 }));
    expectDone(await sendNext(order.id, { weight: 16_000, confirmWarnings: true }));

    const message = '超过订单剩余量（计划2车已全部派出，请先编辑订单，增加计划车数）';
    expect(await sendNext(order.id, { weight: 16_000 })).toMatchObject({
      success: false,
      errorCode: 40107,
      message,
      errorData: [{ path: 'vehicleId', message }],
    });
    expect(expectDone(await edit(order.id, { totalVehicles: 3 }))).toMatchObject({ status: '40', totalVehicles: 3 });
    expectDone(await sendNext(order.id, { weight: 16_000 }));
    expect(await orderNow(order.id)).toMatchObject({ status: '50', dispatchedWeight: 64_000, dispatchedVehicles: 3 });
  });

  test('names its weight where more is asked for', async () => {
    const order = await publishOrder(admin(), orderForm(world));
    expectDone(await sendNext(order.id, { weight: 34_000 }));

    expect(await sendNext(order.id, { weight: 31_000 })).toMatchObject({
      errorCode: 40107,
      message: '超过订单剩余量（剩余30.000吨，本次31.000吨，请减少计划重量，或先编辑订单，增加总重量）',
    });
  });

  test('each refused row of a batch says by which rule', async () => {
    const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 1 }));
    const rows = [];
    for (const weight of [32_000, 16_000]) {
      const { driver, vehicle } = await freshCrew();
      rows.push({ driverId: driver.id, vehicleId: vehicle.id, weight });
    }

    const batch = { id: order.id, version: order.version, rows, confirmWarnings: true };
    const outcome = expectDone(await admin().post(`${path}/batchDispatch`, batch, once()));

    expect(outcome.success).toHaveLength(1);
    const message = expect.stringContaining('计划1车已全部派出');
    expect(outcome.fail).toEqual([{ id: '1', code: 40107, message, errorData: [{ path: 'vehicleId', message }] }]);
  });

  test('lets nothing but its quantities be changed', async () => {
    const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 1 }));
    expectDone(await sendNext(order.id, { weight: 32_000, confirmWarnings: true }));

    expect(await edit(order.id, { totalVehicles: 2, unitPrice: 1, reason: '改价' })).toMatchObject({
      errorCode: 40109,
      errorData: [{ path: 'unitPrice' }],
    });
    expect(await edit(order.id, { remark: '迟' })).toMatchObject({ errorCode: 40901 });
  });

  test.each([
    ['below the tolerance', 62_999, '40'],
    ['at the tolerance', 63_000, '50'],
    ['above it', 63_001, '50'],
  ])('%s of one tonne decides whether it counts as dispatched', async (_what, dispatched, status) => {
    const order = await publishOrder(admin(), orderForm(world));
    expectDone(await sendNext(order.id, { weight: 32_000 }));
    expectDone(await sendNext(order.id, { weight: dispatched - 32_000 }));

    expect((await orderNow(order.id)).status).toBe(status);
    if (status === '40') return;
    expect(await sendNext(order.id, { weight: 100 })).toMatchObject({
      errorCode: 40107,
      message: expect.stringContaining('不足1吨视为派完'),
    });
  });
});

describe('SHIP-20 the last planned vehicle asks before it leaves weight behind', () => {
  const question = (left: string) => `还有${left}吨未派，而计划1车已用完，派车后订单即为已调度；余下的要再派，须先编辑订单，增加计划车数`;
  /** Sends a batch of vehicles with these weights. */
  const sendBatch = async (order: { id: string; version: number }, weights: readonly number[], more: object = {}) => {
    const rows = [];
    for (const weight of weights) {
      const { driver, vehicle } = await freshCrew();
      rows.push({ driverId: driver.id, vehicleId: vehicle.id, weight });
    }
    return admin().post(`${path}/batchDispatch`, { id: order.id, version: order.version, rows, ...more }, once());
  };

  test.each([
    ['less than the tolerance of one tonne is', 31_001, null],
    ['the tolerance is', 31_000, null],
    ['more than it is', 30_999, '1.001'],
    ['most of it is', 9_500, '22.500'],
  ])('%s left', async (_what, weight, left) => {
    const form = orderForm(world, { totalWeight: 32_000, totalVehicles: 1 });
    const order = await publishOrder(admin(), form);
    const batched = await publishOrder(admin(), form);
    const answers = [await sendNext(order.id, { weight }), await sendBatch(batched, [weight])];

    if (left !== null) {
      const warnings = [{ code: 40112, message: question(left) }];
      for (const answer of answers) expect(answer).toMatchObject({ success: true, result: { warnings } });
      for (const { id } of [order, batched]) expect(await orderNow(id)).toMatchObject({ status: '30', dispatchedVehicles: 0 });
      expectDone(await sendNext(order.id, { weight, confirmWarnings: true }));
      expect(expectDone(await sendBatch(batched, [weight], { confirmWarnings: true })).success).toHaveLength(1);
    }
    for (const { id } of [order, batched]) expect(await orderNow(id)).toMatchObject({ status: '50', dispatchedVehicles: 1 });
  });

  test('in English as well, and what was confirmed goes on once more vehicles are planned', async () => {
    const order = await publishOrder(admin(), orderForm(world, { totalWeight: 32_000, totalVehicles: 1 }));
    const { driver, vehicle } = await freshCrew();
    const { id, version } = order;
    const trip = { id, version, publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 9500 };
    const asked = await admin().post(`${path}/dispatch`, trip, { ...once(), 'accept-language': 'en' });
    expect(asked.result.warnings[0].message).toContain('22.500 t are left');
    expectDone(await admin().post(`${path}/dispatch`, { ...trip, confirmWarnings: true }, once()));

    const raised = await admin().put(`${path}/edit`, { id, version: (await orderNow(id)).version, totalVehicles: 2 });

    expect(expectDone(raised)).toMatchObject({ status: '40' });
    expectDone(await sendNext(id, { weight: 22_500 }));
    expect(await orderNow(id)).toMatchObject({ status: '50', dispatchedWeight: 32_000 });
  });

  test('not while a vehicle of the batch was refused and its place is left', async () => {
    const order = await publishOrder(admin(), orderForm(world, { totalWeight: 64_000, totalVehicles: 2 }));

    const outcome = expectDone(await sendBatch(order, [9500, 64_000]));

    expect(outcome).toMatchObject({ success: [expect.any(String)], fail: [{ id: '1' }] });
    expect(await orderNow(order.id)).toMatchObject({ status: '40' });
  });

  test.each([
    ['volume', '总体积', { priceMode: '3', totalVolume: 45_600 }],
    ['pieces', '总件数', { priceMode: '4', totalPieces: 11 }],
  ])('where the %s that it is priced by are used up, too', async (_what, name, values) => {
    const order = await publishOrder(admin(), orderForm(world, { ...values, unitPrice: 1_250_000, lossMode: '0' }));

    const { result } = await sendNext(order.id);

    expect(result.warnings).toEqual([
      { code: 40112, message: `还有34.000吨未派，而${name}已用完，派车后订单即为已调度；余下的要再派，须先编辑订单，增加${name}` },
    ]);
  });
});

test('SHIP-20 a vehicle of a batch is to load when its row says', async () => {
  const order = await publishOrder(admin(), orderForm(world));
  const rows = [];
  for (const pickupTime of ['2026-06-02 12:00:00', '2026-06-03 06:00:00', null]) {
    const { driver, vehicle } = await freshCrew();
    rows.push({ driverId: driver.id, vehicleId: vehicle.id, weight: 10_000, pickupTime });
  }

  const { success } = expectDone(await admin().post(`${path}/batchDispatch`, { id: order.id, version: order.version, rows }, once()));

  const times = [];
  for (const id of success) {
    const note = expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id }));
    times.push([note.pickupTimeFrom, note.pickupTimeTo]);
  }
  expect(times).toEqual([
    ['2026-06-02 12:00:00', '2026-06-02 18:00:00'],
    ['2026-06-03 06:00:00', '2026-06-03 06:00:00'],
    ['2026-06-01 08:00:00', '2026-06-02 18:00:00'],
  ]);
});

test('SHIP-20 what a driver is promised beforehand is kept with their waybill, within what their order allows', async () => {
  const batch = async (form: Record<string, unknown>, amounts: readonly (number | null)[]) => {
    const order = await publishOrder(admin(), orderForm(world, form));
    const rows = [];
    for (const prepayAmount of amounts) {
      const { driver, vehicle } = await freshCrew();
      rows.push({ driverId: driver.id, vehicleId: vehicle.id, weight: 10_000, prepayAmount });
    }
    return expectDone(await admin().post(`${path}/batchDispatch`, { id: order.id, version: order.version, rows }, once()));
  };

  // Each is estimated to get 855.00: a fifth of that is 171.00.
  const outcome = await batch({ prepayRate: 2000, prepayAmount: 30_000 }, [17_100, 17_101, null, 12_901]);

  expect(outcome.fail).toMatchObject([
    { id: '1', code: 40431, message: '预付超过比例上限（171.00元）' },
    { id: '3', code: 40431, message: '预付超过订单的预付金额' },
  ]);
  const kept = [];
  for (const id of outcome.success) kept.push(expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id })));
  expect(kept).toMatchObject([
    { prepayAmount: 17_100, prepaidAmount: 0, prepayState: null },
    { prepayAmount: 0, prepayState: null },
  ]);
  expect(await batch({}, [1])).toMatchObject({ success: [], fail: [{ code: 40431, message: '订单未约定预付' }] });
});

test('SHIP-20 G06 open waybills of drivers and vehicles are counted, of those that the reader sees', async () => {
  const [mine, theirs] = [await build.carrier(), await build.carrier()];
  const driver = await build.driver({ carrierId: mine.id });
  const vehicle = await build.vehicle({ carrierId: mine.id });
  const order = await publishOrder(admin(), orderForm(world, { carrierId: mine.id }));
  const note = await dispatch(admin(), order, { driver, vehicle }, 30_000);
  const idle = await freshCrew();
  const user = (cid: string) => server.as({ username: `counts_${cid}`, userType: 3, cid });
  const count = async (client: ReturnType<typeof admin>, of: string, ids: string) =>
    expectDone(await client.get('/shipping/hyShippingNote/openNotes', { of, ids }));

  expect(await count(admin(), 'driver', `${driver.id},${idle.driver.id}`)).toEqual({ [driver.id]: 1 });
  expect(await count(user(mine.id), 'vehicle', vehicle.id)).toEqual({ [vehicle.id]: 1 });
  expect(await count(user(theirs.id), 'vehicle', vehicle.id)).toEqual({});
  await admin().put('/shipping/hyShippingNote/revoke', { id: note.id, version: note.version, revokeCode: '5' }, once());
  expect(await count(admin(), 'driver', driver.id)).toEqual({});
});

test('SHIP-01 PERM-08 an order that was opened again belongs to anyone who takes it, not to the carrier that had it before', async () => {
  const [before, taker] = [await build.carrier(), await build.carrier()];
  const order = await publishOrder(admin(), orderForm(world));
  expectDone(
    await admin().post(`${path}/dispatch`, { id: order.id, version: order.version, publishMode: '3', carrierId: before.id }, once()),
  );
  const { version } = await orderNow(order.id);
  expectDone(await admin().post(`${path}/dispatch`, { id: order.id, version, publishMode: '2' }, once()));
  const driver = await build.driver({ carrierId: taker.id });
  const vehicle = await build.vehicle({ carrierId: taker.id });

  const user = server.as({ username: 'order_taker', userType: 3, cid: taker.id });
  const note = expectDone(
    await user.post(`${path}/grab`, { id: order.id, driverId: driver.id, vehicleId: vehicle.id, weight: 30_000 }, once()),
  );

  expect(note).toMatchObject({ carrierId: taker.id, carrierName: taker.carrierName });
});

test('SHIP-20 a waybill is made, dispatched and accepted at one moment, also where a second ends in between', async () => {
  const order = await publishOrder(admin(), orderForm(world, { totalVehicles: 1 }));
  const read = server.clock.now.bind(server.clock);
  const ticking = vi.spyOn(server.clock, 'now').mockImplementation(() => {
    server.clock.advance(1000);
    return read();
  });
  onTestFinished(() => ticking.mockRestore());

  const [note] = expectDone(await sendNext(order.id, { autoAccept: '1', confirmWarnings: true }));

  expect(note.acceptTime).not.toBeNull();
  expect(note).toMatchObject({ createTime: note.acceptTime, dispatchTime: note.acceptTime });
});
