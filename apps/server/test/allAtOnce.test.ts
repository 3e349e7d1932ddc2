import { beforeAll, expect, test } from 'vitest';
import { AppError, businessError, refusedField, WarningsToConfirm } from '../src/platform/errors.ts';
import { ProblemList } from '../src/platform/problemList.ts';
import { buildFreight, dispatch, expectDone, once, orderForm, publishOrder, someUscc, type World } from './freight.ts';
import { testServer, type TestClient, type TestServer } from './testServer.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world();
  admin = server.as('admin');
});

const vehicleForm = (values: object) => ({
  vehicleNumber: '鲁G12345',
  plateColor: '2',
  vehicleType: 'H11',
  owner: '顺达物流',
  ownerIdNo: someUscc(),
  useCharacter: '货运',
  vin: 'LFWSRXRJ5M1E00001',
  issuingOrganizations: '潍坊车管所',
  registerDate: '2022-01-01',
  issueDate: '2022-01-02',
  vehicleEnergyType: 'B',
  vehicleTonnage: 1000,
  grossMass: 2500,
  roadTransportCertificateNumber: '370783000000',
  ...values,
});

/** A form, and all that is wrong with it. */
const forms: readonly (readonly [string, string, () => Promise<object>, readonly string[]])[] = [
  [
    'vehicle',
    '/hyvehicle/hyVehicle/add',
    async () => {
      const { vehicleNumber } = await build.vehicle();
      return vehicleForm({ vehicleNumber, vehicleEnergyType: 'zz9', registerDate: '2023-01-01', grossMass: 500 });
    },
    ['vehicleEnergyType', 'issueDate', 'grossMass', 'vehicleNumber'],
  ],
  [
    'driver',
    '/hydriver/hyDriver/add',
    async () => {
      const { phone } = await build.driver();
      return {
        driverName: '某人',
        idNo: '110101199003070012',
        phone,
        vehicleClass: 'zz9',
        licenceIssuer: '公安局',
        validPeriodFrom: '2024-01-01',
        validPeriodTo: '2020-01-01',
      };
    },
    ['vehicleClass', 'idNo', 'phone', 'validPeriodTo'],
  ],
  [
    'carrier',
    '/hycarrier/hyCarrier/add',
    async () => {
      const { carrierName } = await build.carrier();
      return { carrierName, carrierKind: '1', permitNumber: '370783000000', contactName: '钱', contactPhone: '12', settleType: 'zz9' };
    },
    ['settleType', 'contactPhone', 'uscc', 'carrierName'],
  ],
  [
    'customer',
    '/customer/hyCustomer/add',
    async () => {
      const { customerName } = await build.customer();
      return { customerName, customerKind: '1', contactName: '李', contactPhone: '12', adcode: '370783', city: '长沙市' };
    },
    ['city', 'contactPhone', 'uscc', 'customerName'],
  ],
  [
    'loading place',
    '/shipping/hySendAddress/add',
    async () => {
      const { addressName } = await build.sendAddress(world.customer.id);
      const place = {
        customerId: world.customer.id,
        addressName,
        companyName: '煤矿',
        contactName: '孙',
        address: '矿区',
        lng: 110,
        lat: 38,
      };
      return { ...place, phone: '12', adcode: '370783', province: '湖南省' };
    },
    ['province', 'phone', 'addressName'],
  ],
  [
    'order',
    '/hyorder/hyOrder/add',
    async () =>
      orderForm(world, {
        cargoTypeCode: 'zz9',
        sendAddressId: null,
        settleType: '1',
        cargoPrice: null,
        needInsurance: '1',
        totalWeight: null,
        publishMode: '3',
        pickupTimeTo: '2026-05-01 00:00:00',
        deliverTimeTo: '2026-05-01 00:00:00',
      }),
    [
      'cargoTypeCode',
      'sendName',
      'sendAdcode',
      'termDays',
      'cargoPrice',
      'insuredAmount',
      'carrierId',
      'totalWeight',
      'pickupTimeTo',
      'deliverTimeTo',
    ],
  ],
  [
    'contract',
    '/hycontract/hyContract/add',
    async () => ({
      contractType: '1',
      partyId: (await build.customer({ state: '1' })).id,
      validFrom: '2026-06-01',
      validTo: '2026-05-01',
      companyId: 'missing',
      templateId: 'missing',
      signMode: 'zz9',
    }),
    ['signMode', 'validTo', 'companyId', 'partyId', 'templateId'],
  ],
  [
    'user',
    '/sys/user/add',
    async () => {
      const { username, phone, workNo } = await somebody();
      const personal = { birthday: '2199-01-01', post: '没有的职务' };
      return { username, realname: '某人', phone, workNo, ...personal, password: 'short', confirmpassword: 'shirt' };
    },
    ['password', 'confirmpassword', 'username', 'phone', 'workNo', 'birthday', 'post'],
  ],
  [
    'login of a customer',
    '/customer/hyCustomerUser/add',
    async () => {
      const { username, phone } = await somebody();
      const login = { username, realname: '某人', phone, password: 'short', confirmpassword: 'shirt' };
      return { ...login, customerId: world.customer.id, roleIds: 'missing' };
    },
    ['roleIds', 'password', 'confirmpassword', 'username', 'phone'],
  ],
  [
    'bank card',
    '/account/hyBankCard/add',
    async () => ({ holderType: 'driver', holderId: world.driver.id, accountType: '2', cardHolder: '别人', cardNo: '6222020000000001' }),
    ['cardNo', 'authFile', 'idNo', 'bankId'],
  ],
  [
    'loss setting',
    '/hyloss/hyLossSetting/add',
    async () => ({ settingName: '试', lossMode: '1', validFrom: '2026-06-01', validTo: '2026-05-01' }),
    ['lossRate', 'validTo'],
  ],
  [
    'track',
    '/hytrack/hyTrackQuery/query',
    async () => ({ vehicleNumber: '鲁G00000', plateColor: '2', beginTime: '2199-06-02 00:00:00', endTime: '2199-06-01 00:00:00' }),
    ['vehicleNumber', 'beginTime', 'endTime'],
  ],
  [
    'job',
    '/sys/quartzJob/add',
    async () => ({ jobClassName: 'missing', cronExpression: '* * *', status: 0 }),
    ['jobClassName', 'cronExpression'],
  ],
];

/** A person whose name, phone and staff number are taken. */
async function somebody() {
  const number = String(Date.now()).slice(-8);
  const given = { username: `taken${number}`, phone: `139${number}`, workNo: `W${number}` };
  expectDone(
    await admin.post('/sys/user/add', { ...given, realname: '先来', password: 'Lane-4821-way', confirmpassword: 'Lane-4821-way' }),
  );
  return given;
}

test.each(forms)('CHK-03 %s: one answer tells all that is wrong', async (_name, path, form, wrong) => {
  const reply = await admin.post(path, await form(), once());

  expect(reply.success).toBe(false);
  const told = (reply.errorData as { path: string }[]).map(({ path: name }) => name);
  expect(wrong.filter((name) => !told.includes(name))).toEqual([]);
});

/** A form that its schema refuses as well, and all that is wrong with it. */
const refusedTwice: readonly (readonly [string, string, () => Promise<object>, readonly string[]])[] = [
  [
    'vehicle without owner and energy',
    '/hyvehicle/hyVehicle/add',
    async () => {
      const { vehicleNumber } = await build.vehicle();
      return vehicleForm({ vehicleNumber, owner: undefined, vehicleEnergyType: null, registerDate: '2023-01-01', grossMass: 500 });
    },
    ['owner', 'vehicleEnergyType', 'issueDate', 'grossMass', 'vehicleNumber'],
  ],
  [
    'customer without contact, of a name that is taken',
    '/customer/hyCustomer/add',
    async () => {
      const { customerName } = await build.customer();
      return { customerName, customerKind: '1', contactPhone: '12', adcode: '370783', city: '长沙市' };
    },
    ['contactName', 'city', 'contactPhone', 'uscc', 'customerName'],
  ],
  [
    'order without price and cargo',
    '/hyorder/hyOrder/add',
    async () =>
      orderForm(world, { unitPrice: undefined, cargoName: '', settleType: '1', totalWeight: null, pickupTimeTo: '2026-05-01 00:00:00' }),
    ['unitPrice', 'cargoName', 'termDays', 'totalWeight', 'pickupTimeTo'],
  ],
  [
    'contract without a term, with a party that is not approved',
    '/hycontract/hyContract/add',
    async () => ({ contractType: '1', partyId: (await build.customer({ state: '1' })).id, templateId: 'missing' }),
    ['validFrom', 'validTo', 'partyId', 'templateId'],
  ],
  [
    'user without a name, whose phone is taken',
    '/sys/user/add',
    async () => ({ username: 'nameless', phone: (await somebody()).phone, password: 'short', confirmpassword: 'short' }),
    ['realname', 'workNo', 'password', 'phone'],
  ],
];

test.each(refusedTwice)('CHK-03 %s: what the schema and what the rules object to comes in one answer', async (_name, path, form, wrong) => {
  const reply = await admin.post(path, await form());

  expect(reply).toMatchObject({ success: false, status: 400 });
  expect((reply.errorData as { path: string }[]).map(({ path: name }) => name).sort()).toEqual(expect.arrayContaining([...wrong].sort()));
});

test('CHK-03 an edit tells both kinds at once, and each place once', async () => {
  const other = await build.customer();
  const { id, version } = await build.customer();

  const reply = await admin.put('/customer/hyCustomer/edit', { id, version, customerName: other.customerName, contactName: 7 });

  expect(reply.errorData).toEqual([
    { path: 'contactName', message: '联系人类型不正确' },
    { path: 'customerName', message: '客户名称已存在' },
  ]);
});

const pathsOf = (reply: { errorData?: unknown }) => (reply.errorData as { path: string }[]).map(({ path }) => path).sort();

test('CHK-03 a dispatch tells all that speaks against driver, vehicle, weight and deadline, also while one of them is missing', async () => {
  const order = await publishOrder(admin, orderForm(world));
  const driver = await build.driver({ state: '1' });
  const vehicle = await build.vehicle({ blacklist: '1', vehicleTonnage: 1000 });
  const wrong = { publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 70_000, deadline: '2020-01-01 00:00:00' };
  const call = (form: object) => admin.post('/hyorder/hyOrder/dispatch', { id: order.id, version: order.version, ...form }, once());

  expect(pathsOf(await call(wrong))).toEqual(['deadline', 'driverId', 'vehicleId', 'weight', 'weight']);
  expect(pathsOf(await call({ ...wrong, driverId: null }))).toEqual(['deadline', 'driverId', 'vehicleId', 'weight', 'weight']);
  expect(pathsOf(await call({ ...wrong, driverId: world.driver.id, weight: null }))).toEqual(['deadline', 'vehicleId', 'weight']);
  expect(pathsOf(await call({ ...wrong, deadline: null, vehicleId: null, weight: 1000 }))).toEqual(['driverId', 'vehicleId']);
});

test('CHK-03 loading, unloading and signing tell what schema and rules object to in one answer', async () => {
  const order = await publishOrder(admin, orderForm(world));
  const crew = { driver: await build.driver(), vehicle: await build.vehicle() };
  const note = await dispatch(admin, order, crew);
  const path = '/shipping/hyShippingNote';
  const key = (row: { id: string; version: number }) => ({ id: row.id, version: row.version });
  const accepted = expectDone(await admin.put(`${path}/accept`, { ...key(note), reason: '电话接单' }));
  const load = { ...key(accepted), gross: 50_000, tare: 10_000, weight: 30_000, time: '2020-01-01 00:00:00', files: '' };

  expect(pathsOf(await admin.put(`${path}/load`, load, once()))).toEqual(['files', 'time', 'weight']);
  expect(pathsOf(await admin.put(`${path}/load`, { ...load, time: undefined, weight: 41_000 }, once()))).toEqual([
    'files',
    'time',
    'weight',
    'weight',
  ]);
  const asked = { ...load, files: 'a/slip.png', weight: 40_000, time: undefined };
  expect(await admin.put(`${path}/load`, asked, { 'x-check-only': '1' })).toMatchObject({ status: 400, errorData: [{ path: 'time' }] });
  expect(expectDone(await admin.get(`${path}/queryById`, { id: note.id }))).toMatchObject({ noteStatus: '20', version: accepted.version });
});

test('CHK-03 a password that is given to somebody is refused with its repetition, and is only given when it is not just checked', async () => {
  const { username } = await somebody();
  const [path, checkOnly] = ['/sys/user/changePassword', { 'x-check-only': '1' }];

  expect(pathsOf(await admin.put(path, { username, password: 'short', confirmpassword: 'shirt' }))).toEqual([
    'confirmpassword',
    'password',
  ]);
  const good = { username, password: 'Lane-4822-way', confirmpassword: 'Lane-4822-way' };
  const version = async () => (expectDone(await admin.get('/sys/user/list', { username })).records as { version: number }[])[0]?.version;
  const before = await version();
  expect(expectDone(await admin.put(path, good, checkOnly))).toBeNull();
  expect(await version()).toBe(before);
  expectDone(await admin.put(path, good));
  expect(await version()).toBe(Number(before) + 1);
});

test('CHK-03 ending a contract tells that the reason is blank and the paper unknown in one answer', async () => {
  const draft = expectDone(
    await admin.post('/hycontract/hyContract/add', {
      contractType: '1',
      partyId: world.customer.id,
      validFrom: '2026-05-01',
      validTo: '2026-12-31',
    }),
  );
  const { id, version } = draft;

  expect(pathsOf(await admin.put('/hycontract/hyContract/terminate', { id, version, reason: ' ', endFile: 'contract/end.exe' }))).toEqual([
    'endFile',
    'reason',
  ]);
});

