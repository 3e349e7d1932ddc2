import { beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { seedRole } from '../seed/seedPeople.ts';

let server: TestServer;
let boss: TestClient;
let clerk: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  await boss.get('/sys/role/list');
  clerk = server.as({ username: 'clerk', permissions: ['role:list', 'role:add', 'role:edit', 'role:delete'] });
  await clerk.get('/sys/role/list');
  // Makes a permission known that the clerk lacks.
  await server.as({ username: 'other', permissions: ['user:list'] }).get('/sys/user/list');
});

const add = async (roleCode: string, roleName = '某角色', by = boss): Promise<{ id: string; version: number }> => {
  const reply = await by.post('/sys/role/add', { roleName, roleCode, description: '说明' });
  expect(reply, reply.message).toMatchObject({ success: true, message: '添加成功！' });
  return reply.result;
};
const edit = (by: TestClient, row: { id: string; version: number }, change: object) =>
  by.put('/sys/role/edit', { id: row.id, version: row.version, ...change });
const idOf = async (roleCode: string): Promise<string> => (await boss.get('/sys/role/list', { roleCode })).result.records[0].id;

test('SYS-02 a role is added, changed and removed; its code stays, and is free again after it is gone', async () => {
  const role = await add('keeper', '库管');

  expect(await edit(boss, role, { roleName: '仓库管理', roleCode: 'keeper', isSuper: 1 })).toMatchObject({
    success: true,
    result: { roleName: '仓库管理', roleCode: 'keeper', description: '说明', version: 1 },
  });
  expect(await edit(boss, role, { roleName: '迟到' })).toMatchObject({ status: 409 });
  expect(await edit(boss, { ...role, version: 1 }, { roleCode: 'other' })).toMatchObject({ status: 400, message: '角色编码不能修改' });
  expect(await boss.post('/sys/role/add', { roleName: '重码', roleCode: 'keeper' })).toMatchObject({
    status: 400,
    message: '角色编码已存在',
  });
  expect(await boss.get('/sys/role/checkRoleCode', { roleCode: 'keeper' })).toMatchObject({ success: false, message: '角色编码已存在' });
  expect(await boss.get('/sys/role/checkRoleCode', { roleCode: 'keeper', id: role.id })).toMatchObject({ success: true, result: true });
  expect(await boss.delete('/sys/role/delete', { id: role.id })).toMatchObject({ success: true });
  expect(await boss.get('/sys/role/checkRoleCode', { roleCode: 'keeper' })).toMatchObject({ success: true });
  await add('keeper', '新库管');
});

test('SYS-02 names and codes that cannot be are refused', async () => {
  const refusal = (body: object) => boss.post('/sys/role/add', { roleName: '某角色', roleCode: 'fine', ...body });

  for (const body of [
    { roleName: '一' },
    { roleName: 'x'.repeat(31) },
    { roleCode: '管理' },
    { roleCode: 'a b' },
    { roleCode: '' },
    { description: 'x'.repeat(127) },
  ])
    expect(await refusal(body), JSON.stringify(body)).toMatchObject({ status: 400 });
  expect(await boss.get('/sys/role/checkRoleCode', { roleCode: 'fine' })).toMatchObject({ success: true });
});

test('SYS-02 a role that people hold, the administrators’, and one above the actor are not removed', async () => {
  const held = await add('held');
  await boss.post('/sys/user/addSysUserRole', { roleId: held.id, userIdList: [clerk.userId] });
  const above = await server.database.transaction('system', (tx) =>
    seedRole(tx, { code: 'above', name: '更高', permissions: ['user:list'] }),
  );
  const bossRole = await idOf('role_of_boss');

  expect(await boss.delete('/sys/role/delete', { id: held.id })).toMatchObject({
    success: false,
    message: '角色“某角色”下还有用户，请先取消关联',
  });
  expect(await boss.delete('/sys/role/delete', { id: bossRole })).toMatchObject({ success: false, message: '内置管理员角色不能删除' });
  expect(await edit(clerk, { id: above, version: 0 }, { roleName: '改名' })).toMatchObject({ status: 403 });
  const free = await add('free');
  expect((await clerk.delete('/sys/role/deleteBatch', { ids: `${free.id},${held.id},${above},` })).result).toMatchObject({
    success: [free.id],
    fail: [{ id: held.id }, { id: above }],
  });
  await boss.delete('/sys/user/deleteUserRole', { roleId: held.id, userId: clerk.userId });
  expect(await boss.delete('/sys/role/delete', { id: held.id })).toMatchObject({ success: true });
});

