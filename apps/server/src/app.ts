import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { systemClock, type Clock } from './platform/clock.ts';
import type { ServerConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { qualifiedName } from './platform/db/names.ts';
import { createDictionaries } from './platform/dictionaries.ts';
import { createEventBus } from './platform/events.ts';
import { buildServer, createFastify } from './platform/http/buildServer.ts';
import { redactedLogger, standardOutput } from './platform/http/logger.ts';
import { createFileStore } from './platform/files/store/createFileStore.ts';
import { filesRoot } from './platform/files/store/localFiles.ts';
import { createJobDoor } from './platform/jobs/jobDoor.ts';
import { createHttpFigures } from './platform/metrics/httpFigures.ts';
import { createRuntimeFigures } from './platform/metrics/runtimeFigures.ts';
import { createLookups } from './platform/lookups.ts';
import { provideSealingSecret } from './platform/sealed.ts';
import type { Platform, ServerModule, SystemPorts } from './platform/platform.ts';
import { createRowNews } from './platform/sockets/rowNews.ts';
import { createSocketDoor } from './platform/sockets/socketDoor.ts';

/** What a server is made of. */
export interface AppOptions {
  config: ServerConfig;
  database: Database;
  ports: SystemPorts;
  modules: readonly ServerModule[];
  clock?: Clock;
  /** Absent: JSON lines with secrets left out. */
  logger?: FastifyServerOptions['logger'];
  /** Adds what is not a contract to the guarded prefix, such as sockets. */
  extend?(api: FastifyInstance, platform: Platform): Promise<void>;
  /** Adds what lies outside of the API's prefix, such as the web app. */
  outside?(app: FastifyInstance, platform: Platform): Promise<void>;
}

/** A server that is ready to listen. */
export interface App {
  fastify: FastifyInstance;
  platform: Platform;
}

/** Addresses that stay open to a person who must first change the password. @source security 2.8 */
const openBeforePasswordChange = ['/sys/user/updatePassword', '/sys/logout'];

/** Addresses that stay open when the disk is full. @source security 14.60 */
const openOnFullDisk = ['/sys/login', '/sys/loginByUsername', '/sys/logout'];

/** On PostgreSQL another process may change a dictionary; the embedded engine has this process alone. */
const dictionaryMaxAge = 10_000;

/**
 * Builds the server over an open database: everything that the modules declare, guarded and validated.
 *
 * @throws Error naming the endpoint without handler, permission or right address
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, ports, modules } = options;
  if (config.mode === 'production' && options.clock !== undefined) throw new Error('A production server runs by the real clock.');
  provideSealingSecret(config.secret);
  const fastify = createFastify(config, options.logger ?? { ...Object(redactedLogger(config.logLevel)), stream: standardOutput() });
  const sockets = createSocketDoor();
  const clock = options.clock ?? systemClock;
  const dictionaries = createDictionaries(
    (tenantId) => ports.loadDictionaries({ database }, tenantId),
    database.engine === 'embedded' ? 0 : dictionaryMaxAge,
  );
  const runtime = createRuntimeFigures();
  fastify.addHook('onClose', async () => runtime.close());
  const platform: Platform = {
    config,
    database,
    ports,
    modules,
    clock,
    log: fastify.log,
    sockets,
    jobs: createJobDoor(),
    rowNews: createRowNews(modules, { sockets, report: (error, what) => fastify.log.warn({ err: error }, what) }),
    events: createEventBus(modules.flatMap((module) => module.events ?? [])),
    dictionaries,
    files: createFileStore(filesRoot(config.dataDirectory), { config, clock }),
    http: createHttpFigures(clock),
    runtime,
    caches: [dictionaries.cache],
    lookups: createLookups(
      modules.map((module) => module.lookups ?? {}),
      qualifiedName,
    ),
  };
  try {
    await buildServer(fastify, {
      platform,
      options: {
        openBeforePasswordChange,
        openOnFullDisk,
        ...(options.extend === undefined ? {} : { extend: options.extend }),
      },
    });
    await options.outside?.(fastify, platform);
    await fastify.ready();
  } catch (error) {
    // What runs already, such as the watch over the disk, must not outlive a server that never was.
    await fastify.close();
    throw error;
  }
  return { fastify, platform };
}
