import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '../../../../test/patience.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { readConfig } from '../../../platform/config.ts';
import { apiPrefix } from '../../../platform/http/buildServer.ts';
import { createSocketHub, localRelay } from '../../../platform/sockets/hub.ts';
import { registerSockets } from '../../../platform/sockets/registerSockets.ts';
import { socketProtocol } from '../../../platform/sockets/socketGuard.ts';
import { customersModule } from '../../customers/customers.module.ts';
import { shippingModule } from '../../shipping/shipping.module.ts';
import { systemModule } from '../system.module.ts';
import { startSession } from './session.service.ts';

const path = '/sys/user/getCurrentUserDeparts';
const background = { 'x-background': '1' };
let server: TestServer;
let base: string;
let people = 0;
let me: TestClient;
const opened: WebSocket[] = [];

beforeAll(async () => {
  const hub = await createSocketHub(localRelay());
  server = await testServer({
    modules: [systemModule, customersModule, shippingModule],
    shared: true,
    config: { idleMinutes: 30 },
    extend: (api, platform) => registerSockets(api, { platform, hub }),
  });
  await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `ws://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}${apiPrefix}`;
});
beforeEach(async () => {
  me = server.as(`idle_${(people += 1)}`);
  await me.get(path);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const socket of opened.splice(0)) socket.close();
});

const minutes = (count: number) => server.clock.advance(count * 60_000);
/** How long ago, in whole minutes, the session was seen. */
const unseenFor = async () => {
  const { rows } = await server.database.pool.query<{ at: Date }>('select last_seen_at as at from sys_session where user_id = $1', [
    me.userId,
  ]);
  return Math.round((server.clock.now().getTime() - (rows[0]?.at.getTime() ?? 0)) / 60_000);
};

/** Watches who is looked at. What a socket hears is judged at once: what came before a beat's answer has been looked at by then. */
function watch() {
  const looks = vi.spyOn(server.platform.ports, 'authenticate');
  return {
    /** Looks for actions of a person since the last question. */
    actions: () => {
      const count = looks.mock.calls.filter(([, { isPerson }]) => isPerson).length;
      looks.mockClear();
      return count;
    },
    /** Waits for the looks since the last question. */
    done: async () => {
      await vi.waitFor(() => expect(looks).toHaveBeenCalled(), patience);
      await Promise.all(looks.mock.results.map(({ value }) => value));
      looks.mockClear();
    },
  };
}

async function open(address: string) {
  const socket = new WebSocket(`${base}${address}`, [socketProtocol, me.token]);
  opened.push(socket);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  /** Says something, and waits until what was said before has been heard. */
  const say = async (...texts: readonly (object | string)[]) => {
    const before = heard.length;
    const beat = address.startsWith('/vxe') ? '{"type":"heart_beat","data":""}' : 'HeartBeat';
    for (const text of texts) socket.send(typeof text === 'string' ? text : JSON.stringify(text));
    socket.send(beat);
    await vi.waitFor(() => expect(heard.slice(before).some((text) => text.includes('heart'))).toBe(true), patience);
  };
  return { socket, closed, say };
}

test('AUTH-02 security 3.11 what a person asks keeps the session alive, what the page asks by itself does not', async () => {
  minutes(20);
  expect((await me.get(path)).status).toBe(200);
  expect(await unseenFor()).toBe(0);

  for (const wait of [20, 9]) {
    minutes(wait);
    expect((await me.get(path, {}, background)).status).toBe(200);
  }
  expect(await unseenFor()).toBe(29);
  minutes(1);

  expect((await me.get(path)).status).toBe(401);
});

test('AUTH-02 security 3.11 the word of a page can only shorten: anything else it says there counts as a person', async () => {
  for (const word of ['0', 'true', '']) {
    minutes(2);
    await me.get(path, {}, { 'x-background': word });
    expect(await unseenFor(), word).toBe(0);
  }
});

