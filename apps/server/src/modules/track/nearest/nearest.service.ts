import { and, eq, ilike, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import { listRows, visibleRows } from '../../../platform/resource/listRows.ts';
import type { CommonTable, Resource } from '../../../platform/resource/resource.ts';
import { roadDistance } from '../../shipping/common/haversine.ts';

/** Rows that know where they were last, and whether they may be sent out. */
type SeenTable = CommonTable & Record<'lastLng' | 'lastLat' | 'lastLocTime' | 'state' | 'blacklist', PgColumn>;

/** Older positions say nothing of where a truck is now. @source freight-domain G06 */
const freshHours = 24;
const shownAtOnce = 30;

/**
 * Drivers or vehicles that may be sent out, the nearest to a place first.
 *
 * @returns rows as their lists give them, and metres by id of those that were seen within a day
 * @source freight-domain G06
 */
export function listNearest<Kind extends AnyEntity, Table extends SeenTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  table: SeenTable,
  name: PgColumn,
  query: { lng: number; lat: number; name?: string | undefined; pageSize?: number | undefined },
): Promise<{ records: Record<string, unknown>[]; metres: Record<string, number> }> {
  const { lng, lat, pageSize = shownAtOnce } = query;
  const typed = query.name?.trim() ?? '';
  const mayGo = and(
    eq(table.state, '2'),
    eq(table.blacklist, '0'),
    typed === '' ? undefined : ilike(name, `%${typed.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`),
  );
  return ctx.transaction(async (tx) => {
    const since = toDateTimeText(new Date(ctx.clock.now().getTime() - freshHours * 3_600_000));
    // For the order a plane will do: degrees of longitude are as much narrower as the parallel is shorter.
    const off = sql`power((${table.lastLng} - ${lng}::numeric) * ${Math.cos((lat * Math.PI) / 180)}::numeric, 2) + power(${table.lastLat} - ${lat}::numeric, 2)`;
    const seen = (await tx
      .select({ id: table.id, lng: table.lastLng, lat: table.lastLat })
      .from(table)
      .where(
        and(visibleRows(ctx, resource), mayGo, sql`${table.lastLng} is not null and ${table.lastLocTime} >= ${`${since}+08`}::timestamptz`),
      )
      .orderBy(off, table.id)
      .limit(pageSize)) as { id: string; lng: number; lat: number }[];
    const metres = Object.fromEntries(seen.map((row) => [row.id, roadDistance(row, { lng, lat })]));
    const ids = seen.map(({ id }) => id);
    const near = ids.length === 0 ? [] : (await listRows(ctx, resource, { pageSize }, inArray(table.id, ids))).records;
    const far =
      ids.length === pageSize
        ? []
        : (
            await listRows(
              ctx,
              resource,
              { pageSize: pageSize - ids.length },
              and(mayGo, ids.length === 0 ? undefined : notInArray(table.id, ids)),
            )
          ).records;
    const place = new Map(ids.map((id, index) => [id, index]));
    return {
      records: [...near.toSorted((one, other) => place.get(one['id'] as string)! - place.get(other['id'] as string)!), ...far],
      metres,
    };
  });
}
