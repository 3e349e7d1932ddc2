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
import { onServer, removeCopies, takeCopy, urlOf } from './databaseCopies.ts';

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
  await migrate(pool, 'postgres');
  await pool.end();
  writeFileSync(`${dump}.${process.pid}`, await engine.dump());
  await engine.close();
  renameSync(`${dump}.${process.pid}`, dump);
}

/** Opens a fresh database with the current schema. `close` removes it. The embedded engine keeps it in memory, or in `directory`. */
export async function openTestDatabase(
  onError: (error: unknown, what: string) => void = () => undefined,
  directory?: string,
): Promise<Database> {
  if (outerUrl !== undefined) return openCopy(outerUrl, onError);
  const embedded = { dump: await dumpPath(), ...(directory === undefined ? {} : { directory }) };
  return openDatabase({ embedded, skipMigrations: true, connectionTimeout: 5000, onError });
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
  await migrate(pool, rows[0]?.login ?? 'postgres');
  await pool.end();
}

async function openCopy(url: string, onError: (error: unknown, what: string) => void): Promise<Database> {
  const copy = await takeCopy(url, await templateName());
  const database = await openDatabase({
    databaseUrl: copy.url,
    skipMigrations: true,
    connectionTimeout: 5000,
    maxConnections: 5,
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
