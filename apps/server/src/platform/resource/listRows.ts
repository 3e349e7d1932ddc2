import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../contract/entity.ts';
import { holds, type Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { columnsOf } from '../db/names.ts';
import { notFound } from '../errors.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage, visibleColumns } from '../query/compileQuery.ts';
import { orderBy, readSort, type DefaultSort } from '../query/compileSort.ts';
import { compileDataRules, rulesOf } from '../query/dataRules.ts';
import type { QueryColumns } from '../query/queryColumns.ts';
import { askedFields, type AskedFields } from './askedFields.ts';
import { foundByParts } from './foundByParts.ts';
import { farOffset, isFilteredByCarried, type WantedPage, withinPage } from './pageOfRows.ts';
import { plainSelect, type PlainSelect, storedRows } from './plainSelect.ts';
import type { CommonTable, Joinable, Resource } from './resource.ts';
import { createRowMapper } from './rowMapper.ts';

/** Rows beyond this are estimated, not counted. @source freight-domain 8.5 */
const exactTotalLimit = 100_000;

/** When the planner expects more than this, there are more than the limit even if it is wrong by far, and nothing is counted. */
const surelyMany = 4 * exactTotalLimit;

/** A page of rows as the wire carries it. */
export interface RowPage {
  records: Record<string, unknown>[];
  total: number;
  size: number;
  current: number;
  pages: number;
  sums?: Record<string, number> | undefined;
  sumsTooSlow?: boolean;
  totalEstimated?: boolean;
  hiddenFields?: string[];
}

/**
 * Reads one page of a resource, within the actor's tenant, scope and data rules.
 *
 * @param where a fixed condition of this particular list
 * @source jeecg-wire 1.2, 1.7
 */
export async function listRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { query, where }: { query: ListQueryInput; where?: SQL },
): Promise<RowPage> {
  const asked = askedFields(resource, query);
  const mapRow = await createRowMapper(ctx, resource, { reveal: false, asked });
  const found = await foundByParts(ctx, resource, { visible: columnsFor(ctx, resource), query });
  return ctx.platform.database.read(
    { tenantId: ctx.actor.tenantId },
    async (tx) => {
      const visible = columnsFor(ctx, resource);
      const hidden = hiddenFields(ctx, resource);
      const filters = and(compileFilters(visible, found.query), ownFilters(ctx, resource, query));
      const condition = and(visibleRows(ctx, resource), filters, where, found.where);
      const { current, size, offset } = readPage(query);
      const sort = readSort(visible, { query, fallback: resource.options.defaultSort ?? newestFirst });
      const totals = totalsOf(ctx, { resource, query, where });
      const counted = offset >= farOffset && isPlain(resource) ? await countedTotal(tx, resource, { condition, isExact: true }) : undefined;
      // The total comes with the rows: one round trip less. A table that is known to be large is estimated instead.
      const total = totals.isLarge || counted !== undefined ? undefined : totalQuery(tx, resource, { condition, isExact: totals.isExact });
      const isCarried = found.where === undefined && isFilteredByCarried(resource, query);
      const rows = await selectRows(tx, resource, { condition, rowRange: { sort, limit: size, offset, total, asked, isCarried, counted } });
      const { total: count, estimated } =
        counted === undefined
          ? await totalOf(tx, resource, { condition, totals, rows, size, offset, isCarried })
          : { total: counted, estimated: false };
      // Adding up what is not even counted would read the whole table.
      const sums = query['sums'] === '1' && !estimated ? await sumRows(tx, resource, { visible, condition }) : undefined;
      return {
        ...pageOf(rows.map(mapRow), { total: count, size, current }),
        ...(sums === undefined ? {} : { sums }),
        ...(estimated ? { totalEstimated: true } : {}),
        ...(hidden.length > 0 ? { hiddenFields: hidden } : {}),
      };
    },
    brief,
  );
}

/** A page is one statement, mostly. */
const brief = { isBrief: true } as const;

/** How a list stands whose resource says nothing else. */
export const newestFirst: DefaultSort = { field: 'createTime', order: 'desc' };

/**
 * Reads one row.
 *
 * @throws NotFound it is missing, removed, or not visible to the actor
 */
