import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deliverOutbox } from '../../../test/deliverOutbox.ts';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestClient, type TestServer } from '../../../test/testServer.ts';
import { sysRole } from '../../modules/system/role/role.table.ts';
import { endSessionsOfUser } from '../../modules/system/session/session.service.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { apiPrefix } from '../http/buildServer.ts';
import { createSocketHub, localRelay, maxSocketsPerUser } from './hub.ts';
import { registerSockets } from './registerSockets.ts';
import { socketProtocol } from './socketGuard.ts';

let server: TestServer;
let base: string;
/** As a relay that has lost its line for a while. */
let missMessages: () => void;
const opened: WebSocket[] = [];

beforeAll(async () => {
  const relay = localRelay();
  const hub = await createSocketHub({
    ...relay,
    subscribe: (listener, onGap) => {
      missMessages = onGap;
      return relay.subscribe(listener, onGap);
    },
  });
  server = await testServer({ modules: [systemModule], shared: true, extend: (api, platform) => registerSockets(api, { platform, hub }) });
  await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

let people = 0;

/** Somebody new each time, whatever became of those before. */
async function signedIn(name: string): Promise<TestClient> {
  people += 1;
  const client = server.as(`${name}_${people}`);
  await client.get('/sys/user/getCurrentUserDeparts');
  return client;
}

/** A socket with all that it has heard. */
interface Listener {
  socket: WebSocket;
  /** What was said to it, without news of changed rows. */
  heard: Record<string, unknown>[];
  /** Permissions that list rows of which it was told that they changed: by anyone who changes any, up to two seconds later. */
  news: unknown[];
  closed: Promise<{ code: number }>;
}

async function open(path: string, token: string): Promise<Listener> {
  const socket = new WebSocket(`ws://${base}${apiPrefix}/websocket/${path}`, [socketProtocol, token]);
  opened.push(socket);
  const heard: Listener['heard'] = [];
  const news: Listener['news'] = [];
  socket.addEventListener('message', (event) => {
    const message = JSON.parse(String(event.data)) as Record<string, unknown>;
    if (message['cmd'] === 'rows') news.push(message['msgTxt']);
    else heard.push(message);
  });
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener('close', (event) => resolve({ code: event.code }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  return { socket, heard, news, closed };
}

/** What the server answers to a handshake: 101, or the status of its refusal before any upgrade. */
function handshake(path: string, headers: Record<string, string>, at = base): Promise<{ status: number; protocol: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(`http://${at}${apiPrefix}/websocket/${path}`, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
        ...headers,
      },
    });
    call.on('response', (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, protocol: undefined });
    });
    call.on('upgrade', (reply, socket) => {
      socket.destroy();
      resolve({ status: 101, protocol: reply.headers['sec-websocket-protocol'] });
    });
    call.on('error', reject);
    call.end();
  });
}

/** A line that says the handshake, and what shall follow it in one breath, and agrees to nothing that the server says. */
function bareLine(
  { userId, token }: TestClient,
  { path = `${apiPrefix}/websocket/${userId}`, port = Number(base.split(':')[1]), breath = Buffer.alloc(0) } = {},
) {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (data) => heard.push(data));
  const greeting = [
    `GET ${path} HTTP/1.1`,
    `Host: ${base}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${socketProtocol}, ${token}`,
  ];
  socket.write(Buffer.concat([Buffer.from(`${greeting.join('\r\n')}\r\n\r\n`), breath]));
  return {
    socket,
    heard: () => Buffer.concat(heard).toString('latin1'),
    closed: new Promise((resolve) => socket.on('close', resolve)),
  };
}

const offer = (token: string) => ({ 'sec-websocket-protocol': `${socketProtocol}, ${token}` });

