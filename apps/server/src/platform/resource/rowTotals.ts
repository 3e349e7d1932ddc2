import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import type { CommonTable, Resource } from './resource.ts';
import { selectFrom } from './selectRows.ts';

/** Rows beyond this are estimated, not counted. @source freight-domain 8.5 */
const exactTotalLimit = 100_000;

/** When the planner expects more than this, there are more than the limit even if it is wrong by far, and nothing is counted. */
const surelyMany = 4 * exactTotalLimit;

export async function countedTotal<Kind extends AnyEntity, Table extends CommonTable>(
  tx: Tx,
  resource: Resource<Kind, Table>,
  { condition, isExact }: { condition: SQL | undefined; isExact: boolean },
): Promise<number> {
  const { rows } = await tx.execute<{ total: string }>(totalQuery(tx, resource, { condition, isExact }));
  return Number(rows[0]?.total ?? 0);
}

/** Estimates of large lists, which live as long as their server. */
const estimates = new WeakMap<Platform, { large: WeakSet<object>; known: Map<string, { total: number; at: number }> }>();
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

export function totalsOf(
  { platform, actor, clock }: Context,
  { resource, query, where }: { resource: object; query: ListQueryInput; where: SQL | undefined },
): Totals {
  const isExact = query['exactTotal'] === '1';
  let kept = estimates.get(platform);
  if (kept === undefined) estimates.set(platform, (kept = { large: new WeakSet(), known: new Map() }));
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

export async function totalOf<Kind extends AnyEntity, Table extends CommonTable>(
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
export function totalQuery<Kind extends AnyEntity, Table extends CommonTable>(
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

/** Counts what a query finds, beyond the limit of exact totals as the planner expects it: for lists that are not resources. */
export async function boundedTotal(tx: Tx, query: SQL): Promise<{ total: number; estimated: boolean }> {
  const { rows } = await tx.execute<{ total: string }>(
    sql`select count(*) as total from (${query} limit ${exactTotalLimit + 1}) as counted`,
  );
  const total = Number(rows[0]?.total ?? 0);
  if (total <= exactTotalLimit) return { total, estimated: false };
  return { total: Math.max(await estimateRows(tx, query), total), estimated: true };
}