export async function getRow<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<Record<string, unknown>> {
  const reveal = seesSensitive(ctx, resource);
  const mapRow = await createRowMapper(ctx, resource, { reveal });
  const find = async (tx: Tx) => {
    const [row] = await selectRows(tx, resource, { condition: and(visibleRows(ctx, resource), eq(resource.table.id, id)) });
    return row === undefined ? undefined : mapRow(row);
  };
  const row = await (reveal && isSensitive(resource)
    ? ctx.transaction(
        async (tx) => {
          const found = await find(tx);
          if (found !== undefined) noteReveal(ctx, resource, { id, row: found });
          return found;
        },
        { isWhole: true },
      )
    : ctx.platform.database.read({ tenantId: ctx.actor.tenantId }, find));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * A row as `getRow` gives it, for who has stored it in the present transaction: it is read again only where it may be hidden from its writer.
 *
 * @throws NotFound it is
 */
export async function showStored<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  stored: Table['$inferSelect'],
): Promise<Record<string, unknown>> {
  if (!isShownAsStored(ctx, resource)) return getRow(ctx, resource, stored.id);
  const reveal = seesSensitive(ctx, resource);
  const row = (await createRowMapper(ctx, resource, { reveal }))({ ...stored });
  if (reveal && isSensitive(resource)) noteReveal(ctx, resource, { id: stored.id, row });
  return row;
}

/** Whether `showStored` reads nothing: every row is visible to its writer, and stands in one table. */
export const isShownAsStored = <Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
): boolean => resource.options.scope?.(ctx) === undefined && ruledRows(ctx, resource) === undefined && isPlain(resource);

const isSensitive = <Kind extends AnyEntity, Table extends CommonTable>({ kind }: Resource<Kind, Table>): boolean =>
  Object.values(kind.fields).some((field) => field.sensitive === true);

/** Each reveal of personal numbers leaves a trace: whose they are, and which. @source freight-domain 0.4 */
function noteReveal<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { kind, options }: Resource<Kind, Table>,
  { id, row }: { id: string; row: Readonly<Record<string, unknown>> },
): void {
  const title = row[options.title ?? ''];
  ctx.audit({
    action: `${kind.name}.reveal`,
    entity: kind.name,
    entityId: id,
    ...(typeof title === 'string' && title !== '' ? { remark: title } : {}),
    after: { fields: Object.keys(kind.fields).filter((name) => kind.fields[name]?.sensitive === true && (row[name] ?? '') !== '') },
  });
}

/** Reads a row as it is stored, for a service; undefined when it is missing or not visible. */
export async function findRow<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  ctx: Context,
  resource: Resource<Kind, Table>,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  const table = resource.table as CommonTable;
  const [row] = await storedRows(tx, table, sql`where ${and(visibleRows(ctx, resource), eq(table.id, id))}`);
  return row as unknown as Table['$inferSelect'] | undefined;
}

/** The condition of all rows that the actor may see. Services that look up rows of a resource begin with it. */
export function visibleRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
): SQL | undefined {
  const { table, options } = resource;
  return and(
    // Row security says the same; said here it can use an index.
    eq(table.tenantId, ctx.actor.tenantId),
    // A literal, so that indexes of rows that are not removed are known to fit.
    sql`${table.delFlag} = 0`,
    options.scope?.(ctx),
    ruledRows(ctx, resource),
  );
}

/** The condition of the data rules. Services read the table alone: a column that a join brings is asked for in a select of its own. */
function ruledRows<Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, resource: Resource<Kind, Table>): SQL | undefined {
  const { table, options, columns } = resource;
  const list = `${options.permission}:list`;
  const rules = compileDataRules(ctx.actor, { permission: list, columns, clock: ctx.clock });
  const isJoined = options.join !== undefined && rulesOf(ctx.actor, list).some(({ column }) => Object.hasOwn(options.extra ?? {}, column));
  if (!isJoined) return rules;
  const unbound = new QueryBuilder({ casing: 'snake_case' }) as unknown as Pick<Tx, 'select'>;
  const ids = selectFrom(unbound, resource, { id: table.id });
  return inArray(table.id, ids.where(and(eq(table.tenantId, ctx.actor.tenantId), rules)));
}

