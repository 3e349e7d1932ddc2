import { beforeAll, describe, expect, test } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { shareWeight } from './goods.service.ts';

test.each<[number[], number, number[]]>([
  [[100], 32_010, [32_010]],
  [[1, 1, 1], 100, [34, 33, 33]],
  [[20_000, 12_000], 30_000, [18_750, 11_250]],
  [[2, 1], 2, [1, 1]],
  [[1, 2, 3], 6, [1, 2, 3]],
])('WAY-04 lines of %j kg share %d kg', (weights, total, parts) => {
  expect(shareWeight(weights, total)).toEqual(parts);
});

describe('WAY-04 2.5 goods of a waybill and its second driver', () => {
  let site: NoteSite;
  beforeAll(async () => {
    site = await openNoteSite();
  });
  const admin = () => site.server.as('admin');
  const sent = async () => dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), (await site.freshCrew()) as never, 32_000);
  const line = (goodsItemGrossWeight: number, values: object = {}) => ({
    descriptionOfGoods: '块煤',
    cargoTypeClassificationCode: '0100',
    goodsItemGrossWeight,
    ...values,
  });
  const goodsOf = async ({ id }: { id: string }) =>
    expectDone(await admin().get('/shipping/hyShippingNote/detail', { id })).goods.map((one: Record<string, unknown>) => [
      one['lineNo'],
      one['descriptionOfGoods'],
      one['goodsItemGrossWeight'],
      one['totalNumberOfPackages'],
    ]);

  test('lines weigh together what is planned, then what is loaded', async () => {
    const note = await sent();
    const set = (goods: object[], version = note.version) => site.put('setGoods', { id: note.id, version, goods });
    expect(await goodsOf(note)).toEqual([[1, note.cargoName, 32_000, null]]);

    for (const [goods, sum] of [
      [[line(20_000), line(11_999)], '31.999'],
      [[line(20_000), line(12_001)], '32.001'],
    ] as const)
      expect(await set([...goods])).toMatchObject({
        status: 400,
        message: `各行重量合计${sum}吨，应等于计划重量32.000吨`,
        errorData: [{ path: 'goods' }],
      });
    expect(await set([line(32_000, { descriptionOfGoods: '烟花' })])).toMatchObject({ errorCode: 40111 });
    expect((await set([])).status).toBe(400);
    expect((await set(Array.from({ length: 11 }, () => line(1)))).status).toBe(400);

    const saved = expectDone(await set([line(20_000), line(12_000, { descriptionOfGoods: '焦炭', totalNumberOfPackages: 40 })]));
    expect(await goodsOf(note)).toEqual([
      [1, '块煤', 20_000, null],
      [2, '焦炭', 12_000, 40],
    ]);
    expect(await set([line(32_000)])).toMatchObject({ status: 409 });

    site.server.clock.set('2026-06-02T10:00:00+08:00');
    const accepted = expectDone(await site.put('accept', { id: note.id, version: saved.version, reason: '代接' }));
    const loaded = { id: note.id, version: accepted.version, weight: 30_000, files: 'a.png', time: '2026-06-02 10:00:00' };
    expectDone(await site.put('load', loaded));
    expect(await goodsOf(note)).toEqual([
      [1, '块煤', 18_750, null],
      [2, '焦炭', 11_250, 40],
    ]);
  });

  test('another planned weight is shared by the lines', async () => {
    const note = await sent();
    const { driver, vehicle } = await site.freshCrew();
    const saved = expectDone(await site.put('setGoods', { id: note.id, version: note.version, goods: [line(16_000), line(16_000)] }));
    const change = { id: note.id, version: saved.version, driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 31_001 };
    expectDone(await admin().put('/shipping/hyShippingNote/changeVehicle', change, once()));
    expect((await goodsOf(note)).map(([, , weight]: unknown[]) => weight)).toEqual([15_501, 15_500]);
  });

  test('PERM-08 who may not edit waybills does not say what they carry', async () => {
    const note = await sent();
    const reader = site.server.as({ username: 'reads_waybills', permissions: ['shipping:list', 'shipping:load'] });
    const goods = [line(32_000)];
    expect((await reader.put('/shipping/hyShippingNote/setGoods', { id: note.id, version: note.version, goods })).status).toBe(403);
  });

  test('a second driver may drive what the first one does, and is told with the waybill', async () => {
    const order = await publishOrder(admin(), orderForm(site.world));
    const { driver, vehicle } = await site.freshCrew();
    const second = await site.build.driver();
    const send = (coDriverId: string) =>
      admin().post(
        '/hyorder/hyOrder/dispatch',
        { id: order.id, version: order.version, publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, coDriverId, weight: 30_000 },
        once(),
      );
    expect(await send(driver.id)).toMatchObject({ status: 400, errorData: [{ path: 'coDriverId', message: '副驾驶员不能与司机相同' }] });
    for (const [values, errorCode] of [
      [{ state: '1' }, 40201],
      [{ blacklist: '1' }, 40121],
      [{ validPeriodTo: '2026-05-31' }, 40203],
      [{ vehicleClass: 'B2' }, 40205],
    ] as const)
      expect(await send((await site.build.driver(values)).id)).toMatchObject({ errorCode, errorData: [{ path: 'coDriverId' }] });
    expect((await send('nobody')).status).toBe(404);

    const [note] = expectDone(await send(second.id));
    expect(note).toMatchObject({ coDriverId: second.id, coDriverName: second.driverName });
    const relieved = { id: note.id, version: note.version, driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 30_000 };
    expect(expectDone(await admin().put('/shipping/hyShippingNote/changeVehicle', relieved, once()))).toMatchObject({
      coDriverId: null,
      coDriverName: null,
    });
  });
});
