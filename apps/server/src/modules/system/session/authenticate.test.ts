import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { seedDepart } from '../seed/seedPeople.ts';
import { sysUserDepart } from '../user/user.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

/** The department that a request in a tenant acts in, with all that the person belongs to there. */
async function departsIn({ token }: TestClient, tenantId: number) {
  const found = await server.platform.ports.authenticate(server.platform, { token, tenantId, address: '127.0.0.1', isPerson: true });
  return [found?.actor.orgCode, found?.actor.orgCodes];
}

test('SESS-07 SESS-10 the department that was chosen at home is nobody’s in another tenant, although its code is the same', async () => {
  const guest = server.as({ username: 'auth_guest', departs: ['A01', 'A01A02'], relTenantIds: '2' });
  await guest.get('/sys/user/getCurrentUserDeparts');
  const strange = server.as({ username: 'auth_host', tenantId: 2, departs: ['A01'] });
  await strange.get('/sys/user/getCurrentUserDeparts');

  expect(await departsIn(guest, 0)).toEqual(['A01', ['A01', 'A01A02']]);
  expect(await departsIn(guest, 2)).toEqual([null, []]);

  await server.database.transaction('system', async (tx) => {
    const depId = await seedDepart(tx, { orgCode: 'A02', name: '外派', order: 2, tenantId: 2 });
    await tx.insert(sysUserDepart).values({ tenantId: 2, userId: guest.userId, depId });
  });
  expect(await departsIn(guest, 2)).toEqual(['A02', ['A02']]);
  expect(await departsIn(guest, 0)).toEqual(['A01', ['A01', 'A01A02']]);
});
