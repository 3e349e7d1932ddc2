import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildFreight,
  dispatch,
  expectDone,
  orderForm,
  publishOrder,
  someIdNo,
  somePlate,
  someUscc,
  someVin,
  type World,
} from './freight.ts';
import { testServer, type TestServer } from './testServer.ts';
import { writeSheet } from './writeSheet.ts';

let server: TestServer;
let world: World;
let note: { id: string; shippingNoteNumber: string };
let order: { id: string; orderNo: string };
beforeAll(async () => {
  server = await testServer({ shared: true });
  world = await buildFreight(server).world(100_000_000);
  const boss = server.as('boss');
  order = await publishOrder(boss, orderForm(world));
  note = await dispatch(boss, order as never, world);
});

const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0));
/** A number as people and other programs write it. */
const spellings = (number: string): readonly string[] => {
  const half = Math.floor(number.length / 2);
  return [
    number,
    number.toLowerCase(),
    wide(number),
    `${number.slice(0, half)} ${number.slice(half)}`,
    `${number.slice(0, 2)}-${number.slice(2)}`,
    `${number.slice(0, 2)}·${number.slice(2)}`,
    `\u3000${number}\u200B`,
  ];
};
const found = async (path: string, query: Record<string, string>): Promise<string[]> =>
  expectDone(await server.as('boss').get(path, query)).records.map((row: { id: string }) => row.id);

describe('LIST-05 numbers are found in any letter case, width, and with blanks, hyphens or dots', () => {
  const cases: readonly [what: string, path: string, field: string, of: () => readonly [id: string, number: string]][] = [
    ['a waybill by its number', '/shipping/hyShippingNote/list', 'shippingNoteNumber', () => [note.id, note.shippingNoteNumber]],
    ['a waybill by the number of its order', '/shipping/hyShippingNote/list', 'orderNo', () => [note.id, order.orderNo]],
    ['a waybill by its plate', '/shipping/hyShippingNote/list', 'vehicleNumber', () => [note.id, world.vehicle.vehicleNumber]],
    ['an order by its number', '/hyorder/hyOrder/list', 'orderNo', () => [order.id, order.orderNo]],
    ['a customer by its credit code', '/customer/hyCustomer/list', 'uscc', () => [world.customer.id, world.customer.uscc ?? '']],
    ['a vehicle by its plate', '/hyvehicle/hyVehicle/list', 'vehicleNumber', () => [world.vehicle.id, world.vehicle.vehicleNumber]],
    ['a vehicle by its VIN', '/hyvehicle/hyVehicle/list', 'vin', () => [world.vehicle.id, world.vehicle.vin]],
  ];

  test.each(cases)('LIST-05 %s', async (_, path, field, of) => {
    const [id, number] = of();
    for (const text of spellings(number)) {
      expect(await found(path, { [field]: text }), text).toContain(id);
      expect(await found(path, { [field]: `*${text}*` }), text).toContain(id);
      expect(await found(path, { [`${field}_MultiString`]: `${text},x` }), text).toContain(id);
    }
    expect(await found(path, { [field]: number.slice(0, -1) })).not.toContain(id);
  });

  test('LIST-05 a carrier by its credit code, and a contract by its number', async () => {
    const carrier = await buildFreight(server).carrier();
    for (const text of spellings(carrier.uscc ?? ''))
      expect(await found('/hycarrier/hyCarrier/list', { uscc: text }), text).toEqual([carrier.id]);
    const { records } = expectDone(await server.as('boss').get('/hycontract/hyContract/list', {}));
    for (const text of spellings(records[0].contractNo))
      expect(await found('/hycontract/hyContract/list', { contractNo: text }), text).toEqual([records[0].id]);
  });
});

