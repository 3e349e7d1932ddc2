import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, isCancelled } from '../request/ApiError.ts';
import type { RequestClient } from '../request/requestTypes.ts';
import { jeecgUploads } from '../jeecg/jeecgUploads.ts';
import { createUploadTransport } from './createUploadTransport.ts';
import { createUnfinishedUploads } from './unfinishedUploads.ts';

const megabyte = 1024 * 1024;

/** What happens to a call: it never arrives, or its answer gets lost. */
type Mishap = 'before' | 'after' | Response | undefined;

interface Told {
  method: string;
  address: string;
  headers: Headers;
  bytes: number;
}

/** A server that takes pieces, over a line that a test cuts. */
function tusServer(mishap: (call: Told, count: number) => Mishap = () => undefined) {
  const uploads = new Map<string, { size: number; metadata: string; bytes: Buffer }>();
  const told: Told[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', signal } = init;
    const headers = new Headers(init.headers);
    const address = String(input as string);
    const body = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : Buffer.alloc(0);
    const call = { method, address, headers, bytes: body.length };
    told.push(call);
    const what = mishap(call, told.length);
    if (what instanceof Response) return what;
    if (what === 'before') throw new TypeError('Failed to fetch');
    const answer = handle(method, address.split('/').at(-1)!, headers, body);
    signal?.throwIfAborted();
    if (what === 'after') throw new TypeError('Failed to fetch');
    return answer;
  };
  const handle = (method: string, id: string, headers: Headers, body: Buffer): Response => {
    if (method === 'POST') {
      const made = `u${uploads.size + 1}`;
      uploads.set(made, { size: Number(headers.get('upload-length')), metadata: headers.get('upload-metadata')!, bytes: Buffer.alloc(0) });
      return new Response(null, { status: 201, headers: { Location: `https://evil.cn/elsewhere/${made}` } });
    }
    const upload = uploads.get(id);
    if (upload === undefined) return new Response(null, { status: 404 });
    if (method === 'DELETE') uploads.delete(id);
    if (method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== upload.bytes.length) return Response.json({ message: 'offset' }, { status: 409 });
      if (headers.get('upload-checksum') !== `sha256 ${createHash('sha256').update(body).digest('base64')}`)
        return new Response(null, { status: 460 });
      upload.bytes = Buffer.concat([upload.bytes, body]);
    }
    return new Response(null, { status: method === 'HEAD' ? 200 : 204, headers: { 'Upload-Offset': String(upload.bytes.length) } });
  };
  return { uploads, told, fetch, methods: () => told.map(({ method }) => method) };
}

