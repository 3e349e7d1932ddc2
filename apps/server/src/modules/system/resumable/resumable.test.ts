import { createHash, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { newId } from '../../../platform/db/newId.ts';
import { base64, pdf, statusOf, tusBase, tusHeaders, tusSite } from '../../../../test/tusClient.ts';
import { modules } from '../../index.ts';
import { systemPorts } from '../system.module.ts';
import { sysResumableUpload } from './resumable.table.ts';
import { sweepUploads } from './sweepUploads.ts';

const megabyte = 1024 * 1024;

let site: Awaited<ReturnType<typeof tusSite>>;
beforeAll(async () => void (site = await tusSite()));

describe('FILE-01 files that come in pieces', () => {
  test('FILE-01 security 44 a file is stored byte for byte over 20 cuts', async () => {
    const content = pdf(3 * megabyte);
    const path = await site.started(content.length);
    let offset = 0;

    for (let cuts = 0; cuts < 20; cuts += 1) {
      const rest = content.subarray(offset);
      const call = await site.stalled(path, offset, rest, randomInt(1, Math.floor(content.length / 20)));
      await expect.poll(() => site.draftLength(path), { interval: 1 }).toBeGreaterThan(offset);
      call.destroy();
      const next = await site.offsetOf(path);
      expect(next).toBeGreaterThan(offset);
      offset = next;
    }
    const last = await site.send(path, offset, content.subarray(offset));

    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(content.length)]);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
    const [row] = (await site.server.database.pool.query('select * from sys_file where size = $1', [content.length])).rows;
    expect(row).toMatchObject({
      file_name: '合同.pdf',
      biz: 'temp',
      is_private: 1,
      owner_id: site.user.userId,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(existsSync(site.draftOf(path))).toBe(false);
  });

  test('FILE-01 another process goes on where the bytes were safe, and who wrote before it counts no more', async () => {
    const { platform, database, clock } = site.server;
    const other = await createApp({ config: platform.config, database, clock, modules, ports: systemPorts, logger: false });
    onTestFinished(() => other.fastify.close());
    const at = await other.fastify.listen({ port: 0, host: '127.0.0.1' });
    const content = pdf(2 * megabyte);
    const path = await site.started(content.length);
    await site.send(path, 0, content.subarray(0, megabyte));
    const former = await site.stalled(path, megabyte, content.subarray(megabyte), 1000);
    await expect.poll(() => site.draftLength(path), { interval: 1 }).toBeGreaterThan(megabyte);
    expect((await site.send(path, megabyte, content.subarray(megabyte), {}, { at })).status).toBe(423);

    const offset = await site.offsetOf(path, { at });
    const lost = statusOf(former);
    former.end(content.subarray(megabyte + 1000));
    expect(await lost).toBe(423);
    const last = await site.send(path, offset, content.subarray(offset), {}, { at });

    expect([offset, last.status]).toEqual([megabyte, 204]);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });

  test('FILE-01 security 44 of two calls that write one is refused; who asks how far it is ends the other', async () => {
    const content = pdf(megabyte);
    const path = await site.started(content.length);
    const former = await site.stalled(path, 0, content, 1000);
    const ended = new Promise((resolve) => former.on('close', resolve));
    await expect.poll(() => site.draftLength(path), { interval: 1 }).toBeGreaterThan(0);

    const second = await site.send(path, 0, content);
    const offset = await site.offsetOf(path);
    await ended;

    expect([second.status, await second.json()]).toEqual([
      423,
      expect.objectContaining({ success: false, message: '该文件正在上传，请稍后重试', code: 423 }),
    ]);
    expect(offset).toBe(1000);
    expect((await site.send(path, offset, content.subarray(offset))).status).toBe(204);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });

  test('FILE-01 a server that stopped after the last byte finishes the file when it is asked for', async () => {
    const content = pdf(1000);
    const [asked, resent] = [await site.started(1000), await site.started(1000)];
    for (const path of [asked, resent]) {
      await site.send(path, 0, content.subarray(0, 999));
      appendFileSync(site.draftOf(path), content.subarray(999));
      await site.server.inTenant(0, (tx) =>
        tx
          .update(sysResumableUpload)
          .set({ received: 1000 })
          .where(eq(sysResumableUpload.id, path.split('/').at(-1)!)),
      );
    }

    const [first, again] = [await site.result(asked), await site.result(asked)];
    const empty = await site.send(resent, 1000, Buffer.alloc(0));

    expect(first.message).toMatch(/^temp\/2026\/06\/[0-9a-f]{32}\.pdf\?t=0&u=\w+&e=\d+&s=[\w-]+$/);
    expect([again.message, empty.status]).toEqual([first.message, 204]);
    expect((await site.storedBytes(asked)).equals(content)).toBe(true);
    expect((await site.storedBytes(resent)).equals(content)).toBe(true);
  });

  test('FILE-01 a draft that lost bytes, as after a restore, goes on from what is there', async () => {
    const content = pdf(1000);
    const path = await site.started(1000);
    await site.send(path, 0, content.subarray(0, 600));
    writeFileSync(site.draftOf(path), content.subarray(0, 100));

    const offset = await site.offsetOf(path);
    await site.send(path, offset, content.subarray(offset));

    expect(offset).toBe(100);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });
});

describe('security 44 the end of an upload', () => {
  test('FILE-01 security 44 termination removes the bytes; a file that was made of them stays', async () => {
    const content = pdf(100);
    const [open, done] = [await site.started(100), await site.started(100)];
    await site.send(open, 0, content.subarray(0, 50));
    await site.send(done, 0, content);
    const { message } = await site.result(done);

    const statuses = [
      (await site.end(open)).status,
      (await site.end(done)).status,
      (await site.end(open)).status,
      (await site.look(open)).status,
    ];

    expect(statuses).toEqual([204, 204, 404, 404]);
    expect(existsSync(site.draftOf(open))).toBe(false);
    expect((await site.server.stranger.download(`/sys/common/static/${message}`)).body.equals(content)).toBe(true);
  });

  test('FILE-01 security 44 an upload expires a day after its last piece: 410, then the sweep takes it', async () => {
    const content = pdf(100);
    const path = await site.started(100);
    await site.send(path, 0, content.subarray(0, 50));
    site.server.clock.advance(23 * 3600_000);
    const alive = await site.send(path, 50, content.subarray(50, 60));
    const lone = join(site.server.platform.config.dataDirectory, 'uploads', `${newId()}.part`);
    writeFileSync(lone, 'x');
    const kept = await site.started(100);
    site.server.clock.advance(23 * 3600_000);
    await site.send(kept, 0, content.subarray(0, 1));
    site.server.clock.advance(2 * 3600_000);
    for (const draft of [lone, site.draftOf(kept)]) utimesSync(draft, 0, 0);

    const expired = [
      (await site.look(path)).status,
      (await site.send(path, 60, content.subarray(60))).status,
      (await site.end(path)).status,
    ];
    await sweepUploads(site.server.context());

    expect([alive.status, ...expired]).toEqual([204, 410, 410, 410]);
    expect(new Date(alive.headers.get('upload-expires')!).toISOString()).toBe('2026-06-03T01:00:00.000Z');
    expect((await site.look(path)).status).toBe(404);
    expect([existsSync(site.draftOf(path)), existsSync(lone), existsSync(site.draftOf(kept))]).toEqual([false, false, true]);
    expect(readdirSync(join(site.server.platform.config.dataDirectory, 'uploads'))).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.part$/),
    ]);
    site.server.clock.set('2026-06-01T10:00:00+08:00');
  });
});

