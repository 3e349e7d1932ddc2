import { beforeEach, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../test/codes.ts';
import { expectDone } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysPermission } from '../permission/permission.table.ts';
import { seedDepart, createUser } from '../seed/seedPeople.ts';
import { sysUser } from '../user/user.table.ts';

const password = 'Freight-2026!';
let server: TestServer;

beforeEach(async () => {
  server = await testServer();
  await server.database.transaction('system', async (tx) => {
    await seedDepart(tx, { orgCode: 'A01', name: '总部' });
    await seedDepart(tx, { orgCode: 'A01A01', name: '调度部', parent: 'A01' });
    await createUser(tx, { username: 'wang', realname: '王调度', password, departs: ['A01'] });
    await createUser(tx, { username: 'li', realname: '李两部', password, departs: ['A01', 'A01A01'], userType: 2, cid: 'c1' });
    await createUser(tx, { username: 'fresh', realname: '新人', password, mustChangePassword: true });
  });
});

const login = (username: string, given = password, more: object = {}) =>
  server.stranger.post('/sys/loginByUsername', { username, password: given, ...more });

/** Calls with a token that a login gave. */
const withToken = (token: string) => ({ 'x-access-token': token });

describe('signing in', () => {
  test('SESS-01 SESS-02 SESS-03 gives token, user, department and dictionaries', async () => {
    const reply = await login('wang');

    expect(reply).toMatchObject({
      status: 200,
      success: true,
      code: 200,
      message: '登录成功',
      result: {
        userType: 1,
        cid: null,
        multi_depart: 1,
        userInfo: { username: 'wang', realname: '王调度', orgCode: 'A01', orgCodeTxt: '总部' },
      },
    });
    expect(reply.result.token).toMatch(/^[\w-]{43}$/);
    expect(reply.result.sysAllDictItems.sex).toEqual([
      { value: '1', text: '男', title: '男' },
      { value: '2', text: '女', title: '女' },
    ]);
    // A dictionary of inputs has one for passwords.
    expect(JSON.stringify({ ...reply, result: { ...reply.result, sysAllDictItems: undefined } })).not.toMatch(
      /argon2|"password"|salt|tenantId/,
    );
    expect(await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(reply.result.token))).toMatchObject({
      result: { sysUserCode: 'wang', sysOrgCode: 'A01' },
    });
    expect((await server.stranger.post('/sys/login', { username: 'wang', password })).code).toBe(200);
  });

  test('SESS-06 answers with it what a client asks for next: menu, permissions and views, in its language', async () => {
    const home = {
      name: '首页',
      nameEn: 'Home',
      url: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      menuType: 0,
      parentId: '',
      status: '1',
    };
    await server.database.transaction('system', (tx) =>
      tx.insert(sysPermission).values({ id: 'home', tenantId: 0, createBy: 'system', ...home }),
    );
    for (const language of ['zh-CN', 'en-US']) {
      const { result } = await server.stranger.post(
        '/sys/loginByUsername',
        { username: 'wang', password },
        { 'accept-language': language },
      );
      const headers = { ...withToken(result.token), 'accept-language': language };
      expect(result.permissions.menu).toMatchObject([{ meta: { title: language === 'zh-CN' ? '首页' : 'Home' } }]);
      expect(result.permissions).toEqual((await server.stranger.get('/sys/permission/getUserPermissionByToken', {}, headers)).result);
      expect(result.savedViews).toEqual((await server.stranger.get('/sys/savedView/list', {}, headers)).result);
    }
  });

  test('SESS-02 who must change the password first is answered with neither', async () => {
    const { result } = await login('fresh');
    expect(result.permissions).toBeUndefined();
    expect(result.savedViews).toBeUndefined();
  });

  test('SESS-03 a session lives seven days to the second and is not extended', async () => {
    const { token } = (await login('wang')).result;
    const call = () => server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(token));

    server.clock.advance(604_800_000 - 1000);
    expect((await call()).status).toBe(200);
    server.clock.advance(2000);
    expect(await call()).toMatchObject({ status: 401, message: 'Token失效，请重新登录' });
  });

  test('REQ-05 API-05 a call of a session that is over is told why, in the words that clients of the wire look for', async () => {
    const tokenOf = async () => (await login('wang')).result.token as string;
    const why = async (token: string) => {
      const { status, message, errorData } = await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(token));
      expect([status, message]).toEqual([401, 'Token失效，请重新登录']);
      return errorData as unknown;
    };
    const boss = server.as('admin');
    const [user] = (await boss.get('/sys/user/list', { username: 'wang' })).result.records;

    const frozen = await tokenOf();
    expectDone(await boss.put('/sys/user/frozenBatch', { ids: user.id, status: 2 }));
    expect(await why(frozen)).toEqual({ ended: 'frozen' });
    await boss.put('/sys/user/frozenBatch', { ids: user.id, status: 1 });

    const gone = await tokenOf();
    await server.stranger.post('/sys/logout', undefined, withToken(gone));
    expect(await why(gone)).toBeFalsy();
    expect(await why('nobodyEverHadThisToken')).toBeFalsy();
    expect((await server.stranger.get('/sys/user/getUserSectionInfoByToken')).errorData).toBeFalsy();

    const expired = await tokenOf();
    server.clock.advance(604_801_000);
    expect(await why(expired)).toEqual({ ended: 'expired' });
  });

  test('SESS-04 logout ends the own session and no other', async () => {
    const one = (await login('wang')).result.token;
    const two = (await login('wang')).result.token;

    expect(await server.stranger.post('/sys/logout', undefined, withToken(one))).toMatchObject({
      success: true,
      message: '退出登录成功！',
    });
    expect((await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(one))).status).toBe(401);
    expect((await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(two))).status).toBe(200);
    expect(await server.stranger.post('/sys/logout', undefined, withToken(one))).toMatchObject({ success: false, message: 'Token无效!' });
    expect(await server.stranger.post('/sys/logout')).toMatchObject({ success: false, message: '退出登录失败！' });
  });

  test('AUTH-03 the eleventh session ends the first', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      tokens.push((await login('wang')).result.token);
      server.clock.advance(1000);
    }
    const states = await Promise.all(
      tokens.map(async (token) => (await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(token))).status),
    );

    expect(states).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
  });

  test('SESS-07 a person of several departments chooses one of them', async () => {
    const { token, multi_depart: many } = (await login('li')).result;
    expect(many).toBe(2);

    const list = await server.stranger.get('/sys/user/getCurrentUserDeparts', {}, withToken(token));
    expect(list.result.list.map((one: { orgCode: string }) => one.orgCode)).toEqual(['A01', 'A01A01']);
    expect(await server.stranger.put('/sys/selectDepart', { orgCode: 'A01A01', username: 'li' }, withToken(token))).toMatchObject({
      success: true,
      result: { userInfo: { orgCode: 'A01A01' } },
    });
    expect((await server.stranger.get('/sys/user/getCurrentUserDeparts', {}, withToken(token))).result.orgCode).toBe('A01A01');
    expect(await server.stranger.post('/sys/selectDepart', { orgCode: 'B01' }, withToken(token))).toMatchObject({ status: 403 });
    expect(await server.stranger.post('/sys/selectDepart', { orgCode: 'A01', username: 'wang' }, withToken(token))).toMatchObject({
      status: 403,
    });
  });

  test('SESS-02 code 406 says what is needed, and only that is then allowed', async () => {
    const reply = await login('fresh');
    expect(reply).toMatchObject({ status: 200, success: false, code: 406, result: { need: ['password'] } });
    const headers = withToken(reply.result.token);

    expect(await server.stranger.get('/sys/permission/getUserPermissionByToken', {}, headers)).toMatchObject({
      status: 403,
      message: '请先修改密码',
    });
    expect(
      await server.stranger.post(
        '/sys/user/updatePassword',
        { username: 'fresh', oldpassword: password, password: 'Other-2026!x', confirmpassword: 'Other-2026!x' },
        headers,
      ),
    ).toMatchObject({ success: true, message: '密码重置成功!' });
    expect((await server.stranger.get('/sys/permission/getUserPermissionByToken', {}, headers)).status).toBe(200);
    expect((await login('fresh', 'Other-2026!x')).code).toBe(200);
  });

  test('AUTH-03 a frozen user is out at once', async () => {
    const { token } = (await login('wang')).result;
    await server.inTenant(0, (tx) => tx.update(sysUser).set({ status: 2 }));

    expect((await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, withToken(token))).status).toBe(401);
    expect(await login('wang')).toMatchObject({ success: false, message: '该用户已冻结' });
  });
});

