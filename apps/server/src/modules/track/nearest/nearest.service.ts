import { and, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { momentAfter } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import { escapeLike } from '../../../platform/query/likePattern.ts';
import { queryColumns } from '../../../platform/query/queryColumns.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import type { CommonTable, Resource } from '../../../platform/resource/resource.ts';
import { roadDistance, roadDistanceSql } from '../../region/haversine.ts';
import { busyWith, countOpenNotes } from '../../shipping/shipping-note/shippingNote.queries.ts';
import type { nearestContract } from './nearest.contract.ts';

/** Rows that know where they were last, and whether they may be sent out. */
type SeenTable = CommonTable & Record<'lastLng' | 'lastLat' | 'lastLocTime' | 'state' | 'blacklist', PgColumn>;

/** Older positions say nothing of where a truck is now. @source freight-domain G06 */
const freshHours = 24;

/** Farther than any place. */
const unseen = 100_000_000;

/** Which rows there are to choose from. */
interface Choice<Kind extends AnyEntity, Table extends CommonTable> {
  kind: AnyEntity;
  resource: Resource<Kind, Table>;
  table: SeenTable;
  /** Searched by what is typed. */
  name: PgColumn;
  /** Where waybills name them. */
  of: PgColumn;
  /** What they may load at most, in 0.01 t; absent for those who load nothing. */
  load?: PgColumn;
  /** What else those must be that may go. */
  mayGo?: SQL;
}

/**
 * Drivers or vehicles that may be sent out: those that carry the weight in question before all others, the free ones first, and among them the
 * nearest to the loading place, where one is known. Filtered and ordered like their list, and by being free and by distance besides; who cannot go is among them where `standing` asks for it.
 *
 * @returns a page of them, and metres by id of those that were seen within a day
 * @source freight-domain G06
 */
export async function listChoices<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { lng, lat, name = '', weight, ...query }: z.output<typeof nearestContract.endpoints.vehicles.query>,
  { kind, resource, table, name: nameColumn, of, load, mayGo }: Choice<Kind, Table>,
) {
  const place = lng === undefined || lat === undefined ? undefined : { lng, lat };
  const since = momentAfter(ctx.clock, -freshHours * 3_600_000);
  const isSeen = sql`${table.lastLng} is not null and ${table.lastLocTime} >= ${`${since}+08`}::timestamptz`;
  const away =
    place === undefined
      ? sql`null::int`
      : sql`(case when ${isSeen} then ${roadDistanceSql({ lng: table.lastLng, lat: table.lastLat }, place)} end)`;
  const seesNotes = holds(ctx.actor, 'shipping:list');
  // The rule of 40206: what is planned for a vehicle is at most what it may load.
  const carries = load !== undefined && weight !== undefined ? sql`(${load} * 10 >= ${weight}::int)` : undefined;
  const isBusy = seesNotes ? inArray(table.id, busyWith(ctx, of)) : sql`false`;
  const extra = {
    ...resource.options.extra,
    free: { sql: sql`(case when ${isBusy} then '0' else '1' end)`, type: 'text' as const },
    standing: {
      sql: sql`(case when ${table.blacklist} = '1' then 'blacklisted' when ${table.state} = '4' then 'frozen' when ${table.state} = '5' then 'expired'
        when ${table.state} <> '2' then 'unapproved' when ${isBusy} then 'onRoad' else 'free' end)`,
      type: 'text' as const,
    },
    ...(load !== undefined && {
      carries: { sql: carries === undefined ? sql`null::text` : sql`(case when ${carries} then '1' else '0' end)`, type: 'text' as const },
    }),
    nearMetres: { sql: sql`${away}`.mapWith(Number), type: 'number' as const },
    rank: {
      sql: sql`(case when ${carries ?? sql`true`} then 0 else ${4 * unseen}::int end + case when ${isBusy} then ${2 * unseen}::int else 0 end + coalesce(${away}, ${unseen}::int))`,
      type: 'number' as const,
    },
  };
  const hidden = (of: Context) => [...(resource.options.hidden?.(of) ?? []), ...(seesNotes ? [] : ['free', 'standing'])];
  const choice = {
    kind,
    table: resource.table,
    options: { ...resource.options, extra, hidden, defaultSort: { field: 'rank', order: 'asc' } },
    columns: queryColumns(kind, { table: resource.table, extra }),
  } as unknown as Resource<Kind, Table>;
  const typed = name.trim();
  const isNamed = query['id_MultiString'] !== undefined;
  const isStandingAsked = ['standing', 'standing_MultiString'].some((key) => (query[key] ?? '') !== '');
  const where = and(
    isNamed || isStandingAsked ? undefined : and(eq(table.state, '2'), eq(table.blacklist, '0')),
    isNamed ? undefined : mayGo,
    typed === '' ? undefined : ilike(nameColumn, `%${escapeLike(typed)}%`),
  );
  const page = await listRows(ctx, choice, { query, where });
  const ids = page.records.map((row) => row['id'] as string);
  const counts = seesNotes ? await countOpenNotes(ctx, { column: of, ids }) : undefined;
  const metres: Record<string, number> = {};
  for (const row of page.records) {
    const id = row['id'] as string;
    row['openNotes'] = counts === undefined ? null : (counts[id] ?? 0);
    const metre = row['nearMetres'];
    if (typeof metre === 'number' && place !== undefined)
      row['nearMetres'] = metres[id] = roadDistance({ lng: row['lastLng'] as number, lat: row['lastLat'] as number }, place);
    else row['nearMetres'] = null;
  }
  return { ...page, metres };
}
