import { sql, type SQL } from 'drizzle-orm';
import type { FactRange, Touched } from '../subjects.ts';
import { dayOf, isWithin, isWrittenSince } from './factTimes.ts';

/** Where vehicles come from: what they unloaded within so many days before. After a longer rest nobody knows. */
const daysOfRest = 30;

const n = (column: string): SQL => sql.raw(`hy_shipping_note.${column}`);
/** From where to where, as people say it. */
export const lane = (table: string): SQL => sql.raw(`coalesce(${table}.send_city, '') || '→' || coalesce(${table}.receive_city, '')`);
const tonneKm = sql`round(coalesce(hy_shipping_note.unload_weight, 0)::numeric * coalesce(hy_shipping_note.distance, 0) / 1000)::bigint`;

const parties = sql`hy_shipping_note.company_id, hy_shipping_note.customer_id, hy_shipping_note.agent_id, hy_shipping_note.order_mode`;
const fees = sql`hy_shipping_note.fee_total as fee_total_sum, hy_shipping_note.driver_fee as driver_fee_sum, hy_shipping_note.service_fee as service_fee_sum,
  hy_shipping_note.agent_margin as agent_margin_sum, hy_shipping_note.loss_amount as loss_amount_sum, hy_shipping_note.extra_fee as extra_fee_sum,
  hy_shipping_note.customer_adjust - hy_shipping_note.carrier_adjust as adjust_sum`;

/** Waybills that count: signed for and not revoked. */
const counted = (range: FactRange): SQL => sql`hy_shipping_note.tenant_id = ${range.tenantId} and hy_shipping_note.del_flag = 0
  and hy_shipping_note.sign_time is not null and hy_shipping_note.note_status <> '99'
  and ${isWithin(n('sign_time'), range)} and ${range.where ?? sql`true`}`;

/** Waybills by the day on which they were signed for. */
export const freightFacts = (range: FactRange): SQL => sql`
  select hy_shipping_note.id as row_id, ${dayOf(n('sign_time'))} as stat_date, ${parties}, 1::bigint as note_count,
         coalesce(hy_shipping_note.unload_weight, 0)::bigint as weight_sum, ${tonneKm} as tonne_km_sum, ${fees}
    from hy_shipping_note where ${counted(range)}`;

const ways = (range: FactRange): SQL => sql`1::bigint as note_count, coalesce(hy_shipping_note.unload_weight, 0)::bigint as weight_sum,
         coalesce(hy_shipping_note.distance, 0)::bigint as km_sum,
         (case when hy_shipping_note.track_distance > 0 then coalesce(hy_shipping_note.distance, 0) else 0 end)::bigint as tracked_km_sum,
         (case when hy_shipping_note.track_distance > 0 then hy_shipping_note.track_distance else 0 end)::bigint as track_sum,
         ${asksEmpty(range) ? sql`coalesce(${crow()}, 0)` : sql`0::bigint`} as empty_sum, ${tonneKm} as tonne_km_sum`;
const asksEmpty = ({ sums }: FactRange): boolean => sums?.includes('empty_sum') ?? true;

/** Waybills, and what their vehicles unloaded before. To look that up takes longest. */
const withBefore = (range: FactRange): SQL =>
  asksEmpty(range)
    ? sql`hy_shipping_note
    left join lateral (
      select p.receive_lat, p.receive_lng from hy_shipping_note p
       where p.tenant_id = hy_shipping_note.tenant_id and p.del_flag = 0 and p.vehicle_id = hy_shipping_note.vehicle_id
         and p.unload_time <= hy_shipping_note.load_time and p.unload_time > hy_shipping_note.load_time - ${`${daysOfRest} days`}::interval
         and p.id <> hy_shipping_note.id
       order by p.unload_time desc, p.id desc limit 1) as before on true`
    : sql`hy_shipping_note`;

/** The same with what carried them, and how far it drove empty to load: as the crow flies from where it was unloaded before. */
export const tripFacts = (range: FactRange): SQL => sql`
  select hy_shipping_note.id as row_id, ${dayOf(n('sign_time'))} as stat_date, ${parties}, hy_shipping_note.carrier_id, hy_shipping_note.driver_id, hy_shipping_note.vehicle_id,
         ${lane('hy_shipping_note')} as lane_key, ${ways(range)}, ${fees}
    from ${withBefore(range)}
   where ${counted(range)}`;

/** The same by where it goes, and by the province that it comes from. */
export const laneFacts = (range: FactRange): SQL => sql`
  select hy_shipping_note.id as row_id, ${dayOf(n('sign_time'))} as stat_date, ${parties}, ${lane('hy_shipping_note')} as lane_key, hy_shipping_note.send_province as province, ${ways(range)}
    from ${withBefore(range)}
   where ${counted(range)}`;

/** Days of waybills that were written since a moment: also of those that no longer count. */
export const touchedWaybills = ({ tenantId, since }: Touched): SQL => sql`
  select ${dayOf(n('sign_time'))} as stat_date from hy_shipping_note
   where hy_shipping_note.tenant_id = ${tenantId} and hy_shipping_note.sign_time is not null and ${isWrittenSince('hy_shipping_note', since)}`;

/** Whole metres from where the vehicle was unloaded before to where it loads, as the crow flies. */
function crow(): SQL {
  const radians = (column: string) => sql.raw(`radians(${column}::float8)`);
  const [fromLat, fromLng] = [radians('before.receive_lat'), radians('before.receive_lng')];
  const [toLat, toLng] = [radians('hy_shipping_note.send_lat'), radians('hy_shipping_note.send_lng')];
  // Of a null and another number LEAST is the other one.
  return sql`case when ${fromLat} is not null and ${toLat} is not null then round(2 * 6371008.8 * asin(least(1,
    sqrt(power(sin((${toLat} - ${fromLat}) / 2), 2) + cos(${fromLat}) * cos(${toLat}) * power(sin((${toLng} - ${fromLng}) / 2), 2)))))::bigint end`;
}
