import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../../../test/deliverOutbox.ts';
import { startSmallS3, type SmallS3 } from '../../../../test/smallS3.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { createFakeClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360000002000100ffff03000006000557bfabd40000000049454e44ae426082',
  'hex',
);
const image = (fileName = '图片.png') => ({ fileName, content: png });
const filesBelow = (server: TestServer): string[] => {
  const folder = join(server.platform.config.dataDirectory, 'files', 'oss');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => /\.\w+$/.test(one)) : [];
};

describe('OSS-01 in the file folder', () => {
  let server: TestServer;
  let boss: TestClient;
  beforeAll(async () => {
    server = await testServer({ shared: true });
    boss = server.as('boss');
  });

  test('an object is stored, listed, read by anyone who holds its address, and removed with its bytes', async () => {
    const stored = await boss.upload('/oss/file/upload', image());
    expect(stored).toMatchObject({
      success: true,
      message: '上传成功！',
      result: { fileName: '图片.png', contentType: 'image/png', size: png.length, storage: 'local', storage_dictText: '本地存储' },
    });
    const { id, url } = stored.result;
    expect(url).toMatch(/^oss\/2026\/06\/[0-9a-f]{32}\.png$/);
    expect((await boss.get('/sys/oss/file/list', { fileName: '*图片*', url: `${url.slice(0, 12)}*` })).result.records).toMatchObject([
      { id },
    ]);
    expect((await boss.get('/oss/file/queryById', { id })).result).toMatchObject({ url });

    const read = await server.stranger.download(`/sys/common/static/${url}`);
    expect(read).toMatchObject({
      status: 200,
      body: png,
      headers: {
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
    expect(String(read.headers['content-disposition'])).toMatch(/^inline/);
    expect(filesBelow(server)).toHaveLength(1);
    expect(await boss.delete('/oss/file/delete', { id })).toMatchObject({ success: true, message: '删除成功!' });
    expect((await server.stranger.download(`/sys/common/static/${url}`)).status).toBe(404);
    await deliverOutbox(server.platform);
    expect(filesBelow(server)).toEqual([]);
    expect((await boss.get('/oss/file/queryById', { id })).status).toBe(404);
  });

  test('OSS-01 the address for MinIO stores, too, and answers the path as its message', async () => {
    const stored = await boss.upload('/sys/upload/uploadMinio', image('minio.png'), { biz: '../../etc' });
    expect(stored).toMatchObject({ success: true, code: 0, message: expect.stringMatching(/^oss\/2026\/06\/[0-9a-f]{32}\.png$/) });
    expect((await boss.get('/oss/file/list', { fileName: 'minio.png' })).result.total).toBe(1);
  });

  test('OSS-01 FILE-03 security 42 what is not what its name says, what could run, and what is too large is refused and leaves nothing', async () => {
    const before = filesBelow(server).length;
    for (const [fileName, content] of [
      ['a.svg', '<svg onload=alert(1)>'],
      ['a.html', '<script>1</script>'],
      ['a.txt', '<script>1</script>'],
      ['a.png', '<html>'],
      ['a.pdf', png],
      ['a.exe', 'MZ'],
      ['a', png],
      ['../../a', png],
      ['a.png/..', png],
    ] as const)
      expect(await boss.upload('/oss/file/upload', { fileName, content }), fileName).toMatchObject({ status: 400, success: false });
    const traversal = await boss.upload('/oss/file/upload', image('../../../evil.png'));
    expect(traversal.result.url).toMatch(/^oss\/2026\/06\/[0-9a-f]{32}\.png$/);
    expect(filesBelow(server)).toHaveLength(before + 1);
    // The general address takes none: these are readable by everybody who holds an address.
    expect(await boss.upload('/sys/common/upload', image(), { biz: 'oss' })).toMatchObject({ status: 400 });
  });

  test('OSS-01 SESS-10 PERM-08 another tenant and who may not neither see nor touch', async () => {
    const { id } = (await boss.upload('/oss/file/upload', image('own.png'))).result;
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
    expect((await elsewhere.get('/oss/file/list')).result.total).toBe(0);
    expect(await elsewhere.delete('/oss/file/delete', { id })).toMatchObject({ status: 404 });
    const reader = server.as({ username: 'oss_reader', permissions: ['oss:list'] });
    expect((await reader.get('/oss/file/list')).result.total).toBeGreaterThan(0);
    for (const act of [
      reader.upload('/oss/file/upload', image()),
      reader.upload('/sys/upload/uploadMinio', image()),
      reader.delete('/sys/oss/file/delete', { id }),
      reader.delete('/oss/file/deleteBatch', { ids: id }),
    ])
      expect(await act).toMatchObject({ status: 403 });
    expect((await reader.get('/oss/file/storage')).result).toMatchObject({
      kind: 'local',
      bucket: null,
      extensions: expect.arrayContaining(['png']),
    });
  });
});

describe('OSS-01 in a store of the S3 kind', () => {
  const clock = createFakeClock();
  let s3: SmallS3;
  let server: TestServer;
  let boss: TestClient;
  beforeAll(async () => {
    s3 = await startSmallS3(clock.now);
    server = await testServer({ shared: true, config: { s3: s3.config } });
    boss = server.as('boss');
  });
  beforeEach(() => {
    s3.fault = undefined;
    s3.calls.length = 0;
  });
  afterAll(() => s3.close());

  test('an object lies there and not here, is served through us, and is removed there', async () => {
    const stored = await boss.upload('/oss/file/upload', image('远端.png'));
    expect(stored.result).toMatchObject({ storage: 's3', storage_dictText: 'S3对象存储' });
    const { id, url } = stored.result;
    expect(s3.objects.get(`/freight/${url}`)).toEqual({ body: png, contentType: 'image/png' });
    expect(filesBelow(server)).toEqual([]);

    expect(await server.stranger.download(`/sys/common/static/${url}`)).toMatchObject({
      status: 200,
      body: png,
      headers: {
        'content-type': 'image/png',
        'content-length': String(png.length),
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
    expect((await boss.get('/oss/file/storage')).result).toMatchObject({ kind: 's3', bucket: 'freight' });
    expect(JSON.stringify((await boss.get('/oss/file/storage')).result)).not.toContain('small-');
    await boss.delete('/oss/file/delete', { id });
    await deliverOutbox(server.platform);
    expect(s3.objects.size).toBe(0);
  });

  test('OSS-01 a store that is away, refuses or points elsewhere is told in one sentence, and nothing is left behind', async () => {
    for (const fault of ['down', 'denied', 'redirect'] as const) {
      s3.fault = fault;
      const answer = await boss.upload('/oss/file/upload', image(`${fault}.png`));
      expect(answer, fault).toMatchObject({
        status: 503,
        success: false,
        message: expect.stringMatching(/^对象存储(暂时无法访问|拒绝了请求)/),
      });
      expect(JSON.stringify(answer)).not.toMatch(/AccessDenied|127\.0\.0\.1|freight/);
    }
    s3.fault = undefined;
    expect(filesBelow(server)).toEqual([]);
    expect(s3.objects.size).toBe(0);
    expect((await boss.get('/oss/file/list')).result.total).toBe(0);
    const { result } = await boss.upload('/oss/file/upload', image());
    s3.fault = 'down';
    expect((await server.stranger.download(`/sys/common/static/${result.url}`)).status).toBe(503);
    s3.fault = undefined;
    s3.objects.clear();
    expect((await server.stranger.download(`/sys/common/static/${result.url}`)).status).toBe(404);
  });

  test('FILE-02 no address of a reader reaches the store but those of our own names', async () => {
    for (const path of ['oss/../secret', 'oss/2026/06/x.png', 'oss/2026/06/%2e%2e', `oss/2026/06/${'a'.repeat(32)}.png`])
      expect((await server.stranger.download(`/sys/common/static/${path}`)).status, path).toBe(404);
    expect(s3.calls).toEqual([]);
  });
});

test('FILE-02 the environment names the store whole or not at all', () => {
  const given = { dataDirectory: '/tmp', secret: 'x' };
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'freight',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  expect(readConfig({}, given).s3).toBeNull();
  expect(readConfig(whole, given).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'freight',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  for (const [change, message] of [
    [{ S3_BUCKET: '' }, 'S3_ENDPOINT needs S3_BUCKET.'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT needs S3_SECRET_ACCESS_KEY.'],
    [{ S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT is not an address'],
    [{ S3_ENDPOINT: 'http://minio:9000' }, 'S3_ENDPOINT must be https'],
    [{ S3_BUCKET: '../x' }, 'S3_BUCKET is not a name of a bucket'],
  ] as const)
    expect(() => readConfig({ ...whole, ...change }, given), message).toThrow(message);
  expect(readConfig({ ...whole, S3_ENDPOINT: 'http://minio:9000', OUTBOUND_PRIVATE_HOSTS: 'minio' }, given).s3?.endpoint).toBe(
    'http://minio:9000',
  );
});
