import { getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AddOf, AnyEntity, EditOf } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { DefaultSort } from '../query/compileSort.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { queryColumns, type ExtraColumn, type QueryColumns } from '../query/queryColumns.ts';

/** A table with the common columns. */
export type CommonTable = PgTable &
  Record<'id' | 'tenantId' | 'delFlag' | 'version' | 'createTime', PgColumn> & { $inferSelect: StoredRow; $inferInsert: object };

/** What every stored row has. */
export interface StoredRow {
  id: string;
  tenantId: number;
  delFlag: number;
  version: number;
}

/** Values that an add or edit is about to store: the fields of the table, by property. */
export type Values<Table extends CommonTable> = Partial<Table['$inferInsert']>;

/** What a resource does beyond the ordinary. All hooks run inside the transaction of the act and may refuse it by throwing. */
export interface ResourceOptions<Kind extends AnyEntity, Table extends CommonTable> {
  /** Prefix of the permissions, as in `standardEndpoints`. */
  permission: string;
  /** The field that a row is called by where it stands outside of its list, such as in the log of who looked at it. */
  title?: string;
  /** Rows that this actor may see at all; undefined for all. Applies to lists, reads, edits, removals and exports. @source security 5.24 */
  scope?: (ctx: Context) => SQL | undefined;
  /** Fields that this actor gets blank, may not filter by and may not sort by. @source security 5.26 */
  hidden?: (ctx: Context) => readonly string[];
  /** Fields that this actor gets on some rows only, blanked by `mapRow`: no list is filtered, sorted or summed by them. @source security 5.26 */
  guarded?: (ctx: Context) => readonly string[];
  /** The columns that data rules may name, where the reader's kind of rows has fewer. */
  ruledBy?: QueryColumns;
  /** What logs call its table, where people do not know it by its name in the database. */
  loggedAs?: string;
  /** What it is to who keeps versions, where readers see it with fewer fields. */
  whole?: () => Resource;
  /** Columns that come from joins: texts of references, figures of other tables. */
  extra?: Readonly<Record<string, ExtraColumn>>;
  /** Adds the joins that `extra` needs. Receives the query after its `from`. */
  join?: (query: Joinable) => Joinable;
  /** Columns that `mapRow` needs and that lists may not ask for, such as sealed values. */
  fetch?: Readonly<Record<string, PgColumn | SQL>>;
  /**
   * A declared function with an index that finds rows by a part of a text; the fields that it knows, each with its shortest part; and what it
   * calls them, where not by their names.
   */
  parts?: { function: string; fields: Readonly<Record<string, number>>; called?: Readonly<Record<string, string>> };
  /** A declared function that names the different texts of a field that hold a part: of fields with few of them, each with an index. */
  words?: { function: string; fields: readonly string[] };
  /** Fields that the index of its default order carries along: what is filtered by them is looked for there, before any row is read. */
  carried?: readonly string[];
  /** Fields that `scope` leaves no row without, though their columns may be empty: an index of such a column gives its order as it is. */
  filled?: readonly string[];
  /** Filters that are not columns, by query name: a hash of a sealed number, a group of states. Throw `invalidInput` for nonsense. */
  filters?: Readonly<Record<string, (value: string, ctx: Context) => SQL | undefined>>;
  /** What a question is held to beside its filters, such as a period of which the list shows no more. Throw `refusedField` for one beyond it. */
  bounds?: (query: ListQueryInput, ctx: Context) => SQL | undefined;
  defaultSort?: DefaultSort;
  /** How sheets call its rows where others refer to them: by what an export writes, and by a code where there is one. */
  named?: NamedBy;
  /** Computes what is not stored as it is shown. Runs before masks and blanks are applied. */
  mapRow?: (row: Record<string, unknown>, ctx: Context) => Record<string, unknown>;
  /**
   * Fields that `mapRow` and `showsFiles` read, besides what they change: lists that ask for some fields select these as well. Absent where
   * there is one of them: such lists select every field.
   */
  reads?: readonly string[];
  /** Its lists bring whole rows, whatever they ask for: forms of the stock client edit the row of their list. @source jeecg-wire 1.7 */
  wholeRows?: boolean;
  /** Rows whose sensitive files the actor gets without `viewSensitive`, such as the papers of the own company. Nothing else is unmasked. */
  showsFiles?: (row: Readonly<Record<string, unknown>>, ctx: Context) => boolean;
  /** Checks and completes a new row; the returned values are stored. */
  beforeAdd?: (tx: Tx, ctx: Context, input: AddOf<Kind>, values: Values<Table>) => Promise<Values<Table>>;
  afterAdd?: (tx: Tx, ctx: Context, row: Table['$inferSelect']) => Promise<void>;
  /** Checks and completes a change; `before` is locked. */
  beforeEdit?: (
    tx: Tx,
    ctx: Context,
    given: { before: Table['$inferSelect']; input: EditOf<Kind>; values: Values<Table> },
  ) => Promise<Values<Table>>;
  afterEdit?: (tx: Tx, ctx: Context, row: Table['$inferSelect'], before: Table['$inferSelect']) => Promise<void>;
  /** Refuses a removal by throwing. */
  beforeRemove?: (tx: Tx, ctx: Context, row: Table['$inferSelect']) => Promise<void>;
  afterRemove?: (tx: Tx, ctx: Context, row: Table['$inferSelect']) => Promise<void>;
  /** Writes adds, edits and removals to the audit log, with the values before and after, and keeps versions of what is edited. */
  audited?: boolean;
}

