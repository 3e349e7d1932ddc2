import { once } from 'node:events';
import { getTableName, is, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { AnyRow } from '../../src/platform/db/bulkInsert.ts';
import { columnsOf, qualifiedName } from '../../src/platform/db/names.ts';

/** Characters gathered before they go to the database. */
const chunkLength = 1 << 18;
/** Encrypted values kept: the same driver, address or card stands on many rows. */
const maxKept = 200_000;

/**
 * Writes rows by COPY, a few times quicker than inserts. The table must have been emptied in the same transaction; its rows
 * then need no later vacuum. What a row does not name takes the default of its column.
 */
export async function copyRows(client: pg.Client, { table, rows }: { table: PgTable; rows: readonly AnyRow[] }): Promise<void> {
  if (rows.length === 0) return;
  const columns = namedColumns(table, rows);
  const list = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const stream = client.query(from(`copy ${client.escapeIdentifier(getTableName(table))} (${list}) from stdin (freeze)`));
  const finished = once(stream, 'finish');
  // The failure is thrown where it is awaited; without this it would count as unhandled while chunks are still written.
  finished.catch(() => undefined);
  let chunk = '';
  for (const row of rows) {
    chunk += `${columns.map(({ property, write }) => write(row[property])).join('\t')}\n`;
    if (chunk.length < chunkLength) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), finished]);
    chunk = '';
  }
  stream.end(chunk);
  await finished;
}

interface NamedColumn {
  property: string;
  name: string;
  write(value: unknown): string;
}

const known = new WeakMap<PgTable, Map<string, NamedColumn | null>>();

/** Columns that any row names. Writers and what they keep live on for the batches that follow. */
function namedColumns(table: PgTable, rows: readonly AnyRow[]): NamedColumn[] {
  const named = known.get(table) ?? new Map<string, NamedColumn | null>();
  known.set(table, named);
  const columns = columnsOf(table);
  for (const row of rows)
    for (const property in row) {
      if (named.has(property)) continue;
      const column = columns[property];
      const isWritten = column !== undefined && column.generated === undefined;
      named.set(property, isWritten ? { property, name: qualifiedName(column).column, write: withDefault(column) } : null);
    }
  return [...named.values()].filter((column) => column !== null);
}

/** A default that the database works out is not known here: such columns are named by every row. */
function withDefault(column: PgColumn): (value: unknown) => string {
  const write = writerOf(column);
  const absent = column.hasDefault && !is(column.default, SQL) ? column.default : null;
  return (value) => write(value === undefined ? absent : value);
}

function writerOf(column: PgColumn): (value: unknown) => string {
  const type = column.getSQLType();
  // Only sealed and hashed texts are custom and no time.
  if (column.columnType !== 'PgCustomColumn' || /^(timestamp|date)/.test(type))
    return (value) => copyText(value === null || value === undefined ? null : column.mapToDriverValue(value));
  const kept = new Map<unknown, string>();
  return (value) => {
    if (value === null || value === undefined) return copyText(null);
    let text = kept.get(value);
    if (text === undefined) {
      text = copyText(column.mapToDriverValue(value));
      if (kept.size >= maxKept) kept.clear();
      kept.set(value, text);
    }
    return text;
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text form of COPY. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) : text;
}
