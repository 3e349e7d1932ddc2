import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildFreight } from '../../../../test/freight.ts';
import { testServer, type Answer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { onlCgreportHead, onlCgreportItem, onlCgreportParam } from './report.table.ts';
import { seedReports } from './seedReports.ts';

const base = '/online/cgreport';
const english = { 'accept-language': 'en' };
let server: TestServer;
let admin: TestClient;
let elsewhere: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  admin = server.as('admin');
  elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  await buildFreight(server).driver({ driverName: '张伟', score: 700 });
  await buildFreight(server).driver({ driverName: '李强', score: 800 });
  await buildFreight(server, 2).driver({ driverName: '别家司机', score: 650 });
});

beforeEach(async () => {
  for (const tenantId of [0, 2])
    await server.inTenant(tenantId, async (tx) => {
      for (const table of [onlCgreportHead, onlCgreportItem, onlCgreportParam]) await tx.delete(table);
      if (tenantId === 0) await seedReports(tx);
    });
  // What an earlier test read is not read again.
  server.clock.advance(31_000);
});

const drivers = {
  code: 'good_drivers',
  name: '优秀司机',
  permission: 'driver:list',
  cgrSql: 'select id, driver_name, score, create_time\n  from driver\n where score >= 0 and driver_name <> :except',
};
const columns = [
  { fieldName: 'driver_name', fieldTxt: '姓名', fieldTxtEn: 'Name', isSearch: '1' },
  { fieldName: 'score', fieldTxt: '信用分', fieldType: 'Integer', isOrder: '1' },
];
const body = (head: object = {}, rest: object = {}) => ({
  head: { ...drivers, ...head },
  params: [{ paramName: 'except', paramTxt: '除外' }],
  items: columns,
  ...rest,
});
const add = (given: object = body(), user = admin): Promise<Answer> => user.post(`${base}/head/add`, given);
const stored = async () => (await server.database.transaction('system', (tx) => tx.select().from(onlCgreportHead))).map(({ code }) => code);
const rowsOf = async (code: string, user = admin, query: Record<string, string> = {}): Promise<Record<string, unknown>[]> => {
  const { result } = await user.get(`${base}/api/getRpColumns/${code}`);
  return (await user.get(`${base}/api/getData/${result.cgRpConfigId}`, { column: 'score', order: 'asc', ...query })).result?.records;
};
const problems = ({ result: _result, ...reply }: Answer) =>
  ((reply as { errorData?: { path: string; message: string }[] }).errorData ?? []).map(({ path, message }) => [path, message]);

test('ONL a report that is saved runs, with its columns, parameters and default values', async () => {
  const reply = await add();

  expect(reply).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { code: 'good_drivers', status: 1, version: 0, isOwn: '1' },
  });
  expect(await rowsOf('good_drivers')).toEqual([
    { driver_name: '张伟', score: 700 },
    { driver_name: '李强', score: 800 },
  ]);
  expect(await rowsOf('good_drivers', admin, { self_except: '张伟' })).toEqual([{ driver_name: '李强', score: 800 }]);
  const headId = reply.result.id;
  const { result: items } = await admin.get(`${base}/item/listByHeadId`, { headId });
  expect(items).toMatchObject([
    { cgrheadId: headId, fieldName: 'driver_name', fieldType: 'String', searchMode: 'single', isShow: '1', orderNum: 0 },
    { cgrheadId: headId, fieldName: 'score', fieldType: 'Integer', fieldType_dictText: '整数', orderNum: 1 },
  ]);
  const { result: params } = await admin.get(`${base}/param/listByHeadId`, { headId });
  expect(params).toMatchObject([{ cgrheadId: headId, paramName: 'except', paramTxt: '除外' }]);
  expect((await admin.get(`${base}/head/queryById`, { id: headId })).result).toMatchObject(drivers);
  const listed = await admin.get(`${base}/head/list`, { code: 'good*' });
  expect(listed.result).toMatchObject({ total: 1, records: [{ id: headId, status_dictText: '正常' }] });
});

