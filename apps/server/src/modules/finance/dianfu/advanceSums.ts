import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { compileFilters, type ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { selectFrom } from '../../../platform/resource/selectRows.ts';
import { countedRows } from '../../../platform/resource/sumRows.ts';
import { columnsFor, ownFilters, visibleRows } from '../../../platform/resource/visibleRows.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { hyDianfu } from './dianfu.table.ts';

/** What the advances that a list finds come to, by customer and state, without those that the sums below it leave out. @source freight-domain F25 */
export async function advanceSums(ctx: Context, query: ListQueryInput) {
  const visible = columnsFor(ctx, dianfuResource);
  const condition = and(
    visibleRows(ctx, dianfuResource),
    compileFilters(visible, query),
    ownFilters(ctx, dianfuResource, query),
    countedRows(dianfuResource),
  );
  const column = (name: string): SQL => sql`${visible[name]!.sql}`;
  const added = (name: string): SQL => sql`coalesce(sum(${column(name)}), 0)`.mapWith(Number);
  const keys = [column('customerId'), column('customerName'), sql`${hyDianfu.state}`];
  const fields = {
    customerId: column('customerId'),
    customerName: column('customerName'),
    state: hyDianfu.state,
    count: sql`count(*)`.mapWith(Number),
    principal: added('principal'),
    feeAmount: added('feeAmount'),
    repaidAmount: added('repaidAmount'),
    balance: added('balance'),
  };
  return ctx.transaction(
    async (tx) =>
      (await selectFrom(tx, dianfuResource, fields as unknown as Record<string, SQL>)
        .where(condition)
        .groupBy(...keys)
        .orderBy(asc(column('customerName')), asc(hyDianfu.state))) as never,
  );
}
