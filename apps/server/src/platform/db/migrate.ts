import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { secureTables } from './rowSecurity.ts';

/** The migrations that ship with this server. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The database was written by a newer server, or by a changed migration. Starting would damage it. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

/** The database was made before the first release, whose one migration takes the place of many. */
export class MadeBeforeRelease extends MigrationRefused {}

/** Second migrations of the times before the first release, which has one. */
const unreleasedSteps = new Set(['0001_ledger_rules', '0001_english-name']);

/** One numbered step of the schema. */
export interface Migration {
  index: number;
  name: string;
  statements: readonly string[];
  checksum: string;
}

/** Any fixed number: servers that start together on one PostgreSQL take turns. */
const lockKey = 7_204_118;

/** Reads the numbered migrations of a folder, in order. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  return journal.entries.map(({ idx, tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      index: idx,
      name: tag,
      statements: text
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ''),
      checksum: createHash('sha256').update(text).digest('hex'),
    };
  });
}

/**
 * Brings the schema up to date: each missing migration in a transaction of its own, then row security and grants. Forward
 * only and under a lock, so that it is safe to call on every start.
 *
 * @param login role under which the server connects
 * @throws MigrationRefused the database is newer than this server, was made before the first release, or an applied migration was edited
 * @source security 14.61
 */
export async function migrate(
  pool: pg.Pool,
  { login, folder = migrationsFolder }: { login: string; folder?: string },
): Promise<{ applied: string[] }> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    // An index over years of rows takes as long as it takes.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      const applied = await applyMissing(client, migrations);
      await secureTables(client, login);
      return { applied };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]);
      await client.query('reset statement_timeout; reset idle_in_transaction_session_timeout');
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  await client.query('create schema if not exists app_meta');
  await client.query(
    `create table if not exists app_meta.migration (
       index integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ index: number; name: string; checksum: string }>(
    'select index, name, checksum from app_meta.migration order by index',
  );
  if (rows.some((row) => unreleasedSteps.has(row.name)))
    throw new MadeBeforeRelease(
      '数据库由首次发布之前的版本建立，无法升级 (the database was made before the first release and cannot be upgraded)',
    );
  for (const row of rows) {
    const known = migrations.find((one) => one.index === row.index);
    if (known === undefined)
      throw new MigrationRefused(`数据库版本较新 (${row.name})，请使用更新的服务程序启动 (the database is newer than this server)`);
    if (known.checksum !== row.checksum)
      throw new MigrationRefused(`迁移 ${row.name} 与数据库记录不一致 (migration was changed after it was applied)`);
  }
  const applied: string[] = [];
  for (const migration of migrations.slice(rows.length)) {
    await client.query('begin');
    try {
      for (const statement of migration.statements) await client.query(statement);
      await client.query('insert into app_meta.migration (index, name, checksum) values ($1, $2, $3)', [
        migration.index,
        migration.name,
        migration.checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
    }
    applied.push(migration.name);
  }
  return applied;
}