const hostile = [
  ['select token_hash from sys_session', '数据表 sys_session 未登记，不能查询', 'the table sys_session is none that reports may read'],
  ["select set_config('app.tenant_id', '2', true) as id", '函数 set_config 不允许使用', 'the function set_config is not allowed'],
  ['select id from driver; drop view driver', '只允许一条SELECT语句', 'one SELECT is allowed and nothing else'],
  ["update driver set driver_name = 'x'", '只允许一条SELECT语句', 'one SELECT is allowed and nothing else'],
  ['set role app_rw', '只允许一条SELECT语句', 'one SELECT is allowed and nothing else'],
  ['select a.id from driver a, driver b', '多表请用 JOIN … ON 连接', 'tables are put together by JOIN … ON'],
  ['select id\nfrom driver\nwher score = 1', 'SQL语法错误：第 3 行 “score” 附近', 'the SQL cannot be read at line 3, near “score”'],
  [
    "select id,\n 'open from driver",
    "SQL语法错误：第 2 行 “'open from driver” 附近",
    "the SQL cannot be read at line 2, near “'open from driver”",
  ],
  ['select id from', 'SQL语法错误：第 1 行，语句不完整', 'the SQL breaks off at line 1'],
  ['select id,\n weight from driver', '第 2 行，没有字段 weight', 'line 2: there is no column weight'],
  [
    'select id, count(*) from driver',
    '第 1 行，字段 driver.id 必须汇总或写入 GROUP BY',
    'line 1: the column driver.id must be summed up or stand in GROUP BY',
  ],
  [
    'select driver_name + 1 as id from driver',
    '第 1 行，字段类型与运算或函数不符',
    'line 1: the types do not fit an operator or a function',
  ],
  ['select id, id from driver', '字段 id 出现两次，请用 AS 另取名称', 'The column id stands twice; name one with AS'],
] as const;

test.each(hostile)('security 8.36 refuses on save, says why and where, and stores nothing: %s', async (cgrSql, zh, en) => {
  const given = { ...body({ cgrSql }), params: [], items: [{ fieldName: 'id', fieldTxt: '编号' }] };

  const reply = await add(given);
  const inEnglish = await admin.post(`${base}/head/add`, given, english);

  expect(reply).toMatchObject({ status: 400, message: `报表SQL或配置不能使用：${zh}` });
  expect(problems(reply)).toContainEqual(['head.cgrSql', zh]);
  expect(inEnglish).toMatchObject({ status: 400, message: `The report cannot be used as it is: ${en}` });
  expect(problems(inEnglish)).toContainEqual(['head.cgrSql', en]);
  expect(await stored()).not.toContain('good_drivers');
});

test('security 8.36 a refusal is written to the audit log, also when the call carried a key', async () => {
  const given = body({ cgrSql: 'select token_hash from sys_session' });
  await admin.post(`${base}/head/add`, given, { 'idempotency-key': randomUUID() });

  const noted = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.action, 'online.report.save')));
  expect(noted).toContainEqual(
    expect.objectContaining({
      outcome: 'refused',
      username: 'admin',
      entity: 'reportHead',
      remark: 'good_drivers 报表SQL或配置不能使用：数据表 sys_session 未登记，不能查询',
    }),
  );
});

