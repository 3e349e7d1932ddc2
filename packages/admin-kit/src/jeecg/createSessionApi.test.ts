import { describe, expect, test, vi } from 'vitest';
import { jeecgWire } from './jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession } from '../session/session.ts';
import { createSessionApi } from './createSessionApi.ts';
import { loginOf } from './loginOf.ts';
import type { LoginInputs, LoginWay } from '../session/sessionApi.ts';
import { casLoginUrl, casLogoutUrl, readTicket, waitForThirdParty } from '../session/tickets.ts';

const userInfo = { id: 'u1', username: 'wang', realname: '王五' };
const good = { token: 'T1', userInfo, userType: 2, cid: 'c1', sysAllDictItems: { sex: [] }, departs: [], multi_depart: 1 };

/** A whole client over a server that answers everything alike. */
function setUp(answer: unknown, status = 200) {
  const asked: { method: string; path: string; query: string; body: unknown; token: string | undefined }[] = [];
  const session = createSession({ store: createMemoryStore() });
  const notify = vi.fn();
  const leave = vi.fn();
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => session.state().token,
    tenantId: () => session.state().tenantId,
    notify,
    leave,
    now: () => 0,
    wait: async () => {},
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url as string, 'http://local');
      asked.push({
        method: String(init?.method),
        path: pathname.replace('/jeecg-boot', ''),
        query: search.replace(/[?&]_t=0/, ''),
        body: init?.body === undefined ? undefined : (JSON.parse(init.body as string) as unknown),
        token: new Headers(init?.headers).get('X-Access-Token') ?? undefined,
      });
      return Response.json(answer, { status });
    },
  });
  return { api: createSessionApi({ session, request: client.request }), session, asked, notify, leave };
}
const accepted = (result: unknown, code: unknown = '200') => ({ success: true, code, message: '登录成功', result });

describe('SESS-01 ways to sign in', () => {
  const password = { username: 'wang', password: 'x', captcha: 'abcd', checkKey: 'k' };
  const phone = { mobile: '13800000000', captcha: '123456' };
  const ways: [LoginWay, LoginInputs[LoginWay], string, string, unknown][] = [
    ['username', password, 'POST', '/sys/loginByUsername', password],
    ['account', password, 'POST', '/sys/login', password],
    ['customer', password, 'POST', '/sys/customerlogin', password],
    ['sms', phone, 'POST', '/sys/loginBySMS', phone],
    ['phone', phone, 'POST', '/sys/phoneLogin', phone],
    ['username', { ...password, remember: true }, 'POST', '/sys/loginByUsername', { ...password, remember_me: true }],
    ['phone', { ...phone, remember: false }, 'POST', '/sys/phoneLogin', { ...phone, remember_me: false }],
    ['cas', { ticket: 'ST-1', service: 'http://me/' }, 'POST', '/cas/client/validateLogin', { ticket: 'ST-1', service: 'http://me/' }],
    ['thirdParty', { token: 'a/b' }, 'GET', '/thirdLogin/getLoginUser/a%2Fb', undefined],
    ['remembered', { id: 'r 1' }, 'GET', '/sys/remember/r%201', undefined],
  ];

  test.each(ways)('SESS-01 SESS-03 SESS-05 by %s', async (way, input, method, path, body) => {
    const { api, asked, session } = setUp(accepted(good));

    const outcome = await api.loginWith(way, input as never);

    expect(asked).toEqual([{ method, path, query: '', body, token: undefined }]);
    expect(outcome).toMatchObject({ kind: 'signedIn', mustChoose: false, login: { token: 'T1' } });
    expect(session.state()).toMatchObject({ token: 'T1', user: userInfo, userType: '2', cid: 'c1' });
  });

  test.each(ways)(
    'SESS-02 by %s: any code but 200 is thrown with the answer, 406 only for others than the username',
    async (way, input) => {
      const refused = { success: false, code: 500, message: '用户名或密码错误', result: null };
      const { api, session } = setUp(refused);
      await expect(api.loginWith(way, input as never)).rejects.toMatchObject({ message: '用户名或密码错误', code: 500, response: refused });
      expect(session.state().token).toBeUndefined();

      const odd = { success: true, code: 0, message: '手机验证码错误', result: null };
      await expect(setUp(odd).api.loginWith(way, input as never)).rejects.toMatchObject({ message: '手机验证码错误', response: odd });

      const more = { success: false, code: '406', message: '请输入验证码', result: { need: ['captcha'] } };
      const asked = setUp(more).api.loginWith(way, input as never);
      if (way === 'username') await expect(asked).resolves.toMatchObject({ kind: 'unfinished', need: ['captcha'], response: more });
      else await expect(asked).rejects.toMatchObject({ message: '请输入验证码', code: '406' });
    },
  );

  test('SESS-02 a login that needs a new password first hands its token over and starts nothing', async () => {
    const { api, session } = setUp({ success: false, code: 406, message: '请修改密码', result: { ...good, need: ['password'] } });

    expect(await api.loginWith('username', password)).toMatchObject({ kind: 'unfinished', need: ['password'], login: { token: 'T1' } });
    expect(session.state().token).toBeUndefined();
    expect(await setUp({ success: false, code: 406, result: null }).api.loginWith('username', password)).toMatchObject({
      need: [],
      login: undefined,
    });
  });

  test('SESS-02 the number 200 is as good as the text; a success without a token or a user is a malformed answer', async () => {
    expect(await setUp(accepted(good, 200)).api.loginWith('account', password)).toMatchObject({ kind: 'signedIn' });
    for (const result of [null, {}, { ...good, token: 3 }, { ...good, userInfo: null }, { ...good, departs: 'x' }])
      await expect(setUp(accepted(result)).api.loginWith('account', password)).rejects.toThrow('服务器返回的数据格式不正确');
    await expect(setUp({ success: true, code: 7, message: '', result: good }).api.loginWith('account', password)).rejects.toThrow(
      '操作失败，请稍后重试',
    );
  });

  test('LANG-01 speaks English when the person does', async () => {
    const session = createSession({ store: createMemoryStore() });
    const api = createSessionApi({ session, locale: () => 'en-US', request: async () => ({ success: true, code: 1 }) as never });

    await expect(api.loginWith('sms', { mobile: '1', captcha: '2' })).rejects.toThrow('That did not work.');
  });
});

