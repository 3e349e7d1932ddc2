import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../src/platform/db/database.ts';
import { startEmbedded } from '../src/platform/db/embedded.ts';
import { loadTables } from '../src/platform/db/loadTables.ts';
import { migrate, readMigrations } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { declaredTables } from '../src/platform/db/table.ts';
import { isAsBefore, onServer, readContents, removeCopies, takeCopy, urlOf, type Contents } from './databaseCopies.ts';

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/tarmac-test', import.meta.url));
const outerUrl = process.env['TEST_DATABASE_URL'];

/** Everything that the prepared schema depends on. */
async function fingerprint(): Promise<string> {
  await loadTables();
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.checksum);
  const { functions, ...declared } = declaredTables();
  hash.update(JSON.stringify([declared, ...functions]));
  hash.update(readFileSync(new URL('../src/platform/db/rowSecurity.ts', import.meta.url)));
  hash.update(readFileSync(new URL('../src/platform/db/migrate.ts', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** Prepares what every test file starts from: a migrated data directory, or a template database on PostgreSQL. */
export async function prepareTestDatabase(): Promise<void> {
  if (outerUrl !== undefined) return prepareTemplate(outerUrl);
  const dump = await dumpPath();
  if (existsSync(dump)) return;
  mkdirSync(cacheFolder, { recursive: true });
  const engine = await startEmbedded({});
  const pool = new pg.Pool({ host: engine.host, user: 'postgres', database: 'postgres', max: 1 });
  await migrate(pool, { login: 'postgres' });
  await pool.end();
  writeFileSync(`${dump}.${process.pid}`, await engine.dump());
  await engine.close();
  renameSync(`${dump}.${process.pid}`, dump);
}

/** Opens a fresh database with the current schema. `close` removes it. The embedded engine keeps it in memory, or in `directory`. */
export async function openTestDatabase(onError: OnError = () => undefined, directory?: string): Promise<Database> {
  if (outerUrl !== undefined) return openCopy(outerUrl, onError);
  return directory === undefined ? takeEngine(onError) : openEngine(onError, directory);
}

type OnError = (error: unknown, what: string) => void;

async function openEngine(onError: OnError, directory?: string): Promise<Database> {
  const embedded = { dump: await dumpPath(), ...(directory === undefined ? {} : { directory }) };
  // Who tests what holds an engine up needs one on the disk, and the patience of a real one.
  return openDatabase({ embedded, skipMigrations: true, ...(directory === undefined ? { connectionTimeout: 5000 } : {}), onError });
}

/** An engine in memory that outlives the test which it was started for: its thread takes a second to start. */
interface Engine {
  database: Database;
  contents: Contents;
  hear: OnError;
}

const spare: Engine[] = [];

async function takeEngine(onError: OnError): Promise<Database> {
  const engine = spare.pop() ?? (await startEngine());
  engine.hear = onError;
  const { database, contents } = engine;
  let isClosed = false;
  // What a test left running must not reach into the next one.
  const whileOpen = Object.entries(database).map(([name, part]: [string, unknown]) => [
    name,
    typeof part !== 'function'
      ? part
      : (...given: unknown[]): unknown => {
          if (isClosed) throw new Error('The database is closed.');
          return part(...given);
        },
  ]);
  return {
    ...(Object.fromEntries(whileOpen) as Database),
    close: async () => {
      isClosed = true;
      if (await onConnection(database, (client) => isAsBefore(client, contents)).catch(() => false)) spare.push(engine);
      else await database.close();
    },
  };
}

async function startEngine(): Promise<Engine> {
  const database = await openEngine((error, what) => engine.hear(error, what));
  const engine: Engine = { database, contents: await onConnection(database, readContents), hear: () => undefined };
  return engine;
}

async function onConnection<Result>({ pool }: Database, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

/** The prepared data directory of the embedded engine as one file, to begin a folder with. */
export async function dumpPath(): Promise<string> {
  return `${cacheFolder}/${await fingerprint()}.tar`;
}

async function templateName(): Promise<string> {
  return `tarmac_template_${await fingerprint()}`;
}

async function prepareTemplate(url: string): Promise<void> {
  const name = await templateName();
  const exists = await onServer(url, (client) => client.query('select from pg_database where datname = $1', [name]));
  if (exists.rowCount === 1) return;
  await onServer(url, (client) => client.query(`create database ${name}`));
  const pool = new pg.Pool({ connectionString: urlOf(url, name), max: 1 });
  const { rows } = await pool.query<{ login: string }>('select current_user as login');
  await migrate(pool, { login: rows[0]?.login ?? 'postgres' });
  await pool.end();
}

/** Logins of reports are made from it. */
const reportSecret = 'a secret that only tests know, 32+';

async function openCopy(url: string, onError: OnError): Promise<Database> {
  const copy = await takeCopy(url, await templateName());
  const database = await openDatabase({
    databaseUrl: copy.url,
    skipMigrations: true,
    connectionTimeout: 5000,
    maxConnections: 5,
    reportLogin: { secret: reportSecret },
    onError,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.giveBack();
    },
  };
}

/** Removes what this run has copied. */
export async function removeTestDatabases(): Promise<void> {
  if (outerUrl !== undefined) await removeCopies(outerUrl);
}