describe('CMD-01 what the palette asks for while somebody types', () => {
  const begins = async (path: string, field: string, typed: string, permissions: readonly string[]) =>
    server
      .as({ username: `palette_${permissions.join('_').replaceAll(':', '_') || 'none'}`, permissions })
      .get(path, { [field]: `${typed}*`, pageSize: 5 });

  test.each([
    ['a plate', '/hyvehicle/hyVehicle/list', 'vehicleNumber', 'vehicle:list', () => [world.vehicle.id, world.vehicle.vehicleNumber]],
    ['a driver', '/hydriver/hyDriver/list', 'driverName', 'driver:list', () => [world.driver.id, world.driver.driverName]],
    ['a customer', '/customer/hyCustomer/list', 'customerName', 'customer:list', () => [world.customer.id, world.customer.customerName]],
    ['a waybill', '/shipping/hyShippingNote/list', 'shippingNoteNumber', 'shipping:list', () => [note.id, note.shippingNoteNumber]],
  ] as const)('CMD-01 PERM-08 %s by how it begins; anyone who may not list it is refused', async (_, path, field, permission, of) => {
    const [id, text] = of() as [string, string];
    const start = text.slice(0, -1);
    for (const typed of [start, start.toLowerCase(), wide(start)]) {
      const reply = expectDone(await begins(path, field, typed, [permission]));
      expect(reply.records.length, typed).toBeLessThanOrEqual(5);
      expect(expectDone(await begins(path, field, text, [permission])).records.map((row: { id: string }) => row.id)).toContain(id);
    }
    expect(expectDone(await begins(path, field, `${text}x`, [permission])).records).toEqual([]);
    expect(await begins(path, field, start, ['none:list'])).toMatchObject({ status: 403 });
  });
});

