import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** PostgreSQL refuses to run as root; this user owns nothing. */
const nobody = 65_534;

/** What makes a server fast that may lose everything in a crash. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  jit: 'off',
  max_connections: 60,
};

/**
 * Starts a PostgreSQL in a temporary folder on a free loopback port, never one that is running already. It keeps nothing in a
 * crash. A signal that ends this process stops it and removes its folder too.
 *
 * @param {Record<string, string | number>} settings configuration beyond the above, by name
 * @param {string} [kept] a folder that lies there from an earlier start, or is made, and is not removed
 * @returns undefined when no PostgreSQL is installed
 */
export async function startPostgres(settings = {}, kept) {
  const bin = findBinaries();
  if (bin === undefined) return undefined;
  if (kept !== undefined) {
    mkdirSync(kept, { recursive: true });
    return startIn(kept, { bin, settings, isKept: true });
  }
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-pg-'));
  try {
    return await startIn(folder, { bin, settings, isKept: false });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder, { bin, settings, isKept }) {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    for (const path of [folder, data]) chownSync(path, nobody, nobody);
  }
  const command = (name, args) =>
    isRoot ? ['setpriv', [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', join(bin, name), ...args]] : [join(bin, name), args];
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = spawnSync(
      ...command('initdb', ['-D', data, '-U', 'owner', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']),
      {
        encoding: 'utf8',
        cwd: folder,
      },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }

  const port = await freePort();
  const all = { ...careless, ...settings, listen_addresses: '127.0.0.1', port, unix_socket_directories: folder };
  const postgres = command('postgres', ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]);
  const launch = () => {
    server = spawn(...postgres, { stdio: 'ignore', cwd: folder });
    ended = new Promise((resolve) => server.once('exit', resolve));
  };
  let server;
  let ended;
  launch();
  const remove = () => {
    if (!isKept) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const abandon = () => {
    server.kill(isKept ? 'SIGINT' : 'SIGQUIT');
    remove();
  };
  const giveUp = async (signal) => {
    forget();
    server.kill('SIGINT');
    await ended;
    remove();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', abandon);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, giveUp);
  };
  process.on('exit', abandon);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, giveUp);

  const client = (name, args) =>
    spawnSync(join(bin, name), ['-h', '127.0.0.1', '-p', String(port), '-U', 'owner', ...args], { encoding: 'utf8' });
  const isReady = async () => {
    for (const until = Date.now() + 30_000; client('pg_isready', []).status !== 0;) {
      if (Date.now() > until || server.exitCode !== null) {
        forget();
        abandon();
        throw new Error('PostgreSQL did not start.');
      }
      await pause(100);
    }
  };
  await isReady();
  const processes = () => [server.pid, ...childrenOf(server.pid)];
  return {
    version: client('psql', ['-d', 'postgres', '-Atc', 'show server_version']).stdout.trim(),
    createDatabase: (name, template) => {
      const { status, stderr } = client('createdb', template === undefined ? [name] : ['-T', template, name]);
      if (status !== 0 && !(isKept && stderr.includes('already exists'))) throw new Error(stderr);
      // A socket in the folder costs a quarter of what loopback does.
      return `postgres://owner@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`;
    },
    processes,
    restart: async (signal = 'SIGINT') => {
      const before = processes();
      server.kill(signal);
      await ended;
      // Those of a killed postmaster hold its memory until they notice.
      while (before.some(isRunning)) await pause(20);
      launch();
      await isReady();
    },
    stop: async () => {
      forget();
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function isRunning(pid) {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const elsewhere = (process.env.PATH ?? '').split(delimiter);
  return [...versions.map((version) => join(debian, version, 'bin')), ...elsewhere].find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * Sees to it that a PostgreSQL is installed, on Debian with the rights to install it by installing it.
 *
 * @throws Error there is none, with what to do about it
 */
export async function installPostgres() {
  if (findBinaries() !== undefined) return;
  if ((await installPackages('postgresql')) && findBinaries() !== undefined) return;
  throw new Error(
    'PostgreSQL is not installed. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql) and try again.',
  );
}

/** A free port below the range that the kernel gives to outgoing connections. */
export async function freePort() {
  for (let port = 20_000 + (process.pid % 5000); port < 32_768; port += 1) {
    const isFree = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('No port is free.');
}