test('AUTH-02 security 3.11 an open window with nobody before it ends at the limit', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { socket, closed, say } = await open(`/websocket/${me.userId}`);
  const looks = watch();
  for (let passed = 1; passed < 30; passed += 1) {
    minutes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await looks.done();
    await say('HeartBeat');
  }
  expect(await unseenFor()).toBe(29);
  expect(socket.readyState).toBe(WebSocket.OPEN);

  minutes(1);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(await closed).toBe(4401);
  expect((await me.get(path)).status).toBe(401);
});

test('AUTH-02 security 3.11 a new socket is not an action; that the person is at work is, at most once a minute', async () => {
  minutes(10);
  const { say } = await open(`/websocket/${me.userId}`);
  const looks = watch();
  await say('HeartBeat', '{"cmd":"person"}', '');
  expect(looks.actions()).toBe(0);
  expect(await unseenFor()).toBe(10);

  await say('person', 'person', 'person');
  expect(looks.actions()).toBe(1);
  await vi.waitFor(async () => expect(await unseenFor()).toBe(0), patience);

  minutes(2);
  await say('person');
  await vi.waitFor(async () => expect(await unseenFor()).toBe(0), patience);
});

test('AUTH-02 security 3.11 who writes or moves in a shared table is at work; beats and what is told again are not', async () => {
  const socketKey = 'sendAddress';
  const edit = (at: number) => ({
    type: 'update_vxe_table',
    data: { socketKey, args: [{ id: 'w1', contactName: '赵' }, 'case-1'], live: { seq: at, at: [{ contactName: at }] } },
  });
  const here = (row: string) => ({
    type: 'common_send_date',
    data: { socketKey, args: [{ kind: 'here', caseId: 'case-1', row, column: 'contactName' }] },
  });
  const { say } = await open(`/vxeSocket/${me.userId}/${'0'.repeat(32)}`);
  const looks = watch();
  const nothingOf = async (...said: object[]) => {
    minutes(5);
    await say(...said);
    expect(looks.actions()).toBe(0);
  };
  const actionOf = async (said: object) => {
    await say(said);
    expect(looks.actions()).toBe(1);
    await vi.waitFor(async () => expect(await unseenFor()).toBe(0), patience);
  };

  await nothingOf(here('w1'), here('w1'));
  await actionOf(edit(1));
  await nothingOf(edit(1), here('w1'));
  await actionOf(here('w2'));
  await nothingOf({ ...edit(2), data: { ...edit(2).data, socketKey: 'user' } });
  await actionOf(edit(2));
});

test('AUTH-02 security 3.11 a person who comes back too late is not let in by what they do at the socket', async () => {
  const { closed, say } = await open(`/websocket/${me.userId}`);
  minutes(30);

  void say('person').catch(() => undefined);

  expect(await closed).toBe(4401);
  expect(await unseenFor()).toBe(30);
});

test('AUTH-02 security 3.11 sessions that are over for idleness do not stand among the person’s own', async () => {
  const ctx = server.context();
  const other = { userId: me.userId, tenantId: 0, orgCode: null, address: '127.0.0.1', userAgent: 'elsewhere' };
  await server.platform.database.transaction('system', (tx) => startSession(tx, ctx, other));
  const agents = async () => (await me.get('/sys/own/sessions')).result.map(({ userAgent }: { userAgent: string }) => userAgent);
  minutes(20);
  expect(await agents()).toEqual(['test', 'elsewhere']);
  minutes(10);

  expect(await agents()).toEqual(['test']);
});

test.each(['1', '2', '-5', '7.5', 'long'])('AUTH-02 security 3.11 a limit of %s is refused at the start', (text) => {
  expect(() => readConfig({ SESSION_IDLE_MINUTES: text }, { dataDirectory: '.', secret: 'x'.repeat(32) })).toThrow(
    'SESSION_IDLE_MINUTES must be a whole number of minutes from 3 on, or 0 for no limit.',
  );
});

test.each(['0', '3', '30'])('AUTH-02 security 3.11 a limit of %s is taken', (text) => {
  expect(readConfig({ SESSION_IDLE_MINUTES: text }, { dataDirectory: '.', secret: 'x'.repeat(32) }).idleMinutes).toBe(Number(text));
});