describe('SESS-07 departments', () => {
  const departs = [
    { orgCode: 'A01', departName: '运营部' },
    { orgCode: 'A02', departName: '财务部' },
  ];

  const departments = [
    { code: 'A01', name: '运营部' },
    { code: 'A02', name: '财务部' },
  ];

  test('SESS-07 a person of several departments has to choose', async () => {
    const { api } = setUp(accepted({ ...good, departs, multi_depart: 2 }));

    expect(await api.loginWith('username', { username: 'wang', password: 'x' })).toMatchObject({ mustChoose: true, departments });
  });

  test('SESS-07 lists the departments, sends the choice and keeps it', async () => {
    const listed = setUp(accepted({ list: departs, orgCode: 'A01' }));
    expect(await listed.api.departments()).toEqual({ list: departments, current: 'A01' });
    expect(await setUp(accepted({ list: null, orgCode: null })).api.departments()).toEqual({ list: [], current: undefined });
    await expect(setUp(accepted({ list: [{ orgCode: 1 }] })).api.departments()).rejects.toThrow('服务器返回的数据格式不正确');

    const { api, asked, session } = setUp(accepted({ userInfo: { ...userInfo, orgCode: 'A02' } }));
    session.start(loginOf(good));
    await api.selectDepartment('A02');

    expect(asked[0]).toMatchObject({ method: 'POST', path: '/sys/selectDepart', body: { orgCode: 'A02', username: 'wang' } });
    expect(session.state()).toMatchObject({ departmentCode: 'A02', user: { departmentCode: 'A02' } });
    expect(session.lastDepartment('wang')).toBe('A02');
  });
});

