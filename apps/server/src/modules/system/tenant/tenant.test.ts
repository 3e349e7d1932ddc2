import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const add = (body: object, by = boss) => by.post('/sys/tenant/add', body);
const edit = (id: number, version: number, change: object) => boss.put('/sys/tenant/edit', { id, version, ...change });
const login = (username: string, password = 'Loading-Bay-7#') => server.stranger.post('/sys/loginByUsername', { username, password });

test('SYS-18 a tenant is added under a number that is free, found, edited and removed', async () => {
  expect(await add({ id: 7, name: '北方货运', beginDate: '2020-01-01 00:00:00' })).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { id: 7, name: '北方货运', status: 1, status_dictText: '正常', beginDate: '2020-01-01 00:00:00', endDate: null, people: 0 },
  });
  const key = { 'idempotency-key': '3f6e0c1a-9f0e-4d4e-8d6a-1b1f6f2f0c11' };
  expect(await boss.post('/sys/tenant/add', { id: 6, name: '带键' }, key)).toMatchObject({ success: true });
  expect(await boss.put('/sys/tenant/edit', { id: 6, version: 0, name: '改名' }, key)).toMatchObject({ success: true });
  expect(await add({ id: 7, name: '又一家' })).toMatchObject({ success: false, message: '该编号已存在!' });
  expect(await add({ id: 0, name: '零' })).toMatchObject({ status: 400 });
  expect(await add({ id: 'x', name: '零' })).toMatchObject({ status: 400 });
  expect(await add({ id: 8, name: '反', beginDate: '2030-01-02 00:00:00', endDate: '2030-01-01 00:00:00' })).toMatchObject({
    status: 400,
    message: '结束时间需大于开始时间',
  });

  expect((await boss.get('/sys/tenant/list', { name: '*北方*' })).result).toMatchObject({ total: 1, records: [{ id: 7 }] });
  expect((await boss.get('/sys/tenant/list', { column: 'id', order: 'desc' })).result.records[0]).toMatchObject({ id: 7 });
  expect((await boss.get('/sys/tenant/queryById', { id: 7 })).result).toMatchObject({ name: '北方货运', version: 0 });
  expect(await edit(7, 0, { name: '北方物流', endDate: '2040-01-01 00:00:00' })).toMatchObject({
    success: true,
    result: { name: '北方物流', version: 1, beginDate: '2020-01-01 00:00:00' },
  });
  expect(await edit(7, 0, { name: '迟到' })).toMatchObject({ status: 409 });
  expect(await edit(7, 1, { endDate: null })).toMatchObject({ success: true, result: { endDate: null } });
  expect(await boss.delete('/sys/tenant/deleteBatch', { ids: '7,0,' })).toMatchObject({
    result: { success: ['7'], fail: [{ id: '0', message: '平台租户不能删除' }] },
  });
  expect(await boss.get('/sys/tenant/queryById', { id: 7 })).toMatchObject({ status: 404 });
  // What was stored under a number never becomes somebody else's.
  expect(await add({ id: 7, name: '再来' })).toMatchObject({ message: '该编号已存在!' });
});

test('SYS-18 SESS-10 the first administrator signs in, changes the password and sees an empty world', async () => {
  const body = { id: 11, name: '南方货运', adminUsername: 'south' };
  expect(await add(body)).toMatchObject({ status: 400, message: '请输入管理员的初始密码' });
  expect(await add({ ...body, adminPassword: 'short' })).toMatchObject({ status: 400 });
  expect(await add({ ...body, adminUsername: 'BOSS', adminPassword: 'Loading-Bay-7#' })).toMatchObject({
    status: 400,
    message: '登录账号已存在',
  });
  expect((await add({ ...body, adminPassword: 'Loading-Bay-7#' })).result).toMatchObject({ id: 11, people: 1 });

  const first = await login('south');
  expect(first).toMatchObject({ code: 406, message: '请先修改密码' });
  const headers = { 'x-access-token': first.result.token };
  const change = { username: 'south', oldpassword: 'Loading-Bay-7#', password: 'Loading-Bay-8#', confirmpassword: 'Loading-Bay-8#' };
  expect(await server.stranger.put('/sys/user/updatePassword', change, headers)).toMatchObject({ success: true });
  const { token } = (await login('south', 'Loading-Bay-8#')).result;
  const get = (path: string) => server.stranger.get(path, undefined, { 'x-access-token': token });
  expect((await get('/sys/user/list')).result.records).toMatchObject([{ username: 'south' }]);
  // The tenant's administrator holds everything there, and nothing of the platform.
  expect(await get('/sys/tenant/list')).toMatchObject({ status: 403, message: '租户由平台管理，不能在此操作' });
  expect((await get('/sys/tenant/queryList')).result).toMatchObject([{ id: 11, name: '南方货运', people: null }]);
  expect(await boss.delete('/sys/tenant/delete', { id: 11 })).toMatchObject({
    success: false,
    message: '租户“南方货运”下还有 1 名用户，不能删除；如需停用请将其冻结',
  });
});

