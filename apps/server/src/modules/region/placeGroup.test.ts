import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, orderForm, someUscc, type World } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world();
});
const admin = () => server.as('admin');
const shouguang = { province: '山东省', city: '潍坊市', district: '寿光市', adcode: '370783' };
const changSha = { province: '湖南省', city: '长沙市', district: '岳麓区', adcode: '430104' };

/** Rows with a place, by the path of their kind. */
const kinds = [
  ['发货地址', '/shipping/hySendAddress', () => build.sendAddress(world.customer.id, shouguang)],
  ['收货地址', '/shipping/hyReceiveAddress', () => build.receiveAddress(world.customer.id, shouguang)],
  ['客户', '/customer/hyCustomer', () => build.customer(shouguang)],
  ['承运商', '/hycarrier/hyCarrier', () => build.carrier(shouguang)],
] as const;

describe.each(kinds)('the place of a row of %s', (_label, path, row) => {
  const edit = async (values: object) => {
    const { id, version } = await row();
    const reply = await admin().put(`${path}/edit`, { id, version, ...values });
    const { province, city, district, adcode } = expectDone(await admin().get(`${path}/queryById`, { id }));
    return { reply, place: { province, city, district, adcode } };
  };

  test.each([
    [{ city: '济南市' }, ['city'], '市与行政区划 370783（山东省潍坊市寿光市）不符'],
    [{ province: '湖南省' }, ['province'], '省与行政区划 370783（山东省潍坊市寿光市）不符'],
    [{ province: '湖南省', city: '长沙市', district: '岳麓区' }, ['province', 'city', 'district'], undefined],
    [{ adcode: '430104', city: '济南市' }, ['city'], '市与行政区划 430104（湖南省长沙市岳麓区）不符'],
  ] as const)('PLACE-02 %j contradicts its code: refused by name, nothing is stored', async (values, paths, message) => {
    const { reply, place } = await edit(values);

    expect(reply).toMatchObject({ success: false, status: 400, errorData: paths.map((path) => expect.objectContaining({ path })) });
    if (message !== undefined) expect(reply.message).toBe(message);
    expect(place).toEqual(shouguang);
  });

  test.each([
    [{ adcode: '430104' }, changSha],
    // A client that sends whole rows repeats the names of the old place.
    [{ ...shouguang, adcode: '430104' }, changSha],
    [{ ...changSha }, changSha],
    [{ city: '潍坊' }, shouguang],
    [{ district: '' }, shouguang],
    [{ district: '侯镇化工园区' }, { ...shouguang, district: '侯镇化工园区' }],
    [{ address: '新路2号' }, shouguang],
  ])('PLACE-02 after %j code and names are of one place', async (values, expected) => {
    const { reply, place } = await edit(values);

    expect(reply.message).not.toContain('不符');
    expect(reply.success).toBe(true);
    expect(place).toEqual(expected);
  });
});

test('PLACE-02 names without a code find theirs; names of different places are refused', async () => {
  const add = (values: object) =>
    admin().post('/customer/hyCustomer/add', {
      customerName: `无区划代码${randomUUID().slice(0, 8)}`,
      customerKind: '1',
      uscc: someUscc(),
      contactName: '李',
      contactPhone: '13812345678',
      ...values,
    });

  expect(expectDone(await add({ province: '山东', city: '潍坊', district: '寿光' }))).toMatchObject(shouguang);
  expect(expectDone(await add({ province: '山东省', city: '潍坊市' }))).toMatchObject({ province: '山东省', city: '潍坊市', adcode: null });
  expect(expectDone(await add({ province: '北京市', city: '市辖区', district: '海淀区' }))).toMatchObject({
    city: '北京市',
    adcode: '110108',
  });
  expect(await add({ province: '山东省', city: '长沙市' })).toMatchObject({ status: 400, message: '省与其他级别的行政区划不相符' });
});

test('PLACE-02 an imported row with a code has the names of its place', async () => {
  const cells = {
    customerName: '导入的客户示例',
    customerKind: '企业',
    uscc: someUscc(),
    contactName: '李',
    contactPhone: '13812345678',
    adcode: '370783',
    address: '一路1号',
  };
  const done = expectDone(
    await admin().post('/customer/hyCustomer/importRows', { rows: [{ row: 2, cells }] }, { 'Idempotency-Key': randomUUID() }),
  );
  expect(done.errors).toEqual([]);
  expect(expectDone(await admin().get('/customer/hyCustomer/list', { customerName: '导入的客户示例' })).records).toMatchObject([shouguang]);
});

test('PLACE-02 SHIP-01 an order whose places are typed in is refused when a name belongs elsewhere; a chosen address is copied whole', async () => {
  const typed = {
    sendAddressId: null,
    sendName: '煤矿',
    sendPhone: '13900000001',
    sendAdcode: '370783',
    sendAddress: '矿区',
    sendLng: 118.7,
    sendLat: 36.8,
  };
  expect(await admin().post('/hyorder/hyOrder/add', orderForm(world, { ...typed, sendCity: '长沙市' }))).toMatchObject({
    status: 400,
    message: '装货城市与行政区划 370783（山东省潍坊市寿光市）不符',
  });
  expect(expectDone(await admin().post('/hyorder/hyOrder/add', orderForm(world, typed)))).toMatchObject({
    sendProvince: '山东省',
    sendCity: '潍坊市',
    sendDistrict: '寿光市',
  });
  expect(expectDone(await admin().post('/hyorder/hyOrder/add', orderForm(world, { sendCity: '长沙市' })))).toMatchObject({
    sendCity: '榆林市',
    sendAdcode: '610881',
  });
});

test('FRT-02 a trailer and its plate change together', async () => {
  const tractor = await build.vehicle();
  const trailer = await build.vehicle({ vehicleType: 'B11', vehicleNumber: '鲁G9011挂' });
  const path = '/hyvehicle/hyVehicle/edit';
  const lorry = await build.vehicle({ vehicleType: 'H11' });

  expect(await admin().put(path, { id: tractor.id, version: 0, trailerVehicleId: lorry.id })).toMatchObject({
    message: '所选车辆不是挂车',
  });
  expect(
    await admin().put(path, { id: tractor.id, version: 0, trailerVehicleId: trailer.id, trailerVehiclePlateNumber: '鲁G9012挂' }),
  ).toMatchObject({ message: '挂车牌照号与所选挂车（鲁G9011挂）不符' });
  const hitched = expectDone(await admin().put(path, { id: tractor.id, version: 0, trailerVehicleId: trailer.id }));
  expect(hitched).toMatchObject({ trailerVehicleId: trailer.id, trailerVehiclePlateNumber: '鲁G9011挂' });
  const typed = expectDone(await admin().put(path, { id: tractor.id, version: hitched.version, trailerVehiclePlateNumber: '鲁G9012挂' }));
  expect(typed).toMatchObject({ trailerVehicleId: null, trailerVehiclePlateNumber: '鲁G9012挂' });
});
