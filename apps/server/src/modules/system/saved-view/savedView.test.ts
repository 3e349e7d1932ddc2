import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const permissions = ['driver:list', 'savedView:share'];
const base = '/sys/savedView';
const view = (name: string, more: object = {}) => ({
  listKey: 'driver',
  permission: 'driver:list',
  name,
  params: { state: '1', column: 'createTime', order: 'asc' },
  scope: 'user',
  isDefault: '0',
  ...more,
});
const names = async (user: TestClient, listKey = 'driver'): Promise<string[]> =>
  (await user.get(`${base}/list`, { listKey })).result.map((one: { name: string }) => one.name);

test('VIEW-01 a view is kept, listed, renamed, changed and removed by its owner alone', async () => {
  const wang = server.as({ username: 'sv_wang', permissions });
  const li = server.as({ username: 'sv_li', permissions });

  const { result } = await wang.post(`${base}/add`, view('待审核'));

  expect(result).toMatchObject({
    name: '待审核',
    scope: 'user',
    mayChange: true,
    params: { state: '1', column: 'createTime', order: 'asc' },
  });
  expect(await names(wang)).toEqual(['待审核']);
  expect(await names(wang, 'vehicle')).toEqual([]);
  expect(await names(li)).toEqual([]);
  for (const refused of [await li.put(`${base}/edit`, { id: result.id, name: '偷' }), await li.delete(`${base}/delete`, { id: result.id })])
    expect(refused.status).toBe(404);

  const changed = await wang.put(`${base}/edit`, { id: result.id, version: 0, name: '新司机', params: { state: '0' } });
  expect(changed.result).toMatchObject({ name: '新司机', params: { state: '0' }, version: 1 });
  expect((await wang.put(`${base}/edit`, { id: result.id, version: 0, name: '旧' })).status).toBe(409);
  expect(await wang.delete(`${base}/delete`, { id: result.id })).toMatchObject({ success: true });
  expect(await names(wang)).toEqual([]);
  expect((await wang.delete(`${base}/delete`, { id: result.id })).status).toBe(404);
});

test('VIEW-01 a name is used once, a list begins with one view, and a repeated call acts once', async () => {
  const zhao = server.as({ username: 'sv_zhao', permissions });
  const first = await zhao.post(`${base}/add`, view('一', { isDefault: '1' }));
  expect((await zhao.post(`${base}/add`, view('一'))).status).toBe(409);
  const key = { 'idempotency-key': '7d0f6f6e-1111-4c4c-8a8a-000000000001' };
  const [once, again] = [await zhao.post(`${base}/add`, view('三'), key), await zhao.post(`${base}/add`, view('三'), key)];
  expect(again.result).toEqual(once.result);

  const second = await zhao.post(`${base}/add`, view('二', { isDefault: '1' }));
  const defaults = async () =>
    (await zhao.get(`${base}/list`, {})).result
      .filter((one: { isDefault: string }) => one.isDefault === '1')
      .map((one: { name: string }) => one.name);
  expect(await defaults()).toEqual(['二']);
  await zhao.put(`${base}/edit`, { id: first.result.id, isDefault: '1' });
  expect(await defaults()).toEqual(['一']);
  expect((await zhao.put(`${base}/edit`, { id: second.result.id, name: '一' })).status).toBe(409);
});

test('VIEW-02 only who may share shares, with the own departments; members see and do not change', async () => {
  const boss = server.as({ username: 'sv_boss', permissions, departs: ['S01'] });
  const member = server.as({ username: 'sv_member', permissions: ['driver:list'], departs: ['S01'] });
  const other = server.as({ username: 'sv_other', permissions, departs: ['S02'] });
  for (const user of [member, other]) await user.get(`${base}/list`);

  expect((await member.post(`${base}/add`, view('共享', { scope: 'depart', orgCode: 'S01' }))).status).toBe(403);
  expect((await member.get(`${base}/departs`)).status).toBe(403);
  expect((await boss.get(`${base}/departs`)).result).toEqual([{ orgCode: 'S01', departName: '部门S01', parentCode: null }]);
  expect((await boss.post(`${base}/add`, view('共享', { scope: 'depart', orgCode: 'S02' }))).status).toBe(400);
  const { result } = await boss.post(`${base}/add`, view('共享', { scope: 'depart', orgCode: 'S01' }));

  expect(result).toMatchObject({ scope: 'depart', orgCode: 'S01', mayChange: true });
  expect((await member.get(`${base}/list`)).result).toMatchObject([{ name: '共享', mayChange: false }]);
  expect(await names(other)).not.toContain('共享');
  expect((await member.put(`${base}/edit`, { id: result.id, name: '改' })).status).toBe(403);
  expect((await member.delete(`${base}/delete`, { id: result.id })).status).toBe(403);
  expect((await other.put(`${base}/edit`, { id: result.id, name: '改' })).status).toBe(404);

  await boss.put(`${base}/edit`, { id: result.id, scope: 'tenant' });
  expect(await names(other)).toContain('共享');
  await boss.put(`${base}/edit`, { id: result.id, scope: 'user' });
  expect(await names(other)).not.toContain('共享');
  expect(await names(member)).toEqual([]);
});

