import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { instantOf, lastClosed, monthAfter, startOf } from '../ledger/closedMonth.ts';

/**
 * What each account of a tenant held and moved in a month, as a query of `account_code, side, opening, debit, credit, closing`. Of a closed month
 * it is what was written down then; another is counted from the last one that is closed before it, so that the effort does not grow with the years.
 */
export async function monthFigures(tx: Tx, tenantId: number, month: string): Promise<SQL> {
  const known = await lastClosed(tx, tenantId, month);
  if (known === month)
    return sql`
      select a.account_code, a.side, coalesce(b.opening, 0) as opening, coalesce(b.debit, 0) as debit, coalesce(b.credit, 0) as credit,
             coalesce(b.closing, 0) as closing
        from hy_ledger_account a
        left join hy_ledger_month_balance b on b.tenant_id = a.tenant_id and b.account_code = a.account_code and b.month = ${month}
       where a.tenant_id = ${tenantId}`;
  const begin = instantOf(startOf(month));
  return sql`
    with moved as materialized (
      select l.account_code,
             sum(case l.side when 'D' then l.amount else -l.amount end) filter (where t.happen_time < ${begin}) as before,
             sum(l.amount) filter (where l.side = 'D' and t.happen_time >= ${begin}) as debit,
             sum(l.amount) filter (where l.side = 'C' and t.happen_time >= ${begin}) as credit
        from hy_ledger_txn t
        join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id
       where t.tenant_id = ${tenantId} and t.happen_time < ${instantOf(startOf(monthAfter(month)))}
         and ${known === undefined ? sql`true` : sql`t.happen_time >= ${instantOf(startOf(monthAfter(known)))}`}
       group by l.account_code),
    opened as (
      select a.account_code, a.side, case a.side when 'D' then 1 else -1 end as sign, coalesce(m.debit, 0) as debit, coalesce(m.credit, 0) as credit,
             coalesce(b.closing, 0) + case a.side when 'D' then 1 else -1 end * coalesce(m.before, 0) as opening
        from hy_ledger_account a
        left join hy_ledger_month_balance b on b.tenant_id = a.tenant_id and b.account_code = a.account_code and b.month = ${known ?? ''}
        left join moved m on m.account_code = a.account_code
       where a.tenant_id = ${tenantId})
    select account_code, side, opening, debit, credit, opening + sign * (debit - credit) as closing from opened`;
}
