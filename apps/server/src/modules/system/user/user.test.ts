import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;
let roleId: string;
let departs: { id: string; orgCode: string }[];

const password = 'Loading-Bay-7#';
let count = 0;

interface User {
  id: string;
  username: string;
  version: number;
  status: number;
  [field: string]: unknown;
}

const add = async (further: object = {}): Promise<User> => {
  count += 1;
  const reply = await boss.post('/sys/user/add', {
    username: `person${count}`,
    realname: `人员${count}`,
    workNo: `W${count}`,
    password,
    ...further,
  });
  expect(reply, reply.message).toMatchObject({ success: true, code: 200, message: '添加成功！' });
  return reply.result;
};
const get = async (id: string, client = boss): Promise<User> => (await client.get('/sys/user/queryById', { id })).result;
const login = (username: string, word = password) => server.stranger.post('/sys/login', { username, password: word });

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  roleId = (await boss.post('/sys/role/add', { roleName: '职员', roleCode: 'staff' })).result.id;
  departs = [];
  for (const departName of ['总公司', '市场部']) {
    const [company] = departs;
    departs.push((await boss.post('/sys/sysDepart/add', { departName, parentId: company?.id })).result);
  }
  for (const [code, name] of [
    ['dev', '研发经理'],
    ['ops', '运营专员'],
  ])
    await boss.post('/sys/position/add', { code, name, postRank: '2' });
});

