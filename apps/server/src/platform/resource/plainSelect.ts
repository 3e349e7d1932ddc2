import { getTableName, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { qualifiedName } from '../db/names.ts';

/** Reads rows of one table with a select list that is written once. */
export interface PlainSelect {
  /**
   * @param rest `where …`, `order by …`, `limit …`
   * @param total a query whose number each row gets as `listTotal`
   */
  rows(tx: Tx, rest: SQL, total?: SQL): Promise<Record<string, unknown>[]>;
}

/**
 * Prepares the select of a wide table. The query builder writes and reads a list of 150 columns anew for every call, which takes
 * longer than the rest of a request.
 *
 * @param columns by the property that a row gets
 */
export function plainSelect(table: PgTable, columns: Readonly<Record<string, PgColumn>>): PlainSelect {
  const name = quoted(getTableName(table));
  const read = Object.entries(columns).map(([property, column]) => ({
    property,
    name: qualifiedName(column).column,
    // Most columns hand over what the driver gives.
    decode:
      column.mapFromDriverValue === PgColumn.prototype.mapFromDriverValue
        ? undefined
        : (value: unknown) => column.mapFromDriverValue(value),
  }));
  const list = sql.raw(`select ${read.map((column) => `${name}.${quoted(column.name)}`).join(', ')}`);
  const source = sql.raw(`from ${name}`);
  return {
    rows: async (tx, rest, total) => {
      const { rows } = await tx.execute(
        total === undefined ? sql`${list} ${source} ${rest}` : sql`${list}, (${total}) as list_total ${source} ${rest}`,
      );
      return rows.map((stored) => {
        const row: Record<string, unknown> = total === undefined ? {} : { listTotal: stored['list_total'] };
        for (const { property, name: column, decode } of read) {
          const value = stored[column];
          row[property] = decode === undefined || value === null ? value : decode(value);
        }
        return row;
      });
    },
  };
}

/** Names come from table definitions, never from a request. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
