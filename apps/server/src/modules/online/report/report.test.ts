import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildFreight } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { reportRelations } from './reportRelations.ts';
import { seedReports, type ReportSeed } from './seedReports.ts';
import { assertAffordable } from './runReport.ts';
import { onlCgreportHead } from './report.table.ts';

const api = '/online/cgreport/api';
let server: TestServer;
let carrier: { id: string };

/** A report of a test: what it selects, and its columns. */
const report = (code: string, text: string, items: ReportSeed['items'], more: Partial<ReportSeed> = {}): ReportSeed => ({
  code,
  name: code,
  nameEn: code,
  content: '',
  permission: 'driver:list',
  sql: text,
  items,
  params: [],
  ...more,
});

beforeAll(async () => {
  server = await testServer({ shared: true });
  const here = buildFreight(server);
  carrier = await here.carrier({ carrierName: '顺达物流' });
  await here.driver({ driverName: '张伟', carrierId: carrier.id, validPeriodTo: '2031-05-01', score: 700 });
  await here.driver({ driverName: '张%敏', validPeriodTo: '2030-01-01', score: 650 });
  await here.driver({ driverName: '李强', isCaptain: '1', validPeriodTo: '2029-12-31', score: 800 });
  await here.driver({ driverName: '待审核', state: '1' });
  await here.driver({ driverName: '黑名单', blacklist: '1' });
  await here.driver({ driverName: '已删除' });
  await server.inTenant(0, (tx) => tx.execute(sql`update hy_driver set del_flag = 1 where driver_name = '已删除'`));
  await here.vehicle({ vehicleNumber: '鲁G12345', carrierId: carrier.id });
  const there = buildFreight(server, 2);
  await there.driver({ driverName: '别家司机' });
  await server.inTenant(0, async (tx) => {
    await seedReports(tx);
    await seedReports(tx);
    await seedReports(tx, [
      report('hostile', 'select token_hash as id from public.sys_session', [{ fieldName: 'id', fieldTxt: '编号' }]),
      report('costly', 'select a.id from driver a, driver b', [{ fieldName: 'id', fieldTxt: '编号' }]),
      report('unordered', 'select vehicle_type, vehicle_number from vehicle', [
        { fieldName: 'vehicle_type', fieldTxt: '车型' },
        { fieldName: 'vehicle_number', fieldTxt: '车牌号' },
      ]),
      report('broken', 'select id from driver', [{ fieldName: 'missing', fieldTxt: '没有' }]),
      report('by_name', 'select id, driver_name from driver where driver_name = :name', [{ fieldName: 'driver_name', fieldTxt: '姓名' }], {
        params: [{ paramName: 'name', paramTxt: '姓名' }],
      }),
    ]);
  });
});

const idOf = async (code: string, user = server.as('admin')): Promise<string> =>
  (await user.get(`${api}/getRpColumns/${code}`)).result.cgRpConfigId;
const names = async (query: Record<string, string | number> = {}, user = server.as('admin')) =>
  (await user.get(`${api}/getData/${await idOf('driver_pick', user)}`, query)).result.records.map(
    (row: { driver_name: string }) => row.driver_name,
  );

test('POP-04 a report tells its columns with the texts of their dictionaries', async () => {
  const { success, result } = await server.as('admin').get(`${api}/getRpColumns/driver_pick`);

  expect(success).toBe(true);
  expect(result).toMatchObject({
    cgRpConfigName: '选择司机',
    dictOptions: {
      yn: [
        { value: '1', text: '是' },
        { value: '0', text: '否' },
      ],
    },
  });
  expect(result.columns[0]).toMatchObject({ dataIndex: 'id', hidden: true });
  expect(result.columns[1]).toEqual({
    title: '司机姓名',
    dataIndex: 'driver_name',
    align: 'left',
    sorter: true,
    customRender: null,
    hrefSlotName: null,
    scopedSlots: null,
    fieldType: 'String',
    fieldWidth: 120,
    width: 120,
    showLength: null,
    hidden: false,
    isTotal: true,
    weightField: null,
  });
  const english = await server.as('admin').get(`${api}/getRpColumns/driver_pick`, {}, { 'accept-language': 'en' });
  expect(english.result).toMatchObject({
    cgRpConfigName: 'Choose drivers',
    columns: expect.arrayContaining([expect.objectContaining({ title: 'Score' })]),
  });
});

test('POP-01 POP-04 its search fields: two stand open, the others are folded, dates are ranges', async () => {
  const { result } = await server.as('admin').get(`${api}/getQueryInfo/${await idOf('driver_pick')}`);

  expect(result.map((item: Record<string, string>) => [item['field'], item['view'], item['mode'], item['hidden']])).toEqual([
    ['driver_name', 'text', 'single', '0'],
    ['carrier_name', 'text', 'single', '0'],
    ['vehicle_class', 'text', 'single', '1'],
    ['valid_period_to', 'date', 'group', '1'],
    ['is_captain', 'list', 'single', '1'],
  ]);
});

