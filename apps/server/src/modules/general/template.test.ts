import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import { apiPrefix } from '../../platform/http/buildServer.ts';
import { hyRegion } from '../region/region.table.ts';
import { sysPermission } from '../system/permission/permission.table.ts';

let server: NoteSite['server'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
beforeAll(async () => void ({ server, world, freshCrew } = await openNoteSite()));

const ask = async (client: { token: string }, path: string) =>
  (await server.fastify.inject({ method: 'GET', url: `${apiPrefix}${path}`, headers: { 'x-access-token': client.token } })).json();

test('GEN-02 GEN-05 the calls of the template’s own pages answer in their own envelope with what the product knows', async () => {
  const boss = server.as({ username: 'template_boss', departs: ['A01'] });
  await boss.get('/sys/own/profile');
  for (const path of ['/api/role', '/api/user?pageSize=1', '/api/permission?pageSize=5', '/api/service', '/api/list/search/projects']) {
    const reply = await ask(boss, path);
    expect(reply, path).toMatchObject({
      status: 200,
      message: '',
      result: { pageNo: 1, data: expect.any(Array), totalCount: expect.any(Number) },
    });
    expect(reply, path).not.toHaveProperty('success');
  }
  const { result } = await ask(boss, '/api/user?username=template_boss');
  expect(result.data).toMatchObject([{ username: 'template_boss', deleted: 0 }]);
  expect(result.data[0]).not.toHaveProperty('password');
  expect(await ask(boss, '/api/permission/no-pager')).toContainEqual(
    expect.objectContaining({ id: 'driver', actions: expect.arrayContaining(['list', 'add']) }),
  );
  expect(await ask(boss, '/api/workplace/activity')).toMatchObject({ status: 200, result: [] });
  expect((await ask(boss, '/api/workplace/teams')).result).toHaveLength(1);
  const plain = server.as({ username: 'template_plain', permissions: [] });
  for (const path of [
    '/api/role',
    '/api/user',
    '/api/permission',
    '/api/permission/no-pager',
    '/api/service',
    '/api/list/search/projects',
    '/api/workplace/activity',
    '/api/workplace/radar',
    '/api/task/process',
    '/api/asynTreeList',
    '/api/report/getYearCountInfo',
    '/api/report/getMonthCountInfo',
    '/api/report/getCntrNoCountInfo',
    '/api/report/getCabinetCountInfo',
    '/mock/api/task/process',
  ])
    expect(await plain.get(path), path).toMatchObject({ status: 403 });
});

test('GEN-05 roles and the user come with what they may do, and nobody’s password or number', async () => {
  const boss = server.as({ username: 'template_boss', departs: ['A01'] });
  const clerk = server.as({ username: 'template_clerk', permissions: ['driver:list', 'driver:add', 'template:none'] });
  await clerk.get('/sys/own/profile');

  const { result } = await ask(boss, '/mock/api/role?roleCode=role_of_template_clerk');
  expect(result.data).toMatchObject([
    {
      id: 'role_of_template_clerk',
      permissions: [{ roleId: 'role_of_template_clerk', permissionId: 'driver', actionList: null, dataAccess: null }],
    },
  ]);
  const [driver] = result.data[0].permissions;
  expect(driver.actionEntitySet.map((one: { action: string }) => one.action).toSorted()).toEqual(['add', 'list']);
  expect(JSON.parse(driver.actions)).toEqual(driver.actionEntitySet);
  expect((await ask(boss, '/api/user?username=template_clerk')).result.data).toMatchObject([
    { roleId: 'role_of_template_clerk', lastLoginIp: null, lastLoginTime: null },
  ]);

  const own = (await ask(clerk, '/api/user/info')).result;
  expect(own).toMatchObject({
    id: clerk.userId,
    username: 'template_clerk',
    avatar: null,
    lastLoginIp: '127.0.0.1',
    lastLoginTime: server.clock.now().getTime(),
    roleId: 'role_of_template_clerk',
    role: { permissions: [{ permissionId: 'driver' }] },
  });
  expect(JSON.stringify(own)).not.toMatch(/password/i);
  expect((await ask(boss, '/api/user/info')).result.role.permissions.length).toBeGreaterThan(20);
});

test('GEN-02 figures, radar and tasks are those of the waybills and orders that the reader sees', async () => {
  const admin = server.as({ username: 'template_admin', departs: ['A02'] });
  const mate = server.as({ username: 'template_mate', departs: ['A02'] });
  await mate.get('/sys/own/profile');
  const order = await publishOrder(admin, orderForm(world));
  await dispatch(admin, order, await freshCrew());
  await dispatch(mate, await publishOrder(mate, orderForm(world)), await freshCrew());
  const stranger = server.as({ username: 'template_stranger', userType: 2, cid: 'nobody', permissions: ['shipping:list', 'order:list'] });
  const counts = async (name: string, by = admin) => expectDone(await by.get(`/api/report/get${name}CountInfo`));

  expect(await counts('Year')).toMatchObject([{ resultIndex: 1, year: '2026', yearcount: 2, month: null, cabinetcocunt: null }]);
  const months = await counts('Month');
  expect(months).toHaveLength(12);
  expect(months[5]).toMatchObject({ year: '2026', month: '06', monthcount: 2 });
  expect(months[4]).toMatchObject({ month: '05', monthcount: 0 });
  expect(await counts('CntrNo')).toMatchObject([{ classifyname: expect.any(String), cntrnocount: 2 }]);
  expect(await counts('Cabinet')).toMatchObject([{ cabinetname: expect.any(String), cabinetcocunt: 2 }]);
  for (const name of ['Year', 'CntrNo', 'Cabinet']) expect(await counts(name, stranger), name).toEqual([]);

  const radar = (await ask(admin, '/api/workplace/radar')).result;
  expect(radar[0]).toMatchObject({ item: expect.stringMatching(/[一-龥]/), 个人: 1, 团队: 2, 部门: 2 });
  expect((await ask(stranger, '/api/workplace/radar')).result).toEqual([]);

  const tasks = expectDone(await admin.get('/api/task/process', { orderNo: order.orderNo }));
  expect(tasks).toMatchObject({
    total: 1,
    records: [
      {
        taskId: order.id,
        name: order.orderNo,
        principal: 'template_admin',
        result: expect.any(String),
        taskBeginTime: order.pickupTimeFrom,
      },
    ],
  });
  expect(expectDone(await stranger.get('/api/task/process')).total).toBe(0);
});

test('GEN-05 menu entries come level by level, divisions all at once', async () => {
  const boss = server.as({ username: 'template_boss', departs: ['A01'] });
  await server.inTenant(0, async (tx) => {
    const entry = { menuType: 0, parentId: '' };
    await tx.insert(sysPermission).values([
      { ...entry, id: 't1', name: '一级', component: 'layouts/RouteView', sortNo: 3 },
      { ...entry, id: 't2', name: '另一级', sortNo: 4 },
      { id: 't11', name: '二级', parentId: 't1', menuType: 1, component: 'a/B', sortNo: 1 },
      { id: 't111', name: '按钮', parentId: 't11', menuType: 2 },
    ]);
    await tx
      .insert(hyRegion)
      .values([
        { adcode: '980000', name: '某省', level: 1 },
        { adcode: '980100', name: '某市', level: 2, parentAdcode: '980000' },
        { adcode: '980101', name: '某区', level: 3, parentAdcode: '980100' },
      ])
      .onConflictDoNothing();
  });

  const level = async (id?: string) => expectDone(await boss.get('/api/asynTreeList', { id }));
  expect(await level()).toEqual(
    expect.arrayContaining([
      { id: 't1', name: '一级', component: 'layouts/RouteView', orderNum: 3, hasChildren: true },
      { id: 't2', name: '另一级', component: null, orderNum: 4, hasChildren: false },
    ]),
  );
  expect(await level('t1')).toEqual([{ id: 't11', name: '二级', component: 'a/B', orderNum: 1, hasChildren: false }]);
  expect(await level('t11')).toEqual([]);
  expect(await ask(boss, '/api/area')).toContainEqual({
    value: '980000',
    label: '某省',
    children: [{ value: '980100', label: '某市', children: [{ value: '980101', label: '某区' }] }],
  });
});
