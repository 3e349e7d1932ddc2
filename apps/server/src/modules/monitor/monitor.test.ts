import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../test/testServer.ts';
import { metrics } from './metrics.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  await boss.get('/sys/user/getCurrentUserDeparts');
});

/** On PostgreSQL another process may change what is cached, so it is read again after a while. */
const isKept = () => server.database.engine === 'embedded';
/** An answer without envelope, as it came. */
const raw = async (path: string, client = boss) => {
  const { status, body } = await client.download(path);
  return { status, answer: JSON.parse(body.toString()) };
};
const valueOf = async (name: string): Promise<number> => (await raw(`/actuator/metrics/${name}`)).answer.measurements[0].value;

describe('MON-02 HTTP trace', () => {
  test('the last calls stand without envelope, newest first, with their route, outcome and time', async () => {
    await boss.get('/sys/dict/getDictItems/sex');
    await boss.get('/no/such/page', { secret: 'in-the-query' });
    const { answer } = await raw('/actuator/httptrace');

    expect(answer).not.toHaveProperty('success');
    expect(answer.traces[0]).toMatchObject({
      timestamp: '2026-06-01T02:00:00.000Z',
      request: { method: 'GET', uri: '/jeecg-boot/no/such/page' },
      response: { status: 404 },
      timeTaken: expect.any(Number),
    });
    expect(answer.traces[1]).toMatchObject({
      request: { uri: '/jeecg-boot/sys/dict/getDictItems/:dictCode', headers: { 'x-access-token': ['******'] } },
      response: { status: 200 },
      principal: { name: 'boss' },
    });
  });

  test('MON-02 no token, no query, no body and no ticket of an address is kept, and no more than a hundred calls', async () => {
    await server.fastify.inject({
      method: 'GET',
      url: '/jeecg-boot/sys/dict/getDictItems/canary-path?token=canary-query',
      headers: {
        'x-access-token': boss.token,
        cookie: 'canary-cookie',
        authorization: 'Bearer canary-auth',
        'x-own': 'canary-header',
        referer: 'http://x/page?ticket=canary-referer',
      },
    });
    await boss.post('/sys/login', { username: 'x', password: 'canary-password' });
    for (let count = 0; count < 110; count += 1) await boss.get('/sys/dict/getDictItems/sex');
    await server.stranger.get(`/${'a'.repeat(600)}`);
    const { answer } = await raw('/actuator/httptrace');

    expect(answer.traces).toHaveLength(100);
    const text = JSON.stringify(answer);
    expect(text).not.toContain('canary');
    expect(text).not.toContain(boss.token);
    expect(answer.traces[0].request.uri.length).toBeLessThanOrEqual(200);
  });
});

describe('MON-03 MON-06 MON-07 figures', () => {
  test('every figure has its name, its meaning and finite numbers, without envelope', async () => {
    const { answer } = await raw('/actuator/metrics');
    expect(answer).toEqual({ names: Object.keys(metrics) });
    for (const name of answer.names as string[]) {
      const { status, answer: metric } = await raw(`/actuator/metrics/${name}`);
      expect(status).toBe(200);
      expect(metric).toMatchObject({ name, description: expect.any(String), availableTags: [] });
      for (const { statistic, value } of metric.measurements) {
        expect(statistic).toMatch(/^(VALUE|COUNT|TOTAL_TIME|MAX)$/);
        expect(Number.isFinite(value) && value >= 0, `${name} ${value}`).toBe(true);
      }
    }
  });

  test('the names that the pages of JeecgBoot ask for are there, with count and time where those are read', () => {
    for (const name of [
      'jvm.memory.max jvm.memory.committed jvm.memory.used jvm.buffer.memory.used jvm.buffer.count jvm.threads.daemon jvm.threads.live',
      'jvm.threads.peak jvm.classes.loaded jvm.classes.unloaded jvm.gc.memory.allocated jvm.gc.memory.promoted jvm.gc.max.data.size',
      'jvm.gc.live.data.size jvm.gc.pause system.cpu.count system.cpu.usage process.start.time process.uptime process.cpu.usage',
      'tomcat.sessions.created tomcat.sessions.expired tomcat.sessions.active.current tomcat.sessions.active.max tomcat.sessions.rejected',
      'tomcat.global.sent tomcat.global.request.max tomcat.global.request tomcat.threads.current tomcat.threads.config.max',
    ].flatMap((line) => line.split(' ')))
      expect(Object.keys(metrics)).toContain(name);
  });

  test('MON-03 MON-07 they follow what happens', async () => {
    expect(await valueOf('jvm.memory.used')).toBeGreaterThan(1_000_000);
    expect(await valueOf('jvm.memory.max')).toBeGreaterThan(await valueOf('jvm.memory.used'));
    expect(await valueOf('process.cpu.usage')).toBeLessThanOrEqual(1);
    const requests = await valueOf('tomcat.global.request');
    const turnedAway = await valueOf('tomcat.sessions.rejected');
    const live = await valueOf('tomcat.sessions.active.current');
    await server.stranger.get('/sys/user/list');
    await server.as('another').get('/sys/user/getCurrentUserDeparts');
    expect(await valueOf('tomcat.global.request')).toBe(requests + 5);
    expect(await valueOf('tomcat.sessions.rejected')).toBe(turnedAway + 1);
    expect(await valueOf('tomcat.sessions.active.current')).toBe(live + 1);
    expect(await valueOf('tomcat.threads.current')).toBe(1);
    const pause = (await raw('/actuator/metrics/jvm.gc.pause')).answer;
    expect(pause.measurements.map((one: { statistic: string }) => one.statistic)).toEqual(['COUNT', 'TOTAL_TIME', 'MAX']);
  });

  test('MON-03 a name that is none is not found, whatever it says', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', 'toString', '..%2f..%2fetc', 'x'.repeat(200)])
      expect([400, 404]).toContain((await boss.get(`/actuator/metrics/${name}`)).status);
  });
});