test('CHK-03 a batch that is only checked tells all that speaks against each of its vehicles, and sends none', async () => {
  const order = await publishOrder(admin, orderForm(world));
  const good = { driverId: (await build.driver()).id, vehicleId: (await build.vehicle()).id, weight: 10_000 };
  const driver = await build.driver({ state: '1' });
  const vehicle = await build.vehicle({ blacklist: '1', vehicleTonnage: 1000 });
  const bad = { driverId: driver.id, vehicleId: vehicle.id, weight: 40_000 };
  const form = { id: order.id, version: order.version, rows: [good, bad] };
  const path = '/hyorder/hyOrder/batchDispatch';

  expect(pathsOf(await admin.post(path, form, { ...once(), 'x-check-only': '1' }))).toEqual([
    'rows.1.driverId',
    'rows.1.vehicleId',
    'rows.1.weight',
  ]);
  expect(expectDone(await admin.get('/shipping/hyShippingNote/list', { orderNo: order.orderNo })).total).toBe(0);
  const { success, fail } = expectDone(await admin.post(path, form, once()));
  expect(success).toHaveLength(1);
  expect(fail.map((one: { errorData: { path: string }[] }) => pathsOf(one))).toEqual([['driverId', 'vehicleId', 'weight']]);
});

test('CHK-03 an action that is only checked moves nothing and writes nothing', async () => {
  const { id, version } = await build.customer();
  const frozen = { id, version, reason: '欠款' };
  const checkOnly = { 'x-check-only': '1' };
  expect(expectDone(await admin.put('/customer/hyCustomer/freeze', frozen, checkOnly))).toBeNull();
  expect(expectDone(await admin.get('/customer/hyCustomer/queryById', { id }))).toMatchObject({ state: '2', version });
  const order = await publishOrder(admin, orderForm(world));
  const trip = { driverId: (await build.driver()).id, vehicleId: (await build.vehicle()).id, weight: 30_000 };
  const form = { id: order.id, version: order.version, publishMode: '1', ...trip };
  expect(expectDone(await admin.post('/hyorder/hyOrder/dispatch', form, checkOnly))).toBeNull();
  expect(expectDone(await admin.get('/shipping/hyShippingNote/list', { orderNo: order.orderNo })).total).toBe(0);
});

test('CHK-03 a call that only checks tells what would be refused, and changes nothing', async () => {
  const taken = await build.customer();
  const form = { customerKind: '1', contactName: '李', contactPhone: '13800000000', uscc: someUscc(), adcode: '370783', city: '潍坊市' };
  const count = async () => (await admin.get('/customer/hyCustomer/list', { pageSize: 1 })).result.total as number;
  const before = await count();
  const checkOnly = { 'x-check-only': '1' };

  expect(await admin.post('/customer/hyCustomer/add', { ...form, customerName: taken.customerName }, checkOnly)).toMatchObject({
    success: false,
    errorData: [{ path: 'customerName', message: '客户名称已存在' }],
  });
  expect(await admin.post('/customer/hyCustomer/add', { ...form, customerName: '新客户' }, checkOnly)).toMatchObject({
    success: true,
    result: null,
  });
  expect(await count()).toBe(before);
  const { id, version } = taken;
  expect((await admin.put('/customer/hyCustomer/edit', { id, version, contactName: '王' }, checkOnly)).success).toBe(true);
  expect((await admin.get('/customer/hyCustomer/queryById', { id })).result).toMatchObject({ contactName: taken.contactName, version });
  // What cannot be taken back is not tried.
  expect(await admin.delete('/customer/hyCustomer/delete', { id }, checkOnly)).toMatchObject({ status: 400 });
});

test('CHK-03 the first objection gives code and words, doubts wait for what is wrong, other errors are not hidden', async () => {
  const thrown = async (...checks: (() => unknown)[]) => {
    const problems = new ProblemList();
    try {
      for (const check of checks) await problems.ask(check);
      problems.end();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const fail = (error: Error) => () => {
    throw error;
  };
  const taken = businessError(40301, { message: '已存在', errorData: [{ path: 'a', message: '已存在' }] });
  const doubt = new WarningsToConfirm([{ code: 1, message: '请确认' }]);
  const broken = new TypeError('broken');

  expect(await thrown(() => 1)).toBeUndefined();
  expect(await thrown(fail(taken))).toBe(taken);
  const both = await thrown(fail(taken), fail(doubt), fail(refusedField('b', '不对')), fail(taken));
  expect(both).toBeInstanceOf(AppError);
  expect(both).toMatchObject({
    kind: 'Business',
    message: '已存在',
    details: {
      errorCode: 40301,
      errorData: [
        { path: 'a', message: '已存在' },
        { path: 'b', message: '不对' },
      ],
    },
  });
  expect(await thrown(fail(doubt), fail(doubt))).toMatchObject({ warnings: [{ code: 1 }, { code: 1 }] });
  expect(await thrown(fail(broken))).toBe(broken);
  expect(await thrown(fail(taken), fail(broken))).toBe(taken);
});
