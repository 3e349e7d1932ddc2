import { beforeAll, expect, test } from 'vitest';
// The rules that screens hide by. They import nothing; the server starts without the kit, so only this test knows of both.
import { type Access, can, type PermissionItem } from '../../../packages/admin-kit/src/permission/rules/permissionRules.ts';
import { modules } from '../src/modules/index.ts';
import { methodsOf } from '../src/platform/contract/index.ts';
import { type Actor, holds } from '../src/platform/context.ts';
import { systemActor } from '../src/platform/createContext.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { testServer, type TestServer } from './testServer.ts';

const routes = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) =>
    Object.values(contract.endpoints).flatMap((endpoint) =>
      endpoint.permission === undefined
        ? []
        : methodsOf(endpoint).map((method) => ({
            permission: endpoint.permission ?? '',
            method,
            url: `${apiPrefix}${contract.base}${endpoint.path.replaceAll(/:\w+/g, 'x1')}`,
          })),
    ),
  ),
);
const permissions = [...new Set(routes.map(({ permission }) => permission))].toSorted();

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

test('PERM-01 PERM-08 the screens and the server decide alike: every set of held names, asked for every name', () => {
  const names = ['order:list', 'order:add', 'order:edit', 'driver:list'];
  const restricted: PermissionItem[] = names.map((action) => ({ action, type: '1', status: '1' }));
  for (const isSuperAdmin of [false, true])
    for (let set = 0; set < 2 ** names.length; set += 1) {
      const held = names.filter((_, index) => (set >> index) % 2 === 1);
      const actor: Actor = { ...systemActor(0), isSuperAdmin, permissions: new Set(held) };
      // The server tells a super administrator's screens that everything is theirs.
      const auth = (isSuperAdmin ? names : held).map((action): PermissionItem => ({ action, type: '1' }));
      for (const name of names)
        expect(can({ auth, allAuth: restricted }, { action: name }), `${held.join()} ${name}`).toBe(holds(actor, name));
    }
});

test('PERM-01 PERM-08 what the server tells the screens is what it enforces, for every endpoint', async () => {
  for (const [remainder, username] of [
    [0, 'holds_even'],
    [1, 'holds_odd'],
  ] as const) {
    const user = server.as({ username, permissions: permissions.filter((_, index) => index % 2 === remainder) });
    const { result } = await user.get('/sys/permission/getUserPermissionByToken');
    const access = result as Access;
    for (const { permission, method, url } of routes) {
      const reply = await server.fastify.inject({
        method,
        url,
        headers: {
          'x-access-token': user.token,
          ...(method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
      });
      const isRefused = reply.statusCode === 403 && reply.json<{ code: number }>().code === 510;
      expect(isRefused, `${method} ${url} for ${username}: ${reply.body.slice(0, 200)}`).toBe(!can(access, { action: permission }));
    }
  }
}, 120_000);
