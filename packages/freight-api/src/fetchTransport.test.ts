import { expect, test, vi } from 'vitest';
import { createFetchTransport, FreightApiError } from './fetchTransport.ts';
import { createDriverApi } from './generated/fleet/driver.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
const done = (result: unknown) => json({ success: true, message: '', code: 200, result });

/** A transport with what was sent, before a server that answers so. */
function setUp(answer: Response | ((init: RequestInit) => Promise<Response>)) {
  const sent = vi.fn(async (_url: string, init: RequestInit) => (typeof answer === 'function' ? answer(init) : answer));
  const transport = createFetchTransport({
    baseUrl: 'https://freight.example/jeecg-boot',
    headers: () => ({ 'X-Access-Token': 'token', tenant_id: '0' }),
    fetch: sent as unknown as typeof fetch,
  });
  const call = () => {
    const [url, init] = sent.mock.calls[0]!;
    return { url, ...init, headers: init.headers as Record<string, string> };
  };
  return { transport, call };
}

test('PKG-02 a call arrives with its query, its token and its body', async () => {
  const { transport, call } = setUp(done({ id: '1' }));

  expect(await transport.request({ method: 'PUT', path: '/x/edit', query: { a: 1, b: null, c: '甲 乙' }, body: { id: '1' } })).toEqual({
    id: '1',
  });
  expect(call()).toMatchObject({
    url: 'https://freight.example/jeecg-boot/x/edit?a=1&c=%E7%94%B2+%E4%B9%99',
    method: 'PUT',
    body: '{"id":"1"}',
    headers: { 'X-Access-Token': 'token', tenant_id: '0', 'Content-Type': 'application/json' },
  });
});

test('PKG-02 the key of an action goes along as its header', async () => {
  const { transport, call } = setUp(done(null));
  await transport.request({ method: 'POST', path: '/x/pay', body: {}, idempotencyKey: '0b1c2d3e-4f50-4617-8899-aabbccddeeff' });

  expect(call().headers).toMatchObject({ 'Idempotency-Key': '0b1c2d3e-4f50-4617-8899-aabbccddeeff' });
});

const hangs = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));

test('PKG-02 a signal ends a call, and so does its time', async () => {
  const stop = new AbortController();
  const asked = setUp(hangs).transport.request({ method: 'GET', path: '/x/list', signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });

  await expect(setUp(hangs).transport.request({ method: 'GET', path: '/x/list', timeout: 5 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('PKG-02 an export answers the bytes of its file and its name; a refused one says why', async () => {
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4]);
  const headers = {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="drivers.xlsx"; filename*=UTF-8''${encodeURIComponent('司机.xlsx')}`,
  };
  const { blob, fileName } = await createDriverApi(setUp(new Response(bytes, { headers })).transport).export({});
  expect(fileName).toBe('司机.xlsx');
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);

  const refused = setUp(json({ success: false, message: '没有权限', code: 510, result: null }, 403));
  await expect(createDriverApi(refused.transport).export({})).rejects.toMatchObject({ message: '没有权限', status: 403, code: 510 });
});

test('PKG-02 a form goes as a form', async () => {
  const { transport, call } = setUp(done('temp/1.png'));
  const body = new FormData();
  body.append('file', new Blob(['x']), 'a.png');
  await transport.request({ method: 'POST', path: '/sys/common/upload', body, content: 'upload' });

  expect(call().body).toBe(body);
  expect(call().headers).not.toHaveProperty('Content-Type');
});

test.each([
  [
    'a refusal',
    json({ success: false, message: '余额不足', code: 500, errorCode: 40105, errorData: { missing: 1 } }),
    { message: '余额不足', errorCode: 40105, errorData: { missing: 1 } },
  ],
  [
    'a page of a proxy',
    new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    { status: 502, code: undefined },
  ],
  ['no envelope', json([]), { status: 200 }],
] as const)('PKG-02 FAIL-01 %s is an error that says so', async (_what, answer, expected) => {
  const error = await setUp(answer)
    .transport.request({ method: 'GET', path: '/x' })
    .catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(FreightApiError);
  expect(error).toMatchObject(expected);
});

test('PKG-02 what stands in no envelope is handed on as it is', async () => {
  expect(await setUp(json({ status: 'UP' })).transport.request({ method: 'GET', path: '/actuator', content: 'raw' })).toEqual({
    status: 'UP',
  });
});
