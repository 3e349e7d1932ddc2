import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../src/platform/db/embedded.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { dumpPath } from '../testDatabase.ts';
import { testServer } from '../testServer.ts';
import { runServer, startServer } from './serverProcess.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tarmac-fault-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('OPS-01 security 59: a data folder that a live process uses is refused, with its number', async () => {
  const engine = await startEmbedded({ directory: join(folder, 'pg'), dump: await dumpPath() });
  onTestFinished(() => engine.close());

  const second = runServer(['--data', folder, '--port', '0', '--empty']);

  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(
    `The data folder ${folder} is in use by the running process ${process.pid}. Stop it first, or choose another folder with --data.`,
  );
}, 30_000);

test('OPS-01 a data folder from before the first release is refused with a way on', async () => {
  const database = await openDatabase({ embedded: { directory: join(folder, 'pg'), dump: await dumpPath() } });
  await database.pool.query("insert into app_meta.migration (index, name, checksum) values (998, '0001_ledger_rules', 'x')");
  await database.close();

  const server = runServer(['--data', folder, '--port', '0', '--empty']);

  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(
    `The data folder ${folder} was made by a version before 0.1.0 and cannot be upgraded. Choose another folder with --data, or delete it when nothing in it is needed.`,
  );
  expect(server.output()).not.toContain(' at ');
}, 60_000);

test('OPS-01 a port that is taken is told before anything is made', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as { port: number };

  const server = runServer(['--data', folder, '--port', String(port), '--empty']);

  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is in use by another program. Choose another one`);
}, 30_000);

test('OPS-01 security 9: a server that people use does not start in test mode', async () => {
  const server = runServer(['--data', folder, '--port', '0', '--empty'], { NODE_ENV: 'test' });

  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('NODE_ENV is set to test');
  expect(readdirSync(folder)).toEqual([]);
}, 30_000);

test('OPS-01 a PostgreSQL that does not answer is told in one sentence, without the password', async () => {
  const server = runServer(['--data', folder, '--port', '0'], { DATABASE_URL: 'postgres://tarmac:canary-secret@127.0.0.1:1/tarmac' });

  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(
    'The database at 127.0.0.1:1 cannot be reached or refuses the login (ECONNREFUSED). Check DATABASE_URL and that PostgreSQL is running.',
  );
  expect(server.output()).not.toContain('canary-secret');
}, 30_000);

test('OPS-01 security 60: with too little room left writes are refused, reads and login go on', async () => {
  const { as, stranger } = await testServer({ config: { minFreeBytes: Number.MAX_SAFE_INTEGER } });
  const reader = as({ username: 'clerk', password: 'Test-only-1!' });

  const read = await reader.get('/hydriver/hyDriver/list');
  const login = await stranger.post('/sys/login', { username: 'clerk', password: 'Test-only-1!' });
  const write = await reader.post('/hydriver/hyDriver/add', {});

  expect(read).toMatchObject({ status: 200, success: true });
  expect(login).toMatchObject({ status: 200, success: true });
  expect(write).toMatchObject({ status: 503, success: false, message: '服务器磁盘空间不足，暂停写入' });
});

test('OPS-01 a server whose terminal was closed goes on, and rests where nobody asks', async () => {
  const server = await startServer(['--data', folder, '--empty']);
  server.hangUp();
  for (let call = 0; call < 20; call += 1) expect((await fetch(`${server.url}/jeecg-boot/sys/user/list`)).status).toBe(401);

  // The end of the start is still at work: a rest comes sooner or later, or never.
  await expect
    .poll(
      async () => {
        const before = server.processorMs();
        await setTimeout(1000);
        return server.processorMs() - before;
      },
      { timeout: 30_000 },
    )
    .toBeLessThan(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
}, 120_000);
