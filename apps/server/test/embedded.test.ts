import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { TookTooLong } from '../src/platform/db/database.ts';
import { startEmbedded } from '../src/platform/db/embedded.ts';
import { acquireLock, DataDirectoryInUse } from '../src/platform/db/lockFile.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { dumpPath } from './testDatabase.ts';

let folder: string;
let dump: string;
beforeAll(async () => void (dump = await dumpPath()));
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tarmac-db-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('OPS-05 data survives a restart, and a second server on the directory is refused', async () => {
  const directory = join(folder, 'db');
  const first = await openDatabase({ embedded: { directory, dump } });
  await first.transaction({ tenantId: 0 }, (tx) => tx.execute(sql`insert into sys_tenant (tenant_id, name) values (0, 'kept')`));
  await expect(startEmbedded({ directory })).rejects.toThrow(DataDirectoryInUse);
  await first.close();
  expect(existsSync(`${directory}.lock`)).toBe(false);

  const second = await openDatabase({ embedded: { directory, dump } });
  const { rows } = await second.transaction({ tenantId: 0 }, (tx) => tx.execute<{ name: string }>(sql`select name from sys_tenant`));
  await second.close();

  expect(rows).toEqual([{ name: 'kept' }]);
}, 60_000);

test('OPS-05 a thread that hangs is replaced, and the next call is answered', async () => {
  const restarts: string[] = [];
  const database = await openDatabase({
    embedded: { dump, hangTimeout: 700, onRestart: (reason) => void restarts.push(reason) },
    skipMigrations: true,
    onError: () => undefined,
  });
  onTestFinished(() => database.close());

  await expect(database.pool.query('select count(*) from generate_series(1, 100000000000)')).rejects.toThrow('Connection terminated');

  expect(restarts).toHaveLength(1);
  await expect
    .poll(
      () =>
        database.ping().then(
          () => 'answered',
          () => 'not yet',
        ),
      { timeout: 45_000 },
    )
    .toBe('answered');
}, 60_000);

test('OPS-05 what takes longer than it was given is ended with the thread, and those who wait are answered', async () => {
  const restarts: string[] = [];
  const database = await openDatabase({
    embedded: { directory: join(folder, 'db'), dump, onRestart: (reason) => void restarts.push(reason) },
    onError: () => undefined,
  });
  onTestFinished(() => database.close());
  await database.transaction({ tenantId: 0 }, (tx) => tx.execute(sql`insert into sys_tenant (tenant_id, name) values (0, 'kept')`));

  const runaway = database.readWithin({ tenantId: 0 }, (tx) => tx.execute(sql`select count(*) from generate_series(1, 100000000000)`), {
    milliseconds: 500,
  });
  const waiting = [
    database.read({ tenantId: 0 }, (tx) => tx.execute<{ name: string }>(sql`select name from sys_tenant`)),
    database.statement(sql`select 1 as one`),
  ];

  await expect(runaway).rejects.toThrow(TookTooLong);
  expect(restarts).toEqual(['a statement took longer than 500 ms']);
  const [read, stated] = await Promise.all(waiting);
  expect(read).toMatchObject({ rows: [{ name: 'kept' }] });
  expect(stated).toEqual([{ one: 1 }]);
  await expect(database.readWithin({ tenantId: 0 }, (tx) => tx.execute(sql`select nothing`), { milliseconds: 500 })).rejects.not.toThrow(
    TookTooLong,
  );
}, 60_000);

test('OPS-05 the lock of a dead process is taken over, that of a live one never', async () => {
  const path = join(folder, 'x.lock');
  const sleeper = spawn('sleep', ['60']);
  onTestFinished(() => void sleeper.kill());
  const started = () => readFileSync(`/proc/${sleeper.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  writeFileSync(path, JSON.stringify({ pid: sleeper.pid, started: started() }));

  expect(() => acquireLock(path, folder)).toThrow(DataDirectoryInUse);
  const ended = new Promise((resolve) => sleeper.once('exit', resolve));
  sleeper.kill('SIGKILL');
  await ended;
  const held = acquireLock(path, folder);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  held.release();
  expect(existsSync(path)).toBe(false);
  // A process id that was given to another program since does not count as alive.
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: '1' }));
  acquireLock(path, folder).release();
});

test('OPS-05 security 59: a takeover that a killed start left behind is waited for', () => {
  const path = join(folder, 'db.lock');
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  writeFileSync(`${path}.takeover`, '');
  const fourSecondsAgo = Date.now() / 1000 - 4;
  utimesSync(`${path}.takeover`, fourSecondsAgo, fourSecondsAgo);

  const held = acquireLock(path, folder);

  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(existsSync(`${path}.takeover`)).toBe(false);
  held.release();
}, 20_000);