test('ONL what is wrong with columns, parameters and the head stands at their fields, all of it at once', async () => {
  const reply = await add({
    ...body({ permission: 'driver:nothing', dbSource: 'elsewhere' }),
    params: [{ paramName: 'except' }, { paramName: 'unused' }, { paramName: 'unused' }],
    items: [
      { fieldName: 'driver_name', fieldTxt: '姓名', fieldType: 'Date' },
      { fieldName: 'weight', fieldTxt: '重量' },
      { fieldName: 'score', fieldTxt: '分', isSearch: '1', dictCode: 'no_such_dictionary' },
      { fieldName: 'score', fieldTxt: '又是分', isSearch: '1' },
    ],
  });

  expect(problems(reply)).toEqual([
    ['items.3.fieldName', 'score 重复'],
    ['params.2.paramName', 'unused 重复'],
    ['head.permission', '权限 driver:nothing 不存在'],
    ['items.2.dictCode', '字典 no_such_dictionary 不存在或没有字典项'],
    ['head.dbSource', '报表只能在本系统的数据库上运行'],
    ['params.1.paramName', 'SQL中没有用到参数 unused'],
    ['params.2.paramName', 'SQL中没有用到参数 unused'],
    ['items.0.fieldType', '字段 driver_name 不是 Date 类型'],
    ['items.1.fieldName', '查询结果没有字段 weight，现有：id、driver_name、score、create_time'],
    ['items.3.fieldType', '字段 score 不是文本，不能按文本查询'],
  ]);
  expect(problems(await add({ ...body(), params: [] }))).toEqual([['head.cgrSql', '参数 except 未定义']]);
  expect(problems(await add({ ...body(), items: [] }))).toEqual([['items', '报表未配置字段']]);
  expect(problems(await add(body({ returnValField: 'nothing' })))).toEqual([
    ['head.returnValField', '查询结果没有字段 nothing，现有：id、driver_name、score、create_time'],
  ]);
  expect(
    problems(await add({ ...body({ code: '1 bad' }), items: [{ fieldName: 'a b', fieldTxt: 'x', fieldHref: 'javascript:alert(1)' }] })),
  ).toEqual([
    ['head.code', '报表编码格式不正确'],
    ['items.0.fieldName', '字段名格式不正确'],
    ['items.0.fieldHref', '字段链接格式不正确'],
  ]);
  expect(await stored()).not.toContain('good_drivers');
});

test('ONL a code is one report’s alone, and the same call twice saves once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await admin.post(`${base}/head/add`, body(), key);
  const again = await admin.post(`${base}/head/add`, body(), key);
  const other = await add();

  expect(first.success).toBe(true);
  expect(again.result).toEqual(first.result);
  expect(problems(other)).toEqual([['head.code', '报表编码已存在']]);
  expect((await stored()).filter((code) => code === 'good_drivers')).toHaveLength(1);
});

test('ONL an edit keeps what it does not name, changes and removes what it names, and is in force at once', async () => {
  const { result: head } = await add();
  const { result: items } = await admin.get(`${base}/item/listByHeadId`, { headId: head.id });
  expect(await rowsOf('good_drivers')).toHaveLength(2);

  const reply = await admin.put(`${base}/head/editAll`, {
    head: { id: head.id, version: 0, cgrSql: 'select driver_name, score, create_time from driver where score > 750' },
    items: [
      { id: items[0].id, fieldName: 'create_time', fieldTxt: '登记时间', fieldType: 'Datetime' },
      { fieldName: 'driver_name', fieldTxt: '姓名' },
    ],
    deleteParamIds: (await admin.get(`${base}/param/listByHeadId`, { headId: head.id })).result
      .map(({ id }: { id: string }) => id)
      .join(','),
  });

  expect(reply).toMatchObject({ success: true, result: { version: 1, name: '优秀司机', updateBy: 'admin' } });
  expect(await rowsOf('good_drivers')).toEqual([
    { create_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), driver_name: '李强', score: 800 },
  ]);
  const after = (await admin.get(`${base}/item/listByHeadId`, { headId: head.id })).result;
  expect(after.find(({ id }: { id: string }) => id === items[0].id)).toMatchObject({ fieldName: 'create_time', isSearch: '1', version: 1 });
  expect(after.map(({ fieldName }: { fieldName: string }) => fieldName).toSorted()).toEqual(['create_time', 'driver_name', 'score']);
  expect(await admin.put(`${base}/head/editAll`, { head: { id: head.id, version: 0, name: '又改' } })).toMatchObject({
    status: 409,
    errorCode: 40901,
  });
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.entityId, head.id)));
  expect(audit.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
    expect.arrayContaining(['online.report.add done', 'online.report.edit done']),
  );
});

