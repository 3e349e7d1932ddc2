import type { Database } from './database.ts';

/**
 * Gives back the room of rows that were removed or rewritten, and recounts what the planner goes by. PostgreSQL does both by itself;
 * the embedded engine never does. Table by table: others are answered in between, and nothing takes the thread for long.
 */
export async function tidyTables({ engine, pool }: Pick<Database, 'engine' | 'pool'>): Promise<void> {
  if (engine === 'postgres') return;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
      order by 1`,
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
