import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

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

const quotedNames = new WeakMap<PgTable, string>();

/** A table as statements name it: with its schema, where that is not the one of hand-made tables. Names come from definitions, never from a request. */
export function quotedName(table: PgTable): string {
  let name = quotedNames.get(table);
  if (name === undefined) {
    const { schema, name: own } = getTableConfig(table);
    name = [schema, own].flatMap((part) => (part === undefined ? [] : [quoted(part)])).join('.');
    quotedNames.set(table, name);
  }
  return name;
}

/** A name as statements have it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const madeAtRunTime = new WeakSet<PgTable>();

/** Says that people named the properties of a table, while the program runs: no statement has those names, not even behind `as`. */
export const markMadeAtRunTime = <Table extends PgTable>(table: Table): Table => {
  madeAtRunTime.add(table);
  return table;
};

export const isMadeAtRunTime = (table: PgTable): boolean => madeAtRunTime.has(table);
