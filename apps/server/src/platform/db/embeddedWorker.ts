import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the thread is started with. */
export interface WorkerInput {
  /** Directory of the database; absent keeps it in memory. */
  directory?: string;
  /** Data directory dump to start from when the directory is new. */
  dump?: string;
  /** Unix socket to listen on; absent when the thread only initialises a directory. */
  socket?: string;
}

/** What the owner asks. */
export type WorkerRequest = { id: number; ask: 'ping' | 'dump' | 'close' };
/** What the thread answers. Id 0 tells that it is ready. */
export type WorkerAnswer = { id: number; error?: string; dump?: Uint8Array };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const input = workerData as WorkerInput;

const db = await PGlite.create({
  ...(input.directory === undefined ? {} : { dataDir: input.directory }),
  ...(input.dump === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(await readFile(input.dump))]) }),
});
const server = input.socket === undefined ? undefined : new PGLiteSocketServer({ db, path: input.socket, maxConnections: 2 });
await server?.start();

port.on('message', (request: WorkerRequest) => {
  answer(request.ask).then(
    (dump) => port.postMessage({ id: request.id, ...(dump === undefined ? {} : { dump }) } satisfies WorkerAnswer),
    (error: unknown) => port.postMessage({ id: request.id, error: String(error) } satisfies WorkerAnswer),
  );
});
port.postMessage({ id: 0 } satisfies WorkerAnswer);

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