test('ONL an edit that is refused changes nothing, whether it is wrong itself or no longer fits what stays', async () => {
  const { result: head } = await add();

  const reply = await admin.put(`${base}/head/editAll`, {
    head: { id: head.id, version: 0, cgrSql: 'select driver_name from driver where driver_name <> :except' },
  });

  expect(problems(reply)).toEqual([['items', '查询结果没有字段 score，现有：driver_name']]);
  expect((await admin.get(`${base}/head/queryById`, { id: head.id })).result).toMatchObject({ ...drivers, version: 0 });
  expect(await rowsOf('good_drivers')).toHaveLength(2);
});

test('ONL a report that was switched off is switched on again by saving it with status 1, and not otherwise', async () => {
  const { result: head } = await add();
  const off = sql`${onlCgreportHead.id} = ${head.id}`;
  await server.inTenant(0, (tx) => tx.update(onlCgreportHead).set({ status: 0 }).where(off));
  const edit = (version: number, more: object) => admin.put(`${base}/head/editAll`, { head: { id: head.id, version, ...more } });

  expect(await edit(0, { name: '改名' })).toMatchObject({ success: true, result: { status: 0, name: '改名' } });
  expect(await edit(1, { status: null })).toMatchObject({ success: true, result: { status: 0 } });
  expect(await admin.get(`${base}/api/getRpColumns/good_drivers`)).toMatchObject({ status: 404 });
  expect(await edit(2, { status: 1 })).toMatchObject({ success: true, result: { status: 1 } });
  expect(await rowsOf('good_drivers')).toHaveLength(2);
});

