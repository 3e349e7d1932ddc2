import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;
let page: string;
let list: string;
let add: string;
let place: Place;

interface Place {
  id: string;
  orgCode: string;
}

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  await boss.get('/sys/user/list');
  const made = async (body: object) => (await boss.post('/sys/permission/add', body)).result.id as string;
  const top = await made({ name: '人员', menuType: 0, url: '/people' });
  page = await made({ name: '名册', menuType: 1, parentId: top, url: '/people/list', component: 'people/List' });
  list = await made({ name: '查询', menuType: 2, parentId: page, perms: 'user:list' });
  add = await made({ name: '新增', menuType: 2, parentId: page, perms: 'user:add' });
  place = await depart('调度部');
  await boss.post('/sys/permission/saveDepartPermission', { departId: place.id, permissionIds: `${page},${list}`, lastpermissionIds: '' });
});

const depart = async (departName: string, parentId?: string): Promise<Place> =>
  (await boss.post('/sys/sysDepart/add', { departName, parentId })).result;
const role = async (roleCode: string, departId = place.id, by = boss) => {
  const reply = await by.post('/sys/sysDepartRole/add', { departId, roleName: `角色${roleCode}`, roleCode });
  expect(reply, roleCode).toMatchObject({ success: true, message: '添加成功！' });
  return reply.result as { id: string; version: number };
};
const give = (roleId: string, permissionIds: string, lastpermissionIds = '', by = boss) =>
  by.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds, lastpermissionIds });
const join = async (client: TestClient, depId = place.id) => {
  await client.get('/sys/user/getCurrentUserDeparts');
  expect(await boss.post('/sys/user/editSysDepartWithUser', { depId, userIdList: [client.userId] })).toMatchObject({ success: true });
};
const assign = (client: TestClient, newRoleId: string, oldRoleId = '', by = boss) =>
  by.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: client.userId, newRoleId, oldRoleId });
const plain = (username: string) => server.as({ username, permissions: [] });

test('SYS-05 a department role is added, listed by department, edited and removed, but for its code and department', async () => {
  const other = await depart('财务部');
  const { id } = await role('shift_lead');
  await role('accounts', other.id);

  expect((await boss.get('/sys/sysDepartRole/list', { deptId: place.id, roleName: '*shift*' })).result.records).toMatchObject([
    { id, roleCode: 'shift_lead', departId: place.id, departId_dictText: '调度部' },
  ]);
  expect((await boss.get('/sys/sysDepartRole/getDeptRoleList', { departId: other.id })).result).toMatchObject([{ roleCode: 'accounts' }]);
  expect(
    (await boss.get('/sys/duplicate/check', { tableName: 'sys_depart_role', fieldName: 'role_code', fieldVal: 'accounts' })).success,
  ).toBe(false);
  const edit = (change: object, version = 0) => boss.put('/sys/sysDepartRole/edit', { id, version, ...change });
  expect(await edit({ roleName: '班长', roleCode: 'shift_lead' })).toMatchObject({ success: true, result: { roleName: '班长' } });
  expect(await edit({ roleName: '迟到' })).toMatchObject({ status: 409 });
  expect(await edit({ roleCode: 'other' }, 1)).toMatchObject({ status: 400, message: '部门角色编码不能修改' });
  expect(await edit({ departId: other.id }, 1)).toMatchObject({ status: 400, message: '部门角色所属的部门不能修改' });
  const refused = (body: object) => boss.post('/sys/sysDepartRole/add', { departId: place.id, roleName: '名字', ...body });
  expect(await refused({ roleCode: 'accounts' })).toMatchObject({ status: 400, message: '部门角色编码已存在' });
  expect(await refused({ roleCode: '中文' })).toMatchObject({ status: 400 });
  expect(await refused({ roleCode: 'x1', roleName: '短' })).toMatchObject({ status: 400 });
  expect(await refused({ roleCode: 'x1', departId: 'nowhere' })).toMatchObject({ status: 404, message: '部门不存在' });
  expect(await boss.delete('/sys/sysDepartRole/delete', { id })).toMatchObject({ success: true });
  expect(await boss.get('/sys/sysDepartRole/queryById', { id })).toMatchObject({ status: 404 });
});

