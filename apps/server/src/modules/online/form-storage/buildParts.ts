import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { FormSnapshot } from '../form/formSnapshot.ts';
import { statementAside } from './applyChanges.ts';
import { onlineSchema } from './physicalNames.ts';
import { fieldsWithParts, storedIndexesOf, type StoredIndex } from './storedIndexes.ts';

/**
 * How an index of parts is. `waiting`: it is made the next time somebody looks. `failed`: making it was broken off, and is tried again then.
 * `absent`: the table is too large for the embedded engine, which would do nothing else meanwhile.
 */
export type PartsState = 'ready' | 'building' | 'waiting' | 'failed' | 'absent';

/** An index of parts and the field that it is of. */
export interface PartsIndex {
  headId: string;
  field: string;
  index: StoredIndex;
}

/** The indexes of parts that a form in force should have. */
export function partsIndexesOf(snapshot: FormSnapshot): PartsIndex[] {
  const fields = fieldsWithParts(snapshot);
  return storedIndexesOf(snapshot)
    .filter(({ order }) => order === 'parts')
    .map((index) => ({
      headId: snapshot.headId,
      field: fields.find(({ column }) => column === index.columns[0])?.dbFieldName ?? '',
      index,
    }));
}

/** What making an index holds, for as long as it is made: others see by it that somebody is at it. */
const lockOf = (name: string) => sql`hashtextextended(${`form index ${name}`}, 0)`;

/** How indexes of parts are, in their order. The catalogue knows: one that could not be made lies there and is not valid. */
export async function statesOf({ database }: { database: Database }, wanted: readonly PartsIndex[]): Promise<PartsState[]> {
  const states: PartsState[] = [];
  for (const { index } of wanted) {
    const [found] = await database.statement<{ valid: boolean | null; held: boolean }>(
      sql`select (select i.indisvalid from pg_index i where i.indexrelid = to_regclass(format('%I.%I', ${onlineSchema}::text, ${index.name}::text))) as valid,
        exists (select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
          and l.database = (select oid from pg_database where datname = current_database())
          and ((l.classid::bigint << 32) | l.objid::bigint) = ${lockOf(index.name)}) as held`,
    );
    states.push(
      found?.valid === true
        ? 'ready'
        : database.engine === 'embedded'
          ? 'absent'
          : found?.held === true
            ? 'building'
            : found?.valid === false
              ? 'failed'
              : 'waiting',
    );
  }
  return states;
}

const dialect = new PgDialect();

/**
 * Makes indexes of parts that are not there, one after the other, without holding anybody up. One that somebody else is making is left to them, and
 * so is one whose table is gone.
 *
 * @returns how many were made
 * @throws AggregateError some could not be made: they are tried again by who calls next
 */
export async function buildParts({ database }: { database: Database }, wanted: readonly PartsIndex[]): Promise<number> {
  if (database.engine === 'embedded') return 0;
  const states = await statesOf({ database }, wanted);
  const missing = wanted.filter((_one, at) => states[at] === 'waiting' || states[at] === 'failed');
  if (missing.length === 0) return 0;
  let made = 0;
  const failures: unknown[] = [];
  await database.aloneAsOwner(async (client) => {
    for (const one of missing)
      try {
        if (await buildOne(client, one)) made += 1;
      } catch (error) {
        failures.push(error);
      }
  });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${missing.length} indexes could not be made`);
  return made;
}

async function buildOne(client: pg.Client, { headId, index }: PartsIndex): Promise<boolean> {
  const ask = async (query: ReturnType<typeof sql>) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return (await client.query(text, params)).rows[0] as Record<string, unknown> | undefined;
  };
  const place = sql`to_regclass(format('%I.%I', ${onlineSchema}::text, ${index.name}::text))`;
  if ((await ask(sql`select pg_try_advisory_lock(${lockOf(index.name)}) as held`))?.['held'] !== true) return false;
  try {
    const found = await ask(
      sql`select (select i.indisvalid from pg_index i where i.indexrelid = ${place}) as valid,
        to_regclass(format('%I.%I', ${onlineSchema}::text, ${`t_${headId}`}::text)) is not null as is_there`,
    );
    if (found?.['valid'] === true || found?.['is_there'] !== true) return false;
    // What was broken off takes no part of anything and costs those who write.
    if (found['valid'] === false)
      await ask(sql`drop index concurrently if exists ${sql.identifier(onlineSchema)}.${sql.identifier(index.name)}`);
    await ask(statementAside(headId, index));
    return true;
  } finally {
    await ask(sql`select pg_advisory_unlock(${lockOf(index.name)}) as held`).catch(() => undefined);
  }
}
