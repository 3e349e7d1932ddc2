import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { systemPorts } from '../system.module.ts';
import { modules } from '../../index.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { type TestClient, type TestServer, testServer } from '../../../../test/testServer.ts';
import { pageHeaders } from '../../../platform/http/pageHeaders.ts';
import { readConfigNumber, readConfigValues } from '../setting/configValues.ts';
import { hyConfig } from '../setting/setting.table.ts';

const path = '/hyconfig/hyConfig';
const reason = '按公司制度调整';

let server: TestServer;
let boss: TestClient;
beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('config_boss');
});

const row = async (id: string, who = boss) => expectDone(await who.get(`${path}/queryById`, { id }));
const setTo = async (id: string, configValue: string, who = boss) =>
  who.put(`${path}/edit`, { id, version: (await row(id, who)).version, configValue, reason }, once());
const reset = async (id: string, who = boss) => who.delete(`${path}/delete`, { id, version: (await row(id, who)).version, reason });
const effective = (key: 'acceptTimeoutMinutes' | 'maxPrepayRate', tenantId = 0) =>
  server.inTenant(tenantId, (tx) => readConfigNumber(tx, server.context(tenantId), key));
const storeRaw = (configKey: string, configValue: string) =>
  server.inTenant(0, (tx) =>
    tx
      .insert(hyConfig)
      .values({ configKey, configValue })
      .onConflictDoUpdate({ target: [hyConfig.tenantId, hyConfig.configKey], set: { configValue, delFlag: 0 } }),
  );

describe('FRT-10 a value of each kind is taken at its limits and refused beyond them', () => {
  test.each([
    ['int', 'acceptTimeoutMinutes', ['1', '10080'], ['0', '10081', '', '1.5', '01', '1e3', 'abc']],
    ['bp', 'maxPrepayRate', ['0', '10000'], ['-1', '10001']],
    ['fen', 'invoiceMaxAmount', ['1', '10000000000'], ['0', '10000000001', '0.5']],
    ['flag', 'trackRequired', ['0', '1'], ['2', '', 'true']],
    ['choice', 'dianfuFeeMode', ['fixed', 'daily'], ['weekly', '']],
    ['dates', 'taxHolidays', ['', '2026-10-01,2026-10-02'], ['2026-02-30', '2026-10-01;2026-10-02', '2026-10-01,']],
    [
      'string',
      'staticDomain',
      ['', 'https://files.example.com', `https://a.cn/${'x'.repeat(187)}`],
      ['ftp://x', `https://a.cn/${'x'.repeat(188)}`],
    ],
    ['string', 'safeAdminPhone', ['13800000888', ''], ['1380000088']],
    [
      'string',
      'mapTileUrl',
      ['https://tiles.example.com/{z}/{x}/{y}.png?key={key}', 'http://10.0.0.8:8080/{z}/{x}/{y}', ''],
      [
        'https://tiles.example.com/{z}/{x}.png',
        'ftp://a.cn/{z}/{x}/{y}',
        "https://a.cn;script-src'/{z}/{x}/{y}",
        'https://*.cn/{z}/{x}/{y}',
      ],
    ],
    [
      'text',
      'paySheetColumns',
      ['收款账号=accountNo,户名=name,金额=amount,备注=requestSerial', ''],
      ['收款账号=accountNo', '工商银行：账号=accountNo,户名=name,金额=amount,备注=unknown'],
    ],
  ])('%s: %s', async (_kind, key, taken, refused) => {
    for (const value of refused)
      expect(await setTo(key, value), value).toMatchObject({ status: 400, errorData: [{ path: 'configValue' }] });
    for (const value of taken) {
      expect(await setTo(key, value), value).toMatchObject({ success: true, result: { configValue: value, setBy: 'platform' } });
    }
    expectDone(await reset(key));
  });
});

