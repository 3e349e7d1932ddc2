import { is, SQL, sql, type SQLChunk, type SQLWrapper } from 'drizzle-orm';
import { PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { columnsOf, isMadeAtRunTime, qualifiedName, quoted, quotedName } from '../db/names.ts';

type Row = Record<string, unknown>;
type Columns = Readonly<Record<string, PgColumn>>;

/** Reads rows of one table with a select list that is written once. */
export interface PlainSelect {
  /**
   * @param rest `where …`, `order by …`, `limit …`
   * @param total a query whose number each row gets as `listTotal`
   */
  rows(tx: Tx, rest: SQL, total?: SQL): Promise<Row[]>;
}

/**
 * Prepares the select of a wide table. The query builder writes and reads a list of 150 columns again for every call, which takes
 * longer than the rest of a request.
 *
 * @param columns by the property that a row gets
 */
export function plainSelect(table: PgTable, columns: Columns): PlainSelect {
  const { list, decode } = readerOf(columns);
  const source = sql.raw(`from ${quotedName(table)}`);
  return {
    rows: async (tx, rest, total) => {
      const { rows } = await tx.execute(
        total === undefined ? sql`select ${list} ${source} ${rest}` : sql`select ${list}, (${total}) as "listTotal" ${source} ${rest}`,
      );
      return rows.map(decode);
    },
  };
}

/** What reads columns, and turns what the driver gives into what is stored. The row itself is changed: a copy costs more than all the rest. */
function readerOf(columns: Columns, prefix = ''): { list: SQL; decode: (row: Row) => Row } {
  const read = Object.entries(columns);
  const [first] = Object.values(columns);
  if (first !== undefined && isMadeAtRunTime(first.table)) return readerByColumn(read);
  const list = read.map(([property, column]) => {
    const { table, column: name } = qualifiedName(column);
    return `${prefix === '' ? '' : `${quoted(table)}.`}${quoted(name)} as ${quoted(prefix + property)}`;
  });
  // Most columns hand over what the driver gives.
  const decoded = read.filter(([, column]) => column.mapFromDriverValue !== PgColumn.prototype.mapFromDriverValue);
  return {
    list: sql.raw(list.join(', ')),
    decode: (row) => {
      for (const [property, column] of decoded) {
        const value = row[property];
        if (value !== null) row[property] = column.mapFromDriverValue(value);
      }
      return row;
    },
  };
}

/** The same where people named the properties: rows come by the names of columns, and get their properties here. */
function readerByColumn(read: readonly (readonly [string, PgColumn])[]): { list: SQL; decode: (row: Row) => Row } {
  const named = read.map(([property, column]) => ({ property, column, name: qualifiedName(column).column }));
  return {
    list: sql.raw(named.map(({ name }) => quoted(name)).join(', ')),
    decode: (row) => {
      const decoded: Row = 'listTotal' in row ? { listTotal: row['listTotal'] } : {};
      for (const { property, column, name } of named) {
        const value = row[name];
        decoded[property] = value === null ? null : column.mapFromDriverValue(value);
      }
      return decoded;
    },
  };
}

const whole = new WeakMap<PgTable, PlainSelect>();

/** Reads whole rows as they are stored. @param rest `where …`, `order by …`, `for update` */
export async function storedRows<Table extends PgTable>(tx: Tx, table: Table, rest: SQL): Promise<Table['$inferSelect'][]> {
  let select = whole.get(table);
  if (select === undefined) whole.set(table, (select = plainSelect(table, columnsOf(table))));
  return (await select.rows(tx, rest)) as Table['$inferSelect'][];
}

/**
 * Prepares the select of one row from each of several tables, in one statement.
 *
 * @param tables by the property that their row gets
 */
export function plainSelectOfSeveral<Tables extends Record<string, PgTable>>(
  tables: Tables,
): (tx: Tx, rest: SQL) => Promise<{ [Name in keyof Tables]: Tables[Name]['$inferSelect'] } | undefined> {
  const readers = Object.entries(tables).map(([name, table]) => {
    const columns = columnsOf(table);
    return { name, properties: Object.keys(columns), ...readerOf(columns), list: readerOf(columns, `${name}.`).list };
  });
  const list = sql.join(
    readers.map((reader) => reader.list),
    sql`, `,
  );
  const source = sql.raw(`from ${Object.values(tables).map(quotedName).join(', ')}`);
  return async (tx, rest) => {
    const [found] = (await tx.execute(sql`select ${list} ${source} ${rest}`)).rows;
    if (found === undefined) return undefined;
    const rows = readers.map(({ name, properties, decode }): [string, Row] => [
      name,
      decode(Object.fromEntries(properties.map((property) => [property, found[`${name}.${property}`]]))),
    ]);
    return Object.fromEntries(rows) as { [Name in keyof Tables]: Tables[Name]['$inferSelect'] };
  };
}

const inserted = new WeakMap<PgTable, ReturnType<typeof readerOf>>();

/** What reads whole rows of a table behind `returning`. */
function storedRowReader(table: PgTable): ReturnType<typeof readerOf> {
  let reader = inserted.get(table);
  if (reader === undefined) inserted.set(table, (reader = readerOf(columnsOf(table))));
  return reader;
}

/** Writes rows of a table, and gives them as they are stored then. @param write without `returning` */
export async function storedBy<Table extends PgTable>(tx: Tx, table: Table, write: SQLWrapper): Promise<Table['$inferSelect'][]> {
  const { list, decode } = storedRowReader(table);
  const { rows } = await tx.execute(sql`${write.getSQL()} returning ${list}`);
  return rows.map((row) => decode(row) as Table['$inferSelect']);
}

/** Stores a row and gives it as it is stored then. */
export async function insertStored(tx: Tx, table: PgTable, values: Readonly<Row>): Promise<Row> {
  const [stored] = await storedBy(tx, table, insertOf(table, values));
  if (stored === undefined) throw new Error('The insert returned no row.');
  return stored;
}

/**
 * A row as the database will have stored it, for who does not wait for that.
 *
 * @param values by property, as they are stored, and those that the database works out
 */
export function rowOf<Table extends PgTable>(table: Table, values: Readonly<Row>): Table['$inferSelect'] {
  const row = Object.entries(columnsOf(table)).map(([property, column]): [string, unknown] => {
    const value = values[property] ?? null;
    if (value === null) return [property, values[property] === null ? null : (column.default ?? null)];
    return [property, isWrittenOnly(column) ? column.mapToDriverValue(value) : value];
  });
  return Object.fromEntries(row) as Table['$inferSelect'];
}

/** Whether a column gives back what it stores and not what was written, such as a hash. */
const isWrittenOnly = (column: PgColumn): boolean => is(column, PgCustomColumn) && Reflect.get(column, 'mapFrom') === undefined;

const writable = new WeakMap<PgTable, readonly { property: string; column: PgColumn; name: string }[]>();

/**
 * The insert of one row, which names the columns that are given and leaves the others to the database: that of the query builder names all.
 *
 * @param values by property; an expression is taken as it is
 */
export function insertOf<Table extends PgTable>(table: Table, values: Values<Table>): SQL {
  let columns = writable.get(table);
  if (columns === undefined) {
    columns = Object.entries(columnsOf(table)).flatMap(([property, column]) =>
      column.generated === undefined ? [{ property, column, name: quoted(qualifiedName(column).column) }] : [],
    );
    writable.set(table, columns);
  }
  const names: string[] = [];
  const given: SQLChunk[] = [];
  for (const { property, column, name } of columns) {
    const named = (values as Row)[property];
    const value = named === undefined ? column.defaultFn?.() : named;
    if (value === undefined) continue;
    names.push(name);
    given.push(is(value, SQL) ? value : sql.param(value, column));
  }
  return sql`${sql.raw(`insert into ${quotedName(table)} (${names.join(', ')})`)} values (${sql.join(given, sql.raw(', '))})`;
}

/** Values of a new row, some of which the database works out. */
type Values<Table extends PgTable> = { [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL };
