import type pg from 'pg';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties tables for a bulk load and lays aside what would slow every row: keys, also those of other tables that refer to
 * them, indexes, triggers and row security. All of it happens in the caller's transaction.
 *
 * @returns puts everything back as it was; keys are checked on the way
 * @throws Error when a table has rows
 */
export async function releaseTables(client: pg.Client, names: readonly string[]): Promise<(say: (text: string) => void) => Promise<void>> {
  const quoted = (name: string) => client.escapeIdentifier(name);
  for (const name of names) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0) throw new Error(`The table ${name} has rows: the scale set is loaded into an empty database only.`);
  }
  const constraints = await definitions(client, {
    names,
    query: `
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c
     where c.conrelid::regclass::text = any ($1) and c.contype in ('f', 'p', 'u') or c.confrelid::regclass::text = any ($1) and c.contype = 'f'
     order by array_position(array['p', 'u', 'f'], c.contype::text)`,
  });
  for (const { table, name } of constraints.toReversed())
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  const indexes = await definitions(client, {
    names,
    query: `
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid::regclass::text = any ($1)`,
  });
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const name of names) {
    await client.query(`truncate ${quoted(name)}`);
    await client.query(`alter table ${quoted(name)} disable trigger user, no force row level security`);
  }
  return async (say) => {
    for (const name of names) {
      const own = indexes.filter((index) => index.table === name);
      const keys = constraints.filter((constraint) => constraint.table === name && !constraint.definition.startsWith('FOREIGN KEY'));
      if (own.length + keys.length > 0) say(`building ${own.length + keys.length} keys and indexes of ${name}`);
      for (const key of keys) await client.query(`alter table ${quoted(name)} add constraint ${quoted(key.name)} ${key.definition}`);
      for (const { definition } of own) await client.query(definition);
    }
    for (const { table, name, definition } of constraints) {
      if (definition.startsWith('FOREIGN KEY'))
        await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    }
    for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user, force row level security`);
  };
}

async function definitions(client: pg.Client, { names, query }: { names: readonly string[]; query: string }): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(query, [[...names]]);
  return rows;
}
