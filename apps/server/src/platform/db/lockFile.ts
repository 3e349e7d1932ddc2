import { closeSync, openSync, readFileSync, statSync, unlinkSync, writeSync } from 'node:fs';

/** Another live process holds the data directory. */
export class DataDirectoryInUse extends Error {
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`数据目录正被进程 ${pid} 使用: ${directory} (data directory in use by live process ${pid})`);
    this.name = 'DataDirectoryInUse';
    this.pid = pid;
  }
}

/** The lock stayed taken, or half made, and nobody who holds it could be found. */
export class LockNotTaken extends Error {
  override readonly name = 'LockNotTaken';
}

/** A lock that this process holds. */
export interface HeldLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** Start time of the process in kernel ticks; tells a reused pid from the holder. Empty where there is no /proc. */
  started: string;
}

/**
 * Takes the lock file beside a data directory. The embedded engine would let two processes write at once and lose rows, so
 * a live holder is never robbed; the file of a dead one is taken over.
 *
 * @throws DataDirectoryInUse the holder lives
 * @throws LockNotTaken
 * @source security 14.59
 */
export function acquireLock(path: string, directory: string): HeldLock {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    if (create(path, mine)) return { release: () => releaseOwn(path, mine) };
    const holder = read(path);
    if (holder !== undefined && isAlive(holder)) throw new DataDirectoryInUse(directory, holder.pid);
    removeStale(path);
  }
  throw new LockNotTaken(
    `The lock ${path} could not be taken within ${patienceMs / 1000} s. Remove it and ${guardOf(path)} when no server is running.`,
  );
}

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** So old, the guard is one whose maker was killed: who lives is done with it at once. */
const guardMs = 10_000;
/** A start waits that long for a lock, and so for a guard that was left behind. */
const patienceMs = guardMs + 5000;

const guardOf = (path: string): string => `${path}.takeover`;

/** Only one process at a time may judge and remove, else it could remove the lock that another has just taken. */
function removeStale(path: string): void {
  const guard = guardOf(path);
  if (!create(guard, '')) {
    if (olderThan(guard, guardMs)) unlink(guard);
    pause();
    return;
  }
  try {
    const holder = read(path);
    // A file without content is one that its maker is just writing, unless it stays so.
    const stale = holder === undefined ? olderThan(path, 3000) : !isAlive(holder);
    if (stale) unlink(path);
    else pause();
  } finally {
    unlink(guard);
  }
}

function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, started: 'started' in value ? String(value.started) : '' };
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.started !== '') return startOf(holder.pid) === holder.started;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold blanks and brackets; the fields after the last bracket are plain.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function releaseOwn(path: string, mine: string): void {
  try {
    if (readFileSync(path, 'utf8') === mine) unlinkSync(path);
  } catch {
    // Already gone: nothing is held any more.
  }
}

function olderThan(path: string, milliseconds: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > milliseconds;
  } catch {
    return false;
  }
}

function unlink(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
