import { pgTable, primaryKey, type PgColumnBuilderBase, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import type { BuildExtraConfigColumns } from 'drizzle-orm';
import { commonColumns } from './columns.ts';

type CommonColumns = ReturnType<typeof commonColumns>;

/**
 * Declares a table with the common columns, keyed by tenant and id. Property names become snake_case columns. The
 * migrator forces row security on it.
 *
 * @example tenantTable('hy_driver', { driverName: varchar({ length: 50 }) }, (t) => [index().on(t.tenantId, t.driverName)])
 * @source SESS-10
 */
export function tenantTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  {
    columns,
    keys,
  }: { columns: Columns; keys?: (table: BuildExtraConfigColumns<Name, CommonColumns & Columns, 'pg'>) => PgTableExtraConfigValue[] },
) {
  const all: CommonColumns & Columns = { ...commonColumns(), ...columns };
  return pgTable(name, all, (table) => {
    const common = table as unknown as BuildExtraConfigColumns<Name, CommonColumns, 'pg'>;
    return [primaryKey({ columns: [common.tenantId, common.id] }), ...(keys?.(table) ?? [])];
  });
}

const appendOnlyNames = new Set<string>();
const sharedNames = new Set<string>();

/** Declares that rows of a table are never changed or removed: the application role gets no UPDATE and no DELETE on it. */
export function appendOnly<Table extends object>(name: string, table: Table): Table {
  appendOnlyNames.add(name);
  return table;
}

/** Declares that every tenant may read the rows of tenant 0, such as menus and dictionaries. Writing stays with the owner. */
export function sharedFromTenantZero<Table extends object>(name: string, table: Table): Table {
  sharedNames.add(name);
  return table;
}

const functions = new Map<string, string>();

/**
 * Declares a function of the database. It is rebuilt on every start, and the server's login may call it. It stands in a
 * `.table.ts` file, so that the migrator finds it.
 *
 * @param definition `create or replace function …`
 */
export function databaseFunction(signature: string, definition: string): void {
  functions.set(signature, definition);
}

/** What the tables of the loaded modules declare about themselves. The migrator turns it into grants and policies. */
export function declaredTables(): { appendOnly: readonly string[]; shared: readonly string[]; functions: ReadonlyMap<string, string> } {
  return { appendOnly: [...appendOnlyNames].sort(), shared: [...sharedNames].sort(), functions };
}
