import { sql, type SQL } from 'drizzle-orm';
import type { FactRange, Touched } from '../subjects.ts';
import { dayOf, isWithin, isWrittenSince, secondsBetween } from './factTimes.ts';

const payee = sql`hy_payment.company_id, hy_payment.customer_id, hy_payment.agent_id, hy_payment.order_mode, hy_payment.payee_type,
  coalesce(hy_payment.payee_id, hy_payment.payee_name) as payee_key, hy_payment.payee_name, hy_payment.payee_bank_name as bank_name`;
const nothing = sql`0::bigint as wait_seconds, 0::bigint as wait_count`;

/** Freight, prepayments and what was paid outside the channels: by the day of the payment, and failures by the day on which the bank refused. */
export const paymentFacts = (range: FactRange): SQL => {
  const counted = sql`hy_payment.tenant_id = ${range.tenantId} and hy_payment.del_flag = 0 and hy_payment.pay_kind in ('1', '2', '3')
    and ${range.where ?? sql`true`}`;
  return sql`
  select hy_payment.id as row_id, ${dayOf(sql`hy_payment.pay_time`)} as stat_date, ${payee}, 1::bigint as note_count, hy_payment.amount as paid_sum,
         case hy_payment.pay_kind when '2' then hy_payment.amount else 0 end as prepaid_sum,
         case hy_payment.pay_kind when '3' then hy_payment.amount else 0 end as offline_sum, 0::bigint as failed_count,
         coalesce(${secondsBetween(sql`n.sign_time`, sql`hy_payment.pay_time`)}, 0) as wait_seconds,
         (case when hy_payment.pay_time >= n.sign_time then 1 else 0 end)::bigint as wait_count
    from hy_payment
    left join hy_shipping_note n on n.tenant_id = hy_payment.tenant_id and n.id = hy_payment.note_id and hy_payment.pay_kind <> '2'
   where ${counted} and hy_payment.state = '40' and ${isWithin(sql`hy_payment.pay_time`, range)}
  union all
  select hy_payment.id, ${dayOf(sql`hy_payment.fail_time`)}, ${payee}, 0, 0, 0, 0, 1, ${nothing}
    from hy_payment where ${counted} and hy_payment.state = '50' and ${isWithin(sql`hy_payment.fail_time`, range)}`;
};

/** Days of payments that were written since a moment, whatever became of them. */
export const touchedPayments = ({ tenantId, since }: Touched): SQL => sql`
  select ${dayOf(sql`moment`)} as stat_date
    from hy_payment, lateral (values (hy_payment.pay_time), (hy_payment.fail_time)) as known (moment)
   where hy_payment.tenant_id = ${tenantId} and moment is not null and ${isWrittenSince('hy_payment', since)}`;
