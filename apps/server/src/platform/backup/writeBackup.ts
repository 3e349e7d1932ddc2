import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { BackupRefused, filesBelow, hashOf, type Manifest, manifestName, type Part } from './manifest.ts';
import { appliedMigrations, sqlNameOf, type StoredTable, storedTables } from './tables.ts';

/** What is backed up, and where to. */
export interface BackupOptions {
  /** Folder that the backup makes; it must not exist. */
  target: string;
  /** Folder of the uploads. */
  files: string;
  /** File of the secret: without it, sealed numbers of the backup could not be opened. */
  secret: string;
  say(text: string): void;
  /** Lists the uploads; those that go before they are copied are left out. */
  list?: typeof filesBelow;
}

const rowsPerFetch = 1000;

/**
 * Writes a backup while the server works: every table as gzip NDJSON out of one snapshot, the uploads and the secret, and the list
 * with the SHA-256 of each. The folder gets its name when it is whole.
 *
 * @throws BackupRefused the target exists
 * @source security 14.63
 */
export async function writeBackup(
  client: pg.ClientBase,
  { target, files, secret, say, list = filesBelow }: BackupOptions,
): Promise<Manifest> {
  if (existsSync(target)) throw new BackupRefused(`${target} exists already: a backup makes a folder of its own.`);
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const takenAt = new Date().toISOString();
    const { migrations, tables } = await writeTables(client, { draft, say });
    say('copying uploads');
    const kept = [await copyPart(secret, { draft, path: 'secret' })];
    // Uploads that came after the snapshot do no harm: a file without a row is swept away.
    for (const path of await list(files)) {
      // No row of the snapshot knows an upload that is still being written.
      if (path.endsWith('.part')) continue;
      try {
        kept.push(await copyPart(join(files, path), { draft, path: join('files', path) }));
      } catch (error) {
        if (!isGone(error)) throw error;
        await rm(join(draft, 'files', path), { force: true });
        say(`${path} was removed meanwhile and is left out`);
      }
    }
    const manifest: Manifest = { format: 1, takenAt, migrations, tables, files: kept };
    await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 });
    await sync(draft);
    await rename(draft, target);
    await sync(dirname(target));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(
  client: pg.ClientBase,
  { draft, say }: { draft: string; say: BackupOptions['say'] },
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const migrations = await appliedMigrations(client);
    const stored = await storedTables(client);
    // All tenants: row security lets this role read everything.
    await client.query(`set local role app_system`);
    await client.query(`set local timezone = 'UTC'`);
    const tables: Manifest['tables'] = [];
    for (const table of stored) {
      const part = await writeTable(client, { draft, table });
      if (part.rows >= 100_000) say(`${table.name}: ${part.rows.toLocaleString('en')} rows`);
      tables.push(part);
    }
    return { migrations, tables };
  } finally {
    await client.query('rollback');
  }
}

async function writeTable(
  client: pg.ClientBase,
  { draft, table }: { draft: string; table: StoredTable },
): Promise<Manifest['tables'][number]> {
  const path = join('tables', `${table.name}.ndjson.gz`);
  const name = (text: string) => client.escapeIdentifier(text);
  const order = table.key.length === 0 ? '' : ` order by ${table.key.map(name).join(', ')}`;
  await client.query(
    `declare piece no scroll cursor for select to_jsonb(t)::text as row from (select ${table.columns.map(name).join(', ')} from ${sqlNameOf(client, table)}${order}) t`,
  );
  const gzip = createGzip({ level: 4 });
  const hash = createHash('sha256');
  let size = 0;
  gzip.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  const stored = pipeline(gzip, createWriteStream(join(draft, path), { mode: 0o600 }));
  // Awaited below; a failure in between must not count as unhandled.
  stored.catch(() => undefined);
  let rows = 0;
  for (;;) {
    const piece = await client.query<{ row: string }>(`fetch ${rowsPerFetch} from piece`);
    rows += piece.rows.length;
    if (piece.rows.length > 0 && !gzip.write(`${piece.rows.map(({ row }) => row).join('\n')}\n`))
      await Promise.race([once(gzip, 'drain'), stored]);
    if (piece.rows.length < rowsPerFetch) break;
  }
  await client.query('close piece');
  gzip.end();
  await stored;
  return { table: table.name, rows, path, size, sha256: hash.digest('hex') };
}

async function copyPart(source: string, { draft, path }: { draft: string; path: string }): Promise<Part> {
  const copy = join(draft, path);
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(source), createWriteStream(copy, { mode: 0o600 }));
  return { path, ...(await hashOf(copy)) };
}

/** People go on with uploading and removing: a file that is gone by its turn is not a failure. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Names survive a power cut only when their folder has been written out. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
