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
import { onlCgreportHead } from './report.table.ts';

let site: ReportSite;
let server: TestServer;
let admin: TestClient;
let elsewhere: TestClient;
beforeAll(async () => {
  site = await openReportSite();
  ({ server, admin, elsewhere } = site);
});
beforeEach(() => site.reset());

test('RPT-02 a report that is saved runs, with its columns, parameters and default values', async () => {
  const reply = await site.add();

  expect(reply).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { code: 'good_drivers', status: 1, version: 0, isOwn: '1' },
  });
  expect(await site.rowsOf('good_drivers')).toEqual([
    { driver_name: '张伟', score: 700 },
    { driver_name: '李强', score: 800 },
  ]);
  expect(await site.rowsOf('good_drivers', admin, { self_except: '张伟' })).toEqual([{ driver_name: '李强', score: 800 }]);
  const headId = reply.result.id;
  const { result: items } = await admin.get(`${reportBase}/item/listByHeadId`, { headId });
  expect(items).toMatchObject([
    { cgrheadId: headId, fieldName: 'driver_name', fieldType: 'String', searchMode: 'single', isShow: '1', orderNum: 0 },
    { cgrheadId: headId, fieldName: 'score', fieldType: 'Integer', fieldType_dictText: '整数', orderNum: 1 },
  ]);
  const { result: params } = await admin.get(`${reportBase}/param/listByHeadId`, { headId });
  expect(params).toMatchObject([{ cgrheadId: headId, paramName: 'except', paramTxt: '除外' }]);
  expect((await admin.get(`${reportBase}/head/queryById`, { id: headId })).result).toMatchObject(goodDrivers);
  const listed = await admin.get(`${reportBase}/head/list`, { code: 'good*' });
  expect(listed.result).toMatchObject({ total: 1, records: [{ id: headId, status_dictText: '启用' }] });
});

test('RPT-02 a code is one report’s alone, and the same call twice saves once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await admin.post(`${reportBase}/head/add`, reportBody(), key);
  const again = await admin.post(`${reportBase}/head/add`, reportBody(), key);
  const other = await site.add();

  expect(first.success).toBe(true);
  expect(again.result).toEqual(first.result);
  expect(problemsOf(other)).toEqual([['head.code', '报表编码已存在']]);
  expect((await site.stored()).filter((code) => code === 'good_drivers')).toHaveLength(1);
  const edit = { head: { id: first.result.id, version: 0, name: '改名' }, items: [{ fieldName: 'id', fieldTxt: '编号' }] };
  const once = { 'idempotency-key': randomUUID() };
  const edited = await admin.put(`${reportBase}/head/editAll`, edit, once);
  expect(edited).toMatchObject({ success: true, result: { version: 1 } });
  // Done again it would meet its own column and its own version.
  expect((await admin.put(`${reportBase}/head/editAll`, edit, once)).result).toEqual(edited.result);
  expect(await admin.put(`${reportBase}/head/editAll`, { head: { ...edit.head, name: '别的' } }, once)).toMatchObject({ status: 409 });
});

test('RPT-02 an edit keeps what it does not name, changes and removes what it names, and is in force at once', async () => {
  const { result: head } = await site.add();
  const { result: items } = await admin.get(`${reportBase}/item/listByHeadId`, { headId: head.id });
  expect(await site.rowsOf('good_drivers')).toHaveLength(2);

  const reply = await admin.put(`${reportBase}/head/editAll`, {
    head: { id: head.id, version: 0, cgrSql: 'select driver_name, score, create_time from driver where score > 750' },
    items: [
      { id: items[0].id, fieldName: 'create_time', fieldTxt: '登记时间', fieldType: 'Datetime' },
      { fieldName: 'driver_name', fieldTxt: '姓名' },
    ],
    deleteParamIds: (await admin.get(`${reportBase}/param/listByHeadId`, { headId: head.id })).result
      .map(({ id }: { id: string }) => id)
      .join(','),
  });

  expect(reply).toMatchObject({ success: true, result: { version: 1, name: '优秀司机', updateBy: 'admin' } });
  expect(await site.rowsOf('good_drivers')).toEqual([
    { create_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), driver_name: '李强', score: 800 },
  ]);
  const after = (await admin.get(`${reportBase}/item/listByHeadId`, { headId: head.id })).result;
  expect(after.find(({ id }: { id: string }) => id === items[0].id)).toMatchObject({ fieldName: 'create_time', isSearch: '1', version: 1 });
  expect(after.map(({ fieldName }: { fieldName: string }) => fieldName).toSorted()).toEqual(['create_time', 'driver_name', 'score']);
  expect(await admin.put(`${reportBase}/head/editAll`, { head: { id: head.id, version: 0, name: '又改' } })).toMatchObject({
    status: 409,
    errorCode: 40901,
  });
  const audit = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.entityId, head.id)));
  expect(audit.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
    expect.arrayContaining(['online.report.add done', 'online.report.edit done']),
  );
});

test('RPT-02 an edit that is refused changes nothing, whether it is wrong itself or no longer fits what stays', async () => {
  const { result: head } = await site.add();

  const reply = await admin.put(`${reportBase}/head/editAll`, {
    head: { id: head.id, version: 0, cgrSql: 'select driver_name from driver where driver_name <> :except' },
  });

  expect(problemsOf(reply)).toEqual([['items', '查询结果没有字段 score，现有：driver_name']]);
  expect((await admin.get(`${reportBase}/head/queryById`, { id: head.id })).result).toMatchObject({ ...goodDrivers, version: 0 });
  expect(await site.rowsOf('good_drivers')).toHaveLength(2);
});

