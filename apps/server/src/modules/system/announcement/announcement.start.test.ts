import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deliverOutbox } from '../../../../test/deliverOutbox.ts';
import { patience } from '../../../../test/patience.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { createApp } from '../../../app.ts';
import { apiPrefix } from '../../../platform/http/buildServer.ts';
import { createSocketHub, localRelay } from '../../../platform/sockets/hub.ts';
import { registerSockets } from '../../../platform/sockets/registerSockets.ts';
import { socketProtocol } from '../../../platform/sockets/socketGuard.ts';
import { systemModule, systemPorts } from '../system.module.ts';

const modules = [systemModule];
const opened: WebSocket[] = [];
let server: TestServer;
let boss: TestClient;
let reader: TestClient;
let other: TestClient;
let abroad: TestClient;

const withSockets = async (): Promise<NonNullable<Parameters<typeof createApp>[0]['extend']>> => {
  const hub = await createSocketHub(localRelay());
  return (api, platform) => registerSockets(api, { platform, hub });
};

beforeAll(async () => {
  server = await testServer({ modules, shared: true, extend: await withSockets() });
  await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  [boss, reader, other] = [server.as('boss'), server.as('start_reader'), server.as('start_other')];
  abroad = server.as({ username: 'start_abroad', tenantId: 2 });
  for (const one of [boss, reader, other, abroad]) await one.get('/sys/annountCement/listByUser');
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

/** Titles of what a person's window is told; `end` tells that nothing more is on its way. */
async function listen(person: TestClient, { fastify } = server) {
  const { port } = fastify.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${apiPrefix}/websocket/${person.userId}`, [socketProtocol, person.token]);
  opened.push(socket);
  const heard: string[] = [];
  socket.addEventListener('message', (event) => {
    const { cmd, msgTxt } = JSON.parse(String(event.data)) as { cmd: string; msgTxt: string };
    if (cmd !== 'rows') heard.push(msgTxt);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  return async () => {
    const before = heard.length;
    socket.send('?');
    await vi.waitFor(() => expect(heard.slice(before)).toContain('心跳响应'), patience);
    return heard.filter((one) => one !== '心跳响应');
  };
}

async function draft(change: object): Promise<string> {
  const body = { titile: '停运', msgCategory: '1', msgType: 'ALL', msgAbstract: '摘要', startTime: '2026-06-01 12:00:00', ...change };
  const { result } = await boss.post('/sys/annountCement/add', { endTime: '2026-06-09 00:00:00', ...body });
  return result.id;
}
async function publish(change: object): Promise<string> {
  const id = await draft(change);
  expect(await boss.get('/sys/annountCement/doReleaseData', { id })).toMatchObject({ success: true });
  return id;
}

test('SYS-07 NOTI-06 an announcement with a start to come is told at its start to those it is for, once, also by a server that started since', async () => {
  server.clock.set('2026-06-01T10:00:00+08:00');
  const [mine, theirs, elsewhere] = [await listen(reader), await listen(other), await listen(abroad)];
  await publish({ titile: '给所有人' });
  await publish({ titile: '给一人', msgType: 'USER', userIds: `${reader.userId},` });
  await publish({ titile: '已开始', startTime: '2026-06-01 09:00:00' });
  server.clock.set('2026-06-01T11:59:59+08:00');
  await deliverOutbox(server.platform);
  expect([await mine(), await theirs()]).toEqual([['已开始'], ['已开始']]);

  server.clock.set('2026-06-01T12:00:00+08:00');
  await deliverOutbox(server.platform);
  await deliverOutbox(server.platform);

  expect((await mine()).toSorted()).toEqual(['已开始', '给一人', '给所有人'].toSorted());
  expect([await theirs(), await elsewhere()]).toEqual([['已开始', '给所有人'], []]);

  await publish({ titile: '重启之后', startTime: '2026-06-01 13:00:00' });
  const { config, database } = server.platform;
  const { fastify, platform } = await createApp({
    config,
    database,
    clock: server.clock,
    modules,
    ports: systemPorts,
    logger: false,
    extend: await withSockets(),
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const again = await listen(reader, { ...server, fastify });
  server.clock.set('2026-06-01T13:00:30+08:00');
  await deliverOutbox(platform);
  await deliverOutbox(server.platform);
  expect(await again()).toEqual(['重启之后']);
  expect(await mine()).not.toContain('重启之后');
  await fastify.close();
});

test('SYS-07 what was withdrawn, removed or is over by its start is told to nobody, and before it nobody learns its title', async () => {
  server.clock.set('2026-06-01T10:00:00+08:00');
  const mine = await listen(reader);
  const withdrawn = await publish({ titile: '撤销' });
  const removed = await publish({ titile: '删除' });
  const later = await publish({ titile: '未到' });
  await publish({ titile: '已过', endTime: '2026-06-01 12:10:00' });
  await draft({ titile: '草稿' });
  for (const id of [withdrawn, removed]) expect(await boss.get('/sys/annountCement/doReovkeData', { id })).toMatchObject({ success: true });
  expect(await boss.delete('/sys/annountCement/delete', { id: removed })).toMatchObject({ success: true });
  await boss.get('/sys/annountCement/syncNotic', { anntId: later });
  expect(await mine()).toEqual([]);
  server.clock.set('2026-06-01T12:20:00+08:00');

  await deliverOutbox(server.platform);

  expect(await mine()).toEqual(['未到']);
  await boss.get('/sys/annountCement/syncNotic', { anntId: later });
  await boss.get('/sys/annountCement/doReovkeData', { id: later });
  expect(await mine()).toEqual(['未到', '未到', '未到']);
});