describe('add and edit', () => {
  test('SYS-01 a person is stored with roles, departments and positions, and shown with their texts', async () => {
    const [company, market] = departs;
    const user = await add({
      sex: '1',
      birthday: '1990-05-01',
      email: 'one@example.test',
      phone: '13800000001',
      telephone: '0536-2345678',
      post: 'ops,dev,',
      userIdentity: 2,
      departIds: company?.id,
      activitiSync: '1',
      selectedroles: `${roleId},`,
      selecteddeparts: `${market?.id},${company?.id}`,
    });

    expect(user).toMatchObject({
      sex: 1,
      sex_dictText: '男',
      status: 1,
      status_dictText: '正常',
      delFlag: 0,
      post: 'ops,dev',
      post_dictText: '运营专员,研发经理',
      departIds: company?.id,
      departIds_dictText: '总公司',
      orgCode: market?.orgCode,
      orgCodeTxt: '总公司,市场部',
      userType: 1,
      cid: null,
      thirdType: null,
      birthday: '1990-05-01',
    });
    expect((await boss.get('/sys/user/queryUserRole', { userid: user.id })).result).toEqual([roleId]);
    expect((await boss.get('/sys/user/queryUserRoleByUerId', { userId: user.id })).result).toEqual([roleId]);
    expect((await boss.get('/sys/user/userDepartList', { userId: user.id })).result).toEqual([
      { key: company?.id, value: company?.id, title: '总公司', children: [] },
      { key: market?.id, value: market?.id, title: '市场部', children: [] },
    ]);
    const bare = await add();
    expect(await boss.get('/sys/user/queryUserRole', { userid: bare.id })).toMatchObject({
      success: false,
      message: '未找到用户相关角色信息',
    });
    expect(await boss.get('/sys/user/userDepartList', { userId: bare.id })).toMatchObject({ success: false, message: '查找失败' });
  });

  test('SYS-01 the first password has to be changed, and no answer holds a password or its hash', async () => {
    const user = await add();

    expect(await login(user.username)).toMatchObject({ success: false, code: 406, result: { need: ['password'] } });
    const answers = [await boss.get('/sys/user/list', { pageSize: 500 }), await boss.get('/sys/user/queryById', { id: user.id })];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/password|argon2|salt/i);
    expect(server.logLines.join('\n')).not.toContain(password);
  });

  test('SYS-01 an edit keeps what it does not name; a late one is refused; the user name stays', async () => {
    const user = await add({ email: 'kept@example.test', selecteddeparts: departs[1]?.id, selectedroles: roleId });
    const edit = (change: object, version = user.version) => boss.put('/sys/user/edit', { id: user.id, version, ...change });

    expect(await edit({ realname: '改名', username: user.username })).toMatchObject({
      success: true,
      message: '修改成功!',
      result: { realname: '改名', email: 'kept@example.test', orgCodeTxt: '市场部', version: 1 },
    });
    expect(await edit({ realname: '迟到' })).toMatchObject({ status: 409, errorCode: 40901 });
    expect(await edit({ username: 'another' }, 1)).toMatchObject({ status: 400, message: '登录账号不能修改' });
    expect(await edit({ selecteddeparts: departs[0]?.id, selectedroles: '' }, 1)).toMatchObject({
      result: { orgCode: departs[0]?.orgCode, orgCodeTxt: '总公司' },
    });
    expect(await boss.get('/sys/user/queryUserRole', { userid: user.id })).toMatchObject({ success: false });
  });

  test('SYS-01 a form whose last role and department were taken out takes them away', async () => {
    const user = await add({ selecteddeparts: departs[1]?.id, selectedroles: roleId });

    expect(
      await boss.put('/sys/user/edit', { id: user.id, version: user.version, selecteddeparts: null, selectedroles: null }),
    ).toMatchObject({
      success: true,
      result: { orgCodeTxt: null },
    });

    expect(await boss.get('/sys/user/queryUserRole', { userid: user.id })).toMatchObject({ success: false });
  });

  test('API-05 the empty texts of a stock form empty what they stand for', async () => {
    const user = await add({ birthday: '1990-05-01', phone: '13800000009', email: 'e@example.test', post: 'dev' });
    const empty = { birthday: '', phone: '', email: '', telephone: '', post: '', departIds: '', relTenantIds: '', sex: null };

    const { result } = await boss.put('/sys/user/edit', { ...user, ...empty });

    expect(result).toMatchObject({ birthday: null, phone: null, email: null, post: null, departIds: null, sex: null });
  });

  test('SYS-01 fields that are not to be set have no effect', async () => {
    const foreign = {
      status: 2,
      userType: 3,
      cid: 'c9',
      delFlag: 1,
      tenantId: 2,
      isSuper: 1,
      createBy: 'x',
      mustChangePassword: 0,
      orgCode: 'Z99',
    };

    const user = await add(foreign);
    const edited = await boss.put('/sys/user/edit', { id: user.id, version: 0, ...foreign });

    for (const row of [user, edited.result])
      expect(row).toMatchObject({ status: 1, userType: 1, cid: null, delFlag: 0, createBy: 'boss', orgCode: null });
    expect(await login(user.username)).toMatchObject({ code: 406 });
  });

  test('SYS-01 names and numbers are unique, in the place that says so', async () => {
    const first = await add({ email: 'taken@example.test', phone: '13800000002' });
    const refusal = (body: object) =>
      boss.post('/sys/user/add', { username: 'other', realname: '别人', workNo: 'W-other', password, ...body });

    for (const [body, path, message] of [
      [{ username: first.username.toUpperCase() }, 'username', '登录账号已存在'],
      [{ workNo: first['workNo'] }, 'workNo', '工号已存在'],
      [{ email: 'taken@example.test' }, 'email', '邮箱已存在'],
      [{ phone: '13800000002' }, 'phone', '手机号已存在'],
      [{ phone: '12345' }, 'phone', '手机号格式不正确'],
      [{ username: 'system' }, 'username', '该账号为系统保留，不能使用'],
      [{ password: 'short' }, 'password', '密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!'],
      [{ confirmpassword: 'Other-Bay-7#' }, 'confirmpassword', '两次输入密码不一致!'],
      [{ post: 'nobody' }, 'post', '职务“nobody”不存在'],
      [{ birthday: '2999-01-01' }, 'birthday', '生日不能晚于今天'],
    ] as const)
      expect(await refusal(body), message).toMatchObject({ status: 400, message, errorData: [{ path, message }] });
    expect(await refusal({ username: 'a b' })).toMatchObject({ status: 400 });
    expect(await refusal({ email: 'x' })).toMatchObject({ status: 400 });
    expect(await refusal({ telephone: '12' })).toMatchObject({ status: 400 });
    for (const birthday of ['2026-02-30', '0000-00-00', '1990', 5]) expect(await refusal({ birthday })).toMatchObject({ status: 400 });
    expect(await refusal({ sex: 3 })).toMatchObject({ status: 400 });
    expect(await refusal({ selectedroles: 'nothing' })).toMatchObject({ status: 404, message: '角色不存在' });
    expect(await refusal({ selecteddeparts: 'nothing' })).toMatchObject({ status: 404, message: '部门不存在' });
    expect((await boss.get('/sys/user/list', { username: 'other' })).result.total).toBe(0);
  });

  test('SYS-01 a user name that another tenant has is told together with the rest', async () => {
    const first = await add();
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

    const refused = await elsewhere.post('/sys/user/add', {
      username: first.username.toUpperCase(),
      realname: '别人',
      workNo: 'W-1',
      phone: '12345',
      password: 'short',
    });

    expect(refused).toMatchObject({ status: 400 });
    expect(refused.errorData.map(({ path }: { path: string }) => path).sort()).toEqual(['password', 'phone', 'username']);
  });

  test('SYS-01 ten who take one staff number at once: one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => add()));

    const replies = await Promise.all(
      people.map(({ id, version }) => boss.put('/sys/user/edit', { id, version, workNo: 'same', email: 'same@example.test' })),
    );

    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('API-04 a repeated call with one key adds one person', async () => {
    const body = { username: 'once', realname: '一次', workNo: 'once', password };
    const key = { 'idempotency-key': randomUUID() };

    const [first, second] = [await boss.post('/sys/user/add', body, key), await boss.post('/sys/user/add', body, key)];

    expect(first).toMatchObject({ success: true });
    expect(second.result).toEqual(first.result);
    expect((await boss.get('/sys/user/list', { username: 'once' })).result.total).toBe(1);
  });
});

