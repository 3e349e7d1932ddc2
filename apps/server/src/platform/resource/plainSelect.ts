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
  const read = Object.entries(columns);
  // Rows come under the names that they keep, and are changed in place: copying them is what such a request spends its time on.
  const list = sql.raw(
    `select ${read.map(([property, column]) => `${quoted(qualifiedName(column).column)} as ${quoted(property)}`).join(', ')}`,
  );
  const source = sql.raw(`from ${name}`);
  // Most columns hand over what the driver gives.
  const decoded = read.filter(([, column]) => column.mapFromDriverValue !== PgColumn.prototype.mapFromDriverValue);
  return {
    rows: async (tx, rest, total) => {
      const { rows } = await tx.execute(
        total === undefined ? sql`${list} ${source} ${rest}` : sql`${list}, (${total}) as "listTotal" ${source} ${rest}`,
      );
      for (const row of rows) {
        for (const [property, column] of decoded) {
          const value = row[property];
          if (value !== null) row[property] = column.mapFromDriverValue(value);
        }
      }
      return rows;
    },
  };
}

/** Names come from table definitions, never from a request. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
