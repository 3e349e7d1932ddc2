import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { installPostgres, startPostgres, type OwnPostgres } from '../../../../scripts/lib/postgres.mjs';

const repository = join(import.meta.dirname, '../../../..');
const startWithinMs = 300_000;
const template = 'demonstration';

/** Parts of a prepared folder. */
const parts = (folder: string) => ({ embedded: join(folder, 'embedded'), data: join(folder, 'data'), postgres: join(folder, 'postgres') });

/**
 * Starts a server on PostgreSQL for each worker, and one on the embedded database for the flows that are proved there, as a person
 * would; tells the workers where they are. A page waits for PostgreSQL half as long.
 *
 * @returns what stops them
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = process.env['E2E_PREPARED'] ?? (await prepareData());
  const { embedded, data, postgres: kept } = parts(folder);
  const postgres = await startIn(kept);
  const starting = Array.from({ length: workers }, (_, worker) => {
    const own = join(folder, `worker${worker}`);
    cpSync(data, own, { recursive: true });
    const database = postgres.createDatabase(`worker${worker}`, template);
    process.env[`E2E_DATABASE_${worker}`] = database;
    return { name: String(worker), own, server: startServer(own, ['--database-url', database]) };
  });
  starting.push({ name: 'EMBEDDED', own: embedded, server: startServer(embedded) });
  const servers = await Promise.all(
    starting.map(async ({ name, own, server }) => {
      const started = await server;
      process.env[`E2E_URL_${name}`] = started.url;
      process.env[`E2E_DATA_${name}`] = own;
      return started;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Loads the demonstration data, with which every server begins, by a first start on each engine. The first one builds what has changed
 * as well.
 *
 * @returns the folder of both
 */
export async function prepareData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-e2e-'));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711);
  const { embedded, data, postgres: kept } = parts(folder);
  await (await startServer(embedded)).stop();
  const postgres = await startIn(kept);
  try {
    await (await startServer(data, ['--database-url', postgres.createDatabase(template)])).stop();
  } finally {
    await postgres.stop();
  }
  return folder;
}

async function startIn(folder: string): Promise<OwnPostgres> {
  await installPostgres();
  const postgres = await startPostgres({ shared_buffers: '256MB' }, folder);
  if (postgres === undefined) throw new Error('PostgreSQL did not start.');
  return postgres;
}

/** Starts a server on a data folder, with further flags of `npm start`. */
export async function startServer(data: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [join(repository, 'scripts/start.mjs'), '--port', '0', '--data', data, ...flags], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Nobody reads who asked for what.
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), startWithinMs);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /is ready after [\d.]+ s:\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  let isStopping = false;
  // Every flow after it fails, and none of them says why.
  child.on('exit', (code, signal) => {
    if (!isStopping) console.error(`The server at ${url} ended by itself: ${signal ?? code}.`);
  });
  const stop = async () => {
    isStopping = true;
    // Of one that has ended nobody hears again.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
