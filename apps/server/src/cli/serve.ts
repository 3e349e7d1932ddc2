import { createApp } from '../app.ts';
import { modules } from '../modules/index.ts';
import { systemPorts } from '../modules/system/system.module.ts';
import type { ServerConfig } from '../platform/config.ts';
import { DataDirectoryInUse } from '../platform/db/lockFile.ts';
import type { Database } from '../platform/db/database.ts';
import type { EmbeddedEngine } from '../platform/db/embedded.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { ReportLoginRefused } from '../platform/db/reportLogin.ts';
import { serveWeb } from '../platform/http/serveWeb.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { startOutboxWorker } from '../platform/jobs/outboxWorker.ts';
import { createSocketHub, localRelay } from '../platform/sockets/hub.ts';
import { postgresRelay } from '../platform/sockets/postgresRelay.ts';
import { registerSockets } from '../platform/sockets/registerSockets.ts';
import { openControl } from './control.ts';
import { runOperation } from './operations.ts';
import { type StartArguments, StartProblem } from './readArguments.ts';
import { seedWhenEmpty } from './seedWhenEmpty.ts';
import type { Report, RunningServer, Say } from './startServer.ts';

/** What a server is started with, once its folder is known to be good. */
interface ServeOptions {
  given: StartArguments;
  config: ServerConfig;
  webFolder: string;
  /** The data folder, absolute. */
  data: string;
  /** The embedded database, while it opens; absent with PostgreSQL. */
  engine: Promise<EmbeddedEngine> | undefined;
  say: Say;
  report: Report;
}

/**
 * Brings the database up to date and serves: API, sockets, jobs and the web app. Apart from `startServer`, because what it brings
 * along takes as long to load as the database to open.
 *
 * @throws StartProblem with a sentence for the person at the terminal
 */
export async function serve({ given, config, webFolder, data, engine, say, report }: ServeOptions): Promise<RunningServer> {
  const database = await open(given, config, engine, report);
  try {
    const accounts = await seedWhenEmpty(database, config, { demo: !given.empty, data, say });
    const hub = await createSocketHub(
      given.databaseUrl === undefined
        ? localRelay()
        : postgresRelay(database.pool, given.databaseUrl, (error) => report(error, 'socket relay')),
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
      report(error, 'backups while the server runs are not possible');
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

async function open(
  given: StartArguments,
  { secret, dataDirectory }: ServerConfig,
  engine: Promise<EmbeddedEngine> | undefined,
  onError: Report,
): Promise<Database> {
  try {
    return await openDatabase({
      ...(engine === undefined ? {} : { engine }),
      ...(given.databaseUrl === undefined ? {} : { databaseUrl: given.databaseUrl }),
      ...(given.migrationDatabaseUrl === undefined ? {} : { migrationDatabaseUrl: given.migrationDatabaseUrl }),
      reportLogin: given.reportsDatabaseUrl === undefined ? { secret } : { url: given.reportsDatabaseUrl },
      onError,
      onWarning: (text) => console.warn(JSON.stringify({ level: 40, what: 'database', text })),
    });
  } catch (error) {
    if (error instanceof DataDirectoryInUse)
      throw new StartProblem(
        `The data folder ${dataDirectory} is in use by the running process ${error.pid}. Stop it first, or choose another folder with --data.`,
      );
    if (error instanceof ReportLoginRefused) throw new StartProblem(error.message);
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