interface SetUp {
  server?: ReturnType<typeof tusServer>;
  kept?: Map<string, string>;
  identity?: () => string | undefined;
  get?: (path: string) => Promise<unknown>;
  /** What becomes of a file that goes in one request. */
  whole?: (call: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<{ message: string }>;
  now?: () => number;
  fromBytes?: number | undefined;
}

/** A transport as a page sets it up. */
function setUp({ server = tusServer(), kept = new Map(), identity = () => 'p1', get, whole, now, fromBytes }: SetUp = {}) {
  const waits: number[] = [];
  const multipart = vi.fn(async (_path: string, _form: FormData, call: Parameters<NonNullable<typeof whole>>[0]) =>
    whole === undefined ? { message: 'temp/whole.zip' } : whole(call),
  );
  const asked = vi.fn(get ?? (async (path: string) => ({ message: `temp/${path.split('/').at(-1)}.zip` })));
  const client = { upload: multipart, get: asked } as unknown as Pick<RequestClient, 'upload' | 'get'>;
  const transport = createUploadTransport(client, {
    wire: jeecgUploads,
    domains: { static: '/static' },
    resumable: {
      headers: () => ({ 'X-Access-Token': 'T', 'Accept-Language': 'zh-CN' }),
      identity,
      store: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
      fetch: server.fetch,
      sendWithProgress: async (address, { onProgress, ...init }) => {
        const reply = await server.fetch(address, init);
        onProgress(100);
        return reply;
      },
      wait: async (ms) => void waits.push(ms),
      ...(now === undefined ? {} : { now }),
      ...(fromBytes === undefined ? {} : { fromBytes }),
    },
  });
  const told: number[] = [];
  const notes: unknown[] = [];
  const upload = (file: File, further: Partial<Parameters<typeof transport.upload>[1]> = {}) =>
    transport.upload(file, {
      biz: 'temp',
      signal: new AbortController().signal,
      onProgress: (percent) => told.push(percent),
      onNote: (note) => notes.push(note),
      ...further,
    });
  return { server, kept, waits, multipart, asked, upload, told, notes };
}

/** A page that goes when more than this has arrived: nobody calls its upload off. */
async function leftPage(server: ReturnType<typeof tusServer>, kept: Map<string, string>, percent = -1) {
  let isGone = false;
  const { upload } = setUp({ server, kept, identity: () => (isGone ? undefined : 'p1') });
  const onProgress = (arrived: number) => {
    isGone = arrived > percent;
  };
  await expect(upload(zip(), { onProgress })).rejects.toSatisfy(isCancelled);
}

const content = Buffer.from(Array.from({ length: 12 * megabyte }, (_, index) => (index * 7 + (index >> 11)) % 256));
const zip = (size = content.length, name = '归档.zip', lastModified = 1) => new File([content.subarray(0, size)], name, { lastModified });

describe('FILE-01 large files in pieces', () => {
  test('FILE-01 a large file arrives whole, with token and checksum on every piece, and is asked for through the client', async () => {
    const { upload, server, asked, multipart, told, kept } = setUp();

    const path = await upload(zip());

    expect(path).toBe('temp/u1.zip');
    expect(asked).toHaveBeenCalledWith('/sys/common/upload/u1', undefined, expect.objectContaining({ envelope: true }));
    expect(server.uploads.get('u1')!.bytes.equals(content)).toBe(true);
    expect(server.uploads.get('u1')!.metadata).toBe(
      `filename ${Buffer.from('归档.zip').toString('base64')},biz ${Buffer.from('temp').toString('base64')}`,
    );
    expect(server.methods()).toEqual(['POST', ...Array.from({ length: server.told.length - 1 }, () => 'PATCH')]);
    expect(server.told.every(({ headers }) => headers.get('x-access-token') === 'T' && headers.get('tus-resumable') === '1.0.0')).toBe(
      true,
    );
    // The first pieces tell how fast the line is; here it is fast.
    expect(server.told.slice(1, 4).map(({ bytes }) => bytes / megabyte)).toEqual([1, 2, 4]);
    expect(told.toSorted((one, other) => one - other)).toEqual(told);
    expect([told.at(-1), multipart.mock.calls.length, kept.size]).toEqual([100, 0, 0]);
  });

  test('FILE-01 the token stays with the server, wherever an answer points', async () => {
    const { upload, server } = setUp();

    await upload(zip());

    expect(server.told.every(({ address }) => address.startsWith('/jeecg-boot/sys/common/tus'))).toBe(true);
  });

  test.each([
    [2 * megabyte - 1, undefined, 'one request'],
    [2 * megabyte, undefined, 'pieces'],
    [2 * megabyte + 1, undefined, 'pieces'],
    [999_999, 1_000_000, 'one request'],
    [1_000_000, 1_000_000, 'pieces'],
    [1_000_001, 1_000_000, 'pieces'],
  ])('FILE-01 a file of %d bytes, with pieces from %s, goes in %s', async (size, fromBytes, way) => {
    const { upload, server, multipart } = setUp({ fromBytes });

    await upload(zip(size));

    expect([multipart.mock.calls.length, server.uploads.size]).toEqual(way === 'pieces' ? [0, 1] : [1, 0]);
  });

  test('FILE-01 a file that a cell sends to its own address goes in one request, however large', async () => {
    const { upload, server, multipart } = setUp();

    expect(await upload(zip(), { path: '/own/upload' })).toBe('temp/whole.zip');
    expect([multipart.mock.calls.length, server.told.length]).toEqual([1, 0]);
  });

  test.each([
    [256 * 1024 - 1, 'one request'],
    [256 * 1024, 'pieces'],
    [256 * 1024 + 1, 'pieces'],
  ])('FILE-01 on a line known to be slow a file of %d bytes goes in %s', async (size, way) => {
    const { upload, server, multipart } = setUp({ whole: () => Promise.reject(new ApiError('超时', { status: 408 })) });
    await upload(zip(megabyte));

    await upload(zip(size, '小.zip')).catch(() => {});

    expect([multipart.mock.calls.length, server.uploads.size]).toEqual(way === 'pieces' ? [1, 2] : [2, 1]);
  });

  test.each([
    // The line is judged after ten seconds: 22.2 % by then is 45 seconds for the whole, the most that one request may take.
    ['judged too early', 9_999, 1, 'one request'],
    ['just fast enough', 10_000, 100 / 4.5, 'one request'],
    ['a little too slow', 10_000, 100 / 4.51, 'pieces'],
  ])('FILE-01 a line is %s: after %d ms with %f %% the file goes in %s', async (_what, took, percent, way) => {
    let time = 0;
    const whole: NonNullable<SetUp['whole']> = async ({ signal, onProgress }) => {
      time += took;
      onProgress(percent);
      signal.throwIfAborted();
      return { message: 'temp/whole.zip' };
    };
    const { upload } = setUp({ whole, now: () => time });

    expect(await upload(zip(megabyte))).toBe(way === 'pieces' ? 'temp/u1.zip' : 'temp/whole.zip');
  });

  test('FILE-01 what a slow line cannot send in one request goes in pieces, and so do the next ones', async () => {
    let time = 0;
    const whole: NonNullable<SetUp['whole']> = ({ signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        for (const percent of [5, 10, 15]) {
          time += 5000;
          onProgress(percent);
        }
      });
    const { upload, server, multipart, told } = setUp({ whole, now: () => time });

    const first = await upload(zip(2 * megabyte - 1));
    const second = await upload(zip(300 * 1024, '小.zip'));

    expect([first, second]).toEqual(['temp/u1.zip', 'temp/u2.zip']);
    expect([...server.uploads.values()].map(({ bytes }) => bytes.length)).toEqual([2 * megabyte - 1, 300 * 1024]);
    expect(multipart).toHaveBeenCalledTimes(1);
    expect(told.slice(0, 3)).toEqual([5, 10, 0]);
    // A piece is a request, too.
    const pieces = server.told.filter(({ method }) => method === 'PATCH').map(({ bytes }) => bytes);
    expect(pieces[0]).toBe(256 * 1024);
  });

  test('FILE-01 a file that the server gave up waiting for goes in pieces', async () => {
    const { upload, multipart } = setUp({ whole: () => Promise.reject(new ApiError('超时', { status: 408 })) });

    expect(await upload(zip(megabyte))).toBe('temp/u1.zip');
    expect(multipart).toHaveBeenCalledTimes(1);
    await expect(upload(zip(1000))).rejects.toThrow('超时');
  });

  test('FILE-01 a slow line to a server without pieces: the file goes in one request, however long it takes', async () => {
    let time = 0;
    const whole: NonNullable<SetUp['whole']> = async ({ signal, onProgress }) => {
      for (const percent of [5, 10]) {
        time += 10_000;
        onProgress(percent);
        signal.throwIfAborted();
      }
      return { message: 'temp/whole.zip' };
    };
    const { upload, multipart, server } = setUp({ server: tusServer(() => new Response(null, { status: 404 })), whole, now: () => time });

    expect([await upload(zip(megabyte)), await upload(zip(megabyte))]).toEqual(['temp/whole.zip', 'temp/whole.zip']);
    expect([multipart.mock.calls.length, server.told.length]).toEqual([3, 1]);
  });

  test('FILE-01 a file that is taken out while a slow line sends it stays out', async () => {
    const removed = new AbortController();
    const { upload, server } = setUp({
      whole: ({ signal }) => {
        removed.abort();
        return Promise.reject(signal.reason as Error);
      },
    });

    await expect(upload(zip(megabyte), { signal: removed.signal })).rejects.toSatisfy(isCancelled);
    expect(server.told).toEqual([]);
  });

  test('FILE-01 over twenty cuts, before and after a piece arrived, the file arrives byte for byte', async () => {
    let cuts = 0;
    const server = tusServer(({ method }, count) => {
      if (method === 'POST' || cuts >= 20 || count % 2 === 0) return undefined;
      cuts += 1;
      return cuts % 3 === 0 ? 'after' : 'before';
    });
    const { upload, waits, notes } = setUp({ server });

    await upload(zip());

    expect(cuts).toBe(20);
    expect(server.uploads.get('u1')!.bytes.equals(content)).toBe(true);
    expect([waits.length, waits[0]]).toEqual([20, 1000]);
    expect(notes).toContainEqual({ kind: 'waiting' });
    expect(notes.at(-1)).toMatchObject({ kind: 'resumed' });
  });

  test('FILE-01 a damaged piece, a wrong offset and a server that starts again are not failures', async () => {
    const answers = [
      new Response(null, { status: 460 }),
      new Response(null, { status: 409 }),
      new Response(null, { status: 423, headers: { 'Retry-After': '7' } }),
      new Response('<html>', { status: 502 }),
    ];
    const server = tusServer(({ method }) => (method === 'PATCH' ? answers.shift() : undefined));
    const { upload, waits } = setUp({ server });

    await upload(zip());

    expect(server.uploads.get('u1')!.bytes.equals(content)).toBe(true);
    expect(waits).toEqual([1000, 2000, 7000, 8000]);
  });

  test('FILE-01 after a reload the same person goes on with the same file, and is told where', async () => {
    const server = tusServer();
    const kept = new Map<string, string>();
    await leftPage(server, kept, 50);
    const arrived = server.uploads.get('u1')!.bytes.length;
    server.told.length = 0;

    const after = setUp({ server, kept });
    const path = await after.upload(zip());

    expect(arrived).toBeGreaterThan(0);
    expect(path).toBe('temp/u1.zip');
    expect(server.methods().slice(0, 2)).toEqual(['HEAD', 'PATCH']);
    expect(server.told.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(content.length - arrived);
    expect(after.notes[0]).toEqual({ kind: 'resumed', percent: Math.floor((100 * arrived) / content.length) });
    expect([server.uploads.size, server.uploads.get('u1')!.bytes.equals(content), kept.size]).toEqual([1, true, 0]);
  });

  test.each<[string, SetUp, File, string]>([
    ['another person', { identity: () => 'p2' }, zip(), 'temp'],
    ['another name', {}, zip(content.length, '另一个.zip'), 'temp'],
    ['another size', {}, zip(content.length - 1), 'temp'],
    ['a file that was changed', {}, zip(content.length, '归档.zip', 2), 'temp'],
    ['another kind', {}, zip(), 'contract'],
  ])('FILE-01 %s begins an upload of its own', async (_what, difference, file, biz) => {
    const server = tusServer();
    const kept = new Map<string, string>();
    await leftPage(server, kept);

    const path = await setUp({ server, kept, ...difference }).upload(file, { biz });

    expect([path, server.uploads.size]).toEqual(['temp/u2.zip', 2]);
  });

  test('FILE-01 two windows that send the same file do not take one upload out of each other’s hands', async () => {
    const server = tusServer();
    const kept = new Map<string, string>();
    const other = setUp({ server, kept });
    let path: Promise<string> | undefined;
    const first = setUp({ server, kept }).upload(zip(), { onProgress: (percent) => percent > 20 && (path ??= other.upload(zip())) });

    const paths = [await first, await path];

    expect(paths).toEqual(['temp/u1.zip', 'temp/u2.zip']);
    expect(server.methods()).not.toContain('HEAD');
    expect([...server.uploads.values()].every(({ bytes }) => bytes.equals(content))).toBe(true);
    expect(kept.size).toBe(0);
  });

  test('FILE-01 what a person takes out is called off on the server and forgotten', async () => {
    const person = new AbortController();
    const { upload, server, kept } = setUp();

    const sent = upload(zip(), { signal: person.signal, onProgress: () => person.abort() });

    await expect(sent).rejects.toSatisfy(isCancelled);
    await vi.waitFor(() => expect(server.uploads.size).toBe(0));
    expect([server.methods().at(-1), kept.size]).toEqual(['DELETE', 0]);
  });

  test('FILE-01 an upload that has failed is called off when a person takes it out', async () => {
    let isDead = false;
    const server = tusServer(() => (isDead ? 'before' : undefined));
    const { upload, kept } = setUp({ server });
    const person = new AbortController();
    const onProgress = () => {
      isDead = true;
    };
    await expect(upload(zip(), { signal: person.signal, onProgress })).rejects.toThrow('网络连接失败');
    isDead = false;
    expect([server.uploads.size, kept.size]).toEqual([1, 1]);

    person.abort();

    await vi.waitFor(() => expect(server.uploads.size).toBe(0));
    expect(kept.size).toBe(0);
  });

  test('FILE-01 an upload that the server forgot begins again', async () => {
    const kept = new Map<string, string>();
    const server = tusServer();
    await leftPage(server, kept);
    server.uploads.delete('u1');
    server.uploads.set('other', { size: 1, metadata: '', bytes: Buffer.alloc(0) });

    await setUp({ server, kept }).upload(zip());

    expect(server.uploads.get('u2')!.bytes.equals(content)).toBe(true);
  });

  test.each([
    [413, {}, '文件不能超过 1024 MB'],
    [429, {}, '今日上传已超过限额'],
    [507, {}, '服务器磁盘空间不足，无法接收该文件'],
    [400, {}, '不支持的文件类型'],
  ])('UPL-03 a refusal with %d is told in the server’s words and not tried again', async (status, headers, message) => {
    const server = tusServer(() => Response.json({ success: false, message }, { status, headers }));
    const { upload, waits, multipart } = setUp({ server });

    await expect(upload(zip())).rejects.toMatchObject({ name: 'ApiError', status, message });
    expect([server.told.length, waits.length, multipart.mock.calls.length]).toEqual([1, 0, 0]);
  });

  test('UPL-03 a line that stays dead is told after a while, and the next try goes on', async () => {
    let isDead = false;
    const server = tusServer(() => (isDead ? 'before' : undefined));
    const { upload, waits, kept } = setUp({ server });
    const onProgress = () => {
      isDead = true;
    };

    await expect(upload(zip(), { onProgress })).rejects.toThrow('网络连接失败，请检查网络后重试');
    isDead = false;
    await upload(zip());

    expect([waits.length, Math.max(...waits), server.uploads.size, kept.size]).toEqual([12, 30_000, 1, 0]);
    expect(server.uploads.get('u1')!.bytes.equals(content)).toBe(true);
  });

  test.each([
    ['404', () => Response.json({ success: false, code: 404, message: '路径不存在' }, { status: 404 })],
    ['405', () => new Response(null, { status: 405 })],
    ['an answer without an address', () => Response.json({ success: false, code: 404, message: '路径不存在' })],
  ])('FILE-01 to a server that answers %s files go in one request, and it is not asked again', async (_what, answer) => {
    const server = tusServer(answer);
    const { upload, multipart } = setUp({ server });

    const paths = [await upload(zip()), await upload(zip())];

    expect(paths).toEqual(['temp/whole.zip', 'temp/whole.zip']);
    expect([server.told.length, multipart.mock.calls.length]).toEqual([1, 2]);
  });

  test('REQ-05 the end of a session is met as with every other call', async () => {
    const server = tusServer(({ method }) => (method === 'PATCH' ? Response.json({ message: 'x' }, { status: 401 }) : undefined));
    const expired = new ApiError('未授权，请重新登录', { status: 401, announced: true });
    const { upload, asked } = setUp({ server, get: () => Promise.reject(expired) });

    await expect(upload(zip())).rejects.toBe(expired);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('NET-01 nothing is sent any more for a person who left', async () => {
    let who: string | undefined = 'p1';
    const { upload, server, kept } = setUp({ identity: () => who });

    const sent = upload(zip(), {
      onProgress: () => {
        who = undefined;
      },
    });

    await expect(sent).rejects.toSatisfy(isCancelled);
    expect([server.methods(), kept.size]).toEqual([['POST'], 1]);
  });

  test('FILE-01 while the server is still looking at the file its path is asked for again', async () => {
    const answers = [() => Promise.reject(new ApiError('该文件正在上传', { status: 409 })), async () => ({ message: 'temp/a.zip' })];
    const { upload, server } = setUp({ get: () => answers.shift()!() });

    expect(await upload(zip())).toBe('temp/a.zip');
    expect(server.methods().at(-1)).toBe('HEAD');
  });
});

describe('FILE-01 what is remembered of unfinished uploads', () => {
  const remembered = (kept: Map<string, string>, now = 0) =>
    createUnfinishedUploads(
      { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
      () => now,
    );

  test('FILE-01 a day after it began an upload is forgotten, and of fifty the oldest', () => {
    const kept = new Map<string, string>();
    for (let count = 0; count < 51; count += 1) remembered(kept, count).keep(`k${count}`, `u${count}`);

    const found = ['k0', 'k1', 'k50'].map((key) => remembered(kept, 51).find(key));
    const later = ['k1', 'k50'].map((key) => remembered(kept, 24 * 3600_000 + 2).find(key));

    expect([found, later]).toEqual([
      [undefined, 'u1', 'u50'],
      [undefined, 'u50'],
    ]);
  });

  test.each(['{', '{}', '[1,["a"],["b",null],["c",{"id":1,"at":1}]]', 'null'])('FILE-01 a broken store, %s, remembers nothing', (text) => {
    const kept = new Map([['unfinished-uploads', text]]);

    expect(['a', 'b', 'c'].map((key) => remembered(kept).find(key))).toEqual([undefined, undefined, undefined]);
  });
});
