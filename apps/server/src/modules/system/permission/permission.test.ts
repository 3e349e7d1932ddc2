import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { permissionId, seedId, seedMenus } from '../seed/seedMenus.ts';

let server: TestServer;
let boss: TestClient;
/** May maintain menus, and holds nothing else. */
let clerk: TestClient;
const told: { tenantId: number; target: unknown; cmd: unknown }[] = [];
const seeds = [
  {
    key: 'people',
    title: { zh: '人员', en: 'People' },
    url: '/people',
    children: [
      {
        key: 'users',
        title: { zh: '用户', en: 'Users' },
        url: '/people/user',
        component: 'system/UserList',
        permissions: [
          { perms: 'user:list', title: { zh: '查看', en: 'See' } },
          { perms: 'user:add', title: { zh: '新增', en: 'Add' } },
        ],
      },
    ],
  },
];
const seed = () => server.database.transaction('system', (tx) => seedMenus(tx, seeds));
const usersPage = seedId('menu', 'users');

interface Node {
  id: string;
  name: string;
  version: number;
  children: Node[] | null;
  [field: string]: unknown;
}

const tree = async (by = boss): Promise<Node[]> => (await by.get('/sys/permission/list')).result;
const find = (nodes: readonly Node[] | null, id: string): Node | undefined =>
  (nodes ?? []).flatMap((node) => [node, find(node.children, id)]).find((node) => node?.id === id);
const entry = async (id: string): Promise<Node> => find(await tree(), id) as Node;
const add = (body: object, by = boss) => by.post('/sys/permission/add', body);
const added = async (body: object): Promise<{ id: string; version: number }> => {
  const reply = await add(body);
  expect(reply, reply.message).toMatchObject({ success: true, message: '添加成功！' });
  return reply.result;
};
const top = (name: string) => added({ name, menuType: 0, url: `/${name}` });

beforeAll(async () => {
  server = await testServer({ shared: true });
  await seed();
  boss = server.as('boss');
  await boss.get('/sys/permission/list');
  clerk = server.as({
    username: 'clerk',
    permissions: ['permission:list', 'permission:add', 'permission:edit', 'permission:delete', 'permission:dataRule'],
  });
  await clerk.get('/sys/permission/list');
  const carry = server.platform.sockets.send;
  server.platform.sockets.send = ((tenantId: number, { target, message }: { target: never; message: { cmd: string } }) => {
    if (message.cmd === 'menu') told.push({ tenantId, target, cmd: message.cmd });
    return carry(tenantId, { target, message });
  }) as typeof carry;
});
beforeEach(() => void told.splice(0));

