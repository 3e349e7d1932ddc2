import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { assertSchema, BackupRefused, linesOf, type Manifest } from './manifest.ts';
import { appliedMigrations, declaredSchema, sqlNameOf, type StoredTable, storedTables } from './tables.ts';

const rowsPerInsert = 1000;

/** Lies in a data folder while a backup is put into it: what it stands beside is not whole. */
export const unfinishedName = 'restore-unfinished';

/**
 * Makes an empty data folder ready to be restored into. What an earlier attempt left behind is removed.
 *
 * @returns removes all that was restored, after a failure
 * @throws BackupRefused it holds something else
 */
export async function beginRestore(data: string): Promise<() => Promise<void>> {
  const present = existsSync(data) ? await readdir(data) : undefined;
  if (present !== undefined && present.length > 0 && !present.includes(unfinishedName))
    throw new BackupRefused(`${data} is not empty: a backup is restored into an empty folder only.`);
  const clear = async (): Promise<void> => {
    // The mark goes last: until then the folder is known to be unfinished.
    for (const name of (await readdir(data)).toSorted((a, b) => Number(a === unfinishedName) - Number(b === unfinishedName)))
      await rm(join(data, name), { recursive: true, force: true });
  };
  if (present !== undefined) await clear();
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(join(data, unfinishedName), '', { mode: 0o600 });
  return async () => {
    await clear();
    if (present === undefined) await rmdir(data);
  };
}

/** Puts the secret and the uploads of a checked backup into a data folder. */
export async function restoreFiles(source: string, { manifest, data }: { manifest: Manifest; data: string }): Promise<void> {
  for (const { path } of manifest.files) {
    const copy = join(data, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), copy);
    await chmod(copy, 0o600);
  }
}

/** From now on the folder is whole. */
export const endRestore = (data: string): Promise<void> => rm(join(data, unfinishedName), { force: true });

/** What a restore needs besides the backup. */
export interface RestoreOptions {
  source: string;
  manifest: Manifest;
  say: (text: string) => void;
  /** Makes the tables that administrators declared, empty, from the definitions that were restored. Names without their schema. */
  makeDeclared: (client: pg.ClientBase, names: readonly string[]) => Promise<void>;
}

/**
 * Puts the rows of a checked backup into an empty database of the same schema, in one transaction of the owner. Tables that administrators
 * declared are made on the way.
 *
 * @throws BackupRefused the database has rows, or the backup is of another schema
 * @source security 14.63
 */
export async function restoreTables(client: pg.ClientBase, { source, manifest, say, makeDeclared }: RestoreOptions): Promise<void> {
  const tables = await storedTables(client);
  assertSchema(manifest, await appliedMigrations(client));
  const declared = manifest.tables.filter(({ table }) => table.startsWith(`${declaredSchema}.`)).map(({ table }) => table);
  const unknown = manifest.tables.find(({ table }) => !declared.includes(table) && !tables.some(({ name }) => name === table));
  if (unknown !== undefined) throw new BackupRefused(`The backup has rows of ${unknown.table}, which this server does not know.`);
  const read = (wanted: readonly StoredTable[]) => readTables(client, { wanted, source, manifest, say });
  await client.query('begin');
  try {
    // The books were right when they were saved, and are checked whole afterwards: not once more for every line.
    for (const table of tables) await client.query(`alter table ${sqlNameOf(client, table)} disable trigger user`);
    await client.query('set local role app_system');
    for (const table of tables) {
      const { rowCount } = await client.query(`select from ${sqlNameOf(client, table)} limit 1`);
      if (rowCount !== 0 || table.schema === declaredSchema)
        throw new BackupRefused(`The database is not empty: ${table.name} has rows. A backup is restored into an empty database only.`);
    }
    await read(tables);
    await client.query('reset role');
    await makeDeclared(
      client,
      declared.map((name) => name.slice(declaredSchema.length + 1)),
    );
    const made = (await storedTables(client)).filter(({ schema }) => schema === declaredSchema);
    const missing = declared.find((name) => !made.some((table) => table.name === name));
    if (missing !== undefined) throw new BackupRefused(`The backup has rows of ${missing}, but no definition of it.`);
    await client.query('set local role app_system');
    await read(made);
    await client.query('reset role');
    for (const table of tables) {
      for (const column of table.numbered) {
        await client.query(
          `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${client.escapeIdentifier(column)}), 0) + 1, false) from ${sqlNameOf(client, table)}`,
          [sqlNameOf(client, table), column],
        );
      }
      await client.query(`alter table ${sqlNameOf(client, table)} enable trigger user`);
    }
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function readTables(
  client: pg.ClientBase,
  { wanted, source, manifest, say }: Pick<RestoreOptions, 'source' | 'manifest' | 'say'> & { wanted: readonly StoredTable[] },
): Promise<void> {
  for (const table of wanted) {
    const part = manifest.tables.find((one) => one.table === table.name);
    if (part === undefined) throw new BackupRefused(`The backup has no rows of ${table.name}.`);
    if (part.rows >= 100_000) say(`${table.name}: ${part.rows.toLocaleString('en')} rows`);
    const rows = await readTable(client, { path: join(source, part.path), table });
    if (rows !== part.rows) throw new BackupRefused(`${part.path} holds ${rows} rows, not ${part.rows}.`);
  }
}

async function readTable(client: pg.ClientBase, { path, table }: { path: string; table: StoredTable }): Promise<number> {
  const target = sqlNameOf(client, table);
  const list = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  let piece: string[] = [];
  let rows = 0;
  const write = async (): Promise<void> => {
    rows += piece.length;
    await client.query(`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, $1::jsonb)`, [
      `[${piece.join(',')}]`,
    ]);
    piece = [];
  };
  for await (const line of linesOf(path)) {
    piece.push(line);
    if (piece.length >= rowsPerInsert) await write();
  }
  if (piece.length > 0) await write();
  return rows;
}
