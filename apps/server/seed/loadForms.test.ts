import { beforeAll, expect, test } from 'vitest';
import { hyDriver, hyDriverVehicle } from '../src/modules/fleet/driver/driver.table.ts';
import { hyVehicle } from '../src/modules/fleet/vehicle/vehicle.table.ts';
import { createUser } from '../src/modules/system/seed/seedPeople.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import { testServer, type TestClient, type TestServer } from '../test/testServer.ts';
import { makeDataSet } from './demo/demoSet.ts';
import { demoSize } from './demo/size.ts';
import { formExamples } from './forms/examples.ts';
import { seedSystem } from './index.ts';
import { loadForms } from './loadForms.ts';
import { storePlaceholders } from './placeholders.ts';

let server: TestServer;
let admin: TestClient;
let start: () => Promise<unknown>;
const now = new Date('2026-11-20T09:00:00+08:00');
/** People of the platform with a role of the product. */
const staff = ['ops', 'dispatcher', 'cashier', 'finance_mgr', 'cs'];

beforeAll(async () => {
  server = await testServer({ shared: true });
  server.clock.set(now);
  const { config } = server.platform;
  start = () =>
    seedSystem(server.database, config, { demo: false, now, say: () => undefined, password: () => 'Abc12345!x', keep: () => undefined });
  await start();
  const { fleet } = makeDataSet(demoSize, { now: now.getTime() });
  const captain = fleet.drivers.find((driver) => driver.isCaptain === '1')!;
  await server.inTenant(0, async (tx) => {
    await bulkInsert(tx, hyDriver, fleet.drivers);
    await bulkInsert(tx, hyVehicle, fleet.vehicles);
    await bulkInsert(tx, hyDriverVehicle, fleet.bindings);
    const person = { password: 'Abc12345!x', userType: 1, mustChangePassword: false };
    for (const username of staff) await createUser(tx, { ...person, username, realname: username, roles: [username] });
    await createUser(tx, { ...person, username: 'captain', realname: 'captain', roles: ['captain'], userType: 4, cid: captain.id });
  });
  const documents = await storePlaceholders(server.database, { config, now });
  const load = () => loadForms(server.database, { config, now, documents, captainId: captain.id });
  await load();
  // As if the first start had been killed before there were people.
  await load();
  admin = server.as('owner');
}, 120_000);

const formNamed = async (tableName: string): Promise<string> => {
  const { result } = await admin.get('/online/cgform/head/list', { pageSize: '100' });
  return result.records.find((form: { tableName: string }) => form.tableName === tableName).id;
};
const rowsFor = async (person: TestClient, tableName: string, query = {}) =>
  person.get(`/online/cgform/rows/${await formNamed(tableName)}/list`, { pageSize: '100', ...query });

test('DEMO-02 ONL-07 the demonstration begins with forms of each kind, published as they are drawn, with rows', async () => {
  const { result } = await admin.get('/online/cgform/head/list', { pageSize: '100' });
  const forms = result.records as { tableName: string; isDbSynch: string; publishedVersion: number }[];
  const tables = formExamples.flatMap(({ main, subs }) => [main, ...subs].map(({ head }) => head.tableName));
  expect(forms.map(({ tableName }) => tableName).toSorted()).toEqual(tables.toSorted());
  expect(forms.every(({ isDbSynch, publishedVersion }) => isDbSynch === 'Y' && publishedVersion === 1)).toBe(true);
  const totals = Object.fromEntries(
    await Promise.all(
      formExamples.map(async ({ main: { head } }) => [head.tableName, (await rowsFor(admin, head.tableName)).result.total]),
    ),
  );
  expect(totals).toEqual({
    vehicle_check: 32,
    fuel_card: 36,
    fuel_station: 18,
    fuel_slip: 52,
    toll_gate: 14,
    safety_training: 10,
    contract_clause: 28,
  });
  const { menu } = (await admin.get('/sys/permission/getUserPermissionByToken')).result;
  const group = menu.filter(({ meta }: { meta: { title: string } }) => meta.title === '业务登记');
  expect(group).toHaveLength(1);
  expect(group[0].children.map(({ meta }: { meta: { title: string } }) => meta.title)).toEqual([
    '车辆检查记录',
    '油卡台账',
    '加油网点',
    '加油记录',
    '收费站登记',
    '安全培训',
    '合同条款库',
  ]);
});

