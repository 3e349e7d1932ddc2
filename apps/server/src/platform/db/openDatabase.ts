import pg from 'pg';
import type { ReportFailure } from '../background.ts';
import { createDatabase, type Database } from './database.ts';
import { type EmbeddedEngine, type EmbeddedOptions, startReported } from './embedded.ts';
import { loadTables } from './loadTables.ts';
import { migrate } from './migrate.ts';
import { openReportPool, type ReportLogin } from './reportLogin.ts';
import type { WatchedPool } from './watchLines.ts';

/** Which database to open. */
export interface OpenDatabaseOptions {
  /** A PostgreSQL. Absent: the embedded engine. */
  databaseUrl?: string;
  /** Owner login for migrations, where the application's login owns nothing. */
  migrationDatabaseUrl?: string;
  /** Gives reports a login of their own on PostgreSQL. Absent: their transactions take on a role. @source security 8.38 */
  reportLogin?: ReportLogin;
  /** The embedded engine's place; ignored with `databaseUrl`. */
  embedded?: EmbeddedOptions;
  /** The embedded engine, where it is being started already; it is closed with the database. */
  engine?: Promise<EmbeddedEngine>;
  /** Connections to PostgreSQL. The embedded engine has exactly one. */
  maxConnections?: number;
  /** How long a call waits for a free connection, in milliseconds. */
  connectionTimeout?: number;
  /** Statements and transactions may take as long as they like, as in a command of the terminal. PostgreSQL alone limits them. */
  isUnlimited?: boolean;
  /** The schema is known to be current, as in a test that starts from a dump. */
  skipMigrations?: boolean;
  onError?: ReportFailure;
  /** Told what an administrator of the database would do better. */
  onWarning?(text: string): void;
}

/**
 * Opens the database, embedded or PostgreSQL, and brings its schema up to date. Both are reached through node-postgres and
 * differ by the size of the pool alone.
 *
 * @throws DataDirectoryInUse another process holds the data directory
 * @throws MigrationRefused the database is newer than this server
 * @throws ReportLoginRefused the login that the operator gave reports is not fit for them
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const onError = options.onError ?? ((error, what) => console.error(what, error));
  let reports: WatchedPool | undefined;
  const database =
    options.databaseUrl === undefined
      ? await openEmbedded(options, onError)
      : openPostgres(options, { connectionString: options.databaseUrl, onError, reports: () => reports });
  try {
    if (options.skipMigrations !== true) await migrateThrough(database, options.migrationDatabaseUrl);
    if (options.databaseUrl !== undefined && options.reportLogin !== undefined)
      reports = await openReports(database, options, { databaseUrl: options.databaseUrl, login: options.reportLogin, onError });
    reports?.pool.on('error', (error) => onError(error, 'idle database connection of reports'));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(options: OpenDatabaseOptions, onError: ReportFailure): Promise<Database> {
  const engine = await (options.engine ?? startReported(options.embedded ?? {}, onError));
  return createDatabase({
    engine: 'embedded',
    // One connection: the engine behind the socket is single, and two would mix up their statements.
    pool: {
      host: engine.host,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.connectionTimeout ?? 15_000,
    },
    onError,
    onClose: () => engine.close(),
    interrupt: (reason) => engine.restart(reason),
    whenListening: () => engine.whenListening(),
  });
}

/** What a call may wait for on PostgreSQL, in milliseconds. @source security 14.58a */
const postgresLimits = { connect: 5000, statement: 30_000, idleTransaction: 60_000 } as const;

function openPostgres(
  options: OpenDatabaseOptions,
  { connectionString, onError, reports }: { connectionString: string; onError: ReportFailure; reports: () => WatchedPool | undefined },
): Database {
  return createDatabase({
    reports: () => reports()?.pool,
    ...(options.migrationDatabaseUrl === undefined ? {} : { openOwner: () => openOwner(options.migrationDatabaseUrl ?? '') }),
    openAlone: () => new pg.Client({ connectionString: options.migrationDatabaseUrl ?? connectionString }),
    onClose: async () => {
      reports()?.stopWatch();
      await reports()?.pool.end();
    },
    engine: 'postgres',
    pool: {
      connectionString,
      max: options.maxConnections ?? 10,
      // What is asked of one line in a row leaves at once, and is answered in turn.
      pipeline: true,
      connectionTimeoutMillis: options.connectionTimeout ?? postgresLimits.connect,
      ...(options.isUnlimited === true
        ? {}
        : { statement_timeout: postgresLimits.statement, idle_in_transaction_session_timeout: postgresLimits.idleTransaction }),
    },
    onError,
  });
}

async function migrateThrough(database: Database, ownerUrl: string | undefined): Promise<void> {
  await loadTables();
  const { rows } = await database.pool.query<{ login: string }>('select current_user as login');
  const login = rows[0]?.login ?? 'postgres';
  await asOwner(database, ownerUrl, (owner) => migrate(owner, { login }));
}

const openReports = (
  database: Database,
  { migrationDatabaseUrl, connectionTimeout, onWarning }: OpenDatabaseOptions,
  { databaseUrl, login, onError }: { databaseUrl: string; login: ReportLogin; onError: ReportFailure },
): Promise<WatchedPool | undefined> =>
  openReportPool({
    databaseUrl,
    login,
    connectionTimeout: connectionTimeout ?? postgresLimits.connect,
    onError,
    onWarning: onWarning ?? ((text) => console.warn(text)),
    asOwner: (run) =>
      asOwner(database, migrationDatabaseUrl, async (owner) => {
        const client = await owner.connect();
        try {
          return await run(client);
        } finally {
          client.release();
        }
      }),
  });

const openOwner = (connectionString: string): pg.Pool => new pg.Pool({ connectionString, max: 1 });

async function asOwner<T>(database: Database, ownerUrl: string | undefined, run: (owner: pg.Pool) => Promise<T>): Promise<T> {
  if (ownerUrl === undefined) return run(database.pool);
  const owner = openOwner(ownerUrl);
  try {
    return await run(owner);
  } finally {
    await owner.end();
  }
}