describe('IMP-05 names in a sheet', () => {
  const unique = someIdNo().slice(-6);
  const ofVehicle = (values: Partial<Record<string, string>> = {}) => ({
    '车牌号*': somePlate(),
    '车牌颜色*': '黄',
    '车辆类型*': '重型半挂牵引车',
    '所有人*': '潍坊测试运输有限公司',
    '所有人证件号*': someUscc(),
    '使用性质*': '货运',
    '车辆识别代号*': someVin(),
    '行驶证发证机关*': '潍坊市公安局交通警察支队',
    '注册日期*': '2022-03-01',
    '发证日期*': '2022-03-02',
    '能源类型*': '柴油',
    '核定载质量(吨)*': '36',
    '总质量(吨)*': '40',
    '道路运输证号*': '370783007001',
    ...values,
  });
  const importVehicles = async (rows: readonly Record<string, string>[]) => {
    const captions = Object.keys(rows[0] ?? {});
    const content = await writeSheet(
      captions,
      rows.map((row) => captions.map((caption) => row[caption] ?? '')),
    );
    return server.as('boss').upload('/hyvehicle/hyVehicle/importExcel', { fileName: 'vehicles.xlsx', content });
  };

  test('IMP-05 names of codes as papers print them; a day to come is refused at its cell', async () => {
    const [a, b] = [somePlate(), somePlate()];
    const reply = await importVehicles([
      ofVehicle({ '车牌号*': a, '车牌颜色*': '黄牌', '车辆类型*': '重型牵引车', '能源类型*': '轻柴油' }),
      ofVehicle({ '车牌号*': b, '车牌颜色*': '蓝色', '车辆类型*': '轻型厢货', '能源类型*': 'LNG' }),
      ofVehicle({ '注册日期*': '2099-01-01', '发证日期*': '2099-01-02' }),
      ofVehicle({ '车牌颜色*': '紫色' }),
    ]);

    expect(reply.result).toMatchObject({ totalCount: 4, successCount: 2, errorCount: 2 });
    expect(reply.result.errors).toEqual([
      { row: 4, column: '注册日期', value: '2099-01-01', reason: '不能晚于今天' },
      { row: 4, column: '发证日期', value: '2099-01-02', reason: '不能晚于今天' },
      { row: 5, column: '车牌颜色', value: '紫色', reason: '“紫色”不在可选范围内' },
    ]);
    const stored = async (vehicleNumber: string) =>
      expectDone(await server.as('boss').get('/hyvehicle/hyVehicle/list', { vehicleNumber })).records[0];
    expect(await stored(a)).toMatchObject({ plateColor: '2', vehicleType: 'Q11', vehicleEnergyType: 'B' });
    expect(await stored(b)).toMatchObject({ plateColor: '1', vehicleType: 'H32', vehicleEnergyType: 'E' });
  });

  test.each([
    ['2026-06-01', true],
    ['2026-06-02', false],
    ['2099-01-01', false],
  ])('CHK-01 a vehicle that was registered on %s, seen on 2026-06-01', async (registerDate, isTaken) => {
    const vehicle = await buildFreight(server).vehicle({ state: '1', registerDate: '2020-01-01', issueDate: '2026-06-01' });
    const reply = await server.as('boss').put('/hyvehicle/hyVehicle/edit', { id: vehicle.id, version: vehicle.version, registerDate });

    expect(reply.success, reply.message).toBe(isTaken);
    if (!isTaken) expect(reply).toMatchObject({ status: 400, errorData: [{ path: 'registerDate', message: '注册日期不能晚于今天' }] });
  });

  test('IMP-05 the carrier of a driver in another letter case and width; of two that differ so the exact one', async () => {
    const build = buildFreight(server);
    const name = `ABC物流(集团)${unique}`;
    const [carrier, twin] = [await build.carrier({ carrierName: name }), await build.carrier({ carrierName: `XY-${unique}` })];
    const small = await build.carrier({ carrierName: `xy${unique}` });
    const captions = ['姓名*', '身份证号*', '手机号*', '准驾车型*', '驾驶证有效期起*', '至*', '发证机关*', '从业资格证号', '承运商'];
    let phone = 18_700_000_000;
    const line = (carrierName: string, vehicleClass = 'A2') => [
      '王志强', someIdNo(), String((phone += 1)), vehicleClass, '2020-01-01', '2030-01-01', '潍坊市公安局', '370000000000000000', carrierName,
    ]; // prettier-ignore
    const content = await writeSheet(captions, [
      line(`abc物流（集团）${unique}`, 'A1A2D'),
      line(wide(`ABC`) + `物流 (集团) ${unique}`),
      line(`XY-${unique}`),
      line(`xy${unique}`),
      line(`Xy ${unique}`),
    ]);

    const reply = await server.as('boss').upload('/hydriver/hyDriver/importExcel', { fileName: 'drivers.xlsx', content });

    expect(reply.result).toMatchObject({ totalCount: 5, successCount: 4, errorCount: 1 });
    expect(reply.result.errors).toMatchObject([{ row: 6, column: '承运商' }]);
    const drivers = async (carrierId: string) =>
      expectDone(await server.as('boss').get('/hydriver/hyDriver/list', { carrierId })).records.map(
        (row: { vehicleClass: string }) => row.vehicleClass,
      );
    expect((await drivers(carrier.id)).toSorted()).toEqual(['A1,A2,D', 'A2']);
    expect(await drivers(twin.id)).toEqual(['A2']);
    expect(await drivers(small.id)).toEqual(['A2']);
  });

  test('IMP-05 customer, shipper and addresses of an order in another letter case and width', async () => {
    const build = buildFreight(server);
    const customer = await build.customer({ customerName: `Ace 煤业(${unique})` });
    await build.wallet(customer.id, world.company.id, 1_000_000);
    await build.shipper(customer.id, { shipperName: `Ace发货${unique}` });
    await build.sendAddress(customer.id, { addressName: `Mine-A ${unique}` });
    await build.receiveAddress(customer.id, { addressName: `Port·B ${unique}` });
    const template = await server.as('boss').get('/hyorder/hyOrder/importColumns');
    const captions: string[] = template.result.map((one: { label: { zh: string } }) => one.label.zh);
    const values: Record<string, string> = {
      客户名称: `ＡＣＥ煤业（${unique}）`, 货主名称: `ace发货${unique}`, 订单模式: '货主直发', 装货地简称: `mine a${unique}`, 卸货地简称: `port b ${unique}`,
      货物名称: '动力煤', 货物类型代码: '0100', '总重量(吨)': '64', 计价方式: '元/吨', '运价(元)': '85.5', 装货开始: '2026-06-03 08:00:00', 装货结束: '2026-06-04 18:00:00',
      结算方式: '现结(钱包)', 原始单号: `ACE-${unique}`,
    }; // prettier-ignore
    const content = await writeSheet(captions, [captions.map((caption) => values[caption.replace('*', '')] ?? '')]);

    const reply = await server.as('boss').upload('/hyorder/hyOrder/importExcel', { fileName: 'orders.xlsx', content });

    expect(reply.result.errors ?? []).toEqual([]);
    expect(await found('/hyorder/hyOrder/list', { customerId: customer.id })).toHaveLength(1);
  });
});