test('FRT-10 a changed value holds at once, is on record with its reason, and goes back to the default', async () => {
  const before = await row('acceptTimeoutMinutes');
  expect(before).toMatchObject({
    configValue: '120',
    valueText: '120 分钟',
    rangeText: '1 ~ 10080 分钟',
    unit: '分钟',
    setBy: 'default',
    isKnown: '1',
  });
  const change = { id: before.id, version: before.version, configValue: '45', reason };

  expect(await boss.put(`${path}/edit`, { ...change, reason: ' ' }, once())).toMatchObject({ status: 400 });
  expect(await effective('acceptTimeoutMinutes')).toBe(120);
  expectDone(await boss.put(`${path}/edit`, change, once()));
  expect(await effective('acceptTimeoutMinutes')).toBe(45);
  expect(await boss.put(`${path}/edit`, { ...change, configValue: '50' }, once())).toMatchObject({ status: 409 });
  expect(await setTo('acceptTimeoutMinutes', '45')).toMatchObject({ status: 400 });
  expectDone(await reset('acceptTimeoutMinutes'));
  expect(await effective('acceptTimeoutMinutes')).toBe(120);
  expect(await reset('acceptTimeoutMinutes')).toMatchObject({ success: false });

  const history = expectDone(await boss.get('/hyconfig/hyConfigChange/list', { configKey: 'acceptTimeoutMinutes', pageSize: 2 }));
  expect(history.records).toMatchObject([
    { changeKind: 'reset', oldValue: '45 分钟', newValue: '120 分钟', reason, changeBy: 'config_boss' },
    { changeKind: 'set', oldValue: '120 分钟', newValue: '45 分钟', configName: '接单时限' },
  ]);
  const english = expectDone(
    await boss.get('/hyconfig/hyConfigChange/list', { configKey: 'acceptTimeoutMinutes', pageSize: 1 }, { 'accept-language': 'en' }),
  );
  expect(english.records).toMatchObject([{ configName: 'Time to accept', newValue: '120 min' }]);
});

test('FRT-10 a stored value that may not be counts as the default, is marked, and is found again by a refresh', async () => {
  await storeRaw('maxPrepayRate', '10001');
  await storeRaw('allowParallelNotes', 'yes');
  expect(await effective('maxPrepayRate')).toBe(5000);
  expect(await row('maxPrepayRate')).toMatchObject({ configValue: '5000', storedValue: '10001', isWrong: '1' });
  expect(expectDone(await boss.put(`${path}/refresh`, {})).wrong).toEqual(['allowParallelNotes', 'maxPrepayRate']);
  const listed = expectDone(await boss.get(`${path}/list`, { isWrong: '1' }));
  expect(listed.records.map(({ configKey }: { configKey: string }) => configKey)).toEqual(['allowParallelNotes', 'maxPrepayRate']);
  expectDone(await setTo('maxPrepayRate', '6000'));
  expect(await effective('maxPrepayRate')).toBe(6000);
  expectDone(await reset('maxPrepayRate'));
  expectDone(await reset('allowParallelNotes'));
});

test('FRT-10 a tenant has values of its own, those of the platform where it has none, and leaves alone what the platform sets', async () => {
  const tenant = server.as({ username: 'tenant_boss', tenantId: 2 });
  expectDone(await setTo('maxPrepayRate', '4000'));
  expect(await effective('maxPrepayRate', 2)).toBe(4000);
  expect(await row('maxPrepayRate', tenant)).toMatchObject({ setBy: 'platform', version: 0 });
  expectDone(await setTo('maxPrepayRate', '3000', tenant));
  expect([await effective('maxPrepayRate'), await effective('maxPrepayRate', 2)]).toEqual([4000, 3000]);
  expect(await row('maxPrepayRate', tenant)).toMatchObject({ setBy: 'tenant' });
  expectDone(await reset('maxPrepayRate', tenant));
  expect(await effective('maxPrepayRate', 2)).toBe(4000);
  expect(await setTo('taxHolidays', '2026-10-01', tenant)).toMatchObject({ success: false, message: '该参数由平台统一设置' });
  await server.inTenant(2, (tx) => insertRow(tx, server.context(2), hyConfig, { configKey: 'taxHolidays', configValue: '2026-10-08' }));
  const values = await server.inTenant(2, (tx) => readConfigValues(tx, server.context(2), ['taxHolidays']));
  expect(values.taxHolidays).toBe('');
  expect(expectDone(await tenant.get('/hyconfig/hyConfigChange/list', {})).total).toBe(2);
  expectDone(await reset('maxPrepayRate'));
});

