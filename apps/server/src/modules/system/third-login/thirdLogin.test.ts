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
  expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');

  const reply = await enter(token, cookie);

  expect(reply).toMatchObject({
    success: true,
    code: 200,
    result: { userType: 1, userInfo: { username: 'github_4711', realname: '小周' } },
  });
  expect(await enter(token, cookie)).toMatchObject(refused);
  const again = await come('4711');
  expect((await enter(again.token, again.cookie)).result.userInfo.id).toBe(reply.result.userInfo.id);
});

test('SESS-01 another browser, another state, a refusal and a late ticket open nothing', async () => {
  expect((await come('1', { cookie: () => '' })).token).toBe('登录失败');
  expect((await come('1', { cookie: () => 'third_nonce=guessed' })).token).toBe('登录失败');
  expect((await come('1', { state: (state) => `${state}x` })).token).toBe('登录失败');
  expect((await come('1', { state: () => '' })).token).toBe('登录失败');
  expect((await come('not a number')).token).toBe('登录失败');
  const { token, cookie } = await come('1');
  expect(await enter(token, '')).toMatchObject(refused);
  expect(await enter(token, 'third_nonce=guessed')).toMatchObject(refused);
  expect(await enter(`${token}x`, cookie)).toMatchObject(refused);
  server.clock.advance(61_000);
  expect(await enter(token, cookie)).toMatchObject(refused);
  const state = (await come('1')).asked.searchParams.get('state') ?? '';
  expect(await enter(state, cookie)).toMatchObject(refused);
});

test('SESS-01 a third party’s person never becomes an existing user by its name', async () => {
  await server.as({ username: 'github_666', permissions: 'all' }).get('/sys/user/getCurrentUserDeparts');
  expect((await come('666')).token).toBe('登录失败');
  server.errors.length = 0;
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
