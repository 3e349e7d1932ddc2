import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../../../test/deliverOutbox.ts';
import { startSmallS3, type SmallS3 } from '../../../../test/smallS3.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { pdf, tusSite } from '../../../../test/tusClient.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { createFakeClock } from '../../../platform/clock.ts';
import { apiPrefix } from '../../../platform/http/buildServer.ts';
import { fileKinds } from '../../../platform/files/fileKinds.ts';
import { createFileStore } from '../../../platform/files/store/createFileStore.ts';
import { filesRoot } from '../../../platform/files/store/localFiles.ts';
import { addFile, addressOf, storeFile } from './file.service.ts';

const text = Buffer.from('一二三四五六七八九十，第一行\n第二行\n', 'utf8');
const temp = fileKinds.find(({ biz }) => biz === 'temp')!;
const notes = { fileName: '说明.txt', content: text };

const localFiles = ({ platform }: TestServer): string[] => {
  const folder = join(platform.config.dataDirectory, 'files');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => /\.\w+$/.test(one)) : [];
};
const read = ({ fastify }: TestServer, address: string, headers: Record<string, string> = {}) =>
  fastify.inject({ method: 'GET', url: `${apiPrefix}/sys/common/static/${address}`, headers });
const rowsOf = async (server: TestServer) => (await server.database.pool.query('select count(*)::int as n from sys_file')).rows[0].n;
/** A sheet of categories with one good line and one that names nobody. */
const sheet = () =>
  writeSheet(
    ['类型名称', '父级节点'],
    [
      ['好的', ''],
      ['', ''],
      ['', '没有'],
    ],
  );

