import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The name of a column in the database; the table definitions name properties, which are camelCase. */
function columnName(column: PgColumn): string {
  return column.keyAsName ? toSnakeCase(column.name) : column.name;
}

/** Table and column as the database names them. */
export function qualifiedName(column: PgColumn): { table: string; column: string } {
  return { table: getTableName(column.table), column: columnName(column) };
}

/** Columns of a table by property name, with the type that the query compiler needs. */
export function columnsOf(table: PgTable): Record<string, PgColumn> {
  return getTableColumns(table) as Record<string, PgColumn>;
}
