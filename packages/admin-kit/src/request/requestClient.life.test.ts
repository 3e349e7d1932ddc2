import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isCancelled } from './ApiError.ts';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from './requestClient.ts';
import type { RequestClientOptions } from './requestTypes.ts';
import { isEither, isListOf, isNumber, isObjectOf, isOptional, isText } from './shape.ts';
import { reportMetadataCacheMs } from './timedCache.ts';

/** A server whose answers are given one by one, so that a test decides what is in flight. */
function setUp(options: Partial<RequestClientOptions> = {}) {
  const calls: { url: string; init: RequestInit; answer: (result: unknown, status?: number, headers?: HeadersInit) => void }[] = [];
  const fetchFake = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      calls.push({
        url,
        init,
        answer: (result, status = 200, headers) =>
          resolve(
            status === 200
              ? Response.json({ success: true, code: 200, message: '', result }, { headers })
              : Response.json(result, { status, headers }),
          ),
      });
    });
  const notify = vi.fn();
  const leave = vi.fn();
  let token: string | undefined = 'T1';
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => token,
    tenantId: () => 0,
    fetch: fetchFake as unknown as typeof fetch,
    notify,
    leave,
    wait: async () => {},
    ...options,
  });
  return { client, calls, notify, leave, signIn: (next: string | undefined) => (token = next) };
}

