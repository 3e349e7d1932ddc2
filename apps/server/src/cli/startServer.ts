import { setFlagsFromString } from 'node:v8';
import { join, resolve } from 'node:path';
import type { ReportFailure } from '../platform/background.ts';
import { readConfig } from '../platform/config.ts';
import { startReported } from '../platform/db/embedded.ts';
import { checkPort, prepareData } from './prepareData.ts';
import { type StartArguments, StartProblem } from './readArguments.ts';
import type { SeededAccounts } from './seedWhenEmpty.ts';

/** Told what is being done, before each step that may take over a second. */
export type Say = (text: string) => void;

/** A server that listens. */
export interface RunningServer {
  url: string;
  /** What the first start made; absent later. */
  accounts: SeededAccounts | undefined;
  hasWebApp: boolean;
  engine: 'embedded' | 'postgres';
  /** Not ready → no new requests → sockets and jobs end → requests in hand finish → database closed. @source security 62 */
  stop(): Promise<void>;
}

/**
 * Starts everything: database, schema, first data, API, sockets, jobs and the web app.
 *
 * @throws StartProblem with a sentence for the person at the terminal
 */
export async function startServer(
  given: StartArguments,
  { env, webFolder, say }: { env: Readonly<Record<string, string | undefined>>; webFolder: string; say: Say },
): Promise<RunningServer> {
  if (env['NODE_ENV'] === 'test')
    throw new StartProblem('NODE_ENV is set to test, which a server that people use must not be. Unset it and start again.');
  const data = resolve(given.data);
  keepHeapTight();
  const { secret } = prepareData(data);
  await checkPort(given.port, given.host);
  const config = readConfig(env, { dataDirectory: data, secret });
  const report: ReportFailure = (error, what) => console.error(JSON.stringify({ level: 50, what, error: String(error) }));

  say(given.databaseUrl === undefined ? 'opening the embedded database' : 'connecting to PostgreSQL');
  // It opens in a thread of its own while this one loads what serves: one after the other took a second longer.
  const engine = given.databaseUrl === undefined ? startReported({ directory: join(data, 'pg') }, report) : undefined;
  // Whether it failed is asked once the rest is loaded.
  engine?.catch(() => undefined);
  const { serve } = await import('./serve.ts');
  return serve({ given, env, config, webFolder, data, engine, say, report });
}

/** How far the heap may grow between collections, in percent; by itself the engine takes up to four times as much. At 40 a list cost a sixth more. */
const heapGrowth = 70;

/** Lets garbage pile up less: an export makes gigabytes of it, and a process never gives back what it once took. */
const keepHeapTight = (): void => setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
