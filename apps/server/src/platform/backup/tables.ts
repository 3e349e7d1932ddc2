import type pg from 'pg';

/** A table with the columns that a backup keeps. */
export interface StoredTable {
  /** As backups call it: that of the schema `public` alone, else with its schema before it. */
  name: string;
  schema: string;
  /** In its schema. */
  table: string;
  /** Without generated ones, which the database computes again. */
  columns: readonly string[];
  /** Columns that are numbered by a sequence. */
  numbered: readonly string[];
  /** What names a row: lists are in this order, so that two backups of the same rows are alike. */
  key: readonly string[];
}

/** As SQL names it. */
export const sqlNameOf = (client: pg.ClientBase, { schema, table }: Pick<StoredTable, 'schema' | 'table'>): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;

/** Schema of the tables that administrators declare. */
export const declaredSchema = 'onl';

/** The tables of the application; those that others refer to come first, and those that administrators declare last. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { parents: string[] }>(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name, n.nspname as schema, c.relname as table,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and case when a.attisdropped then false else pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null end) as numbered,
           array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)) as key,
           array(select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', '${declaredSchema}') and c.relkind in ('r', 'p') and not c.relispartition
     order by n.nspname = '${declaredSchema}', c.relname`);
  const sorted: StoredTable[] = [];
  const visit = ({ parents, ...table }: (typeof rows)[number]): void => {
    if (sorted.some(({ name }) => name === table.name)) return;
    for (const parent of rows.filter(({ name }) => parents.includes(name))) visit(parent);
    sorted.push(table);
  };
  for (const row of rows) visit(row);
  return sorted;
}

/** The migrations that a database has been through. */
export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from app_meta.migration order by index');
  return rows;
}