/** The rows that belong to one of another kind, as `listOfOwner` asks for them. @throws NotFound whom they belong to is not visible */
export async function listOwned<Kind extends AnyEntity, Table extends CommonTable, Of extends AnyEntity, OfTable extends CommonTable>(
  ctx: Context,
  owner: { resource: Resource<Of, OfTable>; id: string },
  { resource, ofOwner, query }: { resource: Resource<Kind, Table>; ofOwner: PgColumn; query: ListQueryInput },
) {
  await getRow(ctx, owner.resource, owner.id);
  return listRows(ctx, resource, { query, where: eq(ofOwner, owner.id) }) as Promise<never>;
}

/** Whether the actor gets personal numbers in full. */
function seesSensitive(ctx: Context, { options }: Pick<Resource, 'options'> | { options: { permission: string } }): boolean {
  return holds(ctx.actor, `${options.permission}:viewSensitive`);
}

/** Fields that this actor sees on some rows only, or on none. */
const hiddenFields = <Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, { options }: Resource<Kind, Table>) => [
  ...new Set([...(options.hidden?.(ctx) ?? []), ...(options.guarded?.(ctx) ?? [])]),
];

/** The columns that this actor may filter and sort by. */
export function columnsFor<Kind extends AnyEntity, Table extends CommonTable>(ctx: Context, resource: Resource<Kind, Table>): QueryColumns {
  const hidden = hiddenFields(ctx, resource);
  const sensitive = seesSensitive(ctx, resource);
  const key = `${sensitive} ${hidden.join(',')}`;
  let kept = visibleOf.get(resource.columns);
  if (kept === undefined) visibleOf.set(resource.columns, (kept = new Map()));
  let columns = kept.get(key);
  if (columns === undefined)
    kept.set(key, (columns = visibleColumns(resource.columns, { isHidden: (field) => hidden.includes(field), seesSensitive: sensitive })));
  return columns;
}

/** There are as many ways to see a resource as kinds of users, and each is worked out once. */
const visibleOf = new WeakMap<QueryColumns, Map<string, QueryColumns>>();

/** The condition of the filters that are not columns. */
export function ownFilters<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { options }: Resource<Kind, Table>,
  query: ListQueryInput,
): SQL | undefined {
  const filters = Object.entries(options.filters ?? {});
  return and(
    ...filters.map(([name, compile]) => (typeof query[name] === 'string' && query[name] !== '' ? compile(query[name], ctx) : undefined)),
  );
}

/** What comes after the condition. */
interface RowRange extends Partial<WantedPage> {
  /** A query whose number each row gets as `listTotal`. */
  total?: SQL | undefined;
  /** What is read of each row, absent for all of it. */
  asked?: AskedFields | undefined;
}

interface RowQuery extends Promise<Record<string, unknown>[]> {
  orderBy(...order: SQL[]): RowQuery;
  limit(count: number): RowQuery;
  offset(count: number): RowQuery;
}

/** By resource, or by what is asked of one. */
const plain = new WeakMap<object, PlainSelect>();

/** Reads rows as they are stored, all columns or those that were asked for. */
export async function selectRows<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  {
    condition,
    rowRange: { sort, limit, offset = 0, isCarried = false, counted, total, asked } = {},
  }: { condition: SQL | undefined; rowRange?: RowRange },
): Promise<Record<string, unknown>[]> {
  const order = sort === undefined ? [] : orderBy(sort);
  if (isPlain(resource)) {
    const key = asked ?? resource;
    let select = plain.get(key);
    if (select === undefined)
      plain.set(key, (select = plainSelect(resource.table, selection(resource, asked) as Record<string, PgColumn>)));
    const page =
      sort === undefined || limit === undefined
        ? undefined
        : withinPage(resource, { condition, page: { sort, limit, offset, isCarried, counted } });
    const within = page ?? condition;
    const parts = [
      within === undefined ? undefined : sql`where ${within}`,
      order.length === 0 ? undefined : sql`order by ${sql.join([...order], sql`, `)}`,
      limit === undefined ? undefined : sql`limit ${limit}`,
      offset === 0 || page !== undefined ? undefined : sql`offset ${offset}`,
    ];
    return select.rows(
      tx,
      sql.join(
        parts.filter((part) => part !== undefined),
        sql` `,
      ),
      total,
    );
  }
  const own = selection(resource, asked);
  const fields = total === undefined ? own : { ...own, listTotal: sql`(${total})`.as('list_total') as unknown as SQL };
  let query = selectFrom(tx, resource, fields).where(condition) as unknown as RowQuery;
  if (order.length > 0) query = query.orderBy(...order);
  if (limit !== undefined) query = query.limit(limit);
  return offset === 0 ? query : query.offset(offset);
}

