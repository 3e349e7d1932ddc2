import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own, gone when it is stopped. */
export interface OwnPostgres {
  /** Address of a fresh, empty database. */
  createDatabase(name: string): string;
  version: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user owns nothing. */
const nobody = 65_534;

/**
 * Starts a PostgreSQL in a temporary folder on a free port, never one that is running already. It is set up for measuring:
 * nothing is kept in a crash.
 *
 * @returns undefined when no PostgreSQL is installed
 */
export async function startPostgres(): Promise<OwnPostgres | undefined> {
  const bin = findBinaries();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-bench-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    for (const path of [folder, data]) chownSync(path, nobody, nobody);
  }
  const command = (name: string, args: readonly string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', join(bin, name), ...args]]
      : [join(bin, name), [...args]];
  const run = (name: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(...command(name, args), { encoding: 'utf8', cwd: folder });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  };
  run('initdb', ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    shared_buffers: '1GB',
    effective_cache_size: '4GB',
    work_mem: '32MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '30min',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    random_page_cost: 1.1,
    jit: 'off',
    max_connections: 60,
  };
  const server = spawn(
    ...command('postgres', ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]),
    { stdio: 'ignore', cwd: folder },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const client = (name: string, args: readonly string[]) =>
    spawnSync(join(bin, name), ['-h', '127.0.0.1', '-p', String(port), '-U', 'owner', ...args], { encoding: 'utf8' });
  for (const until = Date.now() + 30_000; client('pg_isready', []).status !== 0;) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    version: client('psql', ['-d', 'postgres', '-Atc', 'show server_version']).stdout.trim(),
    createDatabase: (name) => {
      const { status, stderr } = client('createdb', [name]);
      if (status !== 0) throw new Error(stderr);
      return `postgres://owner@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** A free port below the range that the kernel gives to outgoing connections. */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 5000); port < 32_768; port += 1) {
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('No port is free.');
}