describe('guessing', () => {
  test('AUTH-01 unknown, wrong and waiting accounts are answered alike', async () => {
    const unknown = await login('nobody', 'wrong');
    const wrong = await login('wang', 'wrong');
    const { timestamp: _a, requestId: _b, ...first } = unknown as unknown as Record<string, unknown>;
    const { timestamp: _c, requestId: _d, ...second } = wrong as unknown as Record<string, unknown>;

    expect(first).toEqual({ status: 200, success: false, code: 500, message: '用户名或密码错误', result: null });
    expect(second).toEqual(first);
  });

  test('AUTH-01 after three failures a picture code is asked for, and each code works once', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await login('wang', 'wrong');

    expect(await login('wang')).toMatchObject({ success: false, code: 406, result: { need: ['captcha'] } });
    expect(await login('wang', password, { captcha: 'AAAAA', checkKey: '1629428467008' })).toMatchObject({
      success: false,
      code: 500,
      message: '验证码错误',
    });
    const image = await server.stranger.get('/sys/randomImage/1629428467008');
    expect(image.result).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(await server.stranger.post('/sys/checkCaptcha', { captcha: 'wrong', checkKey: 1_629_428_467_008 })).toMatchObject({
      success: false,
      message: '验证码错误',
    });
    expect(await server.stranger.post('/sys/checkCaptcha', { checkKey: 1_629_428_467_008 })).toMatchObject({
      success: false,
      message: '验证码无效',
    });
  });

  test('AUTH-01 five failures close an account for a minute, doubling, also for the right password', async () => {
    const attempt = async (given: string) => login('wang', given, await solvedCaptcha(server));
    for (let index = 0; index < 5; index += 1) await attempt('wrong');

    expect(await attempt(password)).toMatchObject({ success: false, message: '用户名或密码错误' });
    server.clock.advance(61_000);
    expect((await attempt('wrong')).success).toBe(false);
    server.clock.advance(61_000);
    expect((await attempt(password)).success).toBe(false);
    server.clock.advance(60_000);
    expect((await attempt(password)).code).toBe(200);
    expect((await login('wang', 'wrong')).message).toBe('用户名或密码错误');
    expect((await login('wang')).code).toBe(200);
  });

  test('AUTH-01 many at once do not slip under the limit', async () => {
    await Promise.all(Array.from({ length: 12 }, () => login('wang', 'wrong')));

    const { rows } = await server.database.pool.query(
      "select max(failures)::int as most from sys_login_throttle where key like 'account:%'",
    );
    // Each of the first three counts; the others are asked for a code and try nothing.
    expect(rows[0].most).toBe(3);
    expect(await login('wang')).toMatchObject({ success: false, code: 406 });
  });

  test('AUTH-01 an address with a hundred failures is refused, whatever it claims to be', async () => {
    await server.database.pool.query('delete from sys_login_throttle');
    await login('x0', 'wrong');
    await server.database.pool.query("update sys_login_throttle set failures = 100 where key like 'address:%'");

    expect(await server.stranger.post('/sys/login', { username: 'wang', password }, { 'x-forwarded-for': '9.9.9.9' })).toMatchObject({
      status: 429,
    });
  });
});