/** Whether rows come from the table alone. */
const isPlain = <Kind extends AnyEntity, Table extends CommonTable>({ options }: Resource<Kind, Table>): boolean =>
  options.join === undefined && options.extra === undefined && options.fetch === undefined;

async function countedTotal<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { condition, isExact }: { condition: SQL | undefined; isExact: boolean },
): Promise<number> {
  const { rows } = await tx.execute<{ total: string }>(totalQuery(tx, resource, { condition, isExact }));
  return Number(rows[0]?.total ?? 0);
}

function selection<Kind extends AnyEntity, Table extends CommonTable>(
  { kind, table, options }: Resource<Kind, Table>,
  asked?: AskedFields,
): Record<string, PgColumn | SQL> {
  const stored = columnsOf(table);
  const isAsked = (name: string) => asked?.selected === undefined || asked.selected.has(name);
  const names = ['id', 'version', ...Object.keys(kind.fields).filter(isAsked)];
  const own = names.flatMap((name): [string, PgColumn][] => (stored[name] === undefined ? [] : [[name, stored[name]]]));
  const extra = Object.entries(options.extra ?? {})
    .filter(([name]) => isAsked(name))
    .map(([name, { sql: expression }]): [string, PgColumn | SQL] => [name, expression]);
  return { ...Object.fromEntries([...own, ...extra]), ...options.fetch };
}

/** A select of some fields from the table of a resource and what it is joined with. */
export function selectFrom<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Pick<Tx, 'select'>,
  { table, options }: Resource<Kind, Table>,
  fields: Record<string, PgColumn | SQL>,
) {
  const query = tx
    .select(fields)
    .from(table as CommonTable)
    .$dynamic();
  return options.join === undefined ? query : (options.join(query as unknown as Joinable) as unknown as typeof query);
}

/** Estimates of large lists, which live as long as their server. */
const estimates = new WeakMap<Platform, { large: Set<object>; known: Map<string, { total: number; at: number }> }>();
/** A total that is an estimate may be this old, in milliseconds. */
const estimateAge = 10_000;
const maxEstimates = 1000;

interface Totals {
  isExact: boolean;
  /** An earlier list of this table had more rows than are counted. */
  isLarge: boolean;
  /** Remembers that it has. */
  setLarge(): void;
  /** An estimate that was made a moment ago for the same question of the same person. */
  recall(): number | undefined;
  remember(total: number): void;
}

function totalsOf(
  { platform, actor, clock }: Context,
  { resource, query, where }: { resource: object; query: ListQueryInput; where: SQL | undefined },
): Totals {
  const isExact = query['exactTotal'] === '1';
  let kept = estimates.get(platform);
  if (kept === undefined) estimates.set(platform, (kept = { large: new Set(), known: new Map() }));
  const { large, known } = kept;
  const { pageNo: _page, pageSize: _size, column: _column, order: _order, _t, ...asked } = query;
  // A fixed condition has no name to be remembered by.
  const key = where === undefined ? JSON.stringify([actor.tenantId, actor.userId, (resource as Resource).kind.name, asked]) : undefined;
  const now = clock.now().getTime();
  return {
    isExact,
    isLarge: !isExact && large.has(resource),
    setLarge: () => void large.add(resource),
    recall: () => {
      const found = key === undefined ? undefined : known.get(key);
      return found !== undefined && now - found.at < estimateAge ? found.total : undefined;
    },
    remember: (total) => {
      if (key === undefined) return;
      if (known.size >= maxEstimates) known.clear();
      known.set(key, { total, at: now });
    },
  };
}

