import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { permissionId, seedId, seedMenus } from '../seed/seedMenus.ts';
import { seedDepart, seedRole } from '../seed/seedPeople.ts';

let server: TestServer;
let boss: TestClient;
/** Gives what is given to them: roles and users. */
let clerk: TestClient;
const told: unknown[] = [];
const page = seedId('menu', 'users');
const list = permissionId('user:list');
const add = permissionId('user:add');
const l = (text: string) => ({ zh: text, en: text });

const granted = async (roleId: string): Promise<string[]> => (await boss.get('/sys/permission/queryRolePermission', { roleId })).result;
const save = (roleId: string, permissionIds: string, lastpermissionIds?: string, by = boss) =>
  by.post('/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds });
const role = (code: string, permissions: readonly string[] = []): Promise<string> =>
  server.database.transaction('system', (tx) => seedRole(tx, { code, name: code, permissions }));

beforeAll(async () => {
  server = await testServer({ shared: true });
  await server.database.transaction('system', async (tx) => {
    await seedMenus(tx, [
      {
        key: 'people',
        title: l('人员'),
        url: '/people',
        children: [
          {
            key: 'users',
            title: l('用户'),
            url: '/people/user',
            component: 'system/UserList',
            permissions: ['user:list', 'user:add'].map((perms) => ({ perms, title: l(perms) })),
          },
        ],
      },
    ]);
    await seedDepart(tx, { orgCode: 'A01', name: '总部' });
  });
  boss = server.as('boss');
  await boss.get('/sys/role/list');
  clerk = server.as({ username: 'clerk', permissions: ['role:list', 'role:authorize', 'user:list', 'depart:authorize', 'depart:list'] });
  await clerk.get('/sys/role/list');
  const carry = server.platform.sockets.send;
  server.platform.sockets.send = ((tenantId: number, { target, message }: { target: never; message: { cmd: string } }) => {
    if (message.cmd === 'menu') told.push(target);
    return carry(tenantId, { target, message });
  }) as typeof carry;
});
beforeEach(() => void told.splice(0));

test('SYS-02 a role is given menus and buttons by the difference of two lists; the next request follows, and screens are told', async () => {
  const roleId = await role('keeper');
  const keeper = server.as({ username: 'keeper1', permissions: [] });
  expect(await keeper.get('/sys/user/list')).toMatchObject({ status: 403 });
  await boss.post('/sys/user/addSysUserRole', { roleId, userIdList: [keeper.userId] });
  told.splice(0);

  expect(await save(roleId, `${page},${list},`, '')).toMatchObject({ success: true, message: '保存成功！' });

  expect((await granted(roleId)).sort()).toEqual([page, list].sort());
  expect(await keeper.get('/sys/user/list')).toMatchObject({ success: true });
  expect(told).toEqual([{ userIds: [keeper.userId] }]);
  const { menu } = (await keeper.get('/sys/permission/getUserPermissionByToken')).result;
  expect(menu).toMatchObject([{ path: '/people', children: [{ path: '/people/user' }] }]);
  // Somebody else has given `user:add` since the drawer was opened: it stays.
  await save(roleId, `${page},${list},${add}`, `${page},${list}`);
  await save(roleId, page, `${page},${list}`);
  expect((await granted(roleId)).sort()).toEqual([page, add].sort());
  expect(await keeper.get('/sys/user/list')).toMatchObject({ status: 403 });
  await save(roleId, list);
  expect(await granted(roleId)).toEqual([list]);
});

test('SYS-02 a role that was given something by hand is not overwritten by the seed', async () => {
  const roleId = await role('shipped', ['user:list']);

  await save(roleId, add, list);
  await role('shipped', ['user:list']);

  expect(await granted(roleId)).toEqual([add]);
});

test('SYS-02 nobody gives what they do not hold, nor anything to their own role', async () => {
  const roleId = await role('target');
  const [own] = (await boss.get('/sys/user/queryUserRole', { userid: clerk.userId })).result as string[];
  const above = await role('above', ['user:add']);

  expect(await save(roleId, add, '', clerk)).toMatchObject({ status: 403, message: '不能授予超出自身权限的菜单或按钮' });
  expect(await save(roleId, page, '', clerk)).toMatchObject({ status: 403 });
  // To say that it was there before changes nothing.
  expect(await save(roleId, add, add, clerk)).toMatchObject({ success: true });
  expect(await granted(roleId)).toEqual([]);
  expect(await save(own as string, list, '', clerk)).toMatchObject({ status: 200, success: false, message: '不能修改自己的角色' });
  expect(await save(above, list, '', clerk)).toMatchObject({ status: 403 });
  expect(await save(roleId, list, '', clerk)).toMatchObject({ success: true });
  expect(await granted(roleId)).toEqual([list]);
  expect(await save(roleId, 'nowhere', '')).toMatchObject({ status: 404 });
  expect(await save('nowhere', list, '')).toMatchObject({ status: 404 });
  const { treeList } = (await clerk.get('/sys/role/queryTreeList')).result;
  const people = treeList.find((one: { slotTitle: string }) => one.slotTitle === '人员');
  expect(people).toMatchObject({ title: null, slotTitle: '人员', isHeld: false });
  expect(people.children[0].children).toMatchObject([
    { key: list, isHeld: true },
    { key: add, isHeld: false },
  ]);
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect(await elsewhere.get('/sys/permission/queryRolePermission', { roleId })).toMatchObject({ status: 404 });
  expect(await save(roleId, add, '', elsewhere)).toMatchObject({ status: 404 });
});

test('SYS-02 SYS-04 data rules that a role is given narrow the list for anyone who holds it', async () => {
  const rule = { permissionId: page, ruleName: '本人', ruleColumn: 'username', ruleConditions: '=', ruleValue: '#{sys_user_code}' };
  const { id: ruleId } = (await boss.post('/sys/permission/addPermissionRule', rule)).result;
  const roleId = await role('narrow');
  const holder = server.as({ username: 'holder', permissions: [] });
  await holder.get('/sys/user/list');
  await boss.post('/sys/user/addSysUserRole', { roleId, userIdList: [holder.userId] });
  const give = (dataRuleIds: string, by = boss) => by.post('/sys/role/datarule', { permissionId: page, roleId, dataRuleIds });

  expect(await give(ruleId)).toMatchObject({ success: false, message: '请先保存角色菜单权限!' });
  await save(roleId, `${page},${list}`, '');
  expect((await holder.get('/sys/user/list')).result.total).toBeGreaterThan(1);
  expect(await give('nowhere')).toMatchObject({ status: 400 });
  expect(await give(ruleId)).toMatchObject({ success: true, message: '保存成功!' });

  expect((await holder.get('/sys/user/list')).result.records).toMatchObject([{ username: 'holder' }]);
  expect((await boss.get(`/sys/role/datarule/${page}/${roleId}`)).result).toMatchObject({ drChecked: ruleId, datarule: [{ id: ruleId }] });
  expect(await boss.get(`/sys/role/datarule/${list}/${roleId}`)).toMatchObject({ success: false, message: '未找到权限配置信息' });
  // A button put before the list's own takes the rule nowhere else.
  await boss.post('/sys/permission/add', { name: '引开', menuType: 2, parentId: page, perms: 'decoy:list', sortNo: -1 });
  expect((await holder.get('/sys/user/list')).result.total).toBe(1);
  expect(await give('', clerk)).toMatchObject({ status: 403 });
  expect(await give('')).toMatchObject({ success: true });
  expect((await holder.get('/sys/user/list')).result.total).toBeGreaterThan(1);
});

test('SYS-05 SYS-20 a department is given menus and rules by the people who lead it', async () => {
  const departId = seedId('depart-0', 'A01');
  const body = (permissionIds: string, lastpermissionIds: string) => ({ departId, permissionIds, lastpermissionIds });
  const of = async () => (await boss.get('/sys/permission/queryDepartPermission', { departId })).result;

  expect(await boss.post('/sys/permission/saveDepartPermission', body(`${page},${list}`, ''))).toMatchObject({ success: true });
  expect((await of()).sort()).toEqual([page, list].sort());
  expect(await clerk.post('/sys/permission/saveDepartPermission', body('', page))).toMatchObject({ status: 403 });
  const { datarule } = (await boss.get(`/sys/sysDepartPermission/datarule/${page}/${departId}`)).result;
  const dataRuleIds = datarule[0].id as string;
  expect(await boss.post('/sys/sysDepartPermission/datarule', { departId, permissionId: page, dataRuleIds })).toMatchObject({
    success: true,
  });
  expect((await boss.get(`/sys/sysDepartPermission/datarule/${page}/${departId}`)).result.drChecked).toBe(dataRuleIds);
  expect(await boss.post('/sys/permission/saveDepartPermission', { ...body(page, ''), departId: 'nowhere' })).toMatchObject({
    status: 404,
  });
});
