import { sql, type SQL } from 'drizzle-orm';
import type { FactRange, Touched } from '../subjects.ts';
import { dayOf, isWithin, isWrittenSince, secondsBetween } from './factTimes.ts';

const parties = sql`hy_shipping_note.company_id, hy_shipping_note.customer_id, hy_shipping_note.agent_id, hy_shipping_note.order_mode`;
const carried = sql`coalesce(hy_shipping_note.unload_weight, hy_shipping_note.load_weight, hy_shipping_note.planned_weight, 0)::bigint`;
const fees = sql`hy_shipping_note.fee_total as fee_total_sum, hy_shipping_note.driver_fee as driver_fee_sum,
  hy_shipping_note.agent_margin as agent_margin_sum, hy_shipping_note.customer_adjust - hy_shipping_note.carrier_adjust as adjust_sum`;
/** Decisions on a waybill; those of the check are the customer's. An index holds these alone. */
const decisions = [
  'preCheckPass',
  'preCheckReject',
  'checkPass',
  'checkReject',
  'bizReviewPass',
  'bizReviewReject',
  'examinePass',
  'examineReject',
];
const isDecision = sql.raw(`e.event_type in (${decisions.map((one) => `'${one}'`).join(', ')})`);

/** What people did with waybills: dispatching them, and each decision, with the time since the step before it. */
export const handlingFacts = (range: FactRange): SQL => {
  const counted = sql`hy_shipping_note.tenant_id = ${range.tenantId} and hy_shipping_note.del_flag = 0 and ${range.where ?? sql`true`}`;
  const waited = secondsBetween(sql`before.happen_time`, sql`e.happen_time`);
  return sql`
  select hy_shipping_note.id as row_id, ${dayOf(sql`hy_shipping_note.dispatch_time`)} as stat_date, ${parties}, 'dispatcher' as person_kind, hy_shipping_note.dispatch_by as person,
         1::bigint as note_count, ${carried} as weight_sum, ${fees}, 0::bigint as pass_count, 0::bigint as refuse_count,
         coalesce(${secondsBetween(sql`o.publish_time`, sql`hy_shipping_note.dispatch_time`)}, 0) as wait_seconds,
         (case when hy_shipping_note.dispatch_time >= o.publish_time then 1 else 0 end)::bigint as wait_count
    from hy_shipping_note
    left join hy_order o on o.tenant_id = hy_shipping_note.tenant_id and o.id = hy_shipping_note.order_id
   where ${counted} and hy_shipping_note.dispatch_by is not null and hy_shipping_note.note_status <> '99'
     and ${isWithin(sql`hy_shipping_note.dispatch_time`, range)}
  union all
  select hy_shipping_note.id, ${dayOf(sql`e.happen_time`)}, ${parties}, case when e.event_type like 'check%' then 'customerUser' else 'auditor' end,
         coalesce(e.actor_id, e.actor_name, ''), 1, ${carried}, ${fees},
         (case when e.event_type like '%Pass' then 1 else 0 end)::bigint, (case when e.event_type like '%Reject' then 1 else 0 end)::bigint,
         coalesce(${waited}, 0), (case when e.happen_time >= before.happen_time then 1 else 0 end)::bigint
    from hy_note_event e
    join hy_shipping_note on hy_shipping_note.tenant_id = e.tenant_id and hy_shipping_note.id = e.note_id
    left join lateral (
      select b.happen_time from hy_note_event b
       where b.tenant_id = e.tenant_id and b.note_id = e.note_id and b.happen_time <= e.happen_time and b.id <> e.id
         and b.event_type in ('signed', 'receiptUploaded', 'submitCheck', 'resubmitReview', 'reopened', 'unexamined', 'preCheckPass', 'checkPass', 'bizReviewPass')
       order by b.happen_time desc limit 1) as before on true
   where ${counted} and e.tenant_id = ${range.tenantId} and ${isDecision} and ${isWithin(sql`e.happen_time`, range)}`;
};

/** Days on which something was done with waybills that were written since a moment. */
export const touchedHandling = ({ tenantId, since }: Touched): SQL => sql`
  select ${dayOf(sql`hy_shipping_note.dispatch_time`)} as stat_date from hy_shipping_note
   where hy_shipping_note.tenant_id = ${tenantId} and hy_shipping_note.dispatch_time is not null and ${isWrittenSince('hy_shipping_note', since)}
  union
  select ${dayOf(sql`e.happen_time`)} from hy_shipping_note
    join hy_note_event e on e.tenant_id = hy_shipping_note.tenant_id and e.note_id = hy_shipping_note.id
   where hy_shipping_note.tenant_id = ${tenantId} and ${isDecision} and ${isWrittenSince('hy_shipping_note', since)}`;
