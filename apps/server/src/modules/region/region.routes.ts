import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { routes } from '../../platform/contract/index.ts';
import { divisions, placeOf } from './divisions.ts';
import { regionContract } from './region.contract.ts';
import { aboutTable, renewRegions } from './renewRegions.ts';
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
            isNull(hyRegion.abolished),
            query.parentAdcode === undefined ? isNull(hyRegion.parentAdcode) : eq(hyRegion.parentAdcode, query.parentAdcode),
          ),
        )
        .orderBy(asc(hyRegion.adcode)),
    ),
  all: async (ctx) => {
    const { adcode, name, parentAdcode, abolished } = hyRegion;
    const rows = await ctx.transaction((tx) =>
      tx
        .select({ adcode, name, parentAdcode, abolished })
        .from(hyRegion)
        .where(inArray(hyRegion.tenantId, [0, ctx.actor.tenantId]))
        .orderBy(asc(adcode)),
    );
    return rows.map((row) => ({ ...row, city: ownCity(row.adcode) }));
  },
  table: (ctx) => aboutTable(ctx),
  renew: (ctx, { body }) => renewRegions(ctx, body),
});

/** The city of a district, where it is not the division above. */
function ownCity(adcode: string): string | null {
  const city = placeOf(adcode)?.city;
  const above = divisions().get(divisions().get(adcode)?.parentAdcode ?? '');
  return city === undefined || (above?.level === 2 && above.name === city) ? null : city;
}