describe('lists', () => {
  test('SYS-01 found by name, number, sex, state and department; sorted; unknown and hostile names change nothing', async () => {
    const one = await add({ username: 'find_one', realname: '寻一', sex: 2 });
    const two = await add({ username: 'find_two', realname: '寻二', sex: 1, selecteddeparts: departs[1]?.id });
    const names = async (query: Record<string, string | number>) =>
      (await boss.get('/sys/user/list', { column: 'username', order: 'asc', pageSize: 500, ...query })).result.records.map(
        (row: User) => row.username,
      );

    expect(await names({ username: '*find_*' })).toEqual([one.username, two.username]);
    expect(await names({ username: 'find_one,find_two,' })).toEqual([one.username, two.username]);
    expect(await names({ username: '*find_*', sex: 2 })).toEqual([one.username]);
    expect(await names({ realname: '寻*', status: 1, order: 'desc' })).toEqual([two.username, one.username]);
    expect(await names({ username: '*find_*', status: 2 })).toEqual([]);
    expect(await names({ username: '*find_*', orgCode: `${departs[0]?.orgCode}*` })).toEqual([two.username]);
    const all = await names({});
    for (const column of ['password', 'passwordHash', 'mustChangePassword', "username';--", '(select 1)', '__proto__'])
      expect((await names({ column })).length, column).toBe(all.length);
    for (const name of ['password', 'mustChangePassword', 'tenantId', 'cid;--'])
      expect((await names({ [name]: '*a*' })).length, name).toBe(all.length);
    for (const realname of ["' or '1'='1", "*'*", '*\\*', '!=\u0027'])
      expect((await names({ username: 'find_one', realname })).length, realname).toBeLessThanOrEqual(1);
    expect(await boss.get('/sys/user/list', { sex: 'x' })).toMatchObject({ status: 400 });
    expect(
      await boss.get('/sys/user/list', { superQueryParams: JSON.stringify([{ field: 'password', rule: 'like', val: '$' }]) }),
    ).toMatchObject({
      status: 400,
    });
  });

  test('SEC-02 phones are masked where the permission is missing, and a mask that comes back does no harm', async () => {
    const user = await add({ phone: '13800000003' });
    const clerk = server.as({ username: 'clerk', permissions: ['user:list', 'user:edit'] });

    expect((await get(user.id, clerk))['phone']).toBe('138****0003');
    expect((await get(user.id))['phone']).toBe('13800000003');
    expect((await boss.get('/sys/user/list', { username: user.username })).result.records[0].phone).toBe('138****0003');
    expect((await clerk.get('/sys/user/list', { phone: '13800000003' })).result.total).toBe(1);
    expect(await clerk.get('/sys/user/list', { phone: '138*' })).toMatchObject({ status: 400 });
    expect(await clerk.put('/sys/user/edit', { ...(await get(user.id, clerk)), realname: '换名' })).toMatchObject({ success: true });
    expect(await get(user.id)).toMatchObject({ phone: '13800000003', realname: '换名' });
  });

  test('SYS-01 SESS-10 another tenant neither sees nor reaches them', async () => {
    const user = await add();
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

    expect((await elsewhere.get('/sys/user/list', { pageSize: 500 })).result.records.map((row: User) => row.username)).toEqual([
      'elsewhere',
    ]);
    expect(await elsewhere.get('/sys/user/queryById', { id: user.id })).toMatchObject({ status: 404 });
    expect(await elsewhere.put('/sys/user/edit', { id: user.id, version: 0, realname: '偷' })).toMatchObject({ status: 404 });
    expect(await elsewhere.put('/sys/user/changePassword', { username: user.username, password })).toMatchObject({ status: 404 });
    expect((await elsewhere.put('/sys/user/frozenBatch', { ids: user.id, status: 2 })).result.fail).toHaveLength(1);
    expect(await elsewhere.get('/sys/user/queryUserRole', { userid: boss.userId })).toMatchObject({ status: 404 });
  });

  test('SYS-01 anyone who is not of the staff sees and adds people of the own company alone', async () => {
    const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });
    await server.as({ username: 'rival', userType: 2, cid: 'c2' }).get('/sys/user/list');

    const added = await guest.post('/sys/user/add', { username: 'guest2', realname: '同事', workNo: 'G2', password });

    expect(added.result).toMatchObject({ userType: 2, cid: 'c1' });
    const seen = (await guest.get('/sys/user/list', { pageSize: 500, column: 'username', order: 'asc' })).result.records;
    expect(seen.map((row: User) => row.username)).toEqual(['guest', 'guest2']);
    expect(await guest.get('/sys/user/queryById', { id: boss.userId })).toMatchObject({ status: 404 });
  });
});

test('SYS-01 VAL-02 a user name, phone or e-mail is checked for being free', async () => {
  const user = await add({ phone: '13800000004', email: 'busy@example.test' });
  const check = (query: Record<string, string | undefined>) =>
    server.as({ username: 'anybody', permissions: [] }).get('/sys/user/checkOnlyUser', query);

  expect(await check({ username: 'nobody_has_it' })).toMatchObject({ success: true, result: true });
  for (const query of [{ username: user.username.toUpperCase() }, { phone: '13800000004' }, { email: 'busy@example.test' }])
    expect(await check(query)).toMatchObject({ success: false, message: '用户账号已存在' });
  expect(await check({ username: user.username, id: user.id })).toMatchObject({ success: true });
  for (const query of [{}, { username: 'a', phone: 'b' }]) expect(await check(query)).toMatchObject({ status: 400 });
  expect((await boss.get('/sys/user/generateUserId')).result).toMatch(/^[0-9a-f]{32}$/);
});
