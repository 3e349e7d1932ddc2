import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { fileUrl } from './fileUrl.ts';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from './requestClient.ts';
import type { RequestClientOptions } from './requestTypes.ts';
import { settle } from './settle.ts';

type Answer = { status?: number; body?: unknown; type?: string; headers?: Record<string, string> } | Error;

function setUp(answers: Answer[], options: Partial<RequestClientOptions> = {}) {
  const calls: { url: URL; init: RequestInit }[] = [];
  const fetchFake = vi.fn(async (url: string, init?: RequestInit) => {
    calls.push({ url: new URL(url, 'http://local'), init: init ?? {} });
    const answer = answers[Math.min(calls.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    const raw = answer.body instanceof Blob || typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(raw, {
      status: answer.status ?? 200,
      headers: { 'content-type': answer.type ?? 'application/json', ...answer.headers },
    });
  });
  const notify = vi.fn();
  const leave = vi.fn();
  const waits: number[] = [];
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => 'T',
    tenantId: () => 7,
    fetch: fetchFake as unknown as typeof fetch,
    notify,
    leave,
    now: () => 1_700_000_000_999,
    random: () => 0,
    wait: async (ms) => void waits.push(ms),
    ...options,
  });
  return { client, calls, notify, leave, waits };
}
const ok = (result: unknown) => ({ body: { success: true, code: 200, message: '', result, timestamp: 0 } });
const headersOf = (call: { init: RequestInit } | undefined) => call?.init.headers as Record<string, string>;

