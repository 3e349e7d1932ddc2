import type { LocalizedText, Spelling } from '@tarmac/freight-api/rules';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';

/** A table whose rows serve as a dictionary, addressed as `table,text,code[,filter]`. @source security 7.31 */
export interface TableDictionary {
  /** The exact key that clients send. */
  key: string;
  table: PgTable;
  text: PgColumn;
  code: PgColumn;
  /** Fixed condition, besides tenant and deletion mark. */
  filter?: (ctx: Context) => SQL | undefined;
  /** Absent: any signed-in user. */
  permission?: string;
  /** Who may read what rows are called whose code they have before them, where that differs from the rows that they are offered. */
  named?: (ctx: Context) => { filter: SQL | undefined; text: SQL } | undefined;
  /** What codes that no row has are called, where somebody reads them: such as who acts by the clock. They are not offered. */
  unlisted?: Readonly<Record<string, LocalizedText>>;
}

/** The dictionary of a key: of a module, or of what is declared while the server runs. */
export async function tableDictionary(ctx: Context, key: string): Promise<TableDictionary | undefined> {
  const known = ctx.platform.lookups.table(key);
  if (known !== undefined) return known;
  for (const { atRunTime } of ctx.platform.modules) {
    const found = await atRunTime?.table?.(ctx, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What rows are called, and which of them, for a reader who has their codes. */
export const namesIn = (ctx: Context, { text, filter, named }: TableDictionary): { text: PgColumn | SQL; filter: SQL | undefined } =>
  named?.(ctx) ?? { text, filter: filter?.(ctx) };

/** A column whose values must be unique, addressed by table and column name. @source security 7.32, VAL-02 */
export interface UniqueColumn {
  table: PgTable;
  column: PgColumn;
  /** The column to compare with instead, where the named one is encrypted: its keyed hash. */
  compared?: PgColumn;
  /** Unique over all tenants, as user names are. */
  everywhere?: boolean;
  /** Capitals and small letters are the same. */
  ignoresCase?: boolean;
  /** A value is taken only where this column is the same, too; a question that does not say it is about the value alone. */
  within?: PgColumn;
  /** How values may be written; they are compared in the form in which they are stored. */
  spelling?: Spelling;
  /** What the table is called on the wire, where its rows stand in one with others. */
  tableName?: string;
}

/** A named check of one value; gives the message of what is wrong, or undefined. @source security 7.34, VAL-02 */
export interface CheckRule {
  code: string;
  check(value: string): string | undefined;
}

/** What a module allows to be looked up. */
export interface LookupDeclarations {
  tables?: readonly TableDictionary[];
  unique?: readonly UniqueColumn[];
  rules?: readonly CheckRule[];
}

/** All declared lookups by key. */
export interface Lookups {
  table(key: string): TableDictionary | undefined;
  /** Names as the database writes them. */
  unique(tableName: string, columnName: string): UniqueColumn | undefined;
  rule(code: string): CheckRule | undefined;
}

/** Gathers the lookups of all modules. @throws Error when two modules claim one key */
export function createLookups(
  declarations: readonly LookupDeclarations[],
  nameOf: (column: PgColumn) => { table: string; column: string },
): Lookups {
  const tables = new Map<string, TableDictionary>();
  const unique = new Map<string, UniqueColumn>();
  const rules = new Map<string, CheckRule>();
  const put = <Value>(map: Map<string, Value>, { key, value }: { key: string; value: Value }): void => {
    if (map.has(key)) throw new Error(`Lookup ${key} is declared twice.`);
    map.set(key, value);
  };
  for (const one of declarations) {
    for (const table of one.tables ?? []) put(tables, { key: table.key, value: table });
    for (const column of one.unique ?? []) {
      const name = nameOf(column.column);
      put(unique, { key: `${column.tableName ?? name.table}.${name.column}`, value: column });
    }
    for (const rule of one.rules ?? []) put(rules, { key: rule.code, value: rule });
  }
  return {
    table: (key) =>
      tables.get(
        key
          .split(',')
          .map((part) => part.trim())
          .join(','),
      ),
    unique: (table, column) => unique.get(`${table}.${column}`),
    rule: (code) => rules.get(code),
  };
}