describe('MON-01 disks', () => {
  test('each disk once, by what lies there and not by its path', async () => {
    for (const base of ['/actuator/redis', '/sys/actuator/redis']) {
      const { success, result } = await boss.get(`${base}/queryDiskInfo`);
      expect(success).toBe(true);
      for (const disk of result) {
        expect(disk).toMatchObject({ name: expect.not.stringMatching(/[/\\]/), max: expect.any(Number), rest: expect.any(Number) });
        expect(disk.restPPT).toBeGreaterThanOrEqual(0);
        expect(disk.restPPT).toBeLessThanOrEqual(100);
      }
      expect(result.map((disk: { name: string }) => disk.name).join()).toContain('数据');
    }
  });
});

describe('MON-04 MON-05 the cache', () => {
  test('keys, memory and figures in the shapes of a Redis', async () => {
    await boss.get('/sys/dict/getDictItems/sex');
    const keys = (await raw('/actuator/redis/keysSize')).answer;
    expect(keys).toEqual({ create_time: server.clock.now().getTime(), dbSize: expect.any(Number) });
    expect(keys.dbSize).toBeGreaterThan(10);
    const memory = (await raw('/sys/actuator/redis/memoryInfo')).answer;
    expect(memory.used_memory).toBeGreaterThan(1000);
    const { result } = await boss.get('/actuator/redis/info');
    expect(result).toContainEqual({ key: 'used_memory', value: String(memory.used_memory), description: expect.any(String) });
    expect(result).toContainEqual(
      expect.objectContaining({ key: 'db0', value: `keys=${keys.dbSize},expires=${isKept() ? 0 : keys.dbSize}` }),
    );
  });

  test('MON-05 the terminal reads, and does nothing else', async () => {
    const run = async (command: string): Promise<string[]> => (await boss.post('/actuator/redis/command', { command })).result;
    await boss.get('/sys/dict/getDictItems/sex');

    expect(await run('ping')).toEqual(['PONG']);
    expect(await run('KEYS dict:0:se?')).toEqual(['1) "dict:0:sex"']);
    expect(await run('KEYS *:sex')).toContain('1) "dict:0:sex"');
    expect(await run(`KEYS ${'*a'.repeat(90)}`)).toEqual(['(empty)']);
    expect(await run('EXISTS dict:0:sex')).toEqual(['(integer) 1']);
    expect(await run('TYPE dict:0:sex')).toEqual(['list']);
    expect((await run('TTL dict:0:sex'))[0]).toMatch(isKept() ? /^\(integer\) -1$/ : /^\(integer\) \d$|^\(integer\) 10$/);
    expect(await run('TTL nothing')).toEqual(['(integer) -2']);
    expect((await run('GET dict:0:sex')).join('')).toContain('男');
    expect(await run('GET dict:0:__proto__')).toEqual(['(nil)']);
    expect(await run('HELP')).toContain('KEYS pattern');
    for (const command of ['SET a b', 'DEL dict:0:sex', 'FLUSHALL', 'EVAL 1', 'CONFIG GET *', 'constructor', '__proto__', 'GET', 'PING x'])
      expect(await boss.post('/actuator/redis/command', { command }), command).toMatchObject({ status: 400, success: false });
    expect(await run('EXISTS dict:0:sex')).toEqual(['(integer) 1']);
  });
});

test('PERM-08 SESS-10 each page needs its own permission, and only the platform sees the server', async () => {
  const paths = {
    'httpTrace:list': ['/actuator/httptrace'],
    'metrics:list': ['/actuator/metrics', '/actuator/metrics/process.uptime'],
    'disk:list': ['/actuator/redis/queryDiskInfo', '/sys/actuator/redis/queryDiskInfo'],
    'cache:list': ['/actuator/redis/keysSize', '/sys/actuator/redis/memoryInfo', '/actuator/redis/info'],
  };
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  for (const [permission, own] of Object.entries(paths)) {
    const reader = server.as({ username: `has_${permission}`, permissions: [permission] });
    for (const [other, addresses] of Object.entries(paths))
      for (const path of addresses) expect((await reader.get(path)).status, `${permission} ${path}`).toBe(other === permission ? 200 : 403);
    for (const path of own) {
      expect(await server.stranger.get(path)).toMatchObject({ status: 401 });
      expect(await elsewhere.get(path), path).toMatchObject({ status: 403, success: false, code: 510 });
    }
    expect(await reader.post('/actuator/redis/command', { command: 'PING' })).toMatchObject({ status: 403 });
  }
  expect(await elsewhere.post('/sys/actuator/redis/command', { command: 'PING' })).toMatchObject({ status: 403 });
});
