import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { seedRole } from '../seed/seedPeople.ts';

/** A small third party that speaks like GitHub: a code is good once and tells whose it is. */
const codes = new Map<string, string>();
const party = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const reply = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/login/oauth/access_token') {
      const { code, client_id: id, client_secret: secret } = JSON.parse(body) as Record<string, string>;
      const user = id === 'our-id' && secret === 'our-secret' ? codes.get(code ?? '') : undefined;
      codes.delete(code ?? '');
      return reply(user === undefined ? { error: 'bad_verification_code' } : { access_token: `token-of-${user}` });
    }
    const known = /^Bearer token-of-(.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (request.url !== '/api/v3/user' || known === undefined) return response.writeHead(401).end('{}');
    return reply({ id: Number(known), login: `login${known}`, name: '小周' });
  });
});

const origin = 'https://freight.example.com';
let server: TestServer;

beforeAll(() => new Promise<void>((resolve) => party.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => party.close(resolve)));
beforeEach(async () => {
  const baseUrl = `http://127.0.0.1:${(party.address() as AddressInfo).port}`;
  const github = { clientId: 'our-id', clientSecret: 'our-secret', agentId: '', baseUrl };
  server = await testServer({ config: { publicUrl: origin, thirdLogins: { github } } });
  await server.database.transaction('system', (tx) => seedRole(tx, { code: 'third_role', name: '第三方登录角色' }));
});

const raw = (url: string, cookie = '') => server.fastify.inject({ method: 'GET', url: `/jeecg-boot${url}`, headers: { cookie } });

/** Opens the window, and comes back from the third party. @returns what the page hands over */
async function come(user: string, change: { state?: (state: string) => string; cookie?: (cookie: string) => string } = {}) {
  const opened = await raw('/thirdLogin/render/github');
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const asked = new URL(String(opened.headers.location));
  codes.set('a-code', user);
  const state = asked.searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'a-code', state: change.state?.(state) ?? state });
  const page = await raw(`/thirdLogin/github/callback?${query.toString()}`, change.cookie?.(cookie) ?? cookie);
  const word = /postMessage\("([^"]+)", "([^"]+)"\)/.exec(page.body);
  return { opened, asked, cookie, page, token: word?.[1] ?? '', target: word?.[2] };
}

const enter = (token: string, cookie: string) =>
  server.stranger.get(`/thirdLogin/getLoginUser/${encodeURIComponent(token)}`, {}, { cookie });
const headersOf = (cookie: string) => ({ cookie });
const create = (token: string, cookie: string) => server.stranger.post('/thirdLogin/user/create', { token }, headersOf(cookie));
const bind = (token: string, cookie: string, more: object = {}) =>
  server.stranger.post('/thirdLogin/user/bind', { token, username: 'wang', password, ...more }, headersOf(cookie));
const chosen = { success: false, code: 406, result: { need: ['account'], party: 'github', name: '小周' } };
const password = 'Freight-2026!';
const refused = { success: false, message: '登录凭证无效或已过期，请重新登录' };

test('SESS-01 the window of a third party hands its word to our page alone, and it opens a session once', async () => {
  const { opened, asked, page, token, target, cookie } = await come('4711');
  expect(opened.statusCode).toBe(302);
  expect(asked.pathname).toBe('/login/oauth/authorize');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'our-id',
    redirect_uri: `${origin}/jeecg-boot/thirdLogin/github/callback`,
  });
  expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax; Secure/);
  expect(target).toBe(origin);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; frame-ancestors 'none'$/);
  // Pages of other clients have no policy of their own: one on the way, even of the redirect, would take the window from them.
  for (const { headers } of [opened, page]) expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');

  // Who is nobody here yet chooses first; asking uses nothing up.
  expect(await enter(token, cookie)).toMatchObject(chosen);
  expect(await enter(token, cookie)).toMatchObject(chosen);
  const reply = await create(token, cookie);

  expect(reply).toMatchObject({
    success: true,
    code: 200,
    result: { userType: 1, userInfo: { username: 'github_4711', realname: '小周' } },
  });
  expect(await create(token, cookie)).toMatchObject(refused);
  const again = await come('4711');
  expect((await enter(again.token, again.cookie)).result.userInfo.id).toBe(reply.result.userInfo.id);
  expect(await enter(again.token, again.cookie)).toMatchObject(refused);
});