test('SESS-10 ONL a tenant replaces a report of the platform by its own, and cannot change or remove that one', async () => {
  const shipped = (await elsewhere.get(`${base}/head/list`, { code: 'driver_pick' })).result.records[0];
  expect(shipped).toMatchObject({ code: 'driver_pick', isOwn: '0' });
  const refused = { status: 403, message: '平台提供的报表不能修改或删除；用相同的编码新增自己的报表即可代替它' };
  expect(await elsewhere.put(`${base}/head/editAll`, { head: { id: shipped.id, version: shipped.version, name: '改' } })).toMatchObject(
    refused,
  );
  expect(await elsewhere.delete(`${base}/head/delete`, { id: shipped.id })).toMatchObject(refused);
  expect((await elsewhere.delete(`${base}/head/deleteBatch`, { ids: shipped.id }, english)).result.fail).toMatchObject([
    { id: shipped.id, message: expect.stringContaining('A report of the platform') },
  ]);

  const own = await add(body({ code: 'driver_pick' }), elsewhere);

  expect((await elsewhere.get(`${base}/head/list`, { code: 'driver_pick' })).result.records).toMatchObject([
    { id: own.result.id, isOwn: '1' },
  ]);
  expect(await rowsOf('driver_pick', elsewhere)).toEqual([{ driver_name: '别家司机', score: 650 }]);
  expect((await elsewhere.get(`${base}/head/list`, { isOwn: '1' })).result).toMatchObject({ total: 1, records: [{ id: own.result.id }] });
  expect((await elsewhere.get(`${base}/head/list`, { isOwn: '0', column: 'code', order: 'asc' })).result.records).toMatchObject([
    { code: 'vehicle_pick' },
  ]);
  expect((await admin.get(`${base}/api/getRpColumns/driver_pick`)).result.cgRpConfigId).toBe(shipped.id);
  expect(await admin.get(`${base}/head/queryById`, { id: own.result.id })).toMatchObject({ status: 404 });
  expect(await admin.delete(`${base}/head/delete`, { id: own.result.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.delete(`${base}/head/delete`, { id: own.result.id })).toMatchObject({ success: true });
  expect((await elsewhere.get(`${base}/api/getRpColumns/driver_pick`)).result.cgRpConfigId).toBe(shipped.id);
});

test('PERM-08 security 8.36 only online:report:edit brings SQL in', async () => {
  const reader = server.as({ username: 'reader', permissions: ['online:report:list', 'online:report:delete', 'driver:list'] });
  const editor = server.as({ username: 'editor', permissions: ['online:report:edit', 'driver:list'] });

  expect(await add(body(), reader)).toMatchObject({ status: 403, code: 510 });
  expect(await reader.get(`${base}/head/parseSql`, { sql: 'select 1 as a' })).toMatchObject({ status: 403, code: 510 });
  expect(await reader.get(`${base}/head/list`)).toMatchObject({ success: true });
  expect(await add(body(), editor)).toMatchObject({ success: true });
});

test('ONL a statement tells its columns with their types, and its parameters', async () => {
  const sqlText = `select id, score, create_time, valid_period_to, round(score / 3.0, 1) as third, count(*) over () as total
    from driver where score > :least and (:name = '' or driver_name = :name)`;

  const { result } = await admin.get(`${base}/head/parseSql`, { sql: sqlText, dbKey: '' });

  expect(result.fields.map(({ fieldName, fieldType }: Record<string, string>) => `${fieldName} ${fieldType}`)).toEqual([
    'id String',
    'score Integer',
    'create_time Datetime',
    'valid_period_to Date',
    'third String',
    'total Long',
  ]);
  expect(result.params).toEqual([
    { paramName: 'least', paramTxt: 'least', orderNum: 0 },
    { paramName: 'name', paramTxt: 'name', orderNum: 1 },
  ]);
  const long = `${sqlText} and ${Array.from({ length: 60 }, () => "driver_name <> '一个很长很长的名字，地址里放不下'").join(' and ')}`;
  expect((await admin.post(`${base}/head/parseSql`, { sql: long })).result).toEqual(result);
  expect(problems(await admin.get(`${base}/head/parseSql`, { sql: 'select * from sys_user' }))).toEqual([
    ['sql', '数据表 sys_user 未登记，不能查询'],
  ]);
});

test('POP-04 a refusal of a run is told in the language of the reader', async () => {
  await server.inTenant(0, async (tx) => {
    await tx.insert(onlCgreportHead).values({ ...drivers, id: 'hostile', code: 'hostile', cgrSql: 'select id from sys_user' });
    await tx.insert(onlCgreportItem).values({ cgrheadId: 'hostile', fieldName: 'id', fieldTxt: '编号' });
  });

  expect(await admin.get(`${base}/api/getData/hostile`, {}, english)).toMatchObject({
    success: false,
    message: 'The report cannot be read: the table sys_user is none that reports may read',
  });
  expect(await admin.get(`${base}/api/getRpColumns/nothing`, {}, english)).toMatchObject({
    status: 404,
    message: 'There is no such report, or it is switched off',
  });
});

test('security 8.38 a report that would cost too much is not saved', async () => {
  await server.inTenant(2, (tx) =>
    tx.execute(sql`insert into hy_driver (id, tenant_id, driver_name, id_no, id_no_hash, phone, phone_hash, vehicle_class, carrier_id)
      select 'many' || n, 2, 'x', 'x', n::text, 'x', n::text, 'A', 'one' from generate_series(1, 5000) n`),
  );
  await server.database.pool.query('analyze hy_driver');
  // For each driver those below him, for each of these those below … : every step looks through the whole table.
  const below = (names: readonly string[]): string =>
    names.length < 2 ? '1' : `(select max(${below(names.slice(1))}) from driver ${names[1]} where ${names[1]}.score > ${names[0]}.score)`;

  const given = {
    ...body({ cgrSql: `select a.id, ${below(['a', 'b', 'c', 'd', 'e'])} as chain from driver a` }, { params: [] }),
    items: [{ fieldName: 'chain', fieldTxt: '链' }],
  };
  const reply = await add(given, elsewhere);

  expect(problems(reply)).toEqual([['head.cgrSql', '查询开销过大，请缩小范围']]);
});
