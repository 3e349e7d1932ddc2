import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { GatheringEngine } from './gatheringEngine.ts';

/** What the thread is started with. */
export interface WorkerInput {
  /** Directory of the database; absent keeps it in memory. */
  directory?: string;
  /** Data directory dump to start from when the directory is new. */
  dump?: string;
  /** Unix socket to listen on; absent when the thread only initialises a directory. */
  socket?: string;
  /** The engine's code as an earlier thread of this process has compiled it; absent: it is compiled. */
  code?: WebAssembly.Module;
}

/** What the owner asks. */
export type WorkerRequest = { id: number; ask: 'ping' | 'dump' | 'close' };
/** What the thread answers. Id 0 tells that it is ready, and hands on the code that it runs. */
export type WorkerAnswer = { id: number; error?: string; dump?: Uint8Array; code?: WebAssembly.Module };

/** What lies in memory anyway needs few pages beside it: the 128 MB of before were written once at each start, a quarter of its time. */
const inMemory = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];

declare global {
  // Node has it, its types have not.
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const input = workerData as WorkerInput;

const code = input.code ?? (await WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))));
const db = new GatheringEngine({
  pgliteWasmModule: code,
  ...(input.directory === undefined ? { startParams: [...PGlite.defaultStartParams, ...inMemory] } : { dataDir: input.directory }),
  ...(input.dump === undefined ? {} : { loadDataDir: await openAsBlob(input.dump) }),
});
await db.waitReady;
const server = input.socket === undefined ? undefined : new PGLiteSocketServer({ db, path: input.socket, maxConnections: 2 });
await server?.start();

port.on('message', (request: WorkerRequest) => {
  answer(request.ask).then(
    (dump) => port.postMessage({ id: request.id, ...(dump === undefined ? {} : { dump }) } satisfies WorkerAnswer),
    (error: unknown) => port.postMessage({ id: request.id, error: String(error) } satisfies WorkerAnswer),
  );
});
port.postMessage({ id: 0, code } satisfies WorkerAnswer);

async function answer(ask: WorkerRequest['ask']): Promise<Uint8Array | undefined> {
  switch (ask) {
    case 'ping':
      // Waits for the statement that runs: a thread that is stuck in one does not answer in time.
      await db.runExclusive(() => Promise.resolve());
      return undefined;
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await server?.stop();
      await db.close();
      return undefined;
  }
}
