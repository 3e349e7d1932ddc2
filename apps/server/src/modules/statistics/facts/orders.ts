import { sql, type SQL } from 'drizzle-orm';
import type { FactRange, Touched } from '../subjects.ts';
import { dayOf, isWithin, isWrittenSince, secondsBetween } from './factTimes.ts';
import { lane } from './waybills.ts';

/** Orders by the day on which they were entered, with what became of them. Drafts are none yet. */
export const orderFacts = (range: FactRange): SQL => sql`
  select hy_order.id as row_id, ${dayOf(sql`hy_order.create_time`)} as stat_date, hy_order.company_id, hy_order.customer_id, hy_order.agent_id, hy_order.order_mode,
         hy_order.cargo_type_code, ${lane('hy_order')} as lane_key, hy_order.status as order_status, 1::bigint as note_count,
         coalesce(hy_order.total_weight, 0)::bigint as ordered_sum, hy_order.dispatched_weight::bigint as dispatched_sum,
         hy_order.dispatched_vehicles::bigint as vehicle_count, hy_order.finished_vehicles::bigint as finished_count,
         sent.notes as sent_count, sent.revoked as revoke_count,
         ${secondsBetween(sql`hy_order.publish_time`, sql`sent.first`)} as wait_seconds,
         (case when sent.first >= hy_order.publish_time then 1 else 0 end)::bigint as wait_count
    from hy_order
    left join lateral (
      select count(*) as notes, count(*) filter (where n.note_status = '99') as revoked, min(n.dispatch_time) as first
        from hy_shipping_note n where n.tenant_id = hy_order.tenant_id and n.order_id = hy_order.id and n.del_flag = 0) as sent on true
   where hy_order.tenant_id = ${range.tenantId} and hy_order.del_flag = 0 and hy_order.status <> '10'
     and ${isWithin(sql`hy_order.create_time`, range)} and ${range.where ?? sql`true`}`;

/** Days of orders that were written since a moment, or of which a waybill was. */
export const touchedOrders = ({ tenantId, since }: Touched): SQL => sql`
  select ${dayOf(sql`hy_order.create_time`)} as stat_date from hy_order
   where hy_order.tenant_id = ${tenantId} and ${isWrittenSince('hy_order', since)}
  union
  select ${dayOf(sql`hy_order.create_time`)} from hy_shipping_note
    join hy_order on hy_order.tenant_id = hy_shipping_note.tenant_id and hy_order.id = hy_shipping_note.order_id
   where hy_shipping_note.tenant_id = ${tenantId} and ${isWrittenSince('hy_shipping_note', since)}`;
