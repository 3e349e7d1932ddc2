import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { regionContract } from './region.contract.ts';
import { hyRegion } from './region.table.ts';

/** @source freight-domain 2.45 */
export const regionRoutes = routes(regionContract, {
  children: (ctx, { query }) =>
    ctx.transaction((tx) =>
      tx
        .select()
        .from(hyRegion)
        .where(
          and(
            inArray(hyRegion.tenantId, [0, ctx.actor.tenantId]),
            query.parentAdcode === undefined ? isNull(hyRegion.parentAdcode) : eq(hyRegion.parentAdcode, query.parentAdcode),
          ),
        )
        .orderBy(asc(hyRegion.adcode)),
    ),
});
