import { afterEach, describe, expect, test, vi } from 'vitest';
import { isCancelled } from '../request/ApiError.ts';
import { jeecgWire } from '../jeecg/jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import type { RequestClientOptions } from '../request/requestTypes.ts';
import { jeecgUploads } from '../jeecg/jeecgUploads.ts';
import { createUploadTransport } from './createUploadTransport.ts';

afterEach(() => vi.useRealTimers());

/** A server that takes files and answers when it is told to. */
function setUp(options: Partial<RequestClientOptions> = {}) {
  const sent: {
    address: string;
    init: RequestInit;
    progress: (percent: number) => void;
    answer: (body: unknown, status?: number) => void;
  }[] = [];
  const notify = vi.fn();
  const leave = vi.fn();
  const confirmExpired = vi.fn(async () => {});
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => 'T',
    tenantId: () => 7,
    locale: () => 'zh-CN',
    notify,
    leave,
    confirmExpired,
    wait: async () => {},
    sendWithProgress: (address, { onProgress: progress, ...init }) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        sent.push({ address, init, progress, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
      }),
    ...options,
  });
  const transport = createUploadTransport(client, { wire: jeecgUploads, domains: { static: '/jeecg-boot/sys/common/static' } });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const upload = (further: Partial<Parameters<typeof transport.upload>[1]> = {}) =>
    transport.upload(file, { biz: 'temp', signal: new AbortController().signal, onProgress: () => {}, ...further });
  const arrived = () => vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]!);
  return { client, transport, upload, arrived, sent, notify, leave, confirmExpired };
}

