import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { onServer, urlOf } from '../databaseCopies.ts';
import { runServer, startServer } from '../faults/serverProcess.ts';

const outer = process.env['TEST_DATABASE_URL']!;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-first-'));
  folders.push(folder);
  return folder;
}

/** An empty database, gone after the test. */
async function emptyDatabase(name: string): Promise<string> {
  await onServer(outer, (client) => client.query(`drop database if exists ${name} with (force)`));
  await onServer(outer, (client) => client.query(`create database ${name}`));
  onTestFinished(() => onServer(outer, (client) => client.query(`drop database ${name} with (force)`)).then(() => undefined));
  return urlOf(outer, name);
}

/** What the administrator of a data folder is answered at the login. */
async function loginAsAdmin(url: string, folder: string): Promise<{ code: unknown; success: boolean; message: string }> {
  const [, password] = /^admin\t(\S+)\t/m.exec(readFileSync(join(folder, 'accounts.txt'), 'utf8')) ?? [];
  const reply = await fetch(`${url}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return (await reply.json()) as Awaited<ReturnType<typeof loginAsAdmin>>;
}

const stack = /^\s+at .*[(/]/m;

test('OPS-01 security 9: a first start that is killed at any moment leaves a system that its administrator can enter', async () => {
  const databaseUrl = await emptyDatabase('tarmac_first_killed');
  const env = { DATABASE_URL: databaseUrl };
  const folder = newFolder();
  const accounts = join(folder, 'accounts.txt');
  // The passwords are there: killed at once, and once a little later.
  for (const delay of [0, 30]) {
    rmSync(accounts, { force: true });
    const killed = runServer(['--data', folder, '--port', '0', '--empty'], env);
    let isOver = false;
    killed.exited.then(
      () => (isOver = true),
      () => undefined,
    );
    while (!existsSync(accounts) && !isOver && !killed.output().includes('is ready')) await sleep(1);
    await sleep(delay);
    await killed.end('SIGKILL');
    if (!existsSync(accounts)) break;
    const people = await onServer(databaseUrl, (client) => client.query('select from sys_user'));
    // Undone with the killed process: the next start begins again.
    if ((people.rowCount ?? 0) > 0) break;
  }

  const server = await startServer(['--data', folder, '--empty'], env);

  expect(await loginAsAdmin(server.url, folder)).toMatchObject({ code: 406, message: expect.stringContaining('密码') });
}, 120_000);

test('OPS-01 security 61: two first starts on one empty PostgreSQL both end up serving, and the administrator is made once', async () => {
  const env = { DATABASE_URL: await emptyDatabase('tarmac_first_twice') };
  const [one, other] = [newFolder(), newFolder()];

  const both = [one, other].map((folder) => startServer(['--data', folder, '--empty'], env));
  const servers = await Promise.all(both);

  expect(servers.map(({ output }) => output()).filter((text) => stack.test(text))).toEqual([]);
  expect(servers.some(({ output }) => output().includes('another server is preparing this database: waiting'))).toBe(true);
  const made = [one, other].filter((folder) => existsSync(join(folder, 'accounts.txt')));
  expect(made).toHaveLength(1);
  expect(await loginAsAdmin(servers[0]!.url, made[0]!)).toMatchObject({ code: 406 });
}, 120_000);

test('OPS-01 security 61: a newer database ends the start with a sentence', async () => {
  const databaseUrl = await emptyDatabase('tarmac_first_newer');
  await onServer(databaseUrl, async (client) => {
    await client.query('create schema app_meta');
    await client.query(
      'create table app_meta.migration (index integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
    );
    await client.query(`insert into app_meta.migration (index, name, checksum) values (9999, '9999_from_tomorrow', 'x')`);
  });

  const server = runServer(['--data', newFolder(), '--port', '0', '--empty'], { DATABASE_URL: databaseUrl });

  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(
    '✖ 数据库版本较新 (9999_from_tomorrow)，请使用更新的服务程序启动 (the database is newer than this server)',
  );
  expect(server.output()).not.toMatch(stack);
}, 60_000);

test('OPS-01 security 61: a login that may not do what a start needs ends it with a sentence', async () => {
  const databaseUrl = await emptyDatabase('tarmac_first_poor');
  await onServer(outer, (client) => client.query('create role tarmac_poor login'));
  onTestFinished(() => onServer(outer, (client) => client.query('drop role tarmac_poor')).then(() => undefined));
  const poor = new URL(databaseUrl);
  poor.username = 'tarmac_poor';

  const server = runServer(['--data', newFolder(), '--port', '0', '--empty'], { DATABASE_URL: poor.href });

  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/✖ The database at \S+ does not let this login do what a start needs: permission denied/);
  expect(server.output()).not.toMatch(stack);
}, 60_000);