test('SYS-18 a frozen, ended or not yet begun tenant cannot be signed in to, and who is in it is out at once', async () => {
  await add({ id: 12, name: '西部货运' });
  const worker = server.as({ username: 'west', tenantId: 12, password: 'Loading-Bay-7#' });
  const isIn = async () => (await worker.get('/sys/user/list')).status;
  expect(await isIn()).toBe(200);
  expect(await login('west')).toMatchObject({ success: true });

  await edit(12, 0, { status: 0 });
  expect(await isIn()).toBe(401);
  expect(await login('west')).toMatchObject({ success: false, message: '所属租户已冻结，请联系平台管理员' });
  // The wrong password tells nothing about the tenant.
  expect((await login('west', 'wrong')).message).toBe('用户名或密码错误');
  const open = { status: 1, beginDate: null, endDate: null };
  await edit(12, 1, open);
  expect(await login('west')).toMatchObject({ success: true });
  await edit(12, 2, { endDate: '2021-01-01 00:00:00' });
  expect(await login('west')).toMatchObject({ message: '所属租户已到期，请联系平台管理员' });
  await edit(12, 3, { beginDate: '2090-01-01 00:00:00', endDate: '2099-01-01 00:00:00' });
  expect(await login('west')).toMatchObject({ message: '所属租户尚未启用，请联系平台管理员' });
  await edit(12, 4, open);
  expect(await login('west')).toMatchObject({ success: true });
  // Sessions that were ended stay so.
  expect(await isIn()).toBe(401);
});

test('SYS-18 the platform itself is neither frozen, limited nor removed', async () => {
  const { version } = (await boss.get('/sys/tenant/queryById', { id: 0 })).result;
  for (const change of [{ status: 0 }, { endDate: '2021-01-01 00:00:00' }])
    expect(await edit(0, version, change)).toMatchObject({ success: false, message: '平台租户不能冻结或设置期限' });
  expect(await boss.delete('/sys/tenant/delete', { id: 0 })).toMatchObject({ success: false });
  expect(await edit(0, version, { name: '平台' })).toMatchObject({ success: true });
});

test('SYS-18 SESS-10 only people of the platform see tenants; each look leaves a trace', async () => {
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });
  const plain = server.as({ username: 'plain', permissions: [] });
  const visitor = server.as({ username: 'visitor', tenantId: 2, relTenantIds: '0' });

  for (const one of [elsewhere, guest, plain]) {
    expect(await one.get('/sys/tenant/list'), one.username).toMatchObject({ status: 403 });
    expect(await add({ id: 90, name: '偷建' }, one), one.username).toMatchObject({ status: 403 });
  }
  expect(await visitor.get('/sys/tenant/list', undefined, { tenant_id: '0' })).toMatchObject({ status: 403 });
  expect((await boss.get('/sys/tenant/queryList')).result.map((one: { id: number }) => one.id)).toContain(2);
  expect((await plain.get('/sys/tenant/queryList', { ids: '0,2,x' })).result).toMatchObject([{ id: 0 }]);
  for (const hostile of ["' or 1=1--", '2;drop table sys_tenant', '%', '../0'])
    expect(await boss.get('/sys/tenant/queryById', { id: hostile }), hostile).not.toMatchObject({ success: true });
  const { rows } = await server.database.pool.query("select count(*)::int as n from sys_audit where action = 'tenant.list'");
  expect(rows[0].n).toBeGreaterThan(0);
});

test('SYS-18 SESS-10 anyone who may work in several tenants is told which, enters them with what was given there, and no others', async () => {
  for (const [id, name] of [
    [21, '东线'],
    [22, '西线'],
    [23, '冻线'],
  ] as const)
    await add({ id, name });
  const traveller = server.as({ username: 'traveller', tenantId: 21, relTenantIds: '22,23,0', password: 'Loading-Bay-7#' });
  const host = server.as({ username: 'host', tenantId: 22 });
  const stranger = server.as({ username: 'foreign', tenantId: 21 });
  await traveller.get('/sys/user/list');
  await stranger.get('/sys/user/list');
  const choices = async () => (await traveller.get('/sys/tenant/getCurrentUserTenant')).result;
  const there = { tenant_id: '22' };
  // Without a role there would be nothing to see.
  expect(await choices()).toEqual({ list: [{ id: 21, name: '东线' }], tenantId: 21 });
  expect((await login('traveller')).result.tenantList).toBeUndefined();

  const role = (await host.post('/sys/role/add', { roleCode: 'guest', roleName: '来客' })).result.id as string;
  expect(await host.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [stranger.userId] })).toMatchObject({ status: 404 });
  expect(await host.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [traveller.userId] })).toMatchObject({ success: true });
  await edit(23, 0, { status: 0 });

  const both = [
    { id: 21, name: '东线' },
    { id: 22, name: '西线' },
  ];
  expect((await login('traveller')).result.tenantList).toEqual(both);
  expect(await choices()).toEqual({ list: both, tenantId: 21 });
  expect((await traveller.get('/sys/tenant/getCurrentUserTenant', undefined, there)).result).toEqual({ list: both, tenantId: 22 });
  expect((await traveller.get('/sys/tenant/queryList', { ids: '0,21,22,23' })).result.map((one: { id: number }) => one.id)).toEqual([
    21, 22,
  ]);
  expect((await traveller.get('/sys/tenant/queryList')).result.map((one: { id: number }) => one.id)).toEqual([21]);
  // Nothing of the own tenant's rights is carried over.
  expect(await traveller.get('/sys/user/list')).toMatchObject({ success: true });
  expect(await traveller.get('/sys/user/list', undefined, there)).toMatchObject({ status: 403 });
  expect(await traveller.get('/sys/user/list', undefined, { tenant_id: '12' })).toMatchObject({ status: 403, message: '无权访问该租户' });

  expect(await host.delete('/sys/user/deleteUserRole', { roleId: role, userId: traveller.userId })).toMatchObject({ success: true });
  expect((await choices()).list).toHaveLength(1);
});