test('FRT-10 an operator adds keys of their own, which clients read where they are public', async () => {
  const own = {
    configKey: 'app.helpLine',
    configName: '客服热线',
    valueType: 'string',
    configValue: '400-000-0000',
    publicFlag: '1',
    reason,
  };
  expect(await boss.post(`${path}/add`, { ...own, configKey: 'maxPrepayRate' }, once())).toMatchObject({ status: 400 });
  expect(await boss.post(`${path}/add`, { ...own, valueType: 'json' }, once())).toMatchObject({ status: 400 });
  const added = expectDone(await boss.post(`${path}/add`, own, once()));
  expect(added).toMatchObject({ isKnown: '0', groupCode: 'own', setBy: 'platform' });
  expect(await boss.post(`${path}/add`, own, once())).toMatchObject({ status: 409 });
  expectDone(await boss.post(`${path}/add`, { ...own, configKey: 'app.secret', publicFlag: '0' }, once()));
  expectDone(await setTo('mapKey', 'map-key-of-the-platform'));
  expectDone(await setTo('termRemindDays', '5'));

  expect((await server.stranger.get(`${path}/cfg`)).result).toEqual({
    'app.helpLine': '400-000-0000',
    mapKey: 'map-key-of-the-platform',
    mapTileSystem: 'wgs84',
  });

  expectDone(await boss.put(`${path}/edit`, { id: added.id, version: 0, configValue: '400-111-1111', configName: '热线', reason }, once()));
  expect(await row(added.id)).toMatchObject({ configName: '热线', configValue: '400-111-1111' });
  expectDone(await reset(added.id));
  expect((await boss.get(`${path}/queryById`, { id: added.id })).status).toBe(404);
  expectDone(await boss.post(`${path}/add`, own, once()));
});

test('FRT-10 the list is filtered, sorted, paged and exported; who may only read changes nothing', async () => {
  const all = expectDone(await boss.get(`${path}/list`, { pageSize: 200 }));
  const tax = expectDone(await boss.get(`${path}/list`, { groupCode: 'tax', column: 'configKey', order: 'desc' }));
  expect(tax.records.map(({ configKey }: { configKey: string }) => configKey)).toEqual([
    'taxHolidays',
    'taxAgencyEnabled',
    'iitWithholdEnabled',
  ]);
  const page = expectDone(await boss.get(`${path}/list`, { pageNo: 2, pageSize: 10 }));
  expect(page).toMatchObject({ total: all.total, current: 2, records: all.records.slice(10, 20) });
  expect(expectDone(await boss.get(`${path}/list`, { configName: '*垫付*' })).total).toBe(3);

  const reader = server.as({ username: 'config_reader', permissions: ['config:list', 'config:export'] });
  const sheet = await readWorkbookText((await reader.download(`${path}/exportXls`, { groupCode: 'finance' })).body);
  for (const cell of ['maxPrepayRate', '50%', '预付比例上限']) expect(sheet).toContain(cell);
  expect(await setTo('maxPrepayRate', '1', reader)).toMatchObject({ status: 403 });
  expect(await reset('maxPrepayRate', reader)).toMatchObject({ status: 403 });
  expect(await reader.post(`${path}/add`, {}, once())).toMatchObject({ status: 403 });
  expect(await reader.put(`${path}/refresh`, {})).toMatchObject({ status: 403 });
  expect((await server.as({ username: 'config_nobody', permissions: [] }).get(`${path}/list`)).status).toBe(403);
});

test('FRT-10 a value that one server has taken holds in another one at once', async () => {
  const other = await createApp({
    config: server.platform.config,
    database: server.database,
    clock: server.clock,
    modules,
    ports: systemPorts,
    logger: false,
  });
  try {
    const read = async () => {
      const answer = await other.fastify.inject({
        url: `/jeecg-boot${path}/queryById?id=etcStartHours`,
        headers: { 'x-access-token': boss.token },
      });
      return answer.json().result.configValue as string;
    };
    expectDone(await setTo('etcStartHours', '36'));
    expect(await read()).toBe('36');
    expectDone(await setTo('etcStartHours', '12'));
    expect(await read()).toBe('12');
  } finally {
    await other.fastify.close();
  }
});

test('MAP-01 security 49 pages may fetch maps from the hosts that the configuration names, and from no others', async () => {
  const sourcesNow = async () => {
    const policy = (await pageHeaders(server.platform)())['Content-Security-Policy'] ?? '';
    return ['img-src', 'connect-src'].map((name) => policy.split('; ').find((rule) => rule.startsWith(name)) ?? '');
  };
  const before = await sourcesNow();
  expectDone(await setTo('mapTileUrl', 'https://Tiles.example.com:8443/v1/{z}/{x}/{y}.png?key={key}'));
  expectDone(await setTo('mapConvertUrl', 'https://maps.example.com/v3/assistant/coordinate/convert'));
  expect(await sourcesNow()).toEqual(before.map((rule) => `${rule} https://tiles.example.com:8443 https://maps.example.com`));
  for (const key of ['mapTileUrl', 'mapConvertUrl']) expectDone(await reset(key));
  expect(await sourcesNow()).toEqual(before);

  // What every page of every tenant may load is the platform's to say.
  const tenant = server.as({ username: 'tenant_boss', tenantId: 2 });
  expect(await setTo('mapTileUrl', 'https://elsewhere.example.com/{z}/{x}/{y}', tenant)).toMatchObject({ success: false });
});
