import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  goodDrivers,
  inEnglish,
  openReportSite,
  problemsOf,
  reportBase,
  reportBody,
  type ReportSite,
} from '../../../../test/reportSite.ts';
import type { TestClient, TestServer } from '../../../../test/testServer.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { onlCgreportHead, onlCgreportItem } from './report.table.ts';

let site: ReportSite;
let server: TestServer;
let admin: TestClient;
let elsewhere: TestClient;
beforeAll(async () => {
  site = await openReportSite();
  ({ server, admin, elsewhere } = site);
});
beforeEach(() => site.reset());

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
  ['select id, id from driver', '字段 id 出现两次，请用 AS 另取名称', 'Column id appears twice. Rename one with AS'],
] as const;

test.each(hostile)('RPT-02 security 8.36 refuses on save, says why and where, and stores nothing: %s', async (cgrSql, zh, en) => {
  const given = { ...reportBody({ cgrSql }), params: [], items: [{ fieldName: 'id', fieldTxt: '编号' }] };

  const reply = await site.add(given);
  const englishReply = await admin.post(`${reportBase}/head/add`, given, inEnglish);

  expect(reply).toMatchObject({ status: 400, message: `报表SQL或配置不能使用：${zh}` });
  expect(problemsOf(reply)).toContainEqual(['head.cgrSql', zh]);
  expect(englishReply).toMatchObject({ status: 400, message: `The report can’t be used yet: ${en}` });
  expect(problemsOf(englishReply)).toContainEqual(['head.cgrSql', en]);
  expect(await site.stored()).not.toContain('good_drivers');
});

test('RPT-02 security 8.36 a refusal is written to the audit log, also when the call carried a key', async () => {
  const given = reportBody({ cgrSql: 'select token_hash from sys_session' });
  await admin.post(`${reportBase}/head/add`, given, { 'idempotency-key': randomUUID() });

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

test('RPT-02 what is wrong with columns, parameters and the head stands at their fields, all of it at once', async () => {
  const reply = await site.add({
    ...reportBody({ permission: 'driver:nothing', dbSource: 'elsewhere' }),
    params: [{ paramName: 'except' }, { paramName: 'unused' }, { paramName: 'unused' }],
    items: [
      { fieldName: 'driver_name', fieldTxt: '姓名', fieldType: 'Date' },
      { fieldName: 'weight', fieldTxt: '重量' },
      { fieldName: 'score', fieldTxt: '分', isSearch: '1', dictCode: 'no_such_dictionary' },
      { fieldName: 'score', fieldTxt: '又是分', isSearch: '1' },
    ],
  });

  expect(problemsOf(reply)).toEqual([
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
  expect(problemsOf(await site.add({ ...reportBody(), params: [] }))).toEqual([['head.cgrSql', '参数 except 未定义']]);
  expect(problemsOf(await site.add({ ...reportBody(), items: [] }))).toEqual([['items', '报表未配置字段']]);
  expect(problemsOf(await site.add(reportBody({ returnValField: 'nothing' })))).toEqual([
    ['head.returnValField', '查询结果没有字段 nothing，现有：id、driver_name、score、create_time'],
  ]);
  expect(
    problemsOf(
      await site.add({ ...reportBody({ code: '1 bad' }), items: [{ fieldName: 'a b', fieldTxt: 'x', fieldHref: 'javascript:alert(1)' }] }),
    ),
  ).toEqual([
    ['head.code', '报表编码格式不正确'],
    ['items.0.fieldName', '字段名格式不正确'],
    ['items.0.fieldHref', '字段链接格式不正确'],
  ]);
  expect(await site.stored()).not.toContain('good_drivers');
});

test('LANG-01 a refusal of a run is told in the language of the reader', async () => {
  await server.inTenant(0, async (tx) => {
    await tx.insert(onlCgreportHead).values({ ...goodDrivers, id: 'hostile', code: 'hostile', cgrSql: 'select id from sys_user' });
    await tx.insert(onlCgreportItem).values({ cgrheadId: 'hostile', fieldName: 'id', fieldTxt: '编号' });
  });

  expect(await admin.get(`${reportBase}/api/getData/hostile`, {}, inEnglish)).toMatchObject({
    success: false,
    message: 'The report cannot be read: the table sys_user is none that reports may read',
  });
  expect(await admin.get(`${reportBase}/api/getRpColumns/nothing`, {}, inEnglish)).toMatchObject({
    status: 404,
    message: 'The report doesn’t exist or is switched off',
  });
});

test('RPT-01 security 8.38 a report that would cost too much is not saved', async () => {
  await server.inTenant(2, (tx) =>
    tx.execute(sql`insert into hy_driver (id, tenant_id, driver_name, id_no, id_no_hash, phone, phone_hash, vehicle_class, carrier_id)
      select 'many' || n, 2, 'x', 'x', n::text, 'x', n::text, 'A', 'one' from generate_series(1, 5000) n`),
  );
  await server.database.pool.query('analyze hy_driver');
  // For each driver those below, for each of these those below … : every step looks through the whole table.
  const below = (names: readonly string[]): string =>
    names.length < 2 ? '1' : `(select max(${below(names.slice(1))}) from driver ${names[1]} where ${names[1]}.score > ${names[0]}.score)`;

  const given = {
    ...reportBody({ cgrSql: `select a.id, ${below(['a', 'b', 'c', 'd', 'e'])} as chain from driver a` }, { params: [] }),
    items: [{ fieldName: 'chain', fieldTxt: '链' }],
  };
  const reply = await site.add(given, elsewhere);

  expect(problemsOf(reply)).toEqual([['head.cgrSql', '查询开销过大，请缩小范围']]);
});
