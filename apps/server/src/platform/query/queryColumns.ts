import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { divisionStart, phoneForms, spellText } from '@tarmac/freight-api/rules';
import type { FieldMeta } from '../contract/meta.ts';
import type { AnyEntity } from '../contract/entity.ts';
import { columnsOf } from '../db/names.ts';
import { hashValue } from '../sealed.ts';

/** How values of a column are compared. */
export type ColumnType = 'text' | 'number' | 'dateTime' | 'date';

/** A column that lists may filter and sort by. */
export interface QueryColumn {
  sql: PgColumn | SQL;
  type: ColumnType;
  /** Holds whole numbers: those are compared as such, which an index can serve. */
  isWhole?: boolean;
  /** May be empty: decides where empty values stand in a sorted list. */
  nullable: boolean;
  /** Looked up by exact value alone unless the reader may see it, or wildcards would spell it out. */
  sensitive: boolean;
  /** Brings an asked value, or a part of one, into the form in which values are stored. */
  spell?: (value: string) => string;
  /** Holds codes with commas between them: a list that asks for one of them finds rows that hold it beside others. */
  isList?: boolean;
  /** Words of people, found whatever their letter case. */
  ignoresCase?: boolean;
  /** No list is sorted by it: there are too many rows, and no index. */
  unsorted?: boolean;
  /** Sorted as Chinese readers look for words: by sound. */
  byPinyin?: boolean;
  /** Of other rows that belong to a row: makes a condition on them one on the row. Advanced queries alone ask for such a column. */
  within?: (condition: SQL) => SQL;
  /** Turns an asked value into what the column holds, such as its keyed hash. */
  encode?: (value: string) => string;
  /** All forms in which an asked value may be stored, where equality alone is compared; without it the one that was asked. */
  forms?: (value: string) => readonly string[];
  /** Asked for a whole, everything within it is meant: the start that its values share; such as a province, and the codes of its districts. */
  startOf?: (value: string) => string;
}

/** All columns of a resource by field name. What is not in here cannot be asked for. */
export type QueryColumns = Readonly<Record<string, QueryColumn>>;

/** An expression that a list may be filtered and sorted by, besides the table's own columns. */
export interface ExtraColumn {
  sql: PgColumn | SQL;
  type: ColumnType;
}

/** Registers the columns that an entity declares and its table has, and those of joins. */
export function queryColumns(
  kind: AnyEntity,
  { table, extra = {}, filled = [] }: { table: PgTable; extra?: Readonly<Record<string, ExtraColumn>>; filled?: readonly string[] },
): QueryColumns {
  const stored = columnsOf(table);
  const columns: Record<string, QueryColumn> = {};
  for (const name of ['id', ...Object.keys(kind.fields)]) {
    const column = stored[name];
    const type = column === undefined ? undefined : columnType(column.getSQLType());
    if (column === undefined || type === undefined) continue;
    const hash = stored[`${name}Hash`];
    columns[name] =
      hash === undefined
        ? {
            sql: column,
            type,
            ...(isWhole(column.getSQLType()) && { isWhole: true }),
            ...(type === 'text' && kind.fields[name]?.kind === 'dict' && kind.fields[name].multiple === true && { isList: true }),
            nullable: !column.notNull && !filled.includes(name),
            sensitive: kind.fields[name]?.sensitive === true,
            ...wordsOf(kind.fields[name]),
          }
        : // The column itself is encrypted: equality is asked of its hash.
          {
            sql: hash,
            type,
            nullable: true,
            sensitive: true,
            ...wordsOf(kind.fields[name]),
            encode: hashValue,
            ...(kind.fields[name]?.rule === 'phone' && { forms: phoneForms }),
          };
  }
  for (const [name, { sql, type }] of Object.entries(extra)) {
    columns[name] = { sql, type, nullable: true, sensitive: kind.fields[name]?.sensitive === true, ...wordsOf(kind.fields[name]) };
  }
  const { sortedBy } = kind.definition;
  if (sortedBy === undefined) return columns;
  const orders = new Set(['id', ...sortedBy]);
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, orders.has(name) ? column : { ...column, unsorted: true }]),
  );
}

/** How texts of a field are asked for: anyone who asks spells them as they like. */
function wordsOf(field: FieldMeta | undefined): Pick<QueryColumn, 'spell' | 'ignoresCase' | 'byPinyin' | 'startOf'> {
  if (field?.kind !== 'text' && field?.kind !== 'longText') return {};
  const { spelling, rule } = field;
  const isNumber = spelling === 'compact' || spelling === 'phone';
  return {
    spell: (value) => spellText(value, spelling),
    ...(!isNumber && { ignoresCase: true }),
    ...(rule === 'adcode' && { startOf: divisionStart }),
    // Of the numbers only plates begin with a word.
    ...(field.kind === 'text' && field.sensitive !== true && (!isNumber || rule === 'plate') && { byPinyin: true }),
  };
}

/** Undefined for types that no list compares, such as `jsonb`. */
function columnType(sqlType: string): ColumnType | undefined {
  if (/^(varchar|text|char)/.test(sqlType)) return 'text';
  if (/^(integer|bigint|smallint|numeric|bigserial|serial|double)/.test(sqlType)) return 'number';
  if (sqlType.startsWith('timestamp')) return 'dateTime';
  return sqlType === 'date' ? 'date' : undefined;
}

const isWhole = (sqlType: string): boolean => /^(?:integer|bigint|smallint)/.test(sqlType);

/** The column of that name; undefined when nothing of the name may be asked for. */
export function columnOf(columns: QueryColumns, field: string): QueryColumn | undefined {
  return Object.hasOwn(columns, field) ? columns[field] : undefined;
}