test('SYS-05 a person of the department may do what its role allows, and no longer once anything of it is gone', async () => {
  const { id } = await role('reader');
  const person = plain('reader');
  const may = async () => (await person.get('/sys/user/list')).status === 200;
  const opens = async () =>
    JSON.stringify((await person.get('/sys/permission/getUserPermissionByToken')).result.menu).includes('people/List');
  await give(id, `${page},${list}`);

  expect(await assign(person, id)).toMatchObject({ success: false });
  await join(person);
  expect(await may()).toBe(false);
  expect(await assign(person, id)).toMatchObject({ success: true, message: '添加成功！' });
  expect(await may()).toBe(true);
  expect(await opens()).toBe(true);
  expect((await boss.get('/sys/sysDepartRole/getDeptRoleByUserId', { userId: person.userId, departId: place.id })).result).toMatchObject([
    { userId: person.userId, droleId: id },
  ]);
  expect(await boss.delete('/sys/sysDepartRole/delete', { id })).toMatchObject({
    success: false,
    message: '部门角色“角色reader”下还有用户，请先取消分配',
  });

  await assign(person, '', id);
  expect(await may()).toBe(false);
  await assign(person, id);
  expect(await may()).toBe(true);
  // What the department loses, its roles lose for good.
  const save = (permissionIds: string, lastpermissionIds: string) =>
    boss.post('/sys/permission/saveDepartPermission', { departId: place.id, permissionIds, lastpermissionIds });
  await save(page, `${page},${list}`);
  expect(await may()).toBe(false);
  await save(`${page},${list}`, page);
  expect(await may()).toBe(false);
  await give(id, `${page},${list}`, page);
  expect(await may()).toBe(true);
  // Who leaves the department and comes back has to be given the role again.
  await boss.delete('/sys/user/deleteUserInDepart', { depId: place.id, userId: person.userId });
  expect(await may()).toBe(false);
  await join(person);
  expect(await may()).toBe(false);
  expect(await opens()).toBe(false);
});

test('SYS-05 removing a department ends its roles', async () => {
  const gone = await depart('临时部');
  await boss.post('/sys/permission/saveDepartPermission', { departId: gone.id, permissionIds: list, lastpermissionIds: '' });
  const { id } = await role('temporary', gone.id);
  await give(id, list);
  const person = plain('temporary');
  await join(person, gone.id);
  await assign(person, id);
  expect(await person.get('/sys/user/list')).toMatchObject({ status: 200 });

  await boss.delete('/sys/sysDepart/delete', { id: gone.id });

  expect(await person.get('/sys/user/list')).toMatchObject({ status: 403 });
  expect(await boss.get('/sys/sysDepartRole/queryById', { id })).toMatchObject({ status: 404 });
  await role('temporary');
});

test('SYS-05 the tree of a department role holds what the department has, and nothing else can be given', async () => {
  const { id } = await role('limited');

  const { treeList, ids } = (await boss.get('/sys/sysDepartPermission/queryTreeListForDeptRole', { departId: place.id })).result;
  expect(treeList).toMatchObject([
    { slotTitle: '人员', isHeld: false, children: [{ key: page, isHeld: true, children: [{ key: list }] }] },
  ]);
  expect(ids).not.toContain(add);
  expect(await give(id, `${list},${add}`)).toMatchObject({ status: 200, success: false, message: '部门没有该权限，不能授予部门角色' });
  expect(await give(id, list)).toMatchObject({ success: true, message: '保存成功！' });
  expect((await boss.get('/sys/sysDepartPermission/queryDeptRolePermission', { roleId: id })).result).toEqual([list]);
  expect(await give('nowhere', list)).toMatchObject({ status: 404 });
});

test('SYS-05 data rules of a department and of its role narrow the list together', async () => {
  const rule = async (ruleName: string, ruleColumn: string, ruleValue: string) =>
    (await boss.post('/sys/permission/addPermissionRule', { permissionId: page, ruleName, ruleColumn, ruleConditions: '=', ruleValue }))
      .result.id as string;
  const staff = await depart('班组');
  await boss.post('/sys/permission/saveDepartPermission', { departId: staff.id, permissionIds: `${page},${list}`, lastpermissionIds: '' });
  const { id } = await role('narrow', staff.id);
  const person = plain('narrow');
  await join(person, staff.id);
  await give(id, `${page},${list}`);
  await assign(person, id);
  const total = async () => (await person.get('/sys/user/list')).result.total as number;
  expect(await total()).toBeGreaterThan(1);

  const own = await rule('本人', 'username', '#{sys_user_code}');
  await boss.post('/sys/sysDepartPermission/datarule', { departId: staff.id, permissionId: page, dataRuleIds: own });
  expect(await total()).toBe(1);
  const none = await rule('无人', 'username', 'nobody');
  expect(await boss.post('/sys/sysDepartRole/datarule', { permissionId: page, roleId: id, dataRuleIds: none })).toMatchObject({
    success: true,
    message: '保存成功!',
  });
  expect(await total()).toBe(0);
  expect((await boss.get(`/sys/sysDepartRole/datarule/${page}/${staff.id}/${id}`)).result).toMatchObject({ drChecked: none });
  expect(await boss.get(`/sys/sysDepartRole/datarule/${page}/${place.id}/${id}`)).toMatchObject({ status: 404 });
  expect(await boss.post('/sys/sysDepartRole/datarule', { permissionId: page, roleId: id, dataRuleIds: 'nowhere' })).toMatchObject({
    status: 400,
  });
});