/** How sheets call rows that others refer to. */
export interface NamedBy {
  /** What an export writes. */
  name: PgColumn;
  /** A code or number that is taken as well. */
  code?: PgColumn;
  /** Rows that business is done with: of several with one name such a one is meant. */
  approved?: SQL;
  /** Names count within another row alone, such as a customer: its column, and the import column that names it. */
  within?: { column: PgColumn; field: string };
}

/** A select after its `from`, as far as a join needs it. */
export interface Joinable {
  leftJoin(table: PgTable, on: SQL): Joinable;
  innerJoin(table: PgTable, on: SQL): Joinable;
}

/** A kind of row with its table and rules: what the functions of this folder work on. */
export interface Resource<Kind extends AnyEntity = AnyEntity, Table extends CommonTable = CommonTable> {
  readonly kind: Kind;
  readonly table: Table;
  readonly options: ResourceOptions<Kind, Table>;
  readonly columns: QueryColumns;
}

const audited = new Map<string, Resource>();

const named = new Map<string, Resource>();

/** The resource of an entity whose rows sheets call by names. */
export const namedResource = (entity: string): Resource | undefined => named.get(entity);

/** The audited resource whose rows lie in a table, by its name in the database: changes of these are kept in versions. */
export const auditedResource = (tableName: string): Resource | undefined => audited.get(tableName);

/**
 * Binds an entity to its table and rules.
 *
 * @example const driver = defineResource(Driver, hyDriver, { permission: 'driver', scope: ownCompany });
 */
export function defineResource<Kind extends AnyEntity, Table extends CommonTable>(
  kind: Kind,
  { table, options }: { table: Table; options: ResourceOptions<Kind, Table> },
): Resource<Kind, Table> {
  const resource = createResource(kind, { table, options });
  for (const name of Object.keys(options.filters ?? {}))
    if (kind.definition.filters?.includes(name) !== true) throw new Error(`${kind.name}: its contract does not name the filter ${name}`);
  // What writes rows of any kind takes any kind; that kind and table belong together is seen here.
  if (options.named !== undefined) named.set(kind.name, resource as unknown as Resource);
  if (options.audited === true) audited.set(getTableName(table), resource as unknown as Resource);
  return resource;
}

/** The same of a kind that is declared while the server runs: nothing is registered, and it goes when nobody holds it any more. */
export const createResource = <Kind extends AnyEntity, Table extends CommonTable>(
  kind: Kind,
  { table, options }: { table: Table; options: ResourceOptions<Kind, Table> },
): Resource<Kind, Table> => ({
  kind,
  table,
  options,
  columns: queryColumns(kind, { table, extra: options.extra, filled: options.filled }),
});

/** What the data log calls the table of a resource. */
export const loggedName = ({ table, options }: Pick<Resource, 'table'> & { options: { loggedAs?: string } }): string =>
  options.loggedAs ?? getTableName(table);
