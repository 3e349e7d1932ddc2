import { createApp } from '../app.ts';
import { modules } from '../modules/index.ts';
import { demoModule } from '../modules/system/demo/demoSignIn.ts';
import { systemPorts } from '../modules/system/system.module.ts';
import type { ReportFailure } from '../platform/background.ts';
import type { ServerConfig } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { EmbeddedEngine } from '../platform/db/embedded.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { pageHeaders } from '../platform/http/pageHeaders.ts';
import { serveWeb } from '../platform/http/serveWeb.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { startOutboxWorker } from '../platform/jobs/outboxWorker.ts';
import { createSocketHub, localRelay } from '../platform/sockets/hub.ts';
import { postgresRelay } from '../platform/sockets/postgresRelay.ts';
import { registerSockets } from '../platform/sockets/registerSockets.ts';
import { openControl } from './control.ts';
import { findDemoPeople, mayOfferDemo } from './demoOffer.ts';
import { runOperation } from './operations.ts';
import type { StartArguments } from './readArguments.ts';
import { seedWhenEmpty } from './seedWhenEmpty.ts';
import { startProblemOf } from './startProblems.ts';
import type { RunningServer, Say } from './startServer.ts';
import { takeStartTurn } from './startTurn.ts';

/** What a server is started with, once its folder is known to be good. */
interface ServeOptions {
  given: StartArguments;
  env: Readonly<Record<string, string | undefined>>;
  config: ServerConfig;
  webFolder: string;
  /** The data folder, absolute. */
  data: string;
  /** The embedded database, while it opens; absent with PostgreSQL. */
  engine: Promise<EmbeddedEngine> | undefined;
  say: Say;
  report: ReportFailure;
}

/**
 * Brings the database up to date and serves: API, sockets, jobs and the web app. Apart from `startServer`, because what it brings
 * along takes as long to load as the database to open.
 *
 * @throws StartProblem with a sentence for the person at the terminal
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { given, data, say } = options;
  try {
    const endTurn = given.databaseUrl === undefined ? undefined : await takeStartTurn(given.databaseUrl, say);
    try {
      return await serveInTurn(options);
    } finally {
      await endTurn?.();
    }
  } catch (error) {
    throw startProblemOf(error, { data, databaseUrl: given.databaseUrl });
  }
}

async function serveInTurn({ given, env, config, webFolder, data, engine, say, report }: ServeOptions): Promise<RunningServer> {
  const database = await open(given, { serverConfig: config, engine, onError: report });
  try {
    const accounts = await seedWhenEmpty(database, config, { demo: !given.empty, data, say });
    const demo = mayOfferDemo(given, { config, env }) ? await findDemoPeople(database) : [];
    const hub = await createSocketHub(
      given.databaseUrl === undefined ? localRelay() : postgresRelay(database.pool, { connectionString: given.databaseUrl, report }),
    );
    let hasWebApp = false;
    const { fastify, platform } = await createApp({
      config,
      database,
      modules: demo.length > 0 ? [...modules, demoModule] : modules,
      ports: systemPorts,
      extend: (api, running) => registerSockets(api, { platform: running, hub }),
      outside: async (app, running) => {
        hasWebApp = await serveWeb(app, { folder: webFolder, webSettings: { ...config, demo }, headers: pageHeaders(running) });
      },
    });
    const jobs = await startJobs(
      platform,
      modules.flatMap((module) => module.jobs ?? []),
      { log: fastify.log },
    );
    const outbox = startOutboxWorker(
      platform,
      modules.flatMap((module) => module.outbox ?? []),
      fastify.log,
    );
    const control = await openControl(data, (command, tell) => runOperation(database, data, { command, say: tell })).catch(
      (error: unknown) => {
        report(error, 'backups while the server runs are not possible');
        return undefined;
      },
    );
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

function open(
  given: StartArguments,
  {
    serverConfig: { secret },
    engine,
    onError,
  }: { serverConfig: ServerConfig; engine: Promise<EmbeddedEngine> | undefined; onError: ReportFailure },
): Promise<Database> {
  return openDatabase({
    ...(engine === undefined ? {} : { engine }),
    ...(given.databaseUrl === undefined ? {} : { databaseUrl: given.databaseUrl }),
    ...(given.migrationDatabaseUrl === undefined ? {} : { migrationDatabaseUrl: given.migrationDatabaseUrl }),
    reportLogin: given.reportsDatabaseUrl === undefined ? { secret } : { url: given.reportsDatabaseUrl },
    onError,
    onWarning: (text) => console.warn(JSON.stringify({ level: 40, what: 'database', text })),
  });
}