test('VIEW-02 a department shares with those below it, whose people see it; not with those above or beside', async () => {
  const head = server.as({ username: 'sv_head', permissions, departs: ['T01'] });
  const below = server.as({ username: 'sv_below', permissions, departs: ['T01A01'] });
  const beside = server.as({ username: 'sv_beside', permissions, departs: ['T01A02'] });
  for (const user of [below, beside]) await user.get(`${base}/list`);
  const codes = async (user: TestClient) => (await user.get(`${base}/departs`)).result.map((one: { orgCode: string }) => one.orgCode);

  expect(await codes(head)).toEqual(['T01', 'T01A01', 'T01A02']);
  expect(await codes(below)).toEqual(['T01A01']);
  await head.post(`${base}/add`, view('全公司', { scope: 'depart', orgCode: 'T01' }));
  await head.post(`${base}/add`, view('一部', { scope: 'depart', orgCode: 'T01A01', isDefault: '1' }));
  expect(await names(below)).toEqual(['一部', '全公司']);
  expect(await names(beside)).toEqual(['全公司']);
  for (const orgCode of ['T01', 'T01A02', 'T01A0', 'T01A03', '%'])
    expect((await below.post(`${base}/add`, view(`外部${orgCode}`, { scope: 'depart', orgCode }))).status, orgCode).toBe(400);
});

test('VIEW-02 a shared view is not for those who may not open the list, nor for another kind of user, company or tenant', async () => {
  const boss = server.as({ username: 'sv_boss2', permissions });
  await boss.post(`${base}/add`, view('全员', { scope: 'tenant' }));

  expect(await names(server.as({ username: 'sv_same', permissions: ['driver:list'] }))).toContain('全员');
  expect(await names(server.as({ username: 'sv_poor', permissions: ['vehicle:list'] }))).not.toContain('全员');
  expect(await names(server.as({ username: 'sv_customer', permissions, userType: 2, cid: 'c1' }))).not.toContain('全员');
  expect(await names(server.as({ username: 'sv_far', permissions, tenantId: 2 }))).not.toContain('全员');
  expect((await server.as({ username: 'sv_poor', permissions: ['vehicle:list'] }).post(`${base}/add`, view('x'))).status).toBe(403);
});

test('VIEW-02 a view that tells what somebody looked for in a masked field is not shared', async () => {
  const boss = server.as({ username: 'sv_boss3', permissions });
  const phone = JSON.stringify([{ field: 'phone', rule: 'eq', val: '13800000001' }]);
  const escaped = phone.replace('phone', '\\u0070hone');

  for (const params of [
    { phone: '13800000001' },
    { phone_MultiString: '1,2' },
    { superQueryParams: phone },
    { superQueryParams: escaped },
  ]) {
    const reply = await boss.post(`${base}/add`, view('电话', { scope: 'tenant', params }));
    expect(reply).toMatchObject({ status: 400, message: '视图含有敏感字段的条件，不能共享' });
  }
  const { result } = await boss.post(`${base}/add`, view('电话', { params: { phone: '13800000001' } }));
  expect((await boss.put(`${base}/edit`, { id: result.id, scope: 'tenant' })).status).toBe(400);
  const shared = await boss.post(`${base}/add`, view('状态', { scope: 'tenant' }));
  expect((await boss.put(`${base}/edit`, { id: shared.result.id, params: { superQueryParams: phone } })).status).toBe(400);
});

test('API-03 nonsense is refused', async () => {
  const user = server.as({ username: 'sv_nonsense', permissions });
  for (const more of [
    { name: '' },
    { name: 'x'.repeat(41) },
    { listKey: "driver'--" },
    { scope: 'all' },
    { params: { 'a b': '1' } },
    { params: { a: 1 } },
    { params: { a: 'x'.repeat(20_001) } },
    { params: Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`a${index}`, '1'])) },
  ])
    expect((await user.post(`${base}/add`, view('n', more))).status, JSON.stringify(more).slice(0, 60)).toBe(400);
  expect(await names(user, 'nothing')).toEqual([]);
});
