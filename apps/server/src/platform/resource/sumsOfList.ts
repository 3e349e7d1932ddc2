import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import { TookTooLong } from '../db/database.ts';
import { compileFilters, type ListQueryInput } from '../query/compileQuery.ts';
import { columnsFor, ownFilters, visibleRows } from './visibleRows.ts';
import { estimateRows } from './rowTotals.ts';
import { selectFrom } from './selectRows.ts';
import { sumRows } from './sumRows.ts';
import type { RowPage } from './listRows.ts';
import { foundByParts } from './foundByParts.ts';
import type { CommonTable, Resource } from './resource.ts';

/** Adding up may take that long, ms. */
const patience = 2000;
/** The embedded engine ends no statement by itself: of more rows than it adds up in that time, nothing is begun. */
const mostEmbedded = 200_000;

/** The sums of a list without its rows: what takes longer than a reader waits is given up, and said so. */
export async function sumsOfList<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  query: ListQueryInput,
): Promise<RowPage> {
  const { database } = ctx.platform;
  const scope = { tenantId: ctx.actor.tenantId };
  const visible = columnsFor(ctx, resource);
  const found = await foundByParts(ctx, resource, { visible, query });
  const condition = and(visibleRows(ctx, resource), compileFilters(visible, found.query), ownFilters(ctx, resource, query), found.where);
  const empty = { records: [], total: 0, size: 0, current: 1, pages: 0 };
  const add = async (tx: Parameters<typeof sumRows>[0]) => ({ ...empty, sums: await sumRows(tx, resource, { visible, condition }) });
  const tooSlow = { ...empty, sumsTooSlow: true };
  if (database.engine === 'embedded')
    return database.read(scope, async (tx) => {
      const one = selectFrom(tx, resource, { one: sql`1`.as('one') as unknown as SQL }).where(condition);
      return (await estimateRows(tx, one)) > mostEmbedded ? tooSlow : add(tx);
    });
  try {
    return await database.readWithin(scope, add, { milliseconds: patience });
  } catch (error) {
    if (error instanceof TookTooLong) return tooSlow;
    throw error;
  }
}