describe('UPL-06 upload through the request client', () => {
  test('UPL-06 UPL-04 a cell sends isup in the place of the kind, to its own address, and reads its own field', async () => {
    const { upload, arrived } = setUp();

    const path = upload({ fromCell: true, path: '/jeecg-boot/own/upload', responseName: 'savePath' });
    const { address, init, answer } = await arrived();
    answer({ success: true, code: 0, message: '上传成功', savePath: 'own/a.png', result: null });

    expect(await path).toBe('own/a.png');
    expect(address).toBe('/jeecg-boot/own/upload');
    const form = init.body as FormData;
    expect([form.get('isup'), form.has('biz')]).toEqual(['1', false]);
  });

  test.each(['https://evil.cn/upload', '//evil.cn/upload', '/\\evil.cn/upload', 'own/upload'])(
    'UPL-06 an address that leads away from the server, %s, is refused before the token is sent',
    async (path) => {
      const { upload, sent } = setUp();

      await expect(upload({ path })).rejects.toThrow('not a path of this server');

      expect(sent).toEqual([]);
    },
  );

  test('UPL-06 sends file and kind as a form, with token, tenant and language, and answers the stored path', async () => {
    const { upload, arrived } = setUp();
    const told: number[] = [];

    const path = upload({ biz: 'contract', onProgress: (percent) => told.push(percent) });
    const { address, init, progress, answer } = await arrived();
    progress(40);
    answer({ success: true, code: 200, message: 'contract/2026/a.png', result: null });

    expect(await path).toBe('contract/2026/a.png');
    expect(told).toEqual([40]);
    expect([init.method, address]).toEqual(['POST', '/jeecg-boot/sys/common/upload']);
    expect(init.headers).toEqual({ tenant_id: '7', 'X-Access-Token': 'T', 'Accept-Language': 'zh-CN' });
    const form = init.body as FormData;
    expect([form.get('biz'), (form.get('file') as File).name]).toEqual(['contract', 'a.png']);
  });

  test('UPL-04 the path is read from the field that the host names', async () => {
    const { client, arrived } = setUp();
    const transport = createUploadTransport(client, {
      wire: jeecgUploads,
      path: '/files',
      responseName: 'result',
      domains: { static: '/static' },
    });

    const path = transport.upload(new File([], 'a'), { biz: 'temp', signal: new AbortController().signal, onProgress: () => {} });
    const { address, answer } = await arrived();
    answer({ success: true, message: 'ok', result: 'temp/a' });

    expect([await path, address]).toEqual(['temp/a', '/jeecg-boot/files']);
  });

  test('UPL-03 a refusal in an envelope is thrown with the server’s words, and nobody is told twice', async () => {
    const { upload, arrived, notify } = setUp();

    const path = upload();
    (await arrived()).answer({ success: false, code: 500, message: '文件过大' });

    await expect(path).rejects.toMatchObject({ name: 'ApiError', message: '文件过大', announced: false });
    expect(notify).not.toHaveBeenCalled();
  });

  test('REQ-05 a 401 ends the session as with any other call', async () => {
    const { upload, arrived, notify, leave } = setUp();

    const path = upload();
    (await arrived()).answer({ success: false, message: 'x' }, 401);

    await expect(path).rejects.toMatchObject({ status: 401, announced: true });
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message: '未授权，请重新登录' }));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  test('REQ-05 a token that ended asks for a new login', async () => {
    const { upload, arrived, confirmExpired } = setUp();

    const path = upload();
    (await arrived()).answer({ success: false, message: 'Token失效，请重新登录' }, 500);

    await expect(path).rejects.toMatchObject({ announced: true });
    expect(confirmExpired).toHaveBeenCalledOnce();
  });

  test.each([
    ['a web page', '<html>'],
    ['no path', { success: true, code: 200, message: '' }],
    ['a path that is not a text', { success: true, code: 200, message: null }],
    ['a list', []],
  ])('UPL-06 %s in place of an answer is a malformed answer', async (_what, body) => {
    const { upload, arrived } = setUp();

    const path = upload();
    (await arrived()).answer(body);

    await expect(path).rejects.toThrow('服务器返回的数据格式不正确');
  });

  test('NET-01 a signal and a logout both cancel what is on its way', async () => {
    const { upload, client, sent } = setUp();
    const removed = new AbortController();

    const one = upload({ signal: removed.signal });
    const other = upload();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    removed.abort();
    client.cancelAll();

    await expect(one).rejects.toSatisfy(isCancelled);
    await expect(other).rejects.toSatisfy(isCancelled);
  });

  test('REQ-01 the time-out counts from the last byte that moved', async () => {
    vi.useFakeTimers();
    const { upload, sent } = setUp();

    const path = upload();
    path.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    for (let percent = 10; percent <= 30; percent += 10) {
      await vi.advanceTimersByTimeAsync(100_000);
      sent[0]!.progress(percent);
    }
    expect(sent[0]!.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(120_001);

    await expect(path).rejects.toThrow('请求超时，请稍后重试');
  });

  test('NET-02 an upload that breaks off is not sent twice by itself', async () => {
    const send = vi.fn(async () => Promise.reject(new TypeError('Failed to send.')));
    const { upload } = setUp({ sendWithProgress: send });

    await expect(upload()).rejects.toThrow('网络连接失败，请检查网络后重试');
    expect(send).toHaveBeenCalledOnce();
  });

  test('UPL-06 without XMLHttpRequest the file leaves by fetch', async () => {
    const fetched = vi.fn(async () => Response.json({ success: true, message: 'temp/a.png' }));
    const { upload } = setUp({ sendWithProgress: undefined, fetch: fetched as unknown as typeof fetch });

    expect(await upload()).toBe('temp/a.png');
  });

  test('REQ-08 a stored path gets its domain, or the address that the host knows', () => {
    const { client, transport } = setUp();
    const own = createUploadTransport(client, {
      wire: jeecgUploads,
      domains: { static: '/static' },
      urlOf: (path) => (path.startsWith('/sys/') ? `/api${path}` : undefined),
    });

    expect(transport.urlOf('temp/a.png')).toBe('/jeecg-boot/sys/common/static/temp/a.png');
    expect([own.urlOf('/sys/sheet'), own.urlOf('a.png')]).toEqual(['/api/sys/sheet', '/static/a.png']);
  });
});
