import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { testServer, type TestServer, type TestUser } from '../../../test/testServer.ts';
import { customersModule } from '../../modules/customers/customers.module.ts';
import { shippingModule } from '../../modules/shipping/shipping.module.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { createSocketHub, type SocketRelay } from './hub.ts';
import { registerSockets } from './registerSockets.ts';
import { socketProtocol } from './socketGuard.ts';

let server: TestServer;
let second: FastifyInstance;
const bases: string[] = [];
const opened: WebSocket[] = [];
const socketKey = 'sendAddress';

/** Carries messages between two processes, as PostgreSQL does. */
function sharedRelay(): () => SocketRelay {
  const listeners = new Set<(message: string) => void>();
  return () => ({
    publish: async (message) => listeners.forEach((listener) => listener(message)),
    subscribe: async (listener) => void listeners.add(listener),
    close: async () => undefined,
  });
}

beforeAll(async () => {
  const relay = sharedRelay();
  const [one, other] = [await createSocketHub(relay()), await createSocketHub(relay())];
  server = await testServer({
    modules: [systemModule, customersModule, shippingModule],
    shared: true,
    extend: (api, platform) => registerSockets(api, { platform, hub: one }),
  });
  second = Fastify();
  await registerSockets(second, { platform: server.platform, hub: other });
  for (const fastify of [server.fastify, second]) {
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    bases.push(`127.0.0.1:${(fastify.server.address() as AddressInfo).port}`);
  }
  bases[0] += '/jeecg-boot';
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(() => second.close());

const pageOf = (count: number) => String(count).padStart(32, '0');
let pages = 0;

interface Peer {
  socket: WebSocket;
  userId: string;
  token: string;
  pageId: string;
  heard: Array<{ type: string; data: Record<string, never> & { from?: object; args?: unknown[] } }>;
  closed: Promise<number>;
  say(message: unknown): void;
}

async function peer(user: string | TestUser, base = bases[0]): Promise<Peer> {
  const client = server.as(user);
  await client.get('/sys/user/getCurrentUserDeparts');
  const pageId = pageOf((pages += 1));
  const socket = new WebSocket(`ws://${base}/vxeSocket/${client.userId}/${pageId}`, [socketProtocol, client.token]);
  opened.push(socket);
  const heard: Peer['heard'] = [];
  socket.addEventListener('message', (event) => heard.push(JSON.parse(String(event.data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', (event) => resolve(event.code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { socket, userId: client.userId, token: client.token, pageId, heard, closed, say };
}

const beat = { type: 'heart_beat', data: '' };
const update = (row: object, more: object = {}) => ({ type: 'update_vxe_table', data: { socketKey, args: [row, 'case-1'], ...more } });
const news = (said: object, key = socketKey) => ({ type: 'common_send_date', data: { key: 'x', socketKey: key, args: [said] } });
/** Answers come in order: once a peer's beat is back, all that was for it before is there. */
async function settled(...peers: Peer[]) {
  for (const one of peers) {
    const before = one.heard.filter(({ type }) => type === 'heart_beat').length;
    one.say(beat);
    await vi.waitFor(() => expect(one.heard.filter(({ type }) => type === 'heart_beat').length).toBeGreaterThan(before), patience);
  }
}
const told = (one: Peer, type = 'update_vxe_table') => one.heard.filter((message) => message.type === type);

function handshake(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`http://${bases[0]}/vxeSocket/${path}`, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
        ...headers,
      },
    });
    call.on('response', (reply) => resolve((reply.resume(), reply.statusCode ?? 0)));
    call.on('upgrade', (_reply, socket) => resolve((socket.destroy(), 101)));
    call.on('error', reject);
    call.end();
  });
}

test('TBL-13 the handshake asks for the own path, a live token, the own origin and the id of a page', async () => {
  const [me, other] = [await peer('vxe_me'), await peer('vxe_other')];
  const offer = { 'sec-websocket-protocol': `${socketProtocol}, ${me.token}` };

  expect(await handshake(`${me.userId}/${pageOf(1)}`, offer)).toBe(101);
  expect(await handshake(`${other.userId}/${pageOf(1)}`, offer)).toBe(403);
  expect(await handshake(`${me.userId}/${pageOf(1)}`, {})).toBe(401);
  expect(await handshake(`${me.userId}/${pageOf(1)}`, { ...offer, origin: 'https://elsewhere.example' })).toBe(403);
  for (const page of ['', 'x', `${pageOf(1)}0`, `${pageOf(1).slice(1)}G`])
    expect([400, 404], page).toContain(await handshake(`${me.userId}/${page}`, offer));
});

test('TBL-13 a beat is answered; what is not a message is passed over; what is binary ends the line', async () => {
  const me = await peer('vxe_beat');

  for (const text of ['', 'ping', '{', '[]', 'null', '{"type":"drop"}', JSON.stringify(update([] as never))]) me.say(text);
  me.say(beat);
  await vi.waitFor(() => expect(me.heard).toEqual([{ type: 'heart_beat', data: true }]), patience);
  me.socket.send(new Uint8Array([1, 2, 3]));

  expect(await me.closed).toBe(1003);
});

test('TBL-13 an edit reaches all who have the table open, on every process, with the name of who made it', async () => {
  const [me, near, far] = [await peer('vxe_writes'), await peer('vxe_near'), await peer('vxe_far', bases[1])];
  const forged = { userId: 'e9ca23d68d884d4ebb19d07889727dae', name: 'admin', pageId: pageOf(0) };

  me.say({ ...update({ id: 'r1', contactName: '赵敏' }, { live: { seq: 1, at: [{ contactName: 4 }] }, from: forged }), from: forged });
  await vi.waitFor(() => expect([told(near), told(far)].map((all) => all.length)).toEqual([1, 1]), patience);
  await settled(me);

  const expected = {
    type: 'update_vxe_table',
    data: {
      socketKey,
      args: [{ id: 'r1', contactName: '赵敏' }, 'case-1'],
      live: { seq: 1, at: [{ contactName: 4 }] },
      from: { userId: me.userId, name: 'vxe_writes的姓名', pageId: me.pageId },
    },
  };
  // JeecgBoot tells everyone, the sender too: that is how it knows that it was heard.
  for (const one of [me, near, far]) expect(told(one)).toEqual([expected]);
});

test('TBL-13 PERM-08 no other tenant, no other company, nobody without the list hears it; who may not edit does not speak', async () => {
  const hears = await peer({ username: 'vxe_reads', permissions: ['address:list'] });
  const deaf = await Promise.all(
    [
      { username: 'vxe_other_list', permissions: ['dict:list', 'address:edit'] },
      { username: 'vxe_other_tenant', tenantId: 2 },
      { username: 'vxe_customer', userType: 2, cid: 'c1' },
    ].map((user) => peer(user)),
  );
  const me = await peer('vxe_tells');

  me.say(update({ id: 'r1', contactName: '赵敏' }));
  await vi.waitFor(() => expect(told(hears)).toHaveLength(1), patience);
  hears.say(update({ id: 'r1', contactName: '钱进' }));
  deaf[0]!.say(update({ id: 'r1', contactName: '孙立' }));
  await settled(me, hears, ...deaf);

  expect(told(me)).toHaveLength(1);
  const refused = { type: 'common_send_date', data: { key: 'live.sendAddress', socketKey, args: [{ kind: 'refused' }] } };
  for (const one of [hears, deaf[0]!])
    expect(told(one, 'common_send_date').filter(({ data }) => data.from === undefined)).toEqual([refused]);
  expect(deaf.map((one) => told(one))).toEqual([[], [], []]);
});

test('TBL-13 colleagues of one company hear each other, those of another one do not', async () => {
  const [me, colleague, stranger] = await Promise.all([
    peer({ username: 'vxe_c1', userType: 2, cid: 'c1' }),
    peer({ username: 'vxe_c1_too', userType: 2, cid: 'c1' }),
    peer({ username: 'vxe_c2', userType: 2, cid: 'c2' }),
  ]);

  me.say(update({ id: 'r1', contactName: '赵敏' }));
  await vi.waitFor(() => expect(told(colleague)).toHaveLength(1), patience);
  await settled(stranger);

  expect(told(stranger)).toEqual([]);
});

test('TBL-13 only fields that an edit may set are told, none that is sensitive; a table that is not shared is refused', async () => {
  const [me, other] = [await peer('vxe_fields'), await peer('vxe_hears')];

  me.say(update({ id: 'r1', phone: '13800138000', createBy: 'x', tenantId: 2, unknown: 1 }));
  me.say(update({ id: 'r1', contactName: '赵敏', phone: '13800138000', useCount: 7 }));
  me.say(update({ contactName: 'no id' }));
  me.say(update({ id: 'r1', contactName: { deep: 1 } }));
  me.say(news({ kind: 'hello', caseId: 'case-1' }, 'sysUser'));
  me.say(news({ kind: 'hello', caseId: '<b>' }));
  await settled(me, other);

  expect(told(other).map(({ data }) => data.args)).toEqual([[{ id: 'r1', contactName: '赵敏' }, 'case-1']]);
  expect(
    told(other, 'common_send_date').filter(({ data }) => data.args?.some((said) => (said as { kind: string }).kind === 'hello')),
  ).toEqual([]);
  const refusals = told(me, 'common_send_date').filter(({ data }) => data.from === undefined);
  expect(refusals.map(({ data }) => [data['socketKey'], data.args])).toEqual([['sysUser', [{ kind: 'refused' }]]]);
});

test('TBL-13 who is there is told, and who is gone, though the line broke without a word', async () => {
  const [me, other] = [await peer('vxe_here'), await peer('vxe_sees')];
  const notices = await peer('vxe_elsewhere');
  notices.say(news({ kind: 'hello', caseId: 'case-3' }, 'receiveAddress'));

  me.say(news({ kind: 'here', caseId: 'case-1', row: 'r1', column: 'contactName', seq: 0 }));
  // People of the tests before leave, too.
  const ofMe = (one: Peer) => told(one, 'common_send_date').filter(({ data }) => (data.from as { userId?: string }).userId === me.userId);
  await vi.waitFor(() => expect(ofMe(other)).toHaveLength(1), patience);
  me.socket.close();
  await vi.waitFor(() => expect(ofMe(other)).toHaveLength(2), patience);
  await settled(notices);

  expect(ofMe(other).map(({ data }) => [data['key'], data.args, data.from])).toEqual([
    [
      'live.sendAddress',
      [{ kind: 'here', caseId: 'case-1', row: 'r1', column: 'contactName', seq: 0 }],
      { userId: me.userId, name: 'vxe_here的姓名', pageId: me.pageId },
    ],
    ['live.sendAddress', [{ kind: 'gone' }], { userId: me.userId, name: 'vxe_here的姓名', pageId: me.pageId }],
  ]);
  // Who has named another table hears of that one alone.
  expect(ofMe(notices)).toEqual([]);
});

test('TBL-13 a logout ends the line; news of the server do not come by it; a flood ends it', async () => {
  const [me, flood] = [await peer('vxe_out'), await peer('vxe_flood')];

  await server.platform.sockets.send(0, { target: 'all', message: { cmd: 'topic' } });
  await settled(me);
  expect(me.heard.every(({ type }) => type === 'heart_beat')).toBe(true);
  for (let count = 0; count < 30; count += 1) flood.say(beat);
  await server.as('vxe_out').post('/sys/logout');

  expect(await flood.closed).toBe(4429);
  expect(await me.closed).toBe(4401);
});

test('TBL-13 AUTH-03 security 3.12 what a session says after its end is told to nobody', async () => {
  const [me, other] = [await peer('vxe_ended'), await peer('vxe_hears_on')];
  const { rows } = await server.database.pool.query('select id from sys_session where user_id = $1', [me.userId]);

  // Both in one breath: the far side has not heard of the end yet.
  void server.platform.sockets.end(rows.map(({ id }) => id));
  me.say(update({ id: 'r1', contactName: '太晚' }));

  expect(await me.closed).toBe(4401);
  await settled(other);
  expect(told(other)).toEqual([]);
});