describe('entries', () => {
  test('SYS-04 an entry is kept as the wire writes it, and everybody gets the menu again', async () => {
    const { id } = await added({
      name: '报表',
      menuType: 0,
      parentId: 'ignored',
      url: 'report.vue',
      icon: 'bar-chart',
      sortNo: 1.1,
      route: true,
      hidden: false,
      keepAlive: '1',
      internalOrExternal: false,
      status: '1',
    });

    expect(await entry(id)).toMatchObject({
      parentId: '',
      url: '/report',
      component: 'layouts/RouteView',
      sortNo: 1.1,
      route: true,
      hidden: false,
      keepAlive: true,
      key: id,
      title: '报表',
      leaf: true,
      isLeaf: true,
      children: null,
      delFlag: 0,
    });
    expect(told).toContainEqual({ tenantId: 0, target: 'all', cmd: 'menu' });
    expect(told).toContainEqual({ tenantId: 2, target: 'all', cmd: 'menu' });
  });

  test('SYS-04 leaf marks, levels and choices follow the tree', async () => {
    const parent = await top('group');
    const page = await added({ name: '页面', menuType: 1, parentId: parent.id, url: '/group/page', component: 'src/views/group/Page.vue' });
    const button = await added({ name: '按钮', menuType: 2, parentId: page.id, perms: 'group:act', permsType: '1', status: '1' });

    const shown = await entry(parent.id);
    expect(shown).toMatchObject({
      leaf: false,
      children: [{ id: page.id, component: 'group/Page', children: [{ id: button.id, leaf: true }] }],
    });
    const roots = (await boss.get('/sys/permission/getSystemMenuList')).result as Node[];
    expect(roots.find((one) => one.id === parent.id)).toMatchObject({ leaf: false, children: [] });
    expect((await boss.get('/sys/permission/getSystemSubmenu', { parentId: parent.id })).result).toMatchObject([{ id: page.id }]);
    const batch = (await boss.get('/sys/permission/getSystemSubmenuBatch', { parentIds: `${parent.id},${page.id},` })).result;
    expect(batch).toMatchObject({ [parent.id]: [{ id: page.id }], [page.id]: [{ id: button.id }] });
    const { treeList, ids } = (await boss.get('/sys/permission/queryTreeList')).result;
    expect(ids).toEqual(expect.arrayContaining([parent.id, page.id, button.id]));
    expect(treeList.find((one: Node) => one.id === parent.id || one['key'] === parent.id)).toMatchObject({
      value: parent.id,
      label: 'group',
      title: 'group',
      children: [{ key: page.id, isLeaf: false, children: [{ key: button.id, isLeaf: true, scopedSlots: { title: 'hasDatarule' } }] }],
    });
    expect((await boss.get('/sys/permission/queryListAsync', { pid: page.id })).result).toMatchObject([{ key: button.id, children: [] }]);
  });

  test('SYS-04 an entry is moved and edited by either method, and never below itself', async () => {
    const one = await top('one');
    const two = await top('two');
    const page = await added({ name: '页面', menuType: 1, parentId: one.id, url: '/p', component: 'x/Page' });

    const moved = await boss.put('/sys/permission/edit', { ...(await entry(page.id)), parentId: two.id });
    expect(moved).toMatchObject({ success: true, message: '修改成功!', result: { version: 1 } });
    expect((await entry(page.id))['parentId']).toBe(two.id);
    expect(await boss.post('/sys/permission/edit', { id: page.id, version: 0, name: '迟到' })).toMatchObject({ status: 409 });
    const below = { id: two.id, version: 0, menuType: 1, component: 'x/Two' };
    expect(await boss.put('/sys/permission/edit', { ...below, parentId: page.id })).toMatchObject({
      status: 400,
      message: '不能移动到自身或下级菜单',
    });
    expect(await boss.put('/sys/permission/edit', { ...below, parentId: two.id })).toMatchObject({ status: 400 });
  });

  test('SYS-04 what cannot be is refused with a reason', async () => {
    const page = { name: '页面', menuType: 1, parentId: usersPage, url: '/x', component: 'x/Y' };

    for (const [body, message] of [
      [{ ...page, url: 'javascript:alert(1)' }, '菜单路径只能是站内路径或 http(s) 网址'],
      [{ ...page, url: '//evil.test' }, '菜单路径格式不正确'],
      [{ ...page, component: '../../etc/passwd' }, '组件名称格式不正确'],
      [{ ...page, component: '' }, '请输入前端组件'],
      [{ ...page, url: '' }, '请输入菜单路径'],
      [{ ...page, parentId: '' }, '请选择上级菜单'],
      [{ ...page, parentId: permissionId('user:list') }, '按钮下不能再添加菜单'],
      [{ name: '跳转', menuType: 0, url: '/r', redirect: 'https://evil.test' }, '跳转地址必须是以 / 开头的站内路径'],
      [{ name: '重复', menuType: 2, parentId: usersPage, perms: 'user:list' }, '授权标识已存在!'],
    ] as const)
      expect(await add(body), JSON.stringify(body)).toMatchObject({ status: 400, message });
    for (const body of [
      { ...page, icon: '<b>' },
      { ...page, menuType: 3 },
      { ...page, name: '' },
      { ...page, status: '9' },
      { ...page, route: 'x' },
    ])
      expect(await add(body), JSON.stringify(body)).toMatchObject({ status: 400 });
  });

  test('SYS-04 removing an entry removes all below it; what the product brought stays', async () => {
    const parent = await top('gone');
    const page = await added({ name: '页面', menuType: 1, parentId: parent.id, url: '/g', component: 'x/G' });
    const button = await added({ name: '按钮', menuType: 2, parentId: page.id, perms: 'gone:act' });

    expect(await boss.delete('/sys/permission/delete', { id: usersPage })).toMatchObject({
      success: false,
      message: '系统内置的菜单和按钮不能删除，可以将其隐藏',
    });
    const outcome = (await boss.delete('/sys/permission/deleteBatch', { ids: `${parent.id},${usersPage},` })).result;
    expect(outcome).toMatchObject({ success: [parent.id], fail: [{ id: usersPage }] });
    for (const { id } of [parent, page, button]) expect(await entry(id)).toBeUndefined();
    // The permission is free again.
    await added({ name: '按钮', menuType: 2, parentId: usersPage, perms: 'gone:act' });
  });

  test('SYS-04 an entry of the product that was changed by hand is left alone by the next start; its permission is fixed', async () => {
    const before = await entry(usersPage);
    expect(
      await boss.put('/sys/permission/edit', { id: usersPage, version: before.version, name: '人员档案', hidden: true }),
    ).toMatchObject({ success: true });
    const button = await entry(permissionId('user:add'));
    expect(await boss.put('/sys/permission/edit', { id: button.id, version: button.version, perms: 'user:delete' })).toMatchObject({
      status: 400,
      message: '系统内置的授权标识不能修改',
    });

    await seed();

    expect(await entry(usersPage)).toMatchObject({ name: '人员档案', hidden: true });
    expect(await entry(seedId('menu', 'people'))).toMatchObject({ name: '人员', hidden: false });
  });

  test('SYS-04 nobody makes a permission that they do not hold; other tenants do not change what is everybody’s', async () => {
    const own = await added({ name: '按钮', menuType: 2, parentId: usersPage, perms: 'mine:act' });

    expect(await add({ name: '偷', menuType: 2, parentId: usersPage, perms: 'secret:act' }, clerk)).toMatchObject({ status: 403 });
    expect(await clerk.put('/sys/permission/edit', { id: own.id, version: 0, perms: 'permission:list2' })).toMatchObject({ status: 403 });
    expect(await clerk.delete('/sys/permission/delete', { id: own.id })).toMatchObject({ status: 403 });
    expect(await add({ name: '普通', menuType: 0, url: '/plain' }, clerk)).toMatchObject({ success: true });
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
    expect(find(await tree(elsewhere), usersPage)).toBeDefined();
    expect(await elsewhere.put('/sys/permission/edit', { id: own.id, version: 0, name: '改' })).toMatchObject({
      status: 200,
      success: false,
      message: '公共菜单由平台管理，不能在此修改',
    });
    const theirs = (await add({ name: '自家', menuType: 0, url: '/theirs' }, elsewhere)).result as { id: string };
    expect(await entry(theirs.id)).toBeUndefined();
    expect(await boss.delete('/sys/permission/delete', { id: theirs.id })).toMatchObject({ status: 404 });
    const nobody = server.as({ username: 'nobody', permissions: [] });
    expect(await nobody.get('/sys/permission/list')).toMatchObject({ status: 403 });
    expect(await add({ name: '无权', menuType: 0, url: '/no' }, nobody)).toMatchObject({ status: 403 });
  });
});