test('RPT-02 a report that was switched off is switched on again by saving it with status 1, and not otherwise', async () => {
  const { result: head } = await site.add();
  const off = sql`${onlCgreportHead.id} = ${head.id}`;
  await server.inTenant(0, (tx) => tx.update(onlCgreportHead).set({ status: 0 }).where(off));
  const edit = (version: number, more: object) => admin.put(`${reportBase}/head/editAll`, { head: { id: head.id, version, ...more } });

  expect(await edit(0, { name: '改名' })).toMatchObject({ success: true, result: { status: 0, name: '改名' } });
  expect(await edit(1, { status: null })).toMatchObject({ success: true, result: { status: 0 } });
  expect(await admin.get(`${reportBase}/api/getRpColumns/good_drivers`)).toMatchObject({ status: 404 });
  expect(await edit(2, { status: 1 })).toMatchObject({ success: true, result: { status: 1 } });
  expect(await site.rowsOf('good_drivers')).toHaveLength(2);
});

test('SESS-10 RPT-02 a tenant replaces a report of the platform by its own, and cannot change or remove that one', async () => {
  const shipped = (await elsewhere.get(`${reportBase}/head/list`, { code: 'driver_pick' })).result.records[0];
  expect(shipped).toMatchObject({ code: 'driver_pick', isOwn: '0' });
  const refused = { status: 403, message: '平台提供的报表不能修改或删除；用相同的编码新增自己的报表即可代替它' };
  expect(
    await elsewhere.put(`${reportBase}/head/editAll`, { head: { id: shipped.id, version: shipped.version, name: '改' } }),
  ).toMatchObject(refused);
  expect(await elsewhere.delete(`${reportBase}/head/delete`, { id: shipped.id })).toMatchObject(refused);
  expect((await elsewhere.delete(`${reportBase}/head/deleteBatch`, { ids: shipped.id }, inEnglish)).result.fail).toMatchObject([
    { id: shipped.id, message: expect.stringContaining('Platform reports') },
  ]);

  const own = await site.add(reportBody({ code: 'driver_pick' }), elsewhere);

  expect((await elsewhere.get(`${reportBase}/head/list`, { code: 'driver_pick' })).result.records).toMatchObject([
    { id: own.result.id, isOwn: '1' },
  ]);
  expect(await site.rowsOf('driver_pick', elsewhere)).toEqual([{ driver_name: '别家司机', score: 650 }]);
  expect((await elsewhere.get(`${reportBase}/head/list`, { isOwn: '1' })).result).toMatchObject({
    total: 1,
    records: [{ id: own.result.id }],
  });
  expect((await elsewhere.get(`${reportBase}/head/list`, { isOwn: '0', column: 'code', order: 'asc' })).result.records).toMatchObject([
    { code: 'vehicle_pick' },
  ]);
  expect((await admin.get(`${reportBase}/api/getRpColumns/driver_pick`)).result.cgRpConfigId).toBe(shipped.id);
  expect(await admin.get(`${reportBase}/head/queryById`, { id: own.result.id })).toMatchObject({ status: 404 });
  expect(await admin.delete(`${reportBase}/head/delete`, { id: own.result.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.delete(`${reportBase}/head/delete`, { id: own.result.id })).toMatchObject({ success: true });
  expect((await elsewhere.get(`${reportBase}/api/getRpColumns/driver_pick`)).result.cgRpConfigId).toBe(shipped.id);
});

test('PERM-08 security 8.36 only online:report:edit brings SQL in', async () => {
  const reader = server.as({ username: 'reader', permissions: ['online:report:list', 'online:report:delete', 'driver:list'] });
  const editor = server.as({ username: 'editor', permissions: ['online:report:edit', 'driver:list'] });

  expect(await site.add(reportBody(), reader)).toMatchObject({ status: 403, code: 510 });
  expect(await reader.get(`${reportBase}/head/parseSql`, { sql: 'select 1 as a' })).toMatchObject({ status: 403, code: 510 });
  expect(await reader.get(`${reportBase}/head/list`)).toMatchObject({ success: true });
  expect(await site.add(reportBody(), editor)).toMatchObject({ success: true });
});

test('RPT-02 a statement tells its columns with their types, and its parameters', async () => {
  const sqlText = `select id, score, create_time, valid_period_to, round(score / 3.0, 1) as third, count(*) over () as total
    from driver where score > :least and (:name = '' or driver_name = :name)`;

  const { result } = await admin.get(`${reportBase}/head/parseSql`, { sql: sqlText, dbKey: '' });

  expect(result.fields.map(({ fieldName, fieldType }: Record<string, string>) => `${fieldName} ${fieldType}`)).toEqual([
    'id String',
    'score Integer',
    'create_time Datetime',
    'valid_period_to Date',
    'third Double',
    'total Long',
  ]);
  expect(result.params).toEqual([
    { paramName: 'least', paramTxt: 'least', orderNum: 0 },
    { paramName: 'name', paramTxt: 'name', orderNum: 1 },
  ]);
  const long = `${sqlText} and ${Array.from({ length: 60 }, () => "driver_name <> '一个很长很长的名字，地址里放不下'").join(' and ')}`;
  expect((await admin.post(`${reportBase}/head/parseSql`, { sql: long })).result).toEqual(result);
  expect(problemsOf(await admin.get(`${reportBase}/head/parseSql`, { sql: 'select * from sys_user' }))).toEqual([
    ['sql', '数据表 sys_user 未登记，不能查询'],
  ]);
});