test('DEMO-02 what rows of the examples compute agrees with their sub-tables', async () => {
  const checks = (await rowsFor(admin, 'vehicle_check')).result.records as Record<string, unknown>[];
  const items = (await rowsFor(admin, 'vehicle_check_item', { pageSize: '500' })).result.records as Record<string, unknown>[];
  for (const { id, failed_count: failed, conclusion, fixed_on: fixed } of checks) {
    expect(items.filter((item) => item['check_id'] === id && item['outcome'] === '2')).toHaveLength(Number(failed));
    expect(conclusion).toBe(failed === 0 ? '1' : fixed === null ? '2' : '3');
  }
  expect(new Set(checks.map(({ conclusion }) => conclusion))).toEqual(new Set(['1', '2', '3']));
  const trainings = (await rowsFor(admin, 'safety_training')).result.records as Record<string, number>[];
  for (const { people = 0, passed = 0, pass_rate: rate } of trainings) expect(rate).toBe(Math.round((passed * 1000) / people) / 10);
});

test('DEMO-02 ONL-03 slips are called by their card and their station in the list and in the sheet, and choose a city of their province', async () => {
  const dispatcher = server.as('dispatcher');
  const [slip] = (await rowsFor(dispatcher, 'fuel_slip')).result.records;
  expect(slip).toMatchObject({
    card_id_dictText: expect.stringMatching(/^\d{19}$/),
    plate: expect.stringMatching(/^\p{L}[A-Z]/u),
    province_dictText: expect.stringMatching(/省$/),
    city_dictText: expect.stringMatching(/市$/),
    station_dictText: expect.stringMatching(/站$/),
    total: Math.round(slip.litres * slip.price * 100) / 100,
  });
  const asked = { table: 'online.fuel_station', txt: 'station_name', key: 'id', idField: 'id', pidField: 'pid' };
  const choices = async (pidValue?: string): Promise<string[]> =>
    (await dispatcher.get('/online/cgform/api/querySelectOptions', { ...asked, ...(pidValue !== undefined && { pidValue }) })).result.map(
      ({ label }: { label: string }) => label,
    );
  expect(await choices()).toEqual(['山东省', '江苏省', '河北省']);
  expect(await choices(slip.province)).toContain(slip.city_dictText);
  expect(await choices(slip.city)).toContain(slip.station_dictText);
});

test('ONR-04 roles see of the examples what is theirs: fields, rows and buttons', async () => {
  const [dispatcher, cashier, ops, captain, cs] = ['dispatcher', 'cashier', 'ops', 'captain', 'cs'].map((name) => server.as(name));
  const [card] = (await rowsFor(dispatcher!, 'fuel_card')).result.records;
  expect(card).toMatchObject({ card_no: expect.stringMatching(/^\d{19}$/) });
  expect(Object.keys(card)).not.toContain('balance');
  expect((await rowsFor(ops!, 'fuel_card')).result.records[0]).toMatchObject({ balance: expect.any(Number) });
  const cards = await formNamed('fuel_card');
  const low = (await rowsFor(cashier!, 'fuel_card', { balance_end: '500' })).result.records[0];
  expect(low.balance).toBeLessThan(500);
  expect(await ops!.post('/online/cgform/api/doButton', { formId: cards, buttonCode: 'ask_top_up', dataId: low.id })).toMatchObject({
    success: true,
  });
  const own = (await rowsFor(captain!, 'vehicle_check')).result;
  expect(own).toMatchObject({ total: 4, records: Array.from({ length: 4 }, () => ({ createBy: 'captain' })) });
  expect(await rowsFor(cs!, 'vehicle_check')).toMatchObject({ status: 403 });
});

test('DEMO-02 a further start leaves roles what they were given of forms', async () => {
  await start();
  expect((await rowsFor(server.as('dispatcher'), 'toll_gate')).result.total).toBe(14);
});

test('ONR-05 another tenant begins without the examples', async () => {
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect((await elsewhere.get('/online/cgform/head/list')).result.total).toBe(0);
  expect(await elsewhere.get(`/online/cgform/api/getDefinition/${await formNamed('vehicle_check')}`)).toMatchObject({ status: 404 });
  const { menu } = (await elsewhere.get('/sys/permission/getUserPermissionByToken')).result;
  expect(menu.map(({ meta }: { meta: { title: string } }) => meta.title)).not.toContain('业务登记');
  // A form of theirs by the same name has rights of its own.
  const head = { tableName: 'fuel_card', tableTxt: '加油卡' };
  const { result: form } = await elsewhere.post('/online/cgform/api/addAll', {
    head,
    fields: [{ dbFieldName: 'card', dbFieldTxt: '卡号' }],
  });
  await elsewhere.post(`/online/cgform/api/doDbSynch/${form.id}/normal`);
  const made = await elsewhere.post('/online/cgform/head/makeMenu', { headId: form.id });
  const { treeList } = (await elsewhere.get('/sys/role/queryTreeList')).result;
  const entry = treeList.find(({ key }: { key: string }) => key === made.result.menuId);
  expect(entry.children.map(({ key }: { key: string }) => key)).toEqual(made.result.permissionIds);
});