async function totalOf<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  {
    condition,
    totals,
    rows,
    size,
    offset,
    isCarried,
  }: {
    condition: SQL | undefined;
    totals: Totals;
    rows: readonly Record<string, unknown>[];
    size: number;
    offset: number;
    isCarried: boolean;
  },
): Promise<{ total: number; estimated: boolean }> {
  const isShort = rows.length < size && (rows.length > 0 || offset === 0);
  if (isShort) return { total: offset + rows.length, estimated: false };
  if (totals.isLarge) {
    const known = totals.recall();
    if (known !== undefined) return { total: known, estimated: true };
    const guess = await estimateRows(tx, oneOf(tx, resource, condition));
    const sampled = guess > surelyMany || !isCarried ? guess : await sampleRows(tx, resource, condition);
    if (sampled > surelyMany || (isCarried && sampled > surelySampled)) {
      totals.remember(sampled);
      return { total: sampled, estimated: true };
    }
  }
  const total = Number(rows[0]?.['listTotal'] ?? (await countedTotal(tx, resource, { condition, isExact: totals.isExact })));
  if (totals.isExact || total <= exactTotalLimit) return { total, estimated: false };
  totals.setLarge();
  const estimate = Math.max(await estimateRows(tx, oneOf(tx, resource, condition)), total);
  totals.remember(estimate);
  return { total: estimate, estimated: true };
}

/** Rows that a sample looks at. */
const sampleSize = 10_000;
/** What a sample expects more of than this is not counted: the planner knows nothing of parts of texts. */
const surelySampled = 3000;

/** Expects as many rows as a sample of a large table has among its own. */
async function sampleRows<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  condition: SQL | undefined,
): Promise<number> {
  const { table } = resource;
  const all = await estimateRows(tx, sql`select 1 from ${table}`);
  const percent = Math.min(100, (sampleSize * 100) / Math.max(all, 1));
  const { rows } = await tx.execute<{ found: string }>(
    sql`select count(*) as found from ${table} tablesample system (${percent}) where ${condition ?? sql`true`}`,
  );
  return Math.round((Number(rows[0]?.found ?? 0) * 100) / percent);
}

function oneOf<Kind extends AnyEntity, Table extends CommonTable>(tx: Tx, resource: Resource<Kind, Table>, condition: SQL | undefined) {
  return selectFrom(tx, resource, { one: sql`1`.as('one') as unknown as SQL }).where(condition);
}

/** Counts all rows, or no more than are worth counting. */
function totalQuery<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { condition, isExact }: { condition: SQL | undefined; isExact: boolean },
): SQL {
  const one = oneOf(tx, resource, condition);
  return sql`select count(*) as total from ${sql`(${isExact ? one : one.limit(exactTotalLimit + 1)})`} as counted`;
}

/** What the planner expects, which costs no look at the rows. */
export async function estimateRows(tx: Tx, query: SQLWrapper): Promise<number> {
  const plan = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${query}`);
  return plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Adds the sum fields of an entity up, as far as the reader may see them; undefined where it has none. */
export async function sumRows<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { visible, condition }: { visible: QueryColumns; condition: SQL | undefined },
): Promise<Record<string, number> | undefined> {
  const names = (resource.kind.definition.sums ?? []).filter((name) => visible[name]?.type === 'number');
  if (names.length === 0) return undefined;
  const fields = Object.fromEntries(names.map((name) => [name, sql<string>`coalesce(sum(${visible[name]?.sql}), 0)`.as(name)]));
  const counted = and(condition, countedRows(resource));
  const [row] = (await selectFrom(tx, resource, fields as unknown as Record<string, SQL>).where(counted)) as Record<string, unknown>[];
  return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)]));
}

/** The rows that sums count: not those of states that the contract leaves out, such as what was revoked. */
const countedRows = <Kind extends AnyEntity, Table extends CommonTable>({ kind, columns }: Resource<Kind, Table>): SQL | undefined =>
  and(
    ...Object.entries(kind.fields).flatMap(
      ([name, { uncounted }]) => uncounted?.codes.map((code) => sql`${columns[name]?.sql} is distinct from ${code}`) ?? [],
    ),
  );
