import { join, resolve } from 'node:path';
import { createApp } from '../app.ts';
import { modules } from '../modules/index.ts';
import { systemPorts } from '../modules/system/system.module.ts';
import { readConfig } from '../platform/config.ts';
import { DataDirectoryInUse } from '../platform/db/lockFile.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { serveWeb } from '../platform/http/serveWeb.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { startOutboxWorker } from '../platform/jobs/outboxWorker.ts';
import { createSocketHub, localRelay } from '../platform/sockets/hub.ts';
import { postgresRelay } from '../platform/sockets/postgresRelay.ts';
import { registerSockets } from '../platform/sockets/registerSockets.ts';
import { openControl } from './control.ts';
import { runOperation } from './operations.ts';
import { checkPort, prepareData } from './prepareData.ts';
import { type StartArguments, StartProblem } from './readArguments.ts';
import { seedWhenEmpty, type SeededAccounts } from './seedWhenEmpty.ts';

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
  env: Readonly<Record<string, string | undefined>>,
  webFolder: string,
  say: Say,
): Promise<RunningServer> {
  if (env['NODE_ENV'] === 'test')
    throw new StartProblem('NODE_ENV is set to test, which a server that people use must not be. Unset it and start again.');
  const data = resolve(given.data);
  const { secret } = prepareData(data);
  await checkPort(given.port, given.host);
  const config = readConfig(env, { dataDirectory: data, secret });
  const errors = (error: unknown, what: string) => console.error(JSON.stringify({ level: 50, what, error: String(error) }));

  say(given.databaseUrl === undefined ? 'opening the embedded database' : 'connecting to PostgreSQL');
  const database = await open(given, data, errors);
  try {
    const accounts = await seedWhenEmpty(database, config, { demo: !given.empty, data, say });
    const hub = await createSocketHub(
      given.databaseUrl === undefined
        ? localRelay()
        : postgresRelay(database.pool, given.databaseUrl, (error) => errors(error, 'socket relay')),
    );
    let hasWebApp = false;
    const { fastify, platform } = await createApp({
      config,
      database,
      modules,
      ports: systemPorts,
      extend: (api, running) => registerSockets(api, running, hub),
      outside: async (app) => {
        hasWebApp = await serveWeb(app, webFolder, config);
      },
    });
    const jobs = await startJobs(
      platform,
      modules.flatMap((module) => module.jobs ?? []),
      fastify.log,
    );
    const outbox = startOutboxWorker(
      platform,
      modules.flatMap((module) => module.outbox ?? []),
      fastify.log,
    );
    const control = await openControl(data, (command, tell) => runOperation(database, data, command, tell)).catch((error: unknown) => {
      errors(error, 'backups while the server runs are not possible');
      return undefined;
    });
    const url = await fastify.listen({ port: given.port, host: given.host });
    return {
      url,
      accounts,
      hasWebApp,
      engine: database.engine,
      stop: async () => {
        await hub.close();
        await control?.close();
        await fastify.close();
        await outbox.stop();
        await jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function open(given: StartArguments, data: string, onError: (error: unknown, what: string) => void): Promise<Database> {
  try {
    return await openDatabase({
      ...(given.databaseUrl === undefined ? { embedded: { directory: join(data, 'pg') } } : { databaseUrl: given.databaseUrl }),
      ...(given.migrationDatabaseUrl === undefined ? {} : { migrationDatabaseUrl: given.migrationDatabaseUrl }),
      onError,
    });
  } catch (error) {
    if (error instanceof DataDirectoryInUse)
      throw new StartProblem(
        `The data folder ${data} is in use by the running process ${error.pid}. Stop it first, or choose another folder with --data.`,
      );
    if (given.databaseUrl === undefined) throw error;
    const { host } = new URL(given.databaseUrl);
    const code = (error as { code?: unknown }).code;
    const known = typeof code === 'string' && /^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|28|3D)/.test(code);
    if (known || error instanceof AggregateError)
      throw new StartProblem(
        `The database at ${host} cannot be reached or refuses the login (${typeof code === 'string' ? code : 'no answer'}). Check DATABASE_URL and that PostgreSQL is running.`,
      );
    throw error;
  }
}
