import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnsOf, qualifiedName, quotedName } from './names.ts';
import type { Tx } from './database.ts';

/** Rows of one statement: few enough for the memory of both sides. */
const rowsPerStatement = 1000;

/** A row by property name; what is absent takes the column's default. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A column that rows name, with its name in the database. */
interface NamedColumn {
  property: string;
  column: PgColumn;
  name: string;
}

/** The columns that a row names and that can be written. */
function namedColumns(table: PgTable, row: AnyRow): NamedColumn[] {
  const columns = columnsOf(table);
  return Object.keys(row).flatMap((property) => {
    const column = columns[property];
    return column === undefined || column.generated !== undefined ? [] : [{ property, column, name: qualifiedName(column).column }];
  });
}

const wireText = (named: readonly NamedColumn[], rows: readonly AnyRow[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        named.map(({ property, column, name }) => {
          const value = row[property];
          if (value === null || value === undefined) return [name, null];
          // A JSON column takes its part of the parameter as it stands; as a text it would be a text in the column.
          return [name, column.dataType === 'json' ? value : column.mapToDriverValue(value)];
        }),
      ),
    ),
  );

/** Rows as the one JSON parameter of a statement, for `jsonb_populate_recordset`. All name the same properties as the first one. */
export const jsonRows = (table: PgTable, rows: readonly AnyRow[]): string => wireText(namedColumns(table, rows[0] ?? {}), rows);

/**
 * Writes many rows in few statements. Rows travel as one JSON parameter, which is several times quicker than a parameter for
 * each value. All rows must name the same properties as the first one.
 */
export async function bulkInsert(tx: Tx, table: PgTable, rows: readonly AnyRow[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const named = namedColumns(table, first);
  const list = sql.join(
    named.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const target = sql.raw(quotedName(table));
  let written: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    // Made while the database is still at the rows before.
    const rowsText = wireText(named, rows.slice(from, from + rowsPerStatement));
    await written;
    const statement = sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${rowsText}::jsonb)`;
    // A statement of Drizzle leaves when it is waited for.
    written = tx.execute(statement).then(() => undefined);
  }
  await written;
}