test('SYS-18 a tenant sees its guests with what it gave them, gives and takes roles, and nothing of them beyond', async () => {
  for (const [id, name] of [
    [31, '上港'],
    [32, '下港'],
  ] as const)
    await add({ id, name });
  const pilot = server.as({ username: 'pilot', tenantId: 31, relTenantIds: '32' });
  const other = server.as({ username: 'other_pilot', tenantId: 31, relTenantIds: '33' });
  const keeper = server.as({ username: 'keeper', tenantId: 32 });
  const clerk = server.as({ username: 'gate_clerk', tenantId: 32, permissions: ['user:guests', 'role:assign'] });
  const looker = server.as({ username: 'looker', tenantId: 32, permissions: ['user:list'] });
  for (const one of [pilot, other, keeper, clerk]) await one.get('/sys/user/list');
  const guests = async (query: object = {}, by = keeper) => (await by.get('/sys/user/guestList', query as never)).result;
  const give = (roles: string, by = keeper, id = pilot.userId) => by.put('/sys/user/guestRoles', { id, selectedroles: roles });
  const roleOf = async (roleCode: string, roleName: string) =>
    (await keeper.post('/sys/role/add', { roleCode, roleName })).result.id as string;
  const [plain, second] = [await roleOf('berth', '泊位'), await roleOf('crane', '吊机')];

  // Also who holds nothing yet.
  const { records } = await guests();
  expect(records).toMatchObject([{ username: 'pilot', homeTenant: '上港', status: 1, status_dictText: '正常', selectedroles: null }]);
  // The home keeps its telephone numbers, departments and rights.
  for (const kept of ['phone', 'email', 'workNo', 'orgCode', 'relTenantIds']) expect(records[0]).not.toHaveProperty(kept);
  expect((await guests({ homeTenant: '*下*' })).total).toBe(0);
  expect((await guests({ username: '*pil*' })).total).toBe(1);
  expect((await guests({}, pilot)).total).toBe(0);
  expect((await guests({}, boss)).total).toBe(0);
  expect(await looker.get('/sys/user/guestList')).toMatchObject({ status: 403 });

  expect(await give(`${plain},${second}`)).toMatchObject({ success: true });
  expect((await guests()).records).toMatchObject([{ selectedroles: `${plain},${second}`, selectedroles_dictText: '泊位、吊机' }]);
  expect(await give(second, clerk)).toMatchObject({ success: true });
  expect((await guests()).records).toMatchObject([{ selectedroles: second }]);
  expect((await pilot.get('/sys/tenant/getCurrentUserTenant')).result.list).toMatchObject([{ id: 31 }, { id: 32 }]);

  const all = (await keeper.get('/sys/role/list', { roleCode: 'admin' })).result.records[0].id as string;
  expect(await give(all, clerk)).toMatchObject({ status: 403, message: '不能授予超出自身权限的角色' });
  expect(await give(all)).toMatchObject({ success: true });
  expect(await give('', clerk)).toMatchObject({ status: 403, message: '不能操作权限高于自己的用户' });
  expect(await pilot.put('/sys/user/guestRoles', { id: pilot.userId, selectedroles: '' }, { tenant_id: '32' })).toMatchObject({
    status: 200,
    success: false,
    message: '不能修改自己的角色',
  });
  expect(await give('nothing')).toMatchObject({ status: 404 });
  for (const id of [other.userId, clerk.userId, 'nobody']) expect(await give(plain, keeper, id), id).toMatchObject({ status: 404 });
  expect(await give('', looker)).toMatchObject({ status: 403 });

  expect(await give('')).toMatchObject({ success: true });
  expect((await pilot.get('/sys/tenant/getCurrentUserTenant')).result.list).toMatchObject([{ id: 31 }]);
  const { rows } = await server.database.pool.query("select count(*)::int as n from sys_audit where action = 'guest.list'");
  expect(rows[0].n).toBeGreaterThan(0);
});