describe('request client', () => {
  test('REQ-01 REQ-02 uses the base path and sends token and tenant', async () => {
    const { client, calls } = setUp([ok(1)]);

    await client.get('/sys/user/list', { pageNo: 1, empty: '', nothing: null });

    expect(calls[0]?.url.pathname).toBe('/jeecg-boot/sys/user/list');
    expect(calls[0]?.url.searchParams.has('empty')).toBe(false);
    expect(headersOf(calls[0])).toMatchObject({ 'X-Access-Token': 'T', tenant_id: '7' });
  });

  test('REQ-02 sends no token header without a token', async () => {
    const { client, calls } = setUp([ok(1)], { token: () => undefined });

    await client.get('/x');

    expect(headersOf(calls[0])).not.toHaveProperty('X-Access-Token');
  });

  test('FAIL-01 answers JSON that stands in no envelope as it is; a refusal in its place is thrown, and so is what is not JSON', async () => {
    const call = { method: 'GET', path: '/actuator/metrics', content: 'raw' } as const;
    const { client } = setUp([
      { body: { names: ['a'] } },
      { body: [1, 2] },
      ok('wrapped'),
      { body: { success: false, code: 500, message: '没有权限', result: null, timestamp: 0 } },
      { body: '<html>' },
      { body: '"text"' },
      { body: { status: 404, message: 'Not Found' }, status: 404 },
    ]);

    expect(await client.request(call)).toEqual({ names: ['a'] });
    expect(await client.request(call)).toEqual([1, 2]);
    expect(await client.request(call)).toBe('wrapped');
    for (const message of ['没有权限', '服务器返回的数据格式不正确', '服务器返回的数据格式不正确'])
      expect((await settle(client.request(call)))[0]).toMatchObject({ message });
    expect((await settle(client.request(call)))[0]).toMatchObject({ status: 404, message: 'Not Found' });
  });

  test('REQ-03 adds _t in seconds to GET, except to dictionary items', async () => {
    const { client, calls } = setUp([ok(1)]);

    await client.get('/a');
    await client.get('/sys/dict/getDictItems/sex');
    await client.post('/a', {});

    expect(calls.map((call) => call.url.searchParams.get('_t'))).toEqual(['1700000000', null, null]);
  });

  test('REQ-04 DELETE carries its parameters in the query, POST and PUT in the body', async () => {
    const { client, calls } = setUp([ok(null)]);

    await client.delete('/x/delete', { id: '1' });
    await client.post('/x/add', { a: 1 });
    await client.put('/x/edit', { a: 2 });

    expect(calls[0]?.url.search).toBe('?id=1');
    expect(calls.map((call) => [call.init.method, call.init.body])).toEqual([
      ['DELETE', undefined],
      ['POST', '{"a":1}'],
      ['PUT', '{"a":2}'],
    ]);
  });

  test('REQ-04 a multipart upload lets the platform write its own content type', async () => {
    const { client, calls } = setUp([ok('path')]);

    await client.upload('/sys/common/upload', new FormData());

    expect(headersOf(calls[0])).not.toHaveProperty('Content-Type');
  });

  test('REQ-04 a download answers the blob and its name', async () => {
    const { client } = setUp([
      {
        body: new Blob(['abc']),
        type: 'application/vnd.ms-excel',
        headers: { 'content-disposition': "attachment; filename*=UTF-8''%E5%8F%B8.xlsx" },
      },
    ]);

    const file = await client.download('/x/exportXls');

    expect(file.fileName).toBe('司.xlsx');
    expect(file.blob.size).toBe(3);
  });

  test('FAIL-01 an error envelope in place of a file is an error, an empty file too', async () => {
    const refused = setUp([{ body: { success: false, code: 500, message: '无权导出' } }]);
    const empty = setUp([{ body: new Blob([]), type: 'application/vnd.ms-excel' }]);

    await expect(refused.client.download('/x')).rejects.toThrow('无权导出');
    await expect(empty.client.download('/x')).rejects.toThrow('文件下载失败');
  });

  test.each([
    [403, '拒绝访问'],
    [404, '很抱歉，资源未找到!'],
    [504, '网络超时'],
  ])('REQ-05 status %i is notified for four seconds as %s', async (status, message) => {
    const { client, notify } = setUp([{ status, body: { message: '' } }]);

    await expect(client.post('/x', {})).rejects.toBeInstanceOf(ApiError);

    expect(notify).toHaveBeenCalledWith({ title: '系统提示', message, durationMs: 4000 });
  });

  test('REQ-05 a 401 with a token leaves once after 1.5 s, however many calls fail', async () => {
    const { client, notify, leave, waits } = setUp([{ status: 401, body: { success: false, message: 'Token失效，请重新登录' } }]);

    await Promise.allSettled([client.post('/a'), client.post('/b'), client.post('/c')]);
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));

    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith({ title: '系统提示', message: '未授权，请重新登录', durationMs: 4000 });
    expect(waits).toEqual([1500]);
  });

  test('REQ-05 a 401 without a token only notifies', async () => {
    const { client, notify, leave } = setUp([{ status: 401, body: {} }], { token: () => undefined });

    await expect(client.post('/a')).rejects.toThrow('未授权，请重新登录');

    expect(notify).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test('REQ-05 a 500 with an expired token asks once and leaves after the button', async () => {
    let press = () => {};
    const confirmExpired = vi.fn(() => new Promise<void>((resolve) => (press = resolve)));
    const { client, leave } = setUp([{ status: 500, body: { message: 'Token失效，请重新登录' } }], { confirmExpired });

    await Promise.allSettled([client.post('/a'), client.post('/b')]);
    expect(confirmExpired).toHaveBeenCalledTimes(1);
    expect(confirmExpired).toHaveBeenCalledWith({ title: '登录已过期', message: '很抱歉，登录已过期，请重新登录', button: '重新登录' });
    expect(leave).not.toHaveBeenCalled();

    press();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  });

  test('REQ-05 other failures carry the words of the server', async () => {
    const { client, notify } = setUp([
      { status: 409, body: { success: false, code: 409, message: '数据已被他人修改，请刷新后重试', errorCode: 40901 } },
    ]);

    await expect(client.post('/x')).rejects.toMatchObject({
      message: '数据已被他人修改，请刷新后重试',
      errorCode: 40901,
      announced: false,
    });

    expect(notify).not.toHaveBeenCalled();
  });

  test.each([['<html></html>'], ['null'], ['[]'], ['"text"'], ['{}'], ['{"success":"yes"}'], ['']])(
    'FAIL-01 a malformed answer %s is a visible error, never a crash',
    async (body) => {
      const { client } = setUp([{ body }]);

      await expect(client.post('/x')).rejects.toThrow('服务器返回的数据格式不正确');
    },
  );

  test('SESS-02 a code that the caller asks for is handed back', async () => {
    const { client } = setUp([{ body: { success: false, code: 406, message: '请输入验证码', result: { need: 'captcha' } } }]);

    const answer = await client.request<{ code: number }>({
      method: 'POST',
      path: '/sys/loginByUsername',
      passCodes: [406],
      envelope: true,
    });

    expect(answer.code).toBe(406);
  });

  test('NET-02 a GET is tried three times on 503 and network failure, a POST only with an idempotency key', async () => {
    const get = setUp([new TypeError('network'), { status: 503, body: {} }, ok('there')]);
    const post = setUp([{ status: 503, body: {} }]);
    const keyed = setUp([{ status: 503, body: {} }, ok('there')]);

    await expect(get.client.get('/x')).resolves.toBe('there');
    await expect(post.client.post('/x')).rejects.toBeInstanceOf(ApiError);
    await expect(keyed.client.request({ method: 'POST', path: '/x', idempotencyKey: 'k' })).resolves.toBe('there');

    expect(get.waits).toEqual([500, 1500]);
    expect(post.calls).toHaveLength(1);
    expect(keyed.calls.map((call) => headersOf(call)['Idempotency-Key'])).toEqual(['k', 'k']);
  });

  test('NET-02 gives up after three tries', async () => {
    const { client, calls } = setUp([new TypeError('network')]);

    await expect(client.get('/x')).rejects.toThrow('网络连接失败');

    expect(calls).toHaveLength(3);
  });

  test('NET-02 equal GETs in flight share one request', async () => {
    const { client, calls } = setUp([ok(1)]);

    await Promise.all([client.get('/x', { a: 1 }), client.get('/x', { a: 1 }), client.get('/x', { a: 2 })]);
    await client.get('/x', { a: 1 });

    expect(calls).toHaveLength(3);
  });

  test('NET-02 SESS-10 what is asked for one tenant is answered to no other, on its way or kept', async () => {
    let tenant = 7;
    const { client, calls } = setUp([ok('of 7'), ok('of 8'), ok('kept of 7'), ok('kept of 8')], {
      tenantId: () => tenant,
      identity: () => 'wang',
    });
    const inTenant = <Result>(id: number, ask: () => Promise<Result>): Promise<Result> => {
      tenant = id;
      return ask();
    };

    const live = () => client.get('/wallet');
    expect(await Promise.all([inTenant(7, live), inTenant(8, live)])).toEqual(['of 7', 'of 8']);
    const kept = () => client.getCached('/dictionary', { keepForMs: 60_000 });
    expect(await Promise.all([inTenant(7, kept), inTenant(8, kept)])).toEqual(['kept of 7', 'kept of 8']);
    expect([await inTenant(8, kept), await inTenant(7, kept)]).toEqual(['kept of 8', 'kept of 7']);
    expect(calls.map((call) => headersOf(call)['tenant_id'])).toEqual(['7', '8', '7', '8']);
  });

  test('REQ-07 kept answers are those of one person and one language', async () => {
    const state = { who: 'wang', locale: 'zh-CN' };
    const { client, calls } = setUp([ok(1), ok(2), ok(3)], { identity: () => state.who, locale: () => state.locale });
    const ask = (who: string, locale: string) => {
      Object.assign(state, { who, locale });
      return client.getCached('/dictionary', { keepForMs: 60_000 });
    };

    expect([await ask('wang', 'zh-CN'), await ask('li', 'zh-CN'), await ask('li', 'en-US'), await ask('wang', 'zh-CN')]).toEqual([
      1, 2, 3, 1,
    ]);
    expect(calls).toHaveLength(3);
  });

  test('LANG-01 speaks English when the person does', async () => {
    const { client, notify } = setUp([{ status: 404, body: {} }], { locale: () => 'en-US' });

    await client.post('/x').catch(() => {});

    expect(notify).toHaveBeenCalledWith({ title: 'System', message: 'Sorry, the resource was not found.', durationMs: 4000 });
  });
});

test('REQ-06 settles a promise and refuses anything else in Chinese', async () => {
  await expect(settle(Promise.resolve(3))).resolves.toEqual([undefined, 3]);
  await expect(settle(Promise.reject(new Error('no')))).resolves.toEqual([new Error('no'), undefined]);
  await expect(settle(3 as never)).rejects.toThrow('请传入Promise对象');
});

test.each([
  ['http://a/b.png', 'http://a/b.png'],
  ['temp/b.png', '/static/temp/b.png'],
  ['/temp/b.png', '/static/temp/b.png'],
  ['[a', undefined],
  ['', undefined],
  [null, undefined],
])('REQ-08 the address of %s is %s', (path, url) => {
  expect(fileUrl(path, { domains: { static: '/static/', bank: '/bank' } })).toBe(url);
});

test('REQ-08 bank images have their own domain', () => {
  expect(fileUrl('a.png', { domains: { static: '/static', bank: 'https://bank.example' }, kind: 'bank' })).toBe(
    'https://bank.example/a.png',
  );
});