describe('NOTI-06 sockets', () => {
  test('NOTI-06 the handshake asks for the own path, a live token and the own origin, before the upgrade', async () => {
    const [me, other] = [await signedIn('socket_me'), await signedIn('socket_other')];

    expect(await handshake(me.userId, offer(me.token))).toEqual({ status: 101, protocol: socketProtocol });
    expect((await handshake(other.userId, offer(me.token))).status).toBe(403);
    expect((await handshake(me.userId, {})).status).toBe(401);
    expect((await handshake(me.userId, { 'sec-websocket-protocol': socketProtocol })).status).toBe(401);
    expect((await handshake(me.userId, offer(`${me.token}x`))).status).toBe(401);
    expect((await handshake(me.userId, { 'x-access-token': me.token })).status).toBe(401);
    expect((await handshake(`${me.userId}?token=${me.token}`, {})).status).toBe(401);
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
      expect((await handshake(me.userId, { ...offer(me.token), origin })).status, origin).toBe(403);
    expect((await handshake(me.userId, { ...offer(me.token), origin: `http://${base}` })).status).toBe(101);
    expect(server.logLines.join('\n')).not.toContain(me.token);
    expect(server.errors).toEqual([]);
  });

  test('NOTI-06 the stock client of 3.x offers its token alone, with a mark of its page behind the id, and is answered with it', async () => {
    const { userId, token } = await signedIn('stock');
    const alone = { 'sec-websocket-protocol': token };

    expect(await handshake(userId, alone)).toEqual({ status: 101, protocol: token });
    expect(await handshake(`${userId}_0a1F`, alone)).toEqual({ status: 101, protocol: token });
    expect(await handshake(userId, offer(token))).toEqual({ status: 101, protocol: socketProtocol });
    for (const path of [`${userId}_`, `${userId}_xyz`, `${userId}0a`, `${userId}_0a_0b`])
      expect(await handshake(path, alone), path).toMatchObject({ status: 403 });
    expect(await handshake(userId, { 'sec-websocket-protocol': 'a-token-of-nobody' })).toMatchObject({ status: 401 });
    expect(await handshake(userId, { 'sec-websocket-protocol': socketProtocol })).toMatchObject({ status: 401 });
  });

  test('NOTI-06 security 52 handshakes are counted by session, those of strangers by address', async () => {
    const hub = await createSocketHub(localRelay());
    const limited = await testServer({
      modules: [systemModule],
      config: {
        limits: {
          anonymous: { perSecond: 0.001, burst: 2 },
          session: { perSecond: 100, burst: 100 },
          handshake: { perSecond: 0.001, burst: 3 },
        },
      },
      extend: (api, platform) => registerSockets(api, { platform, hub }),
    });
    await limited.fastify.listen({ port: 0, host: '127.0.0.1' });
    const at = `127.0.0.1:${(limited.fastify.server.address() as AddressInfo).port}`;
    const clients = Array.from({ length: 6 }, (_, index) => limited.as(`office_${index}`));
    for (const client of clients) await client.get('/sys/user/getCurrentUserDeparts');
    const status = async ({ userId, token }: Pick<TestClient, 'userId' | 'token'>) => (await handshake(userId, offer(token), at)).status;
    const me = clients[0]!;
    const stranger = { userId: me.userId, token: 'unknown' };

    // More people than a stranger's address may call.
    for (const client of clients) expect(await status(client)).toBe(101);
    expect([await status(me), await status(me), await status(me)]).toEqual([101, 101, 429]);
    expect([await status(stranger), await status(stranger), await status(stranger)]).toEqual([401, 401, 429]);
    expect(await status(clients[1]!)).toBe(101);
  });

  test('NOTI-06 any text is answered as a heart-beat', async () => {
    const me = await signedIn('socket_beat');
    const listener = await open(me.userId, me.token);

    for (const text of ['HeartBeat', '{"cmd":"drop"}', '', '\u0000']) listener.socket.send(text);
    await vi.waitFor(() => expect(listener.heard).toHaveLength(4), patience);

    expect(listener.heard[0]).toEqual({ cmd: 'heartcheck', msgTxt: '心跳响应' });
  });

  test('NOTI-06 what is said in one breath with the handshake is heard', async () => {
    const me = await signedIn('socket_breath');
    // A masked text frame of one sign, its mask of zeros.
    const line = bareLine(me, { breath: Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78]) });

    await vi.waitFor(() => expect(line.heard()).toContain('heartcheck'), patience);
    line.socket.destroy();
  });

  test('NOTI-06 security 14.62 an upgrade where there are no sockets is answered and its line is closed', async () => {
    const me = await signedIn('socket_astray');
    for (const path of [`${apiPrefix}/nowhere`, '/healthz', '/nowhere']) {
      const line = bareLine(me, { path });

      await line.closed;

      expect(line.heard(), path).toMatch(/^HTTP\/1\.1 (200|401|404) /);
    }
  });

  test('NOTI-06 security 14.62 a stop does not wait for who does not agree to the end', async () => {
    const stopped = await createSocketHub(localRelay());
    const other = await testServer({
      modules: [systemModule],
      extend: (api, platform) => registerSockets(api, { platform, hub: stopped }),
    });
    await other.fastify.listen({ port: 0, host: '127.0.0.1' });
    const me = other.as('socket_stop');
    await me.get('/sys/user/getCurrentUserDeparts');
    const line = bareLine(me, { port: (other.fastify.server.address() as AddressInfo).port });
    await vi.waitFor(() => expect(line.heard()).toContain('101 Switching'), patience);

    await stopped.close();

    await line.closed;
    expect(line.heard()).toContain('restarting');
    await other.close();
  });

  test('NOTI-06 a binary frame, a flood and a frame of over 64 KiB end the socket, and the server goes on', async () => {
    const me = await signedIn('socket_bad');
    const [binary, flood, large] = [await open(me.userId, me.token), await open(me.userId, me.token), await open(me.userId, me.token)];

    binary.socket.send(new Uint8Array([1, 2, 3]));
    for (let count = 0; count < 100; count += 1) flood.socket.send('x');
    large.socket.send('x'.repeat(70_000));

    expect((await binary.closed).code).toBe(1003);
    expect((await flood.closed).code).toBe(4429);
    expect((await large.closed).code).toBe(1009);
    expect((await me.get('/sys/user/getCurrentUserDeparts')).status).toBe(200);
  });

  test('NOTI-06 a message reaches its user and nobody else; a topic reaches the tenant', async () => {
    const [me, other] = [await signedIn('socket_hear'), await signedIn('socket_deaf')];
    const foreign = server.as({ username: 'socket_foreign', tenantId: 2 });
    await foreign.get('/sys/user/getCurrentUserDeparts');
    const mine = await open(me.userId, me.token);
    const second = await open(me.userId, me.token);
    const theirs = await open(other.userId, other.token);
    const abroad = await open(foreign.userId, foreign.token);

    await server.platform.sockets.send(0, { target: { userIds: [me.userId, foreign.userId] }, message: { cmd: 'user', msgId: '1' } });
    await server.platform.sockets.send(0, { target: 'all', message: { cmd: 'topic', msgId: '2' } });
    await vi.waitFor(() => {
      for (const one of [mine, second]) expect(one.heard.map((message) => message['msgId'])).toEqual(['1', '2']);
    }, patience);
    await vi.waitFor(() => expect(theirs.heard.map((message) => message['msgId'])).toEqual(['2']), patience);

    expect(abroad.heard).toEqual([]);
  });

  test('LIVE-02 PERM-08 who may list rows hears that they changed, and nobody else; a refused change is not told', async () => {
    const reader = server.as({ username: 'socket_reader', permissions: ['category:list'] });
    const outsider = server.as({ username: 'socket_outsider', permissions: ['dict:list'] });
    const foreign = server.as({ username: 'socket_reader_2', tenantId: 2 });
    for (const one of [reader, outsider, foreign]) await one.get('/sys/user/getCurrentUserDeparts');
    const [hears, deaf, abroad] = [
      await open(reader.userId, reader.token),
      await open(outsider.userId, outsider.token),
      await open(foreign.userId, foreign.token),
    ];
    const writer = server.as('socket_writer');

    expect(await writer.post('/sys/category/add', { name: '一', pid: 'missing' })).toMatchObject({ success: false });
    expect(await writer.post('/sys/category/add', { name: '一' })).toMatchObject({ success: true });
    await vi.waitFor(() => expect(hears.news).toEqual(['category:list']), patience);

    expect([deaf, abroad].flatMap(({ heard, news }) => [...heard, ...news])).toEqual([]);
  });

  test('SESS-04 a logout closes the sockets of its session, and no others', async () => {
    const [me, other] = [await signedIn('socket_leaves'), await signedIn('socket_stays')];
    const mine = await open(me.userId, me.token);
    const theirs = await open(other.userId, other.token);

    await me.post('/sys/logout');

    const { code } = await mine.closed;
    expect(code).toBe(4401);
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
    expect((await handshake(me.userId, offer(me.token))).status).toBe(401);
  });

  test('AUTH-03 frozen people lose their sockets with their sessions; an undone freeze ends nothing', async () => {
    const me = await signedIn('socket_frozen');
    const mine = await open(me.userId, me.token);
    const ctx = server.context();
    const freeze = () => ctx.transaction((tx) => endSessionsOfUser(tx, ctx, { tenantId: 0, userId: me.userId }, { reason: 'frozen' }));

    await ctx
      .transaction(async () => {
        await freeze();
        throw new Error('undone');
      })
      .catch(() => undefined);
    mine.socket.send('still there');
    await vi.waitFor(() => expect(mine.heard).toHaveLength(1), patience);
    await freeze();

    expect((await mine.closed).code).toBe(4401);
  });

  test('AUTH-03 security 3.12 who is frozen, removed or given another password loses the sockets at once', async () => {
    const boss = await signedIn('socket_boss');
    const acts: [string, (userId: string, username: string) => Promise<unknown>][] = [
      ['frozen', (userId) => boss.put('/sys/user/frozenBatch', { ids: userId, status: 2 })],
      ['removed', (userId) => boss.delete('/sys/user/delete', { id: userId })],
      ['reset', (_userId, username) => boss.put('/sys/user/changePassword', { username })],
    ];
    for (const [name, act] of acts) {
      const me = await signedIn(`socket_lost_${name}`);
      const mine = await open(me.userId, me.token);
      expect(await act(me.userId, me.username), name).toMatchObject({ success: true });
      expect((await mine.closed).code, name).toBe(4401);
    }
  });

  test('SYS-18 AUTH-03 security 3.12 the sockets of a tenant end with it: frozen, put to an end, come to its end, removed; others stay', async () => {
    const boss = await signedIn('socket_boss');
    const edit = async (id: number, change: object) => {
      const { version } = (await boss.get('/sys/tenant/queryById', { id })).result;
      expect(await boss.put('/sys/tenant/edit', { id, version, ...change })).toMatchObject({ success: true });
    };
    const member = async (tenantId: number) => {
      const me = server.as({ username: `socket_of_${tenantId}`, tenantId });
      await me.get('/sys/user/getCurrentUserDeparts');
      return open(me.userId, me.token);
    };
    for (const id of [31, 32, 33, 34]) await boss.post('/sys/tenant/add', { id, name: `租户${id}` });
    await boss.post('/sys/tenant/add', { id: 35, name: '租户35', endDate: '2026-06-01 11:00:00' });
    const [frozen, past, ending, prolonged, dated] = await Promise.all([31, 32, 33, 34, 35].map(member));
    const stays = await open(boss.userId, boss.token);

    await edit(31, { status: 0 });
    await edit(32, { endDate: '2026-01-01 00:00:00' });
    expect([(await frozen!.closed).code, (await past!.closed).code]).toEqual([4401, 4401]);

    for (const id of [33, 34]) await edit(id, { endDate: '2026-06-01 11:00:00' });
    await edit(34, { endDate: '2026-07-01 00:00:00' });
    await deliverOutbox(server.platform);
    for (const one of [ending, dated]) expect(one!.socket.readyState).toBe(WebSocket.OPEN);
    server.clock.set('2026-06-01T11:00:00+08:00');
    await deliverOutbox(server.platform);
    expect([(await ending!.closed).code, (await dated!.closed).code]).toEqual([4401, 4401]);

    const ended = await server.database.pool.query(
      "select count(*)::int as n from sys_session where tenant_id = 33 and end_reason = 'tenant'",
    );
    expect(ended.rows).toEqual([{ n: 1 }]);
    for (const one of [prolonged, stays]) {
      one!.socket.send('still there');
      await vi.waitFor(() => expect(one!.heard.length).toBeGreaterThan(0), patience);
    }
    server.clock.set('2026-06-01T10:00:00+08:00');
  });

  test('AUTH-03 security 3.12 a session that ended while the line between the processes was down is found as soon as it is back', async () => {
    const [me, other] = [await signedIn('socket_unheard'), await signedIn('socket_unharmed')];
    const [mine, theirs] = [await open(me.userId, me.token), await open(other.userId, other.token)];
    await server.database.pool.query('update sys_user set status = 2 where id = $1', [me.userId]);

    missMessages();

    expect((await mine.closed).code).toBe(4401);
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
  });

  test(
    'AUTH-03 security 3.12 who does not agree to the end is cut off',
    async () => {
      const me = await signedIn('socket_stubborn');
      const line = bareLine(me);
      await vi.waitFor(() => expect(line.heard()).toContain('101 Switching'), patience);

      await me.post('/sys/logout');

      await line.closed;
      expect(line.heard()).toContain('session ended');
    },
    patience.timeout,
  );

  test('NOTI-06 a person has at most 20 sockets', async () => {
    const me = await signedIn('socket_many');
    for (let count = 0; count < maxSocketsPerUser; count += 1) await open(me.userId, me.token);

    const one = await open(me.userId, me.token);

    expect((await one.closed).code).toBe(4429);
  });

  test('DATA-01 changed rights are told to the open page; a session that ended unseen is found', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const me = await signedIn('socket_rights');
      const mine = await open(me.userId, me.token);
      await vi.advanceTimersByTimeAsync(60_000);
      await server.inTenant(0, (tx) => tx.update(sysRole).set({ isSuper: 0 }));
      const heard = async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        expect(mine.heard).toEqual([{ cmd: 'menu', msgTxt: '菜单或权限已变更' }]);
      };
      await vi.waitFor(heard, { timeout: 5000, interval: 100 });

      await server.database.pool.query('update sys_user set status = 2 where id = $1', [me.userId]);
      await vi.advanceTimersByTimeAsync(60_000);

      expect((await mine.closed).code).toBe(4401);
    } finally {
      vi.useRealTimers();
    }
  });
});