describe('https://tus.io/protocols/resumable-upload', () => {
  test('FILE-01 says what it speaks and what it knows of an upload, and opens nothing to foreign pages', async () => {
    const described = await fetch(`${site.origin}${tusBase}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.cn' },
    });
    const path = await site.started(100);
    const known = await site.look(path);

    expect(described.status).toBe(204);
    expect(Object.fromEntries(described.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,checksum,expiration,termination',
      'tus-max-size': String(1024 * megabyte),
      'tus-checksum-algorithm': 'sha256,sha1',
    });
    expect(described.headers.has('access-control-allow-origin')).toBe(false);
    expect(Object.fromEntries(known.headers)).toMatchObject({
      'upload-offset': '0',
      'upload-length': '100',
      'upload-metadata': `filename ${base64('合同.pdf')},biz ${base64('temp')}`,
      'upload-expires': expect.stringMatching(/GMT$/),
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
  });

  test('FILE-01 what was said of a file is told as it was given', async () => {
    const metadata = `filetype ${base64('application/pdf')},is_confidential,filename ${base64('C:\\合同.pdf')}`;
    const reply = await site.start({ size: 100, metadata });

    const known = await site.look(reply.headers.get('location')!);

    expect([reply.status, known.headers.get('upload-metadata')]).toEqual([201, metadata]);
  });

  test('FILE-01 a file without a byte begins and is complete at once, and is refused as what it is', async () => {
    const begin = async () => {
      const reply = await site.start({ size: 0 });
      expect([reply.status, reply.headers.get('upload-offset')]).toEqual([201, '0']);
      return reply.headers.get('location')!;
    };
    const [asked, sent] = [await begin(), await begin()];

    expect((await site.look(asked)).headers.get('upload-length')).toBe('0');
    expect(await site.result(asked)).toMatchObject({ status: 400, success: false, message: '文件是空的' });
    expect(await (await site.send(sent, 0, Buffer.alloc(0))).json()).toMatchObject({ success: false, code: 400, message: '文件是空的' });

    for (const path of [asked, sent]) expect((await site.look(path)).status).toBe(404);
  });

  test('FILE-01 a firewall that knows no PATCH is passed by POST', async () => {
    const content = pdf(100);
    const path = await site.started(100);
    const headers = tusHeaders(site.user, {
      'x-http-method-override': 'PATCH',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    });

    const reply = await fetch(`${site.origin}${path}`, { method: 'POST', headers, body: content });
    const plain = await fetch(`${site.origin}${path}`, { method: 'POST', headers: tusHeaders(site.user) });

    expect([reply.status, plain.status]).toEqual([204, 405]);
    expect((await site.storedBytes(path)).equals(content)).toBe(true);
  });

  test('API-03 security 1 no failure of ours was logged', () => expect(site.server.errors).toEqual([]));
});