test('POP-04 its rows: searched, sorted by registered columns alone, in pages', async () => {
  expect(await names()).toEqual(expect.arrayContaining(['张伟', '张%敏', '李强']));
  expect(await names()).toHaveLength(3);
  expect(await names({ driver_name: '*张*' })).toHaveLength(2);
  expect(await names({ driver_name: '%' })).toEqual(['张%敏']);
  expect(await names({ driver_name: "' or 1=1--" })).toEqual([]);
  expect(await names({ carrier_name: '顺达' })).toEqual(['张伟']);
  expect(await names({ is_captain: '1' })).toEqual(['李强']);
  expect(await names({ valid_period_to_begin: '2030-01-01', valid_period_to_end: '2030-12-31' })).toEqual(['张%敏']);
  expect(await names({ self_carrierId: carrier.id })).toEqual(['张伟']);
  expect(await names({ column: 'score', order: 'desc' })).toEqual(['李强', '张伟', '张%敏']);
  expect(await names({ column: 'score', order: 'asc', pageNo: 2, pageSize: 2 })).toEqual(['李强']);
  for (const column of ['id', 'qualification_type', 'score; drop view rpt.driver', 'score desc, (select 1)', 'r'])
    for (const order of ['asc', 'desc']) expect(await names({ column, order }), column).toEqual(await names());
  expect(await names({ column: 'score', order: 'asc;--' })).toEqual(await names());
  const page = await server.as('admin').get(`${api}/getData/${await idOf('driver_pick')}`, { pageSize: 1, driver_name: '张伟' });
  expect(page.result).toEqual({
    total: 1,
    records: [
      expect.objectContaining({
        id: expect.any(String),
        valid_period_to: '2031-05-01',
        score: 700,
        carrier_name: '顺达物流',
        is_captain: '0',
      }),
    ],
  });
  expect(Object.keys(page.result.records[0])).not.toContain('create_time');
  for (const bad of [
    { valid_period_to_begin: '2030-02-30' },
    { valid_period_to_end: "2030'" },
    { valid_period_to_end: '0000-01-01' },
    { pageSize: 1001 },
    { pageNo: 0 },
  ])
    expect((await server.as('admin').get(`${api}/getData/${await idOf('driver_pick')}`, bad)).status, JSON.stringify(bad)).toBe(400);
  const vehicles = await server.as('admin').get(`${api}/getData/${await idOf('vehicle_pick')}`, { vehicle_type: 'Q11' });
  expect(vehicles.result.records).toEqual([expect.objectContaining({ vehicle_number: '鲁G12345', tonnes: '40.00' })]);
});

test('POP-04 sorted by a value that many rows have, and without an order, every row is on one page', async () => {
  const there = buildFreight(server, 2);
  const types = ['H31', 'Q21', 'H31', 'H11', 'H31'];
  for (let count = 0; count < 100; count += 1)
    await there.vehicle({ vehicleNumber: `鲁H${String(10_000 + count)}`, vehicleType: types[(count * 7) % 5]! });
  const user = server.as({ username: 'elsewhere', tenantId: 2 });
  for (const [code, order] of [
    ['vehicle_pick', { column: 'vehicle_type', order: 'asc' }],
    ['vehicle_pick', { column: 'vehicle_type', order: 'desc' }],
    ['unordered', {}],
  ] as const) {
    const id = await idOf(code, user);
    const seen: string[] = [];
    for (let pageNo = 1; pageNo <= 10; pageNo += 1) {
      const { result } = await user.get(`${api}/getData/${id}`, { ...order, pageNo, pageSize: 10 });
      seen.push(...result.records.map((row: { vehicle_number: string }) => row.vehicle_number));
    }
    expect(new Set(seen).size, code).toBe(100);
  }
});

test('RPT-01 a parameter stays a value, whatever it says', async () => {
  const rows = async (name: string) =>
    (await server.as('admin').get(`${api}/getData/${await idOf('by_name')}`, { self_name: name })).result.records;

  expect(await rows('张伟')).toEqual([{ driver_name: '张伟' }]);
  for (const name of ["' or '1'='1", "张伟' --", '$1', ':name', "\\'", "'; drop view rpt.driver; --"])
    expect(await rows(name), name).toEqual([]);
  expect(await rows('张伟')).toHaveLength(1);
});

test('RPT-01 SESS-10 every tenant and every company sees its own rows, whatever the report selects', async () => {
  expect(await names({}, server.as({ username: 'elsewhere', tenantId: 2 }))).toEqual(['别家司机']);
  expect(await names({}, server.as({ username: 'of_carrier', userType: 3, cid: carrier.id, permissions: ['driver:list'] }))).toEqual([
    '张伟',
  ]);
  expect(await names({}, server.as({ username: 'of_nobody', userType: 3, cid: null, permissions: ['driver:list'] }))).toEqual([]);
  expect(await names({}, server.as({ username: 'a_customer', userType: 2, cid: carrier.id, permissions: ['driver:list'] }))).toEqual([]);
});