describe('NET-01 leaving a page', () => {
  test('NET-01 a signal cancels its own call', async () => {
    const { client, calls } = setUp();
    const leaving = new AbortController();

    const answer = client.get('/list', {}, leaving.signal);
    leaving.abort();

    await expect(answer).rejects.toSatisfy(isCancelled);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  test('NET-01 one that leaves does not cancel the answer that another waits for; the last one does', async () => {
    const { client, calls } = setUp();
    const [one, other, third] = [new AbortController(), new AbortController(), new AbortController()];

    const first = client.get('/list', { a: 1 }, one.signal);
    const second = client.get('/list', { a: 1 }, { signal: other.signal });
    one.abort();
    await expect(first).rejects.toSatisfy(isCancelled);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    calls[0]?.answer('rows');
    await expect(second).resolves.toBe('rows');

    const last = client.get('/list', { a: 1 }, third.signal);
    third.abort();
    await expect(last).rejects.toSatisfy(isCancelled);
    expect(calls[1]?.init.signal?.aborted).toBe(true);
  });

  test('NET-01 a new question after everybody left is asked again', async () => {
    const { client, calls } = setUp();
    const leaving = new AbortController();
    const left = client.get('/list', {}, leaving.signal);
    leaving.abort();

    const again = client.get('/list');
    await left.catch(() => {});
    expect(calls).toHaveLength(2);
    calls[1]?.answer('rows');

    await expect(again).resolves.toBe('rows');
  });

  test('NET-01 the scope of a page cancels what the page waits for, and refuses what comes later', async () => {
    const { client, calls } = setUp();
    const page = client.scope();
    const inner = page.scope();

    const answers = [page.get('/a'), page.post('/b'), inner.get('/c')];
    const elsewhere = client.get('/d');
    page.abort();

    for (const answer of answers) await expect(answer).rejects.toSatisfy(isCancelled);
    await expect(page.get('/e')).rejects.toSatisfy(isCancelled);
    expect(page.signal.aborted).toBe(true);
    expect(calls).toHaveLength(4);
    calls[3]?.answer('alive');
    await expect(elsewhere).resolves.toBe('alive');
  });

  test('NET-01 cancelling everything ends what is under way, not what follows', async () => {
    const { client, calls } = setUp();
    const before = client.post('/a');
    client.cancelAll();
    await expect(before).rejects.toSatisfy(isCancelled);

    const after = client.post('/b');
    calls[1]?.answer('fine');
    await expect(after).resolves.toBe('fine');
  });

  test('NET-01 leaving between two tries ends the waiting', async () => {
    const leaving = new AbortController();
    const { client, calls } = setUp({ wait: undefined });

    const answer = client.request({ method: 'POST', path: '/pay', idempotencyKey: 'k', signal: leaving.signal });
    calls[0]?.answer({}, 503);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    leaving.abort();

    await expect(answer).rejects.toSatisfy(isCancelled);
    expect(calls).toHaveLength(1);
  });

  test('NET-01 a page of somebody who is not signed in any more asks nothing', async () => {
    const { client, calls } = setUp({ paused: () => true });

    await expect(client.get('/list')).rejects.toSatisfy(isCancelled);
    expect(calls).toHaveLength(0);
    const told = client.post('/sys/logout', undefined, { token: 'T1' });
    calls[0]?.answer(null);
    await told;
  });
});

describe('NET-01 answers for somebody who left', () => {
  test('NET-01 an answer is dropped when another person signed in meanwhile', async () => {
    let user = 'wang';
    const { client, calls } = setUp({ identity: () => user });
    const answer = client.get('/wallet');

    user = 'li';
    calls[0]?.answer({ balance: 1 });

    await expect(answer).rejects.toSatisfy(isCancelled);
  });

  test('NET-01 a 401 of a token that is stored no more logs nobody out', async () => {
    const { client, calls, notify, leave, signIn } = setUp({ identity: () => 'wang' });
    const answer = client.post('/a');

    signIn('T2');
    calls[0]?.answer({ success: false, message: 'Token失效' }, 401);

    await expect(answer).rejects.toThrow('Token失效');
    expect(notify).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  test('NET-01 a token of the next login that ends is told of again', async () => {
    const { client, calls, leave, signIn } = setUp();
    const first = client.post('/a');
    calls[0]?.answer({}, 401);
    await first.catch(() => {});
    signIn('T2');
    const second = client.post('/b');
    calls[1]?.answer({}, 401);
    await second.catch(() => {});

    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  });

  test('NET-01 the answer of another login is not shared', async () => {
    const { client, calls, signIn } = setUp({ identity: () => 'same' });
    const one = client.get('/me');
    signIn('T2');
    const other = client.get('/me');

    expect(calls).toHaveLength(2);
    calls[0]?.answer(1);
    calls[1]?.answer(2);
    expect(await Promise.all([one, other])).toEqual([1, 2]);
  });
});

describe('REQ-05 telling', () => {
  test('REQ-05 a call may have any failure announced in the words of the server', async () => {
    const { client, calls, notify } = setUp();
    const answer = client.get('/x', {}, { announce: true });
    calls[0]?.answer({ success: false, message: '库存不足' }, 422);

    await expect(answer).rejects.toMatchObject({ message: '库存不足', announced: true });
    expect(notify).toHaveBeenCalledWith({ title: '系统提示', message: '库存不足', durationMs: 4000 });
  });

  test('REQ-05 a quiet call fails without a word', async () => {
    const { client, calls, notify, leave } = setUp();
    const answer = client.post('/sys/logout', undefined, { quiet: true, token: 'T1', keepalive: true });
    calls[0]?.answer({}, 401);

    await expect(answer).rejects.toMatchObject({ status: 401, announced: false });
    expect(calls[0]?.init.keepalive).toBe(true);
    expect(notify).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  test('REQ-05 an error envelope inside a file opens the dialog of an ended login', async () => {
    const confirmExpired = vi.fn(async () => {});
    const { client, leave } = setUp({
      confirmExpired,
      fetch: async () => new Response(JSON.stringify({ success: false, code: 500, message: 'Token失效，请重新登录' })),
    });

    await expect(client.download('/x/exportXls')).rejects.toThrow('Token失效，请重新登录');

    expect(confirmExpired).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('REQ-01 time-out', () => {
  test('REQ-01 a call that takes too long ends with words, with all its tries in one time', async () => {
    const { client, calls } = setUp();

    await expect(client.get('/slow', {}, { timeout: 5 })).rejects.toThrow('请求超时，请稍后重试');
    expect(calls).toHaveLength(1);
  });

  test('REQ-01 the time is also up while waiting for the next try', async () => {
    const { client } = setUp({ wait: undefined, fetch: () => Promise.reject(new TypeError('offline')) });

    await expect(client.get('/slow', {}, { timeout: 5 })).rejects.toThrow('请求超时，请稍后重试');
  });

  test('NET-02 an answer that breaks off is asked again when reading, and told when writing', async () => {
    const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
    let tries = 0;
    const { client } = setUp({
      fetch: async () => ((tries += 1), tries < 3 ? broken() : Response.json({ success: true, result: 'whole' })),
    });

    await expect(client.post('/x')).rejects.toThrow('网络连接失败');
    await expect(client.get('/x')).resolves.toBe('whole');
  });
});

describe('REQ-04 helpers', () => {
  test('REQ-04 every helper takes its options, and a method may be chosen', async () => {
    const { client, calls } = setUp();
    const answers = [
      client.post('/a', { n: 1 }, { idempotencyKey: 'k1' }),
      client.put('/b', {}, { idempotencyKey: 'k2' }),
      client.delete('/c', { id: 1 }, { idempotencyKey: 'k3' }),
      client.request({ method: 'PUT', path: '/d', body: { n: 2 } }),
      client.upload('/e', new FormData(), { idempotencyKey: 'k5' }),
    ];
    for (const call of calls) call.answer(null);
    await Promise.all(answers);

    expect(calls.map(({ init }) => [init.method, (init.headers as Record<string, string>)['Idempotency-Key']])).toEqual([
      ['POST', 'k1'],
      ['PUT', 'k2'],
      ['DELETE', 'k3'],
      ['PUT', undefined],
      ['POST', 'k5'],
    ]);
  });

  test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/x', 'sys/user', ''])(
    'REQ-02 the token never travels to %j',
    async (path) => {
      const { client, calls } = setUp({ basePath: '' });

      await expect(client.get(path)).rejects.toThrow('A path begins with one slash');
      expect(calls).toHaveLength(0);
    },
  );

  test('NET-02 a write under a key is tried again while the server works on it', async () => {
    const { client, calls } = setUp();
    const answer = client.post('/pay', {}, { idempotencyKey: 'k' });
    calls[0]?.answer({ success: false, message: '处理中' }, 409, { 'Retry-After': '1' });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer('paid');

    await expect(answer).resolves.toBe('paid');
  });

  test.each([
    ["attachment; filename*=UTF-8''%E5%8F%B8.xlsx", '司.xlsx'],
    ['attachment; filename="a.xlsx"', 'a.xlsx'],
    ["attachment; filename*=UTF-8''%E5%8; filename=plain.xlsx", 'plain.xlsx'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['attachment', undefined],
  ])('REQ-04 %s names %s', async (header, name) => {
    const { client } = setUp({ fetch: async () => new Response('x', { headers: { 'content-disposition': header } }) });

    expect((await client.download('/x')).fileName).toBe(name);
  });

  test('FAIL-01 a web page, rubbish or a mere success in place of a file is an error; a JSON file is a file', async () => {
    const answers: [BodyInit, Record<string, string>][] = [
      ['<html></html>', { 'content-type': 'text/html' }],
      ['[1]', { 'content-type': 'application/json' }],
      ['{"success":true,"message":"导出任务已提交"}', { 'content-type': 'application/octet-stream' }],
      ['{"success":false,"message":"无权导出"}', { 'content-type': 'application/octet-stream' }],
    ];
    const failures: string[] = [];
    for (const [body, headers] of answers) {
      const { client } = setUp({ fetch: async () => new Response(body, { headers }) });
      await client.download('/x').catch((error: Error) => failures.push(error.message));
    }
    expect(failures).toEqual(['服务器返回的数据格式不正确', '服务器返回的数据格式不正确', '导出任务已提交', '无权导出']);

    const named = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=data.json' };
    const { client } = setUp({ fetch: async () => new Response('[1]', { headers: named }) });
    expect((await client.download('/x')).fileName).toBe('data.json');
  });
});

describe('FAIL-01 the shape of answers', () => {
  const isUser = isObjectOf({ id: isText, roles: isListOf(isText), age: isOptional(isNumber), code: isEither(isText, isNumber) });

  test.each([
    [{ id: '1', roles: ['a'], code: 1, more: true }, true],
    [{ id: '1', roles: [], age: 3, code: '1' }, true],
    [{ id: 1, roles: [], code: 1 }, false],
    [{ id: '1', roles: [1], code: 1 }, false],
    [{ id: '1', roles: {}, code: 1 }, false],
    [{ id: '1', roles: [], code: 1, age: 'old' }, false],
    [{ id: '1', roles: [], code: null }, false],
    [[], false],
    [null, false],
    ['text', false],
  ])('FAIL-01 %j is a user: %s', async (result, is) => {
    const { client } = setUp({ fetch: async () => Response.json({ success: true, result }) });
    const answer = client.get('/me', {}, { check: isUser });

    if (is) await expect(answer).resolves.toEqual(JSON.parse(JSON.stringify(result)));
    else await expect(answer).rejects.toThrow('服务器返回的数据格式不正确');
  });

  test('FAIL-01 a schema of zod checks and transforms', async () => {
    const { client } = setUp({ fetch: async () => Response.json({ success: true, result: { at: '2026-11-21' } }) });

    const good = await client.get('/x', {}, { check: z.object({ at: z.string().transform((text) => text.length) }) });
    expect(good.at).toBe(10);
    await expect(client.get('/x', {}, { check: z.object({ at: z.number() }) })).rejects.toThrow('服务器返回的数据格式不正确');
  });

  test('FAIL-01 callers that share an answer check it each by itself', async () => {
    const { client, calls } = setUp();
    const answers = [client.get('/x', {}, { check: isText }), client.get('/x', {}, { check: isNumber })];
    calls[0]?.answer(5);

    const settled = await Promise.allSettled(answers);
    expect(calls).toHaveLength(1);
    expect(settled.map((one) => one.status)).toEqual(['rejected', 'fulfilled']);
  });
});

describe('REQ-07 kept answers', () => {
  const memory = () => {
    const texts = new Map<string, string>();
    return {
      texts,
      get: (key: string) => texts.get(key),
      set: (key: string, text: string) => void texts.set(key, text),
      remove: (key: string) => void texts.delete(key),
    };
  };

  test('REQ-07 a kept GET is asked once in its time, also after a reload, and never for another person or language', async () => {
    const store = memory();
    let now = 0;
    let [user, locale] = ['wang', 'zh-CN'];
    const asked: string[] = [];
    const options: Partial<RequestClientOptions> = {
      store,
      now: () => now,
      identity: () => user,
      locale: () => locale,
      fetch: async (url) => (asked.push(url as string), Response.json({ success: true, result: asked.length })),
    };
    const ask = () =>
      setUp(options).client.getCached('/online/cgreport/api/getRpColumns/r1', { query: {}, keepForMs: reportMetadataCacheMs });

    expect([await ask(), await ask()]).toEqual([1, 1]);
    user = 'li';
    expect(await ask()).toBe(2);
    locale = 'en-US';
    expect(await ask()).toBe(3);
    user = 'wang';
    locale = 'zh-CN';
    now = 29_999;
    expect(await ask()).toBe(1);
    now = 30_000;
    expect(await ask()).toBe(4);
  });

  test('REQ-07 without a name of who asks nothing is written, above all no token', async () => {
    const store = memory();
    const { client } = setUp({ store, fetch: async () => Response.json({ success: true, result: 1 }) });

    await client.getCached('/dict', { query: {}, keepForMs: 1000 });

    expect(store.texts.size).toBe(0);
  });

  test('REQ-07 a page that leaves does not take the answer of the others away', async () => {
    const { client, calls } = setUp();
    const page = client.scope();
    const one = page.getCached('/dict', { query: {}, keepForMs: 1000 });
    const other = client.getCached('/dict', { query: {}, keepForMs: 1000 });
    page.abort();
    calls[0]?.answer('items');

    expect(await Promise.all([one, other])).toEqual(['items', 'items']);
    expect(calls).toHaveLength(1);
  });

  test('REQ-07 what an older version kept is asked again; forgetting asks again', async () => {
    const store = memory();
    let result: unknown = 'old';
    const options = { store, identity: () => 'wang', fetch: async () => Response.json({ success: true, result }) };
    await setUp(options).client.getCached('/meta', { query: {}, keepForMs: 1000 });

    result = 7;
    const { client } = setUp(options);
    expect(await client.getCached('/meta', { query: {}, keepForMs: 1000, check: isNumber })).toBe(7);
    result = 8;
    expect(await client.getCached('/meta', { query: {}, keepForMs: 1000, check: isNumber })).toBe(7);
    client.forgetCached('/meta');
    expect(await client.getCached('/meta', { query: {}, keepForMs: 1000, check: isNumber })).toBe(8);
    client.forgetCached();
    result = 'bad';
    await expect(client.getCached('/meta', { query: {}, keepForMs: 1000, check: isNumber })).rejects.toThrow('服务器返回的数据格式不正确');
  });
});
