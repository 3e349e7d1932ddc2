import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../../../test/testServer.ts';
import { base64, pdf, statusOf, tusBase, tusHeaders, tusSite } from '../../../../test/tusClient.ts';

const megabyte = 1024 * 1024;

let site: Awaited<ReturnType<typeof tusSite>>;
beforeAll(async () => void (site = await tusSite()));

describe('security 44 what the protocol refuses', () => {
  test('FILE-01 security 44 another person’s and another tenant’s upload does not exist', async () => {
    const content = pdf(100);
    const path = await site.started(100);
    const own = await site.stalled(path, 0, content, 50);
    await expect.poll(() => site.draftLength(path), { interval: 1 }).toBe(50);
    const strangers = [await site.signedIn('neighbour'), await site.signedIn({ username: 'elsewhere', tenantId: 2 })];

    for (const person of strangers) {
      expect((await site.look(path, { person })).status).toBe(404);
      expect((await site.send(path, 0, pdf(100), {}, { person })).status).toBe(404);
      expect((await site.end(path, person)).status).toBe(404);
      expect(await site.result(path, person)).toMatchObject({ status: 404, success: false });
    }
    expect((await fetch(`${site.origin}${path}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(401);
    expect((await fetch(`${site.origin}${tusBase}`, { method: 'POST', headers: { 'upload-length': '1' } })).status).toBe(401);
    // Nobody ended, held up or removed what its owner goes on with.
    const status = statusOf(own);
    own.end(content.subarray(50));
    expect(await status).toBe(204);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });

  test.each(['x', '0123456789abcdef'.repeat(2), '..%2f..%2fsecret', '%00', 'A'.repeat(32), '0'.repeat(99)])(
    'FILE-01 security 43 no upload is called %s',
    async (id) => {
      expect((await site.look(`${tusBase}/${id}`)).status).toBe(404);
      expect((await site.send(`${tusBase}/${id}`, 0, pdf(10))).status).toBe(404);
      expect((await site.end(`${tusBase}/${id}`)).status).toBe(404);
    },
  );

  test('FILE-01 security 44 wrong offset 409, too long 413, damaged 460, unknown checksum 400, wrong type 415, wrong version 412: nothing changes', async () => {
    const content = pdf(1000);
    const path = await site.started(1000);
    await site.send(path, 0, content.subarray(0, 400));
    const rest = content.subarray(400);
    const sum = (algorithm: string, bytes: Buffer) => ({
      'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`,
    });

    const statuses = [
      await site.send(path, 0, content),
      await site.send(path, 500, content.subarray(500)),
      await site.send(path, 400, Buffer.concat([rest, rest])),
      await site.send(path, 400, rest, sum('sha256', content)),
      await site.send(path, 400, rest, { 'upload-checksum': 'crc32 AAAAAAAAAAAAAAAAAAAA' }),
      await site.send(path, 400, rest, { 'content-type': 'application/octet-stream' }),
      await site.send(path, 400, rest, { 'upload-offset': '-1' }),
      await site.send(path, 400, rest, { 'tus-resumable': '0.2.2' }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([409, 409, 413, 460, 400, 415, 400, 412]);
    expect(await site.offsetOf(path)).toBe(400);
    expect((await site.send(path, 400, rest.subarray(0, 100), sum('sha1', rest.subarray(0, 100)))).status).toBe(204);
    expect((await site.send(path, 500, rest.subarray(100), sum('sha256', rest.subarray(100)))).status).toBe(204);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });

  test('FILE-01 security 44 more bytes than announced, without saying how many, are not kept, and the line serves the next call', async () => {
    const path = await site.started(1000);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = request(`${site.origin}${path}`, {
      agent,
      method: 'PATCH',
      headers: tusHeaders(site.user, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }),
    });
    const status = statusOf(call);
    // Said in two parts, its length is not announced.
    call.write(pdf(megabyte));
    call.end('x');

    expect(await status).toBe(413);
    expect(await site.offsetOf(path)).toBe(0);
    const next = request(`${site.origin}${path}`, { agent, method: 'HEAD', headers: tusHeaders(site.user) });
    next.end();
    expect(await statusOf(next)).toBe(200);
    agent.destroy();
  });

  test.each([
    ['no size', '', undefined, 400, '缺少有效的文件大小'],
    ['a size that is not a number', '1e9', undefined, 400, '缺少有效的文件大小'],
    ['more than the kind takes in pieces', 1024 * megabyte + 1, undefined, 413, '文件不能超过 1024 MB'],
    [
      'more than a kind takes that says nothing of pieces',
      6 * megabyte,
      `filename ${base64('a.png')},biz ${base64('logo')}`,
      413,
      '文件不能超过 5 MB',
    ],
    ['a kind that leads elsewhere', 10, `filename ${base64('a.png')},biz ${base64('../../etc')}`, 400, '不支持的上传目录'],
    ['a type that the kind does not take', 10, `filename ${base64('a.exe')}`, 400, '不支持的文件类型'],
    ['a picture that nobody takes', 10, `filename ${base64('a.heic')}`, 400, '不支持 HEIC 格式的图片，请转换为 JPG 或 PNG 后上传'],
    ['no name', 10, '', 400, '文件名不正确'],
    ['a name with a zero byte', 10, `filename ${base64('a\0.pdf')}`, 400, '文件名不正确'],
    ['a name that is not an UTF-8', 10, 'filename /w==', 400, '文件信息格式不正确'],
    ['a name that is not in Base64', 10, 'filename a.pdf', 400, '文件信息格式不正确'],
    ['two names', 10, `filename ${base64('a.pdf')},filename ${base64('b.pdf')}`, 400, '文件信息格式不正确'],
    ['a flood of metadata', 10, `filename ${'A'.repeat(8000)}`, 400, '文件信息格式不正确'],
  ])('FILE-03 security 42 refuses %s before the first byte', async (_what, size, metadata, status, message) => {
    const reply = await site.start({ size, ...(metadata === undefined ? {} : { metadata }) });

    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ success: false, message, result: null });
  });

  test('FILE-03 security 43 nothing of a name enters a path', async () => {
    const reply = await site.start({ size: 100, metadata: `filename ${base64('../../x/..\\y.pdf')}` });
    const path = reply.headers.get('location')!;
    await site.send(path, 0, pdf(100));

    const { message } = await site.result(path);
    const { headers } = await site.server.stranger.download(`/sys/common/static/${message}`);

    expect(message).toMatch(/^temp\/2026\/06\/[0-9a-f]{32}\.pdf\?/);
    expect(headers['content-disposition']).toContain('filename="y.pdf"');
  });

  test('FILE-03 security 42 content that is not what its name says ends the upload', async () => {
    const path = await site.started(100);

    const last = await site.send(path, 0, Buffer.from('<script>1</script>'.padEnd(100)));

    expect([last.status, await last.json()]).toEqual([400, expect.objectContaining({ success: false, message: '文件内容与类型不符' })]);
    expect((await site.look(path)).status).toBe(404);
    expect(existsSync(site.draftOf(path))).toBe(false);
  });

  test('FILE-01 a file that is not complete has no path', async () => {
    const path = await site.started(100);
    await site.send(path, 0, pdf(99));

    expect(await site.result(path)).toMatchObject({ status: 409, success: false, message: '文件尚未传完' });
  });
});

