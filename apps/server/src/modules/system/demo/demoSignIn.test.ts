import { beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { modules } from '../../index.ts';
import { createUser, seedDepart } from '../seed/seedPeople.ts';
import { demoModule, demoPeopleAmong } from './demoSignIn.ts';

let server: TestServer;

beforeEach(async () => {
  server = await testServer({ modules: [...modules, demoModule] });
  await server.database.transaction('system', async (tx) => {
    await seedDepart(tx, { orgCode: 'A01', name: '总部' });
    const person = { realname: '王调度', password: 'Freight-2026!', departs: ['A01'] };
    await createUser(tx, { ...person, username: 'dispatcher', isDemo: true });
    await createUser(tx, { ...person, username: 'admin', isDemo: true, mustChangePassword: true });
    await createUser(tx, { ...person, username: 'real' });
  });
});

const here = { host: '127.0.0.1:8080' };
const signIn = (username: string, headers: Readonly<Record<string, string>> = here) =>
  server.stranger.post('/sys/demo/signIn', { username }, headers);

test('DEMO-01 a person of the demonstration is signed in by a press, and has the rights of a password login', async () => {
  const reply = await signIn('dispatcher');
  expect(reply).toMatchObject({ status: 200, code: 200, result: { userInfo: { username: 'dispatcher' }, permissions: { auth: [] } } });
  const token = { 'x-access-token': String(reply.result.token) };
  expect(await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, token)).toMatchObject({
    result: { sysUserCode: 'dispatcher' },
  });
});

test('DEMO-01 a person who would have to set a password first need not, and can still sign in with the one of the first start', async () => {
  expect(await signIn('admin')).toMatchObject({ code: 200 });
  expect(await server.stranger.post('/sys/loginByUsername', { username: 'admin', password: 'Freight-2026!' })).toMatchObject({ code: 200 });
});

test('DEMO-01 nobody else is signed in that way', async () => {
  for (const username of ['real', 'nobody']) expect(await signIn(username)).toMatchObject({ success: false, message: '该演示账号不存在' });
  expect([...(await demoPeopleAmong(server.database, ['dispatcher', 'admin', 'real']))].toSorted()).toEqual(['admin', 'dispatcher']);
});

test.each([
  ['127.0.0.1:8080', 200],
  ['localhost', 200],
  ['[::1]:8080', 200],
  ['demo.example.com', 403],
  ['127.0.0.1.example.com:8080', 403],
  ['192.168.1.20:8080', 403],
])('DEMO-01 a page that knows this machine as %s is answered with %i', async (host, status) => {
  const reply = await signIn('dispatcher', { host });
  expect(reply.status === 200 && reply.success ? 200 : 403).toBe(status);
});

test('DEMO-01 a server without the demonstration has no such address', async () => {
  const plain = await testServer();
  expect(await plain.stranger.post('/sys/demo/signIn', { username: 'admin' }, here)).toMatchObject({ message: '请求的地址不存在' });
});
