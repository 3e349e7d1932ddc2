import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerInput, WorkerRequest } from './embeddedWorker.ts';
import { acquireLock, type HeldLock } from './lockFile.ts';

/** Where the embedded database lives and how it is watched. */
export interface EmbeddedOptions {
  /** Directory of the database, made when missing. Absent: in memory, for tests. */
  directory?: string;
  /** A data directory dump to start a new database from, which is quicker than making one. */
  dump?: string;
  /** A statement may keep the thread busy this long before it is restarted, in milliseconds. */
  hangTimeout?: number;
  /** Told when the thread hung or died and a new one was started. */
  onRestart?(reason: string): void;
}

/** The running engine: where to connect, and its end. */
export interface EmbeddedEngine {
  /** Directory of the unix socket, what node-postgres calls the host. */
  readonly host: string;
  /** The data directory as one file, for a later `dump` option. */
  dump(): Promise<Uint8Array>;
  /** Ends whatever runs in the thread by starting a new one on the same data. */
  restart(reason: string): Promise<void>;
  /** Resolves when the thread listens: at once, unless a new one is being started. */
  whenListening(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a thread of its own, serving a unix socket, so that a long statement does not stop the event loop.
 *
 * @throws DataDirectoryInUse another live process uses the directory
 * @source security 14.59, architecture 2
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const lock = options.directory === undefined ? undefined : prepare(options.directory);
  try {
    if (options.directory !== undefined && !existsSync(options.directory)) await initialise(options.directory, options.dump);
    return await run(options, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** The same, where each restart of the thread is reported as an error. */
export function startReported(options: EmbeddedOptions, onError: (error: unknown, what: string) => void): Promise<EmbeddedEngine> {
  return startEmbedded({ onRestart: (reason) => onError(new Error(reason), 'database thread restarted'), ...options });
}

function prepare(directory: string): HeldLock {
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 });
  const lock = acquireLock(`${directory}.lock`, directory);
  for (const name of readdirSync(dirname(directory))) {
    if (name.startsWith(`${basename(directory)}.init-`)) rmSync(join(dirname(directory), name), { recursive: true, force: true });
  }
  return lock;
}

/** A directory appears under its name only when it is whole: a process killed in the middle leaves nothing to trip over. */
async function initialise(directory: string, dump: string | undefined): Promise<void> {
  const draft = `${directory}.init-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  const thread = await startThread({ directory: draft, ...(dump === undefined ? {} : { dump }) });
  await thread.ask('close', 60_000);
  await thread.worker.terminate();
  renameSync(draft, directory);
}

async function run(options: EmbeddedOptions, lock: HeldLock | undefined): Promise<EmbeddedEngine> {
  const host = socketDirectory(options.directory);
  const socket = join(host, '.s.PGSQL.5432');
  const input: WorkerInput = {
    socket,
    ...(options.directory === undefined ? {} : { directory: options.directory }),
    ...(options.directory === undefined && options.dump !== undefined ? { dump: options.dump } : {}),
  };
  const hangTimeout = options.hangTimeout ?? 30_000;
  let closing = false;
  let thread = await startFresh(input, socket);

  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> | undefined;
  const restart = (reason: string): Promise<void> => {
    if (closing) return Promise.resolve();
    clearTimeout(timer);
    restarting ??= (async () => {
      options.onRestart?.(reason);
      await thread.worker.terminate();
      thread = await startFresh(input, socket);
      watch();
    })().finally(() => (restarting = undefined));
    return restarting;
  };
  const watch = (): void => {
    timer = setTimeout(() => {
      const asked = thread;
      asked.ask('ping', hangTimeout).then(
        () => closing || asked !== thread || watch(),
        (error: unknown) => {
          // Of a thread that was ended on purpose, nobody expects an answer.
          if (!closing && asked === thread && restarting === undefined)
            restart(String(error)).catch((failure: unknown) => options.onRestart?.(`restart failed: ${String(failure)}`));
        },
      );
    }, 2000);
    timer.unref();
  };
  watch();

  return {
    host,
    dump: async () => {
      const answer = await thread.ask('dump', 120_000);
      if (answer.dump === undefined) throw new Error('The database thread gave no dump.');
      return answer.dump;
    },
    restart,
    whenListening: async () => restarting,
    close: async () => {
      closing = true;
      clearTimeout(timer);
      await restarting?.catch(() => undefined);
      await thread.ask('close', 30_000).catch(() => undefined);
      await thread.worker.terminate();
      rmSync(host, { recursive: true, force: true });
      lock?.release();
    },
  };
}

interface Thread {
  worker: Worker;
  ask(what: WorkerRequest['ask'], timeout: number): Promise<WorkerAnswer>;
}

async function startFresh(input: WorkerInput, socket: string): Promise<Thread> {
  rmSync(socket, { force: true });
  const thread = await startThread(input);
  chmodSync(socket, 0o600);
  return thread;
}

/** What the first thread of this process compiled, and what has been optimised of it since: the next one need not do so again. */
let compiled: WebAssembly.Module | undefined;

async function startThread(input: WorkerInput): Promise<Thread> {
  const known = compiled === undefined ? input : { ...input, code: compiled };
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData: known });
  const waiting = new Map<number, { resolve(answer: WorkerAnswer): void; reject(error: Error): void }>();
  const failAll = (error: Error): void => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: WorkerAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) one?.resolve(answer);
    else one?.reject(new Error(answer.error));
  });
  worker.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => failAll(new Error(`The database thread ended with code ${code}.`)));

  const ready = await new Promise<WorkerAnswer>((resolve, reject) => waiting.set(0, { resolve, reject }));
  compiled ??= ready.code;
  let next = 1;
  let ended = false;
  worker.on('exit', () => (ended = true));
  return {
    worker,
    ask: (what, timeout) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error('The database thread has ended.'));
        const id = next++;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`The database thread did not answer within ${timeout} ms.`));
        }, timeout);
        const settle =
          <Value>(done: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            done(value);
          };
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
        worker.postMessage({ id, ask: what } satisfies WorkerRequest);
      }),
  };
}

/** Unix socket paths end at 107 bytes; a deep data directory gets its socket in the temporary directory. */
function socketDirectory(directory: string | undefined): string {
  const beside = directory === undefined ? undefined : `${directory}.run`;
  if (beside === undefined || Buffer.byteLength(beside) > 80) return mkdtempSync(join(tmpdir(), 'tarmac-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}