test('SYS-05 nobody gives what they do not hold, changes their own role, or touches a department of others', async () => {
  const rights = ['departRole:list', 'departRole:add', 'departRole:edit', 'departRole:authorize', 'departRole:assign', 'user:list'];
  const head = server.as({ username: 'head', permissions: rights });
  await join(head);
  const own = await role('by_head', place.id, head);
  await boss.post('/sys/permission/saveDepartPermission', {
    departId: place.id,
    permissionIds: `${page},${list},${add}`,
    lastpermissionIds: `${page},${list}`,
  });
  const strong = await role('strong');
  await give(strong.id, add);
  const colleague = plain('colleague');
  await join(colleague);

  expect(await give(own.id, add, '', head)).toMatchObject({ status: 403, message: '不能授予超出自身权限的菜单或按钮' });
  expect(await give(own.id, list, '', head)).toMatchObject({ success: true });
  expect(await assign(colleague, strong.id, '', head)).toMatchObject({ status: 403, message: '不能授予超出自身权限的角色' });
  expect(await give(strong.id, list, '', head)).toMatchObject({ status: 403 });
  expect(await assign(head, own.id, '', head)).toMatchObject({ status: 200, success: false, message: '不能修改自己的角色' });
  expect(await assign(colleague, own.id, '', head)).toMatchObject({ success: true });
  await assign(head, own.id);
  expect(await give(own.id, '', list, head)).toMatchObject({ status: 200, success: false, message: '不能修改自己的角色' });
  // A person who may do more by a department role is out of reach, too.
  await assign(colleague, strong.id);
  expect(await assign(colleague, '', own.id, head)).toMatchObject({ status: 403, message: '不能操作权限高于自己的用户' });
  const other = await depart('别人的部门');
  expect(await head.post('/sys/sysDepartRole/add', { departId: other.id, roleName: '偷建', roleCode: 'stolen' })).toMatchObject({
    status: 403,
    message: '不能操作不属于自己的部门',
  });
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect(await elsewhere.get('/sys/sysDepartRole/queryById', { id: own.id })).toMatchObject({ status: 404 });
  expect(await give(own.id, '', list, elsewhere)).toMatchObject({ status: 404 });
  expect((await elsewhere.get('/sys/sysDepartRole/list')).result.total).toBe(0);
});

test('SYS-05 anyone who leads a department may see to it and what lies below, without belonging to it', async () => {
  const team = await depart('车队');
  const below = await depart('一班', team.id);
  const person = { username: 'chief', realname: '队长', workNo: 'C1', password: 'Loading-Bay-7#', userIdentity: 2, departIds: team.id };
  const chief = server.as({ username: 'chief_of_team', permissions: ['departRole:list', 'departRole:add'] });
  await chief.get('/sys/sysDepart/queryTreeList');
  const { result: user } = await boss.get('/sys/user/queryById', { id: chief.userId });
  expect(
    await boss.put('/sys/user/edit', {
      ...person,
      username: 'chief_of_team',
      id: chief.userId,
      version: user.version,
      password: undefined,
    }),
  ).toMatchObject({
    success: true,
  });

  expect((await chief.get('/sys/sysDepart/queryMyDeptTreeList')).result).toMatchObject([{ id: team.id, children: [{ id: below.id }] }]);
  await role('of_team', below.id, chief);
  expect(await chief.post('/sys/sysDepartRole/add', { departId: place.id, roleName: '偷建', roleCode: 'stolen2' })).toMatchObject({
    status: 403,
  });
});

test('SYS-05 what a department may give is listed, added, narrowed and removed one by one', async () => {
  const yard = await depart('堆场');
  const base = '/sys/sysDepartPermission';
  const added = await boss.post(`${base}/add`, { departId: yard.id, permissionId: list });
  expect(added).toMatchObject({ success: true, result: { departId_dictText: '堆场', permissionId_dictText: '查询' } });
  const { id } = added.result;
  const { id: roleId } = await role('yard', yard.id);
  await give(roleId, list);

  expect(await boss.post(`${base}/add`, { departId: yard.id, permissionId: list })).toMatchObject({
    status: 400,
    message: '该部门已有此权限',
  });
  expect(await boss.post(`${base}/add`, { departId: yard.id, permissionId: 'nowhere' })).toMatchObject({ status: 400 });
  expect(await boss.put(`${base}/edit`, { id, version: 0, permissionId: add })).toMatchObject({
    status: 400,
    message: '菜单或按钮不能修改',
  });
  expect(await boss.put(`${base}/edit`, { id, version: 0, dataRuleIds: 'nowhere' })).toMatchObject({ status: 400 });
  expect((await boss.get(`${base}/list`, { departId: yard.id })).result.records).toMatchObject([{ id, permissionId: list }]);
  const clerk = server.as({ username: 'clerk', permissions: ['departPermission:add', 'departPermission:list'] });
  await join(clerk, yard.id);
  expect(await clerk.post(`${base}/add`, { departId: yard.id, permissionId: add })).toMatchObject({ status: 403 });
  expect(await clerk.post(`${base}/add`, { departId: place.id, permissionId: page })).toMatchObject({ status: 403 });
  expect(await boss.delete(`${base}/delete`, { id })).toMatchObject({ success: true });
  expect((await boss.get(`${base}/queryDeptRolePermission`, { roleId })).result).toEqual([]);
  expect(await boss.post(`${base}/add`, { departId: yard.id, permissionId: list })).toMatchObject({ success: true });
});