describe('data rules', () => {
  const rule = { ruleName: '自己建的', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}', status: '1' };
  const rules = async (query: object = {}) =>
    (await boss.get('/sys/permission/queryPermissionRule', { permissionId: usersPage, ...query })).result as Node[];

  test('SYS-04 rules of an entry are added, searched, edited and removed, and mark the entry', async () => {
    const reply = await boss.post('/sys/permission/addPermissionRule', { ...rule, permissionId: usersPage, ruleColumn: ' createBy ' });
    expect(reply, reply.message).toMatchObject({ success: true, result: { ruleColumn: 'createBy', version: 0 } });
    const { id } = reply.result;

    expect((await entry(usersPage))['ruleFlag']).toBe(1);
    expect((await boss.get('/sys/permission/getPermRuleListByPermId', { permissionId: usersPage })).result).toMatchObject([
      { id, ruleName: '自己建的' },
    ]);
    expect(await rules({ ruleName: '*自己*' })).toHaveLength(1);
    expect(await rules({ ruleValue: '*别人*' })).toHaveLength(0);
    expect(await rules({ ruleName: "' or 1=1 --" })).toHaveLength(0);
    expect(await boss.put('/sys/permission/editPermissionRule', { id, version: 0, ruleName: '改名', permissionId: 'other' })).toMatchObject(
      {
        success: true,
        result: { ruleName: '改名', permissionId: usersPage },
      },
    );
    expect(await boss.delete('/sys/permission/deletePermissionRule', { id })).toMatchObject({ success: true });
    expect((await entry(usersPage))['ruleFlag']).toBe(0);
  });

  test('SYS-04 SQL, unknown fields and unknown variables are refused', async () => {
    for (const [change, message] of [
      [{ ruleColumn: 'password' }, '该菜单的列表没有字段“password”'],
      [{ ruleColumn: 'id) or (1=1' }, '该菜单的列表没有字段“id) or (1=1”'],
      [{ ruleColumn: '' }, '请输入规则字段'],
      [{ ruleValue: '#{sys_password}' }, '未知的系统变量 #{sys_password}'],
    ] as const)
      expect(await boss.post('/sys/permission/addPermissionRule', { ...rule, permissionId: usersPage, ...change })).toMatchObject({
        status: 400,
        message,
      });
    expect(await boss.post('/sys/permission/addPermissionRule', { ...rule, permissionId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(
      await boss.post('/sys/permission/addPermissionRule', { ...rule, permissionId: usersPage, ruleConditions: 'DROP' }),
    ).toMatchObject({ status: 400 });
    const sql = { ...rule, permissionId: usersPage, ruleConditions: 'USE_SQL_RULES', ruleColumn: '', ruleValue: '1=1' };
    expect(await boss.post('/sys/permission/addPermissionRule', sql)).toMatchObject({ status: 400 });
    expect(await rules()).toHaveLength(0);
  });

  test('SYS-04 who does not hold a list makes no rules for it', async () => {
    expect(await clerk.post('/sys/permission/addPermissionRule', { ...rule, permissionId: usersPage })).toMatchObject({ status: 403 });
  });
});