describe('security 42 limits', () => {
  test('FILE-01 security 42 what is announced counts against the day, and so does the number of uploads', async () => {
    const busy = await site.signedIn('busy');
    const metadata = `filename ${base64('a.zip')}`;
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await site.start({ size: 1024 * megabyte, metadata, person: busy })).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('FILE-01 security 44 too many unfinished uploads are refused with what to do, until the oldest have not moved for an hour', async () => {
    const many = await site.signedIn('many');
    const metadata = `filename ${base64('a.zip')}`;
    const start = () => site.start({ size: 100, metadata, person: many });
    const paths: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const reply = await start();
      expect(reply.status).toBe(201);
      paths.push(reply.headers.get('location')!);
    }
    const by = { person: many };
    const [first, second, third] = paths as [string, string, string];
    site.server.clock.advance(60_000);
    await site.send(second, 0, pdf(50), {}, by);

    const tooMany = await start();
    expect([tooMany.status, await tooMany.json()]).toEqual([
      429,
      expect.objectContaining({ message: '您还有 20 个文件没有传完：请等它们传完或取消其中一些；一小时没有进展的会自动让位' }),
    ]);

    site.server.clock.advance(50 * 60_000);
    await site.send(first, 0, pdf(50), {}, by);
    expect((await start()).status).toBe(429);
    site.server.clock.advance(11 * 60_000);
    expect((await start()).status).toBe(201);
    // The oldest that had not moved went: neither the one that did lately, nor any but one.
    const statuses = await Promise.all([first, second, third].map(async (path) => (await site.look(path, by)).status));
    expect(statuses).toEqual([200, 200, 404]);
    expect(site.draftLength(third)).toBe(0);
  });

  test('FILE-01 security 42 44 bytes that were announced and given up make room for others', async () => {
    const heavy = await site.signedIn('heavy');
    const metadata = `filename ${base64('a.zip')}`;
    const start = (size: number) => site.start({ size, metadata, person: heavy });
    for (let count = 0; count < 2; count += 1) expect((await start(1024 * megabyte)).status).toBe(201);
    expect((await start(megabyte)).status).toBe(429);

    site.server.clock.advance(61 * 60_000);

    expect((await start(megabyte)).status).toBe(201);
  });

  test('FILE-01 security 60 a file that the disk has no room for is refused before it comes', async () => {
    const { bavail, bsize } = statfsSync(site.server.platform.config.dataDirectory);
    const small = await testServer({ config: { minFreeBytes: bavail * bsize - 1024 * megabyte } });
    const person = small.as('uploader');
    await person.get('/sys/user/getCurrentUserDeparts');

    const reply = await small.fastify.inject({
      method: 'POST',
      url: tusBase,
      headers: tusHeaders(person, { 'upload-length': String(900 * megabyte), 'upload-metadata': `filename ${base64('a.zip')}` }),
    });

    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([507, '服务器磁盘空间不足，无法接收该文件']);
  });
});

test('API-03 security 1 no failure of ours was logged', () => expect(site.server.errors).toEqual([]));