test('SYS-02 lists by name and time; all at once; hostile questions change nothing', async () => {
  const role = await add('to_find', '要找的');
  const total = async (query: Record<string, string>): Promise<number> => (await boss.get('/sys/role/list', query)).result.total;

  expect(await total({ roleName: '*要找*' })).toBe(1);
  expect(await total({ roleName: '*要找*', createTime_begin: '2026-06-01', createTime_end: '2026-06-01' })).toBe(1);
  expect(await total({ roleName: '*要找*', createTime_end: '2026-05-31' })).toBe(0);
  expect((await boss.get('/sys/role/queryall')).result.map((row: { id: string }) => row.id)).toContain(role.id);
  const all = await total({});
  for (const column of ['isSuper', 'is_super', "roleName';--", 'constructor'])
    expect(await total({ column, order: 'asc' }), column).toBe(all);
  expect(await total({ isSuper: '1' })).toBe(all);
  expect(await total({ roleName: "' or '1'='1" })).toBe(0);
  expect(JSON.stringify((await boss.get('/sys/role/queryall')).result)).not.toContain('isSuper');
});

test('SYS-02 SESS-10 roles are the staff’s and the tenant’s own', async () => {
  const role = await add('ours');
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });

  expect(await elsewhere.get('/sys/role/queryById', { id: role.id })).toMatchObject({ status: 404 });
  expect(await add('ours', '别家的', elsewhere)).toMatchObject({ version: 0 });
  expect((await guest.get('/sys/role/list')).result.total).toBe(0);
  expect(await guest.post('/sys/role/add', { roleName: '偷建', roleCode: 'stolen' })).toMatchObject({ status: 403 });
});

test('SYS-02 a role that somebody changed outlives the next start as it is', async () => {
  const seed = (name: string) => server.database.transaction('system', (tx) => seedRole(tx, { code: 'shipped', name }));
  const id = await seed('出厂');
  await seed('出厂二');
  expect((await boss.get('/sys/role/queryById', { id })).result).toMatchObject({ roleName: '出厂二' });
  await edit(boss, { id, version: 0 }, { roleName: '本地叫法' });

  await seed('出厂三');

  expect((await boss.get('/sys/role/queryById', { id })).result).toMatchObject({ roleName: '本地叫法' });
  await boss.delete('/sys/role/delete', { id });
  await seed('出厂四');
  expect(await boss.get('/sys/role/queryById', { id })).toMatchObject({ status: 404 });
});

test('SYS-02 sheets in and out with the captions of JeecgBoot', async () => {
  const sheet = await writeSheet(
    ['角色名', '角色编码', '描述'],
    [
      ['表格角色', 'from_sheet', '说明'],
      ['又一个', 'from_sheet', ''],
    ],
  );

  const reply = await boss.upload('/sys/role/importExcel', { fileName: '角色.xlsx', content: sheet });

  expect(reply).toMatchObject({
    code: 201,
    result: { successCount: 1, errorCount: 1, errors: [{ row: 3, column: '角色编码', reason: '与第2行重复' }] },
  });
  const { body } = await boss.download('/sys/role/exportXls', { roleCode: 'from_sheet' });
  const text = await readWorkbookText(body);
  for (const part of ['角色名', '角色编码', '描述', '表格角色', 'from_sheet']) expect(text).toContain(part);
});
