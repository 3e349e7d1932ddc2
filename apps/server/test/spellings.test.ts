import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, someIdNo } from './freight.ts';
import { testServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});
const admin = () => server.as('admin');
const found = async (path: string, query: Record<string, string>): Promise<string[]> =>
  expectDone(await admin().get(path, query)).records.map((row: { id: string }) => row.id);

describe('LIST-05 codes are found in any usual spelling', () => {
  let vehicle: { id: string; vehicleNumber: string; vin: string };
  beforeAll(async () => {
    vehicle = await buildFreight(server).vehicle();
  });
  const spellings = (plate: string) => [
    plate,
    plate.toLowerCase(),
    `${plate.slice(0, 2)}·${plate.slice(2)}`,
    `${plate.slice(0, 2)} ${plate.slice(2).toLowerCase()}`,
    plate.replaceAll(/[A-Z0-9]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0)),
    `\u200B${plate}\u202C`,
  ];

  test('LIST-05 a plate, the whole of it and parts', async () => {
    const path = '/hyvehicle/hyVehicle/list';
    for (const text of spellings(vehicle.vehicleNumber)) {
      expect(await found(path, { vehicleNumber: text }), text).toContain(vehicle.id);
      expect(await found(path, { vehicleNumber: `*${text}*` }), text).toContain(vehicle.id);
      const superQueryParams = JSON.stringify([{ field: 'vehicleNumber', rule: 'like', val: text }]);
      expect(await found(path, { superQueryParams }), text).toContain(vehicle.id);
    }
    const part = vehicle.vehicleNumber.slice(1).toLowerCase();
    expect(await found(path, { vehicleNumber: `*${part}*` })).toContain(vehicle.id);
    expect(await found(path, { vehicleNumber_MultiString: `${vehicle.vehicleNumber.toLowerCase()},鲁Z00000` })).toContain(vehicle.id);
    expect(await found(path, { vin: `*${vehicle.vin.slice(4).toLowerCase()}*` })).toContain(vehicle.id);
  });

  test('LIST-05 an id and a phone of a driver, which only their hashes tell', async () => {
    const driver = await buildFreight(server).driver();
    const path = '/hydriver/hyDriver/list';

    for (const idNo of [driver.idNo.toLowerCase(), `${driver.idNo.slice(0, 6)} ${driver.idNo.slice(6, 14)} ${driver.idNo.slice(14)}`])
      expect(await found(path, { idNo }), idNo).toEqual([driver.id]);
    for (const phone of [`+86${driver.phone}`, driver.phone.replace(/(\d{3})(\d{4})/, '$1-$2-'), `+86 ${driver.phone}`])
      expect(await found(path, { phone }), phone).toEqual([driver.id]);
  });

  test('LIST-05 a landline in any spelling, with its area or without, however it was stored', async () => {
    const build = buildFreight(server);
    const { id: customerId } = await build.customer();
    const number = `${3_000_000 + Number(someIdNo().slice(-7, -1))}`;
    const hyphened = await build.sendAddress(customerId, { phone: `0351-${number}`, phoneHash: `0351-${number}` });
    const plain = await build.sendAddress(customerId, { phone: `0351${number}`, phoneHash: `0351${number}` });
    const elsewhere = await build.sendAddress(customerId, { phone: `010-${number}`, phoneHash: `010-${number}` });
    const other = await build.sendAddress(customerId, { phone: `0351-${number}-8`, phoneHash: `0351-${number}-8` });
    const wide = (text: string) => text.replaceAll(/[0-9-]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0));
    const path = '/shipping/hySendAddress/list';
    const same = new Set([hyphened.id, plain.id]);

    for (const phone of [
      `0351-${number}`,
      `0351${number}`,
      `0351 ${number}`,
      `0351.${number}`,
      `(0351)${number}`,
      `+86 351-${number}`,
      wide(`0351-${number}`),
    ])
      expect(new Set(await found(path, { phone })), phone).toEqual(same);
    for (const phone of [number, wide(number), `${number.slice(0, 3)} ${number.slice(3)}`])
      expect(new Set(await found(path, { phone })), phone).toEqual(new Set([...same, elsewhere.id]));
    expect(await found(path, { phone: `0351.${number}-8` })).toEqual([other.id]);
    expect(new Set(await found(path, { phone_MultiString: `0351${number},010 ${number}` }))).toEqual(new Set([...same, elsewhere.id]));
    const shipper = await build.shipper(customerId, { contactPhone: `0536-${number}`, contactPhoneHash: `0536-${number}` });
    expect(await found('/customer/hyShipper/list', { contactPhone: number })).toEqual([shipper.id]);
  });

  test('LIST-05 words in any letter case', async () => {
    const name = `Weifang Trans ${someIdNo().slice(-6)}`;
    const carrier = await buildFreight(server).carrier({ carrierName: name });

    for (const asked of [name.toUpperCase(), `*${name.toLowerCase()}*`, `${name.toLowerCase()}*`, ` ${name} `])
      expect(await found('/hycarrier/hyCarrier/list', { carrierName: asked }), asked).toEqual([carrier.id]);
  });
});

