import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { sysPermissionDataRule } from '../permission/permission.table.ts';
import { sysRolePermission } from '../role/role.table.ts';
import { permissionId } from '../seed/seedMenus.ts';
import { seedRole } from '../seed/seedPeople.ts';
import { removeAllFromRole } from './roleMembers.service.ts';
import { freezeUsers, removeUsers } from './user.service.ts';
import { sysUser } from './user.table.ts';

let server: TestServer;
let boss: TestClient;
/** Holds everything about people and nothing else. */
let clerk: TestClient;
const password = 'Loading-Bay-7#';
const told: { userIds: readonly string[]; cmd: string }[] = [];
const clerkHolds = [
  ...['list', 'add', 'edit', 'delete', 'freeze', 'resetPassword', 'recycle', 'purge'].map((action) => `user:${action}`),
  'role:assign',
  'depart:assign',
];
let count = 0;

interface User {
  id: string;
  username: string;
  version: number;
}

const add = async (further: object = {}, by = boss): Promise<User> => {
  count += 1;
  const reply = await by.post('/sys/user/add', {
    username: `target${count}`,
    realname: `对象${count}`,
    workNo: `T${count}`,
    password,
    ...further,
  });
  expect(reply, reply.message).toMatchObject({ success: true });
  return reply.result;
};
const edit = (by: TestClient, user: User, change: object) => by.put('/sys/user/edit', { id: user.id, version: user.version, ...change });
const role = (code: string, permissions: readonly string[], isSuper = false): Promise<string> =>
  server.database.transaction('system', (tx) => seedRole(tx, { code, name: code, permissions, isSuper }));
const rolesOf = async (user: User): Promise<string[]> => (await boss.get('/sys/user/queryUserRole', { userid: user.id })).result ?? [];
/** A signed-in person who holds nothing. */
const signedIn = async (username: string, permissions: readonly string[] = []): Promise<TestClient> => {
  const client = server.as({ username, permissions });
  await client.get('/sys/user/getCurrentUserDeparts');
  return client;
};

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  await boss.get('/sys/user/list');
  clerk = await signedIn('clerk', clerkHolds);
  // Makes the permission known that the clerk lacks.
  await signedIn('other', ['depart:list']);
  const carry = server.platform.sockets.send;
  server.platform.sockets.send = (tenantId, { target, message }) => {
    if (target !== 'all' && 'userIds' in target) told.push({ userIds: target.userIds, cmd: message.cmd });
    return carry(tenantId, { target, message });
  };
});
beforeEach(() => void told.splice(0));

describe('nobody grants what they do not hold', () => {
  test('SYS-02 SYS-03 a role that allows more than the actor may do is not given, by any call', async () => {
    const more = await role('more', ['user:list', 'depart:list']);
    const fewer = await role('fewer', ['user:list']);
    const all = await role('everything', [], true);
    const target = await add();

    for (const roleId of [more, all]) {
      expect(await clerk.post('/sys/user/addSysUserRole', { roleId, userIdList: [target.id] })).toMatchObject({
        status: 403,
        message: '不能授予超出自身权限的角色',
      });
      expect(await edit(clerk, target, { selectedroles: `${fewer},${roleId}` })).toMatchObject({ status: 403 });
      const body = { username: 'smuggled', realname: '夹带', workNo: 'smuggled', password, selectedroles: roleId };
      expect(await clerk.post('/sys/user/add', body)).toMatchObject({ status: 403 });
    }
    expect(await rolesOf(target)).toEqual([]);
    expect((await boss.get('/sys/user/list', { username: 'smuggled' })).result.total).toBe(0);
    expect(await clerk.post('/sys/user/addSysUserRole', { roleId: fewer, userIdList: [target.id] })).toMatchObject({
      success: true,
      code: 0,
      message: '添加成功!',
    });
    expect(await rolesOf(target)).toEqual([fewer]);
    expect(told).toEqual([{ userIds: [target.id], cmd: 'menu' }]);
    expect(await boss.post('/sys/user/addSysUserRole', { roleId: all, userIdList: [target.id] })).toMatchObject({ success: true });
  });

  test('SYS-02 anyone who sees rows through data rules gives no role that shows them all', async () => {
    const ruled = await signedIn('ruled', ['user:list', 'user:add', 'role:assign']);
    const wide = await role('wide', ['user:list']);
    const own = (await boss.get('/sys/user/queryUserRole', { userid: ruled.userId })).result[0] as string;
    const target = await add();
    await server.database.transaction('system', async (tx) => {
      await tx.insert(sysPermissionDataRule).values({
        id: 'rule1',
        permissionId: permissionId('user:list'),
        ruleName: '所有人',
        ruleColumn: 'username',
        ruleConditions: '!=',
        ruleValue: 'nobody',
      });
      await tx.update(sysRolePermission).set({ dataRuleIds: 'rule1' }).where(eq(sysRolePermission.roleId, own));
    });

    expect(await ruled.post('/sys/user/addSysUserRole', { roleId: wide, userIdList: [target.id] })).toMatchObject({ status: 403 });
    expect(await ruled.post('/sys/user/addSysUserRole', { roleId: own, userIdList: [target.id] })).toMatchObject({ success: true });
  });

  test('SYS-03 nobody changes the own roles', async () => {
    const fewer = await role('fewer', ['user:list']);
    const self = (await boss.get('/sys/user/queryById', { id: boss.userId })).result as User;

    expect(await boss.post('/sys/user/addSysUserRole', { roleId: fewer, userIdList: [boss.userId] })).toMatchObject({
      status: 200,
      success: false,
      message: '不能修改自己的角色',
    });
    expect(await edit(boss, { ...self }, { workNo: 'B', selectedroles: '' })).toMatchObject({ status: 200, success: false });
    const [own] = await rolesOf(self);
    expect(await boss.delete('/sys/user/deleteUserRole', { roleId: own, userId: boss.userId })).toMatchObject({
      status: 200,
      success: false,
    });
    expect(await edit(boss, { ...self }, { workNo: 'B', selectedroles: own })).toMatchObject({ success: true });
  });

  test('SYS-01 anyone who may do more is out of reach', async () => {
    const more = await role('more', ['user:list', 'depart:list']);
    const above = await add({ selectedroles: more });
    const traveller = await add({ relTenantIds: '2' });

    for (const user of [above, traveller]) {
      expect(await edit(clerk, user, { phone: '13900000000' })).toMatchObject({ status: 403, message: '不能操作权限高于自己的用户' });
      expect(await clerk.put('/sys/user/changePassword', { username: user.username, password: 'Other-Bay-7#' })).toMatchObject({
        status: 403,
      });
      expect(await clerk.delete('/sys/user/delete', { id: user.id })).toMatchObject({ status: 403 });
      expect((await clerk.put('/sys/user/frozenBatch', { ids: user.id, status: 2 })).result).toMatchObject({
        success: [],
        fail: [{ code: 510 }],
      });
    }
    expect(await clerk.delete('/sys/user/deleteUserRole', { roleId: more, userId: above.id })).toMatchObject({ status: 403 });
    await boss.delete('/sys/user/delete', { id: above.id });
    for (const reply of [
      await clerk.put('/sys/user/putRecycleBin', { userIds: above.id }),
      await clerk.delete('/sys/user/deleteRecycleBin', { userIds: above.id }),
    ])
      expect(reply.result).toMatchObject({ success: [], fail: [{ code: 510 }] });
    expect(await edit(clerk, await add(), { relTenantIds: '2' })).toMatchObject({ status: 403, message: '不能授予其他租户的访问权限' });
    expect(await edit(boss, await add(), { relTenantIds: 'x' })).toMatchObject({ status: 400 });
  });

  test('SYS-05 people are put into the own departments and those below, not into those of others', async () => {
    const company = (await boss.post('/sys/sysDepart/add', { departName: '公司' })).result;
    const mine = (await boss.post('/sys/sysDepart/add', { departName: '我的', parentId: company.id })).result;
    const below = (await boss.post('/sys/sysDepart/add', { departName: '我的下级', parentId: mine.id })).result;
    await boss.post('/sys/user/editSysDepartWithUser', { depId: mine.id, userIdList: [clerk.userId] });
    const target = await add();

    expect(await edit(clerk, target, { selecteddeparts: company.id })).toMatchObject({ status: 403, message: '不能操作不属于自己的部门' });
    expect(await edit(clerk, target, { userIdentity: 2, departIds: company.id })).toMatchObject({ status: 403 });
    expect(await clerk.post('/sys/user/editSysDepartWithUser', { depId: company.id, userIdList: [target.id] })).toMatchObject({
      status: 403,
    });
    expect(await clerk.post('/sys/user/editSysDepartWithUser', { depId: below.id, userIdList: [target.id] })).toMatchObject({
      success: true,
    });
    expect((await boss.get('/sys/user/queryById', { id: target.id })).result).toMatchObject({
      orgCode: below.orgCode,
      orgCodeTxt: '我的下级',
    });
    expect((await clerk.get('/sys/user/departUserList', { depId: below.id, username: '*target*' })).result).toMatchObject({
      total: 1,
      records: [{ id: target.id, orgCode: '我的下级' }],
    });
    expect(await clerk.delete('/sys/user/deleteUserInDepart', { depId: company.id, userId: target.id })).toMatchObject({ status: 403 });
    expect((await clerk.delete('/sys/user/deleteUserInDepartBatch', { depId: below.id, userIds: `${target.id},` })).result.success).toEqual(
      [target.id],
    );
    expect((await boss.get('/sys/user/queryById', { id: target.id })).result).toMatchObject({ orgCode: null, orgCodeTxt: null });
    expect(await clerk.delete('/sys/user/deleteUserInDepart', { depId: below.id, userId: target.id })).toMatchObject({
      success: false,
      message: '当前选中部门与用户无关联关系!',
    });
    expect(await clerk.get('/sys/user/departUserList')).toMatchObject({ success: true, result: null });
  });
});

