import { beforeAll, expect, test } from 'vitest';
import { apiPrefix } from '../../platform/http/buildServer.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

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
  ])
    expect(await plain.get(path), path).toMatchObject({ status: 403 });
});