describe('CHK-02 what nobody sees makes no difference', () => {
  const customer = (customerName: string) => ({ customerName, customerType: '1' });

  test('CHK-02 a name with an invisible character is the name', async () => {
    const name = `潍坊物流${someIdNo().slice(-6)}（集团）有限公司`;
    const twin = name.replace('物流', '物流\u200B');
    await buildFreight(server).customer({ customerName: name });

    const check = { tableName: 'hy_customer', fieldName: 'customer_name' };
    expect(await admin().get('/sys/duplicate/check', { ...check, fieldVal: twin })).toMatchObject({ success: false });
    const reply = await admin().post('/customer/hyCustomer/add', customer(twin));
    expect(reply.success).toBe(false);
  });

  test.each([
    ['\u200B', '不能为空'],
    ['\u3000\u00A0', '不能为空'],
    ['控制\u0007铃', '不能含有换行或控制字符'],
    ['一行\n二行', '不能含有换行或控制字符'],
    ['一\u007F', '不能含有换行或控制字符'],
    ['一\uFFFE', '不能含有换行或控制字符'],
  ])('CHK-02 %j is not a name', async (customerName, reason) => {
    const reply = await admin().post('/customer/hyCustomer/add', customer(customerName));

    expect(reply).toMatchObject({ success: false, code: 400, message: expect.stringContaining(reason) });
  });
});

test('LIST-05 a list is ordered as the table orders: Chinese by sound, numbers by their size, letters whatever their case', async () => {
  const build = buildFreight(server);
  const names =
    '张伟 丁一 万家 严明 于洋 付强 任远 何平 安康 beta Alpha alpha2 10号 9号 甲10 甲9 重庆 沈阳 沈万 台州 台北 长治 长沙 长子 审计 吖 龥'.split(
      ' ',
    );
  for (const carrierName of names) await build.carrier({ carrierName });
  const listed = async (order: string): Promise<string[]> =>
    expectDone(await admin().get('/hycarrier/hyCarrier/list', { column: 'carrierName', order, pageSize: '500' }))
      .records.map((row: { carrierName: string }) => row.carrierName)
      .filter((name: string) => names.includes(name));
  // As `compareTexts` of the editable table.
  const expected = names.toSorted(new Intl.Collator('zh-CN', { numeric: true }).compare);

  expect(await listed('asc')).toEqual(expected);
  expect(await listed('desc')).toEqual(expected.toReversed());
});

test('LIST-05 the order by sound is read from an index', async () => {
  const plan = await server.inTenant(0, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return await tx.execute(
      sql`explain select id from hy_driver where tenant_id = 0 and del_flag = 0 order by pinyin_key(driver_name), id limit 25`,
    );
  });

  expect(JSON.stringify(plan.rows)).toContain('hy_driver_pinyin');
});