test('SESS-01 another browser, another state, a refusal and a late ticket open nothing', async () => {
  expect((await come('1', { cookie: () => '' })).token).toBe('登录失败');
  expect((await come('1', { cookie: () => 'third_nonce=guessed' })).token).toBe('登录失败');
  expect((await come('1', { state: (state) => `${state}x` })).token).toBe('登录失败');
  expect((await come('1', { state: () => '' })).token).toBe('登录失败');
  expect((await come('not a number')).token).toBe('登录失败');
  const stranger = await come('1');
  for (const call of [enter, create, bind]) {
    expect(await call(stranger.token, '')).toMatchObject(refused);
    expect(await call(stranger.token, 'third_nonce=guessed')).toMatchObject(refused);
    expect(await call(`${stranger.token}x`, stranger.cookie)).toMatchObject(refused);
  }
  server.clock.advance(601_000);
  for (const call of [enter, create, bind]) expect(await call(stranger.token, stranger.cookie)).toMatchObject(refused);
  const late = await come('1');
  expect((await create(late.token, late.cookie)).code).toBe(200);
  const { token, cookie } = await come('1');
  // What opens a session binds nobody.
  for (const call of [create, bind]) expect(await call(token, cookie)).toMatchObject(refused);
  expect(await enter(token, '')).toMatchObject(refused);
  server.clock.advance(61_000);
  expect(await enter(token, cookie)).toMatchObject(refused);
  const state = (await come('1')).asked.searchParams.get('state') ?? '';
  expect(await enter(state, cookie)).toMatchObject(refused);
});

test('SESS-01 a third party’s person never becomes an existing user by its name', async () => {
  const namesake = server.as({ username: 'github_666', permissions: 'all' });
  await namesake.get('/sys/user/getCurrentUserDeparts');
  const { token, cookie } = await come('666');
  const made = (await create(token, cookie)).result.userInfo;
  expect(made.username).toMatch(/^github_666_[0-9a-f]{8}$/);
  expect(made.id).not.toBe(namesake.userId);
});

test('SESS-01 GEN-01 the password of an account binds a third party’s person to it, once, and opens it from then on', async () => {
  const wang = server.as({ username: 'wang', password });
  await wang.get('/sys/user/getCurrentUserDeparts');
  const { token, cookie } = await come('4711');
  expect(await bind(token, cookie, { password: 'wrong' })).toMatchObject({ success: false, message: '用户名或密码错误' });
  // Wrong attempts leave the ticket good.
  const reply = await bind(token, cookie);
  expect(reply).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'wang' } } });
  expect(reply.result.rememberId).toBeUndefined();
  expect(await bind(token, cookie)).toMatchObject(refused);
  const again = await come('4711');
  expect((await enter(again.token, again.cookie)).result.userInfo.id).toBe(wang.userId);

  // One person there is one user here, and the other way round.
  const li = server.as({ username: 'li', password });
  await li.get('/sys/user/getCurrentUserDeparts');
  const other = await come('4712');
  expect(await bind(other.token, other.cookie)).toMatchObject({ success: false, message: '您已绑定该平台的另一个账号，请先解除绑定' });
  expect((await bind(other.token, other.cookie, { username: 'li' })).code).toBe(200);
  const { rows } = await server.database.pool.query("select outcome from sys_audit where action = 'user.bindThird'");
  expect(rows).toHaveLength(2);
});