describe('SESS-04 logout', () => {
  test('SESS-04 ends the session at once, then tells the server with the old token', async () => {
    const { api, asked, session } = setUp(accepted(null));
    session.start(loginOf(good));

    const told = api.logout();
    expect(session.state().token).toBeUndefined();
    expect(session.dictionaries()).toBeUndefined();

    expect(await told).toEqual({ error: undefined });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/sys/logout', token: 'T1' });
  });

  test.each([401, 500, 503])('SESS-04 a server that answers %i changes nothing; its error may be shown', async (status) => {
    const { api, session, notify, leave } = setUp({ success: false, message: '退出登录失败！' }, status);
    session.start(loginOf(good));

    const { error } = await api.logout();

    expect(error).toMatchObject({ message: '退出登录失败！' });
    expect(session.state().token).toBeUndefined();
    expect(notify).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('SESS-06 menu and permissions', () => {
  test('SESS-06 come checked, without the token in the address unless the server demands it', async () => {
    const answer = accepted({ menu: [{ path: '/a' }], auth: [{ action: 'a:add', type: '1', describe: 'x' }], allAuth: null });
    const { api, asked, session } = setUp(answer);
    session.start(loginOf(good));

    expect(await api.permissions()).toEqual({ menu: [{ path: '/a' }], auth: [{ action: 'a:add', type: '1', describe: 'x' }], allAuth: [] });
    expect(asked[0]).toMatchObject({ path: '/sys/permission/getUserPermissionByToken', query: '', token: 'T1' });

    const request = vi.fn(async () => ({ menu: null }) as never);
    expect(await createSessionApi({ session, request, tokenInQuery: true }).permissions()).toEqual({ menu: null, auth: [], allAuth: [] });
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ query: { token: 'T1' } }));
  });

  test('SESS-06 those that came with the login are not asked for, once and for that login alone', async () => {
    const permissions = { menu: [{ path: '/a' }], auth: [{ action: 'a:add' }], allAuth: [] };
    const { api, asked, session } = setUp(accepted({ ...good, ...permissions, permissions }));
    await api.loginWith('username', { username: 'wang', password: 'x' });

    expect(await api.permissions()).toEqual(permissions);
    expect(asked).toHaveLength(1);

    await api.permissions();
    expect(asked.map(({ path }) => path)).toEqual(['/sys/loginByUsername', '/sys/permission/getUserPermissionByToken']);

    await api.loginWith('username', { username: 'wang', password: 'x' });
    session.start(loginOf({ ...good, token: 'T2' }));
    await api.permissions();
    expect(asked.at(-1)).toMatchObject({ path: '/sys/permission/getUserPermissionByToken', token: 'T2' });
  });

  test.each([undefined, null, 'x', { menu: [3] }, { menu: [], auth: [{}] }])(
    'SESS-06 a login that brought %j for them is followed by the question',
    async (permissions) => {
      const { api, asked } = setUp(accepted({ ...good, menu: [{ path: '/asked' }], permissions }));
      await api.loginWith('username', { username: 'wang', password: 'x' });

      expect(await api.permissions()).toEqual({ menu: [{ path: '/asked' }], auth: [], allAuth: [] });
      expect(asked).toHaveLength(2);
    },
  );

  test.each([null, [], { menu: {} }, { menu: [3] }, { menu: [], auth: [{}] }, { menu: [], auth: [], allAuth: 'x' }])(
    'FAIL-01 the answer %j is malformed',
    async (result) => {
      await expect(setUp(accepted(result)).api.permissions()).rejects.toThrow('服务器返回的数据格式不正确');
    },
  );
});

describe('SESS-01 tickets', () => {
  test('SESS-01 finds the ticket in an address and the service without it', () => {
    expect(readTicket('https://me.example/user/login?a=1&ticket=ST-1#x')).toEqual({
      ticket: 'ST-1',
      service: 'https://me.example/user/login?a=1',
    });
    for (const href of [
      'https://me.example/',
      'https://me.example/?ticket=',
      'https://me.example/?ticket=a&ticket=b',
      `https://me.example/?ticket=${'x'.repeat(513)}`,
      'no address',
    ])
      expect(readTicket(href)).toBeUndefined();
  });

  test('SESS-01 leads to the central login and logout', () => {
    expect(casLoginUrl('https://cas.example/cas/', 'https://me.example/?a=1')).toBe(
      'https://cas.example/cas/login?service=https%3A%2F%2Fme.example%2F%3Fa%3D1',
    );
    expect(casLogoutUrl('https://cas.example/cas', 'https://me.example/')).toBe(
      'https://cas.example/cas/logout?service=https%3A%2F%2Fme.example%2F',
    );
  });

  function waiting(signal?: AbortSignal) {
    const page = new EventTarget();
    const popup = {} as Window;
    const token = waitForThirdParty({ popup, origin: 'https://server.example', page: page as Window, signal });
    const say = (message: { origin: string; source: unknown; data: unknown }) =>
      page.dispatchEvent(Object.assign(new Event('message'), message));
    return { token, popup, say };
  }

  test('SESS-01 takes the token of the right window and origin alone', async () => {
    const { token, popup, say } = waiting();
    say({ origin: 'https://evil.example', source: popup, data: 'evil' });
    say({ origin: 'https://server.example', source: {}, data: 'evil' });
    say({ origin: 'https://server.example', source: popup, data: { token: 'evil' } });
    say({ origin: 'https://server.example', source: popup, data: '' });
    say({ origin: 'https://server.example', source: popup, data: 'T3' });

    expect(await token).toBe('T3');
  });

  test('SESS-01 a refused login is told; waiting can be given up', async () => {
    const { token, popup, say } = waiting();
    say({ origin: 'https://server.example', source: popup, data: '登录失败' });
    await expect(token).rejects.toThrow('登录失败');

    const leaving = new AbortController();
    const given = waiting(leaving.signal).token;
    leaving.abort(new Error('left'));
    await expect(given).rejects.toThrow('left');
    await expect(waiting(AbortSignal.abort(new Error('gone'))).token).rejects.toThrow('gone');
  });
});
