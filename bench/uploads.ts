import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isCancelled } from '../packages/admin-kit/src/request/ApiError.ts';
import { jeecgUploads, jeecgWire } from '../packages/admin-kit/src/jeecg/index.ts';
import { createRequestClient } from '../packages/admin-kit/src/request/requestClient.ts';
import { createUploadTransport } from '../packages/admin-kit/src/upload/createUploadTransport.ts';
import { freePort } from '../scripts/lib/postgres.mjs';
import { inTemporaryFolder, startOurServer } from './processes.ts';
import type { Report } from './report.ts';

const megabyte = 1024 * 1024;
const cuts = 20;
const password = 'Bench-only-1!';

/**
 * Sends one large file with the kit's own client over a line that is cut twenty times, to a server that is killed in the middle, from a
 * page that is left once, and compares the bytes.
 *
 * @throws Error what lies on the server is not what was sent
 */
export async function measureUploads(report: Report, megabytes: number): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const port = await freePort();
    const start = () => startOurServer(port, { args: ['--data', join(folder, 'data'), '--empty'], path: '/readyz' });
    report.say(`an upload of ${megabytes} MB over ${cuts} cuts, a killed server and a page that is left`);
    let server = await start();
    const line = await openLine(port, megabytes * megabyte);
    try {
      const origin = `http://127.0.0.1:${line.port}`;
      const token = await signIn(`http://127.0.0.1:${port}`, join(folder, 'data'));
      const path = join(folder, 'large.mp4');
      const hash = await writeLargeFile(path, megabytes * megabyte);
      const file = new File([await openAsBlob(path)], 'large.mp4', { lastModified: 1 });
      const kept = new Map<string, string>();
      let memory = watchMemory(server.pid);
      let isLeft = false;
      let restart: Promise<void> | undefined;
      let peak = 0;
      const restartServer = async (): Promise<void> => {
        peak = memory();
        await server.kill();
        server = await start();
        memory = watchMemory(server.pid);
      };

      const began = performance.now();
      const who = (): string | undefined => (isLeft ? undefined : 'bench');
      await send(origin, {
        token,
        kept,
        file,
        identity: who,
        onProgress: (percent) => {
          if (percent > 30) restart ??= restartServer();
          isLeft ||= percent > 60;
        },
      }).catch((error: unknown) => {
        if (!isCancelled(error)) throw error;
      });
      const stored = await send(origin, { token, kept, file, identity: () => 'bench', onProgress: () => undefined });
      const seconds = (performance.now() - began) / 1000;
      await restart;

      const reply = await fetch(`http://127.0.0.1:${port}/jeecg-boot/sys/common/static/${stored}`);
      if (reply.body === null || (await hashOf(reply.body)) !== hash) throw new Error('The stored file is another one.');
      report.note(
        `upload of ${megabytes} MB, ${line.made()} cuts, 1 killed server, 1 reload: equal bytes after`,
        `${seconds.toFixed(1)} s`,
      );
      report.note('bytes that had to be sent again', `${((100 * line.sent()) / file.size - 100).toFixed(1)} %`);
      report.atLeast('cuts', { value: line.made(), budget: cuts, unit: '' });
      report.atMost('memory of the server above idle', { value: Math.max(peak, memory()), budget: 120, unit: 'MB' });
    } finally {
      line.close();
      await server.stop();
    }
  });
}

/** Sends the file as a page does. @returns its stored path */
function send(
  origin: string,
  {
    token,
    kept,
    file,
    identity,
    onProgress,
  }: { token: string; kept: Map<string, string>; file: File; identity: () => string | undefined; onProgress: (percent: number) => void },
): Promise<string> {
  const away: typeof fetch = (path, init) => fetch(`${origin}${path as string}`, init);
  const transport = createUploadTransport(createRequestClient({ wire: jeecgWire, token: () => token, tenantId: () => 0, fetch: away }), {
    wire: jeecgUploads,
    domains: { static: '/' },
    resumable: {
      headers: () => ({ 'X-Access-Token': token, tenant_id: '0' }),
      identity,
      store: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
      fetch: away,
    },
  });
  return transport.upload(file, { biz: 'temp', signal: new AbortController().signal, onProgress });
}

/** A line to the server that is cut at places nobody knows before, twenty in the time in which the file passes once. */
async function openLine(port: number, size: number) {
  const places = Array.from({ length: cuts }, (_, index) => Math.floor((size * (index + randomInt(1000) / 1000)) / cuts));
  let passed = 0;
  let made = 0;
  const open = new Set<Socket>();
  const proxy: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      passed += bytes.length;
      if (passed > (places[made] ?? Infinity)) {
        made += 1;
        near.resetAndDestroy();
        far.resetAndDestroy();
      } else if (!far.write(bytes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    made: () => made,
    sent: () => passed,
    close: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Signs in as the administrator of a first start, who has to choose a password. */
async function signIn(url: string, data: string): Promise<string> {
  const first = /^admin\t(\S+)/m.exec(readFileSync(join(data, 'accounts.txt'), 'utf8'))?.[1] ?? '';
  const call = async (method: string, { path, body, token = '' }: { path: string; body: object; token?: string }) => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { 'x-access-token': token }) };
    const reply = await fetch(`${url}/jeecg-boot${path}`, { method, headers, body: JSON.stringify(body) });
    return (await reply.json()) as { success: boolean; message: string; result: { token?: string } | null };
  };
  const login = async (given: string) =>
    (await call('POST', { path: '/sys/login', body: { username: 'admin', password: given } })).result?.token ?? '';
  const change = { username: 'admin', oldpassword: first, password, confirmpassword: password };
  const changed = await call('PUT', { path: '/sys/user/updatePassword', body: change, token: await login(first) });
  if (!changed.success) throw new Error(changed.message);
  return login(password);
}

/** Writes random bytes that begin as a film does. @returns their hash */
async function writeLargeFile(path: string, size: number): Promise<string> {
  const head = Buffer.from('0000001866747970', 'hex');
  await pipeline(
    Readable.from(
      (function* parts() {
        yield head;
        for (let left = size - head.length; left > 0; left -= megabyte) yield randomBytes(Math.min(left, megabyte));
      })(),
    ),
    createWriteStream(path),
  );
  return hashOf(createReadStream(path));
}

async function hashOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of stream) hash.update(bytes);
  return hash.digest('hex');
}

/** Tells how many megabytes a process has used at most above what it uses now, as Linux knows; 0 elsewhere. */
function watchMemory(pid: number): () => number {
  if (process.platform !== 'linux') return () => 0;
  const read = (what: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  // Forgets the peak of the start.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const idle = read('VmRSS');
  return () => read('VmHWM') - idle;
}