test('AUTH-01 guesses of the password count as those of a login', async () => {
  await server.as({ username: 'wang', password }).get('/sys/user/getCurrentUserDeparts');
  const { token, cookie } = await come('4711');
  for (let attempt = 0; attempt < 3; attempt += 1) await bind(token, cookie, { password: 'wrong' });
  expect(await bind(token, cookie)).toMatchObject({ success: false, code: 406, result: { need: ['captcha'] } });
  expect(await server.stranger.post('/sys/loginByUsername', { username: 'wang', password })).toMatchObject({ code: 406 });
});

test('GEN-01 people see what they are bound to, bind another account and release it', async () => {
  const wang = server.as({ username: 'wang', password });
  const list = async () => (await wang.get('/thirdLogin/bindings')).result;
  expect(await list()).toEqual([{ thirdType: 'github', realname: null, createTime: null }]);
  expect(await server.stranger.get('/thirdLogin/bindings')).toMatchObject({ status: 401 });
  const { token, cookie } = await come('4711');
  // Another browser's ticket binds nobody.
  expect(await wang.post('/thirdLogin/bindings', { token })).toMatchObject(refused);
  expect(await wang.post('/thirdLogin/bindings', { token }, headersOf(cookie))).toMatchObject({ success: true, message: '绑定成功！' });
  expect(await list()).toMatchObject([{ thirdType: 'github', realname: '小周' }]);
  expect(await wang.post('/thirdLogin/bindings', { token }, headersOf(cookie))).toMatchObject(refused);

  const li = server.as({ username: 'li' });
  const known = await come('4711');
  expect(await li.post('/thirdLogin/bindings', { token: known.token }, headersOf(known.cookie))).toMatchObject({
    success: false,
    message: '该第三方账号已绑定其他用户',
  });
  expect(await li.delete('/thirdLogin/bindings', { thirdType: 'github' })).toMatchObject({ status: 404 });
  expect(await wang.delete('/thirdLogin/bindings', { thirdType: 'github' })).toMatchObject({ success: true });
  expect((await list())[0].realname).toBeNull();
  const free = await come('4711');
  expect(await enter(free.token, free.cookie)).toMatchObject(chosen);
});

test('GEN-01 an account that only the third party opens is not released from it before it has a password', async () => {
  const { token, cookie } = await come('4711');
  const session = (await create(token, cookie)).result.token as string;
  const release = () =>
    server.fastify.inject({
      method: 'DELETE',
      url: '/jeecg-boot/thirdLogin/bindings?thirdType=github',
      headers: { 'x-access-token': session },
    });
  expect((await release()).json()).toMatchObject({ success: false, message: expect.stringContaining('忘记密码') });
  await server.database.pool.query("update sys_user set password_changed_at = '2026-01-01 00:00:00' where username = 'github_4711'");
  expect((await release()).json()).toMatchObject({ success: true });
});

test('SESS-01 what is not configured is not there', async () => {
  expect((await raw('/thirdLogin/render/dingtalk')).statusCode).toBe(404);
  expect((await raw('/thirdLogin/render/nowhere')).statusCode).toBe(404);
  expect((await raw('/thirdLogin/dingtalk/callback?code=1&state=1')).statusCode).toBe(404);
  const plain = await testServer();
  expect(await plain.stranger.get('/thirdLogin/getLoginUser/x')).toMatchObject({ status: 404 });
  expect((await raw('/sys/login/ways')).json()).toMatchObject({ result: { thirdParties: ['github'] } });
  expect((await raw('/sys/login/ways')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('API-05 a client of JeecgBoot 2.4 is told that people are exchanged with nobody, whatever they sign in by', async () => {
  const path = '/sys/thirdApp/getEnabledType';
  const reader = server.as({ username: 'third_reader', permissions: ['user:list'] });
  expect(await reader.get(path)).toMatchObject({ status: 200, success: true, result: { wechatEnterprise: false, dingtalk: false } });
  expect(await server.as({ username: 'third_nobody', permissions: [] }).get(path)).toMatchObject({ status: 403 });
  expect(await server.stranger.get(path)).toMatchObject({ status: 401 });
});
