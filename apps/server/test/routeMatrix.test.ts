import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { sysRolePermission } from '../src/modules/system/role/role.table.ts';
import { permissionId } from '../src/modules/system/seed/seedMenus.ts';
import { methodsOf, type Endpoint } from '../src/platform/contract/index.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { testServer, type TestServer } from './testServer.ts';

interface Route {
  title: string;
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  endpoint: Endpoint;
}

/** Every method of every endpoint of every module, with parameters filled. */
const all: Route[] = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) =>
    [contract.base, ...(contract.about.alsoAt ?? [])].flatMap((base) =>
      Object.values(contract.endpoints).flatMap((endpoint) =>
        methodsOf(endpoint).map((method) => ({
          title: `${method} ${base}${endpoint.path}`,
          url: `${apiPrefix}${base}${endpoint.path.replaceAll(/:\w+/g, 'x1')}`,
          method,
          endpoint,
        })),
      ),
    ),
  ),
);
const guarded = all.filter(({ endpoint }) => endpoint.auth !== 'public' && endpoint.auth !== 'optional');
const permitted = all.filter(({ endpoint }) => endpoint.permission !== undefined);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const call = ({ method, url }: Route, headers: Record<string, string> = {}) =>
  server.fastify.inject({
    method,
    url,
    headers: { ...(method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
  });

describe('PERM-08 every endpoint', () => {
  test.each(['public', 'optional'] as const)('PERM-08 the endpoints that are open to strangers are these: %s', (auth) => {
    expect(
      all
        .filter(({ endpoint }) => endpoint.auth === auth)
        .map(({ title }) => title)
        .sort(),
    ).toMatchSnapshot();
  });

  test('PERM-08 refuses a stranger, a junk token and a token of the wrong form', async () => {
    for (const route of guarded) {
      for (const headers of [
        {},
        { 'x-access-token': 'junk' },
        { 'x-access-token': 'x'.repeat(300) },
        { 'x-access-token': '' },
        { authorization: `Bearer ${server.as('boss').token}` },
        { cookie: `X-Access-Token=${server.as('boss').token}` },
      ] as Record<string, string>[]) {
        const reply = await call(route, headers);
        expect(reply.statusCode, route.title).toBe(401);
        expect(reply.json(), route.title).toMatchObject({ success: false, message: 'Token失效，请重新登录', result: null });
      }
    }
  }, 120_000);

  test('PERM-08 refuses an expired and an ended session', async () => {
    const gone = server.as('gone');
    await gone.get('/sys/user/getCurrentUserDeparts');
    await gone.post('/sys/logout');
    for (const route of guarded) expect((await call(route, { 'x-access-token': gone.token })).statusCode, route.title).toBe(401);
  }, 120_000);

  test('PERM-08 with a permission refuses a user who holds all others', async () => {
    const everything = [...new Set(permitted.map(({ endpoint }) => endpoint.permission ?? ''))];
    const user = server.as({ username: 'lacks_one', permissions: everything });
    await user.get('/sys/user/getCurrentUserDeparts');
    for (const missing of everything) {
      const isMissing = eq(sysRolePermission.permissionId, permissionId(missing));
      const [taken] = await server.inTenant(0, (tx) => tx.delete(sysRolePermission).where(isMissing).returning());
      if (taken === undefined) throw new Error(`${missing} was not held.`);
      for (const route of permitted.filter(({ endpoint }) => endpoint.permission === missing)) {
        const reply = await call(route, { 'x-access-token': user.token });
        expect(reply.statusCode, route.title).toBe(403);
        expect(reply.json(), route.title).toMatchObject({ success: false, code: 510 });
      }
      await server.inTenant(0, (tx) => tx.insert(sysRolePermission).values(taken));
    }
  }, 300_000);

  test('SESS-10 refuses a tenant that the user does not belong to', async () => {
    const user = server.as('boss');
    await user.get('/sys/user/getCurrentUserDeparts');
    for (const route of guarded)
      expect((await call(route, { 'x-access-token': user.token, tenant_id: '2' })).statusCode, route.title).toBe(403);
  }, 120_000);

  test('API-03 answers nonsense with an envelope and no trace of our insides', async () => {
    const user = server.as('boss');
    await user.get('/sys/user/getCurrentUserDeparts');
    const nonsense = [
      '{}',
      '[]',
      '"x"',
      'null',
      '{"id":{"$gt":""}}',
      '{"id":"\' or 1=1--","ids":["x"],"version":"1e9"}',
      '{"__proto__":{"admin":true},"constructor":1}',
      '{"id":null,"name":[],"username":{}}',
    ];
    for (const route of all.filter(({ endpoint }) => endpoint.content !== 'file')) {
      for (const payload of nonsense) {
        const reply = await server.fastify.inject({
          method: route.method,
          url: `${route.url}?id=%27%20or%201%3D1--&ids=%00,x&pageNo=1&keyword=%25%27`,
          headers: {
            'x-access-token': user.token,
            ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
          },
          ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { payload }),
        });
        expect(reply.statusCode, `${route.title} ${payload} ${reply.body}`).toBeLessThan(500);
        expect(reply.body, route.title).not.toMatch(/at .*\.ts:\d+|relation "|syntax error|node_modules/);
        if (route.endpoint.content === 'raw' && reply.statusCode === 200) {
          expect(reply.json(), route.title).not.toHaveProperty('success');
          continue;
        }
        expect(reply.json(), route.title).toEqual(
          expect.objectContaining({ success: expect.any(Boolean), message: expect.any(String), timestamp: expect.any(Number) }),
        );
      }
    }
    expect(server.errors).toEqual([]);
  }, 300_000);
});