describe.each(['local', 's3'] as const)('FILE-02 files in the store "%s"', (kind) => {
  const clock = createFakeClock();
  let s3: SmallS3;
  let site: Awaited<ReturnType<typeof tusSite>>;
  let server: TestServer;
  beforeAll(async () => {
    s3 = await startSmallS3(clock.now);
    site = await tusSite({ config: kind === 's3' ? { s3: s3.config } : {} });
    server = site.server;
  });
  afterAll(() => s3.close());

  /** Where the bytes are: here or there, never both. */
  const kept = (path: string) => (kind === 's3' ? s3.objects.get(`/freight/${path}`)?.body : undefined);
  const expectKept = (path: string, content: Buffer): void => {
    expect(kept(path)).toEqual(kind === 's3' ? content : undefined);
    expect(localFiles(server).includes(path)).toBe(kind === 'local');
  };

  test('FILE-02 UPL-06 an upload is stored there and served with its type and name to anyone who holds its address', async () => {
    const { message } = await site.user.upload('/sys/common/upload', notes, { biz: 'temp' });
    expect(message).toMatch(/^temp\/2026\/06\/[0-9a-f]{32}\.txt\?t=0&u=\w+&e=\d+&s=[\w-]+$/);
    const [path = ''] = message.split('?');
    expectKept(path, text);

    const whole = await read(server, message);

    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(text);
    expect(whole.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="__.txt"; filename*=UTF-8''${encodeURIComponent('说明.txt')}`,
    });
    for (const address of [path, message.replace('t=0', 't=2'), message.replace(/e=\d/, 'e=9'), `${path}/..`, `../${path}`])
      expect((await read(server, address)).statusCode, address).toBe(404);
  });

  test('FILE-02 a part of a file is served alone, as long as the file is the one that is meant', async () => {
    const { message } = await site.user.upload('/sys/common/upload', notes, { biz: 'temp' });
    const { headers } = await read(server, message);
    const part = await read(server, message, { range: 'bytes=3-8', 'if-range': String(headers['etag']) });

    expect(part).toMatchObject({ statusCode: 206, payload: '二三' });
    expect(part.headers).toMatchObject({
      'content-range': `bytes 3-8/${text.length}`,
      'content-length': '6',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect((await read(server, message, { range: 'bytes=-4' })).payload).toBe('行\n');
    expect((await read(server, message, { range: 'bytes=3-8', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await read(server, message, { range: 'bytes=0-1,3-4' })).rawPayload).toEqual(text);
    const beyond = await read(server, message, { range: 'bytes=1000-' });
    expect(beyond).toMatchObject({ statusCode: 416, headers: { 'content-range': `bytes */${text.length}` } });
    expect(beyond.json()).toMatchObject({ success: false, code: 416, message: '请求的范围不在文件内' });
    const forged = message.replace(/s=(.)/, (_sign, first) => `s=${first === '_' ? '-' : '_'}`);
    expect((await read(server, forged, { range: 'bytes=1000-' })).statusCode).toBe(404);
  });

  test('FILE-02 a file that came in pieces, and the sheet of an import’s errors, are stored there as well', async () => {
    const content = pdf(300_000);
    const path = await site.started(content.length);
    await site.send(path, 0, content.subarray(0, 100_000));
    expect((await site.send(path, 100_000, content.subarray(100_000))).status).toBe(204);
    const { message } = await site.result(path);
    expectKept(message.split('?')[0]!, content);
    expect((await read(server, message)).rawPayload).toEqual(content);
    expect(existsSync(site.draftOf(path))).toBe(false);

    const { result } = await site.user.upload('/sys/category/importExcel', { fileName: '分类.xlsx', content: await sheet() });
    expect(result).toMatchObject({ successCount: 1, fileUrl: expect.stringMatching(/^\/sys\/common\/static\/temp\//) });
    const address = result.fileUrl.replace('/sys/common/static/', '');
    const errors = await read(server, address);
    expect(errors.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expectKept(address.split('?')[0], errors.rawPayload);
  });

  test('FILE-03 security 42 what is refused leaves nothing here, there or in the table', async () => {
    const before = [localFiles(server).length, s3.objects.size, await rowsOf(server)];

    expect(await site.user.upload('/sys/common/upload', { fileName: 'a.png', content: text }, { biz: 'temp' })).toMatchObject({
      status: 400,
    });
    expect(await site.user.upload('/sys/common/upload', { fileName: 'a.svg', content: '<svg/>' }, { biz: 'temp' })).toMatchObject({
      status: 400,
    });

    expect([localFiles(server).length, s3.objects.size, await rowsOf(server)]).toEqual(before);
  });

  test('OSS-01 FILE-02 a removed object is served no more and its bytes go; a file that is lost is not found', async () => {
    const { id, url } = (await site.user.upload('/oss/file/upload', notes)).result;
    expectKept(url, text);

    await site.user.delete('/oss/file/delete', { id });
    expect((await read(server, url)).statusCode).toBe(404);
    await deliverOutbox(server.platform);

    expect(kept(url)).toBeUndefined();
    expect(localFiles(server)).not.toContain(url);
    await server.database.pool.query(
      "insert into sys_file (id, tenant_id, path, biz, file_name, content_type, size, sha256, is_private) values ('lost', 0, $1, 'temp', 'a', 'text/plain', 5, '', 0)",
      [`temp/2026/06/${'a'.repeat(32)}.txt`],
    );
    expect((await read(server, `temp/2026/06/${'a'.repeat(32)}.txt`)).statusCode).toBe(404);
  });
});

describe('FILE-02 a store of the S3 kind that fails', () => {
  const clock = createFakeClock();
  let s3: SmallS3;
  let site: Awaited<ReturnType<typeof tusSite>>;
  let server: TestServer;
  beforeAll(async () => {
    s3 = await startSmallS3(clock.now);
    site = await tusSite({ config: { s3: s3.config } });
    server = site.server;
  });
  beforeEach(() => {
    s3.fault = undefined;
  });
  afterAll(() => s3.close());
  const away = expect.stringMatching(/^对象存储(暂时无法访问|拒绝了请求)/);

  test.each(['down', 'denied', 'redirect'] as const)(
    'FILE-02 "%s": uploads and downloads say so in one sentence, nothing is half kept',
    async (fault) => {
      const { message } = await site.user.upload('/sys/common/upload', notes, { biz: 'temp' });
      const before = [s3.objects.size, await rowsOf(server)];
      s3.fault = fault;

      const refusal = await site.user.upload('/sys/common/upload', notes, { biz: 'temp' });
      expect(refusal).toMatchObject({ status: 503, success: false, message: away });
      expect(JSON.stringify(refusal)).not.toMatch(/AccessDenied|127\.0\.0\.1|freight/);
      expect((await read(server, message)).json()).toMatchObject({ success: false, code: 503, message: away });
      expect((await read(server, message, { range: 'bytes=0-3' })).json()).toMatchObject({ code: 503, message: away });
      const english = (await read(server, message, { 'accept-language': 'en' })).json();
      expect(english).toMatchObject({ code: 503, message: expect.stringMatching(/^The object store (doesn’t respond|refused)/) });

      s3.fault = undefined;
      expect([s3.objects.size, await rowsOf(server)]).toEqual(before);
      expect(localFiles(server)).toEqual([]);
      expect((await read(server, message)).rawPayload).toEqual(text);
    },
  );

  test('FILE-01 security 44 an upload in pieces keeps its bytes until the store is back', async () => {
    const content = pdf(5000);
    const path = await site.started(content.length);
    s3.fault = 'down';
    expect((await site.send(path, 0, content)).status).toBe(503);
    expect(await site.result(path)).toMatchObject({ status: 503, message: away });
    expect(existsSync(site.draftOf(path))).toBe(true);
    s3.fault = undefined;

    const { message } = await site.result(path);

    expect((await read(server, message)).rawPayload).toEqual(content);
    expect(existsSync(site.draftOf(path))).toBe(false);
  });

  test('FILE-02 rows that an import took in stay in; it says that the sheet of its errors could not be kept', async () => {
    s3.fault = 'down';

    const answer = await site.user.upload('/sys/category/importExcel', { fileName: '分类.xlsx', content: await sheet() });

    expect(answer).toMatchObject({
      success: true,
      code: 201,
      result: { successCount: 1, fileUrl: null, msg: expect.stringContaining('明细文件暂时无法保存') },
    });
    expect(answer.result.errors.length).toBeGreaterThan(0);
    expect(localFiles(server)).toEqual([]);
  });

  test('DATA-04 security 43 what a killed server left in the store without a row goes after a day; what has a row stays', async () => {
    const orphan = await storeFile(server.context(), temp, { fileName: 'a.txt', stream: Readable.from([text]) });
    const { message } = await site.user.upload('/sys/common/upload', notes, { biz: 'temp' });
    const [path = ''] = message.split('?');
    await deliverOutbox(server.platform);
    expect(s3.objects.has(`/freight/${orphan.path}`)).toBe(true);

    server.clock.advance(24 * 3600_000 + 1000);
    clock.set(server.clock.now());
    s3.fault = 'down';
    await deliverOutbox(server.platform);
    s3.fault = undefined;
    server.clock.advance(60_000);
    clock.set(server.clock.now());
    await deliverOutbox(server.platform);

    expect([s3.objects.has(`/freight/${orphan.path}`), s3.objects.has(`/freight/${path}`)]).toEqual([false, true]);
  });
});

test('FILE-02 files that were stored before the store was set up are served and removed where they lie', async () => {
  const clock = createFakeClock();
  const s3 = await startSmallS3(clock.now);
  const server = await testServer({ config: { s3: s3.config } });
  const ctx = server.context();
  const { config, files } = server.platform;
  const former = createFileStore(filesRoot(config.dataDirectory), { config: { ...config, s3: null }, clock });
  const stored = await former.take(temp, { fileName: '说明.txt', stream: Readable.from([text]) });
  await ctx.transaction((tx) => addFile(tx, ctx, temp, { fileName: '说明.txt', stored }));

  expect((await read(server, addressOf(ctx, temp, stored.path))).rawPayload).toEqual(text);
  await files.remove(stored.path);

  expect([localFiles(server), s3.calls]).toEqual([[], []]);
  expect(await files.open(stored.path)).toBeUndefined();
  expect(s3.calls).toEqual([`GET /freight/${stored.path}`]);
  await s3.close();
});