test('PERM-08 a report asks for the permission that is written in it, and the refusal is kept', async () => {
  const stranger = server.as({ username: 'without', permissions: ['vehicle:list'] });
  const id = await idOf('driver_pick');

  for (const path of [`getRpColumns/driver_pick`, `getQueryInfo/${id}`, `getData/${id}`])
    expect(await stranger.get(`${api}/${path}`), path).toMatchObject({ status: 403, success: false, code: 510 });
  expect(await stranger.get(`${api}/getRpColumns/vehicle_pick`)).toMatchObject({ success: true });
  expect(await server.as('admin').get(`${api}/getRpColumns/nothing`)).toMatchObject({ status: 404, message: '报表不存在或已停用' });
  const audit = await server.inTenant(0, (tx) =>
    tx
      .select()
      .from(sysAudit)
      .where(sql`${sysAudit.entityId} = ${id}`),
  );
  expect(audit.filter((row) => row.username === 'without')).toEqual([
    expect.objectContaining({ action: 'online.report.read', outcome: 'refused', remark: 'driver_pick 缺少权限 driver:list' }),
    expect.anything(),
    expect.anything(),
  ]);
  expect(audit).toContainEqual(
    expect.objectContaining({ username: 'admin', outcome: 'done', remark: expect.stringMatching(/^driver_pick 第1页，共\d+行$/) }),
  );
});

test('RPT-01 a stored report is checked again when it runs: relations, cost, columns', async () => {
  const run = async (code: string) => server.as('admin').get(`${api}/getData/${await idOf(code)}`);

  expect(await run('hostile')).toMatchObject({ success: false, message: '报表无法查询：数据表 sys_session 未登记，不能查询' });
  expect(await run('broken')).toMatchObject({ success: false, message: '报表无法查询：报表SQL与数据不符，请联系管理员' });
  expect(await run('costly')).toMatchObject({ success: false, message: '报表无法查询：多表请用 JOIN … ON 连接' });
  const product = sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b`;
  await expect(server.inTenant(0, (tx) => assertAffordable(tx, product))).rejects.toThrow('查询开销过大，请缩小范围');
  await server.database.read({ tenantId: 0, reports: true }, (tx) => assertAffordable(tx, sql`select id from rpt.driver`));
});

test('POP-04 definitions are kept for 30 seconds, and a report that is switched off answers no more', async () => {
  const id = await idOf('by_name');
  await server.inTenant(0, (tx) =>
    tx
      .update(onlCgreportHead)
      .set({ status: 0 })
      .where(sql`${onlCgreportHead.id} = ${id}`),
  );

  server.clock.advance(29_000);
  expect(await server.as('admin').get(`${api}/getRpColumns/by_name`)).toMatchObject({ success: true });
  server.clock.advance(1000);
  expect(await server.as('admin').get(`${api}/getRpColumns/by_name`)).toMatchObject({ status: 404 });
});

test('RPT-01 the registered relations are the views of the schema, no more and no fewer columns', async () => {
  const columns = await server.inTenant(0, (tx) =>
    tx.execute<{ relation: string; column: string; options: string[] }>(
      sql`select c.relname as relation, a.attname as column, c.reloptions as options from pg_class c
        join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where n.nspname = 'rpt' order by c.relname, a.attnum`,
    ),
  );

  expect(Object.groupBy(columns.rows, (row) => row.relation)).toEqual(
    Object.fromEntries(
      Object.entries(reportRelations).map(([relation, names]) => [
        relation,
        names.map((column) => ({ relation, column, options: ['security_invoker=true', 'security_barrier=true'] })),
      ]),
    ),
  );
});

test('RPT-01 reports run under a role that reads their views, the columns below them, and nothing else', async () => {
  const asReports = (query: string) =>
    server.database.read({ tenantId: 0, reports: true }, (tx) =>
      tx.execute(sql`select set_config('app.user_type', '1', true)`).then(() => tx.execute(sql.raw(query))),
    );

  expect((await asReports('select id, driver_name from rpt.driver')).rows).toHaveLength(5);
  for (const query of [
    'select id_no from public.hy_driver',
    'select phone from public.hy_driver',
    'select id from public.sys_user',
    'select token_hash from public.sys_session',
    "update public.hy_driver set driver_name = 'x'",
    'create table public.x (id int)',
  ])
    await expect(asReports(query), query).rejects.toMatchObject({ cause: { code: query.startsWith('select') ? '42501' : '25006' } });
  await expect(server.inTenant(0, (tx) => tx.execute(sql`select id from rpt.driver`))).rejects.toMatchObject({ cause: { code: '42501' } });
});