describe('members of a role', () => {
  test('SYS-03 they are listed, given and taken one by one and together', async () => {
    const fewer = await role('members', ['user:list']);
    const [one, two] = [await add(), await add()];
    await clerk.post('/sys/user/addSysUserRole', { roleId: fewer, userIdList: [one.id, two.id, one.id] });
    const names = async (query = {}) =>
      (await clerk.get('/sys/user/userRoleList', { roleId: fewer, column: 'username', order: 'asc', ...query })).result.records.map(
        (row: User) => row.id,
      );

    expect(await names()).toEqual([one.id, two.id]);
    expect(await names({ username: `*${two.username}*` })).toEqual([two.id]);
    expect(await clerk.delete('/sys/user/deleteUserRole', { roleId: fewer, userId: one.id })).toMatchObject({ success: true });
    expect(await clerk.delete('/sys/user/deleteUserRole', { roleId: fewer, userId: one.id })).toMatchObject({ status: 404 });
    expect((await clerk.delete('/sys/user/deleteUserRoleBatch', { roleId: fewer, userIds: `${one.id},${two.id},` })).result).toMatchObject({
      success: [two.id],
      fail: [{ id: one.id }],
    });
    expect(await names()).toEqual([]);
    expect(await clerk.post('/sys/user/addSysUserRole', { roleId: 'nothing', userIdList: [one.id] })).toMatchObject({ status: 404 });
    expect(await clerk.post('/sys/user/addSysUserRole', { roleId: fewer, userIdList: ['nothing'] })).toMatchObject({ status: 404 });
  });

  test('SYS-03 what a role gives and takes acts on the next request', async () => {
    const reader = await signedIn('reader');
    const lists = await role('lists', ['user:list']);

    expect(await reader.get('/sys/user/list')).toMatchObject({ status: 403 });
    await clerk.post('/sys/user/addSysUserRole', { roleId: lists, userIdList: [reader.userId] });
    expect(await reader.get('/sys/user/list')).toMatchObject({ success: true });
    await clerk.delete('/sys/user/deleteUserRole', { roleId: lists, userId: reader.userId });
    expect(await reader.get('/sys/user/list')).toMatchObject({ status: 403 });
  });
});

describe('the last administrator', () => {
  test('SYS-01 stays, no matter who asks', async () => {
    const { as, context } = await testServer();
    const only = as('only');
    await only.get('/sys/user/list');
    const roleId = (await only.get('/sys/user/queryUserRole', { userid: only.userId })).result[0] as string;
    const message = '管理员账号不允许此操作！至少要保留一名管理员';
    const ctx = context();

    expect((await freezeUsers(ctx, only.userId, 2)).fail).toMatchObject([{ message }]);
    expect((await removeUsers(ctx, only.userId)).fail).toMatchObject([{ message }]);
    expect((await removeAllFromRole(ctx, roleId, only.userId)).fail).toMatchObject([{ message }]);
    expect(await only.get('/sys/user/list')).toMatchObject({ success: true });
    const second = as('second');
    await second.get('/sys/user/list');
    expect((await freezeUsers(ctx, only.userId, 2)).success).toEqual([only.userId]);
  });

  test('SYS-01 stays: not frozen, not removed, not without the role; of two at once one stays', async () => {
    const { as, database } = await testServer();
    const [first, second] = [as('first'), as('second')];
    for (const one of [first, second]) await one.get('/sys/user/list');
    const rolesOfSecond = (await first.get('/sys/user/queryUserRole', { userid: second.userId })).result[0] as string;

    const outcomes = await Promise.all([
      first.put('/sys/user/frozenBatch', { ids: second.userId, status: 2 }),
      second.put('/sys/user/frozenBatch', { ids: first.userId, status: 2 }),
    ]);

    const left = await database.transaction('system', (tx) => tx.select({ name: sysUser.username, status: sysUser.status }).from(sysUser));
    expect(
      left.filter(({ status }) => status === 1),
      JSON.stringify(outcomes),
    ).toHaveLength(1);
    const winner = left.find(({ status }) => status === 1)?.name === 'first' ? first : second;
    const loser = winner === first ? second : first;
    expect(await loser.get('/sys/user/list')).toMatchObject({ status: 401 });
    await winner.put('/sys/user/frozenBatch', { ids: loser.userId, status: 1 });
    expect((await winner.put('/sys/user/frozenBatch', { ids: winner.userId, status: 2 })).result.fail).toMatchObject([
      { message: '不能冻结自己' },
    ]);
    expect(await winner.delete('/sys/user/delete', { id: winner.userId })).toMatchObject({ success: false, message: '不能删除自己' });
    if (winner === first)
      expect(await first.delete('/sys/user/deleteUserRole', { roleId: rolesOfSecond, userId: second.userId })).toMatchObject({
        success: true,
      });
  });
});
