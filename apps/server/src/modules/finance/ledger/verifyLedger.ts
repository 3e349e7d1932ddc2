import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/** A rule of the books that does not hold, with what breaks it. */
export interface LedgerFinding {
  invariant: string;
  subject: string;
  difference: number;
}

/** Each query lists what breaks a rule, so that no rows mean all is well. @source freight-domain 4.9 I1–I7 */
const checks: readonly { invariant: string; query: (tenantId: number) => ReturnType<typeof sql> }[] = [
  {
    invariant: 'I1',
    query: (tenantId) => sql`
      select t.id as subject, coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0)::bigint as difference
        from hy_ledger_txn t left join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id
       where t.tenant_id = ${tenantId} group by t.id
      having count(l.line_no) < 2 or coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0) <> 0 or min(l.amount) <= 0`,
  },
  {
    invariant: 'I2',
    query: (tenantId) => sql`
      select 'all' as subject, sum(case side when 'D' then balance else -balance end)::bigint as difference from hy_ledger_account
       where tenant_id = ${tenantId} having sum(case side when 'D' then balance else -balance end) <> 0`,
  },
  {
    invariant: 'I3',
    query: (tenantId) => sql`
      select w.id as subject, (w.available_amount - coalesce(a.balance, 0) + w.frozen_amount - coalesce(f.balance, 0))::bigint as difference
        from hy_customer_wallet w
        left join hy_ledger_account a on a.tenant_id = w.tenant_id and a.account_code = 'L.WALLET.' || w.id
        left join hy_ledger_account f on f.tenant_id = w.tenant_id and f.account_code = 'L.FROZEN.' || w.id
       where w.tenant_id = ${tenantId} and (w.available_amount <> coalesce(a.balance, 0) or w.frozen_amount <> coalesce(f.balance, 0))`,
  },
  {
    invariant: 'I4',
    query: (tenantId) => sql`
      select w.id as subject, (w.frozen_amount - coalesce(n.frozen, 0))::bigint as difference
        from hy_customer_wallet w
        left join (select customer_id, company_id, sum(frozen_amount) as frozen from hy_shipping_note where tenant_id = ${tenantId} and note_status <> '99' group by 1, 2) n
          on n.customer_id = w.customer_id and n.company_id = w.company_id
       where w.tenant_id = ${tenantId} and w.frozen_amount <> coalesce(n.frozen, 0)`,
  },
  {
    invariant: 'I5',
    query: (tenantId) =>
      sql`select account_code as subject, balance::bigint as difference from hy_ledger_account where tenant_id = ${tenantId} and allow_negative <> '1' and balance < 0`,
  },
  {
    invariant: 'I6',
    query: (tenantId) => sql`
      select account_code || ' ' || account_seq as subject, (balance_after - before - change)::bigint as difference from (
        select l.account_code, l.account_seq, l.balance_after,
               lag(l.balance_after, 1, 0::bigint) over w as before, lag(l.account_seq, 1, 0::bigint) over w as seq_before,
               case when l.side = a.side then l.amount else -l.amount end as change
          from hy_ledger_line l join hy_ledger_account a on a.tenant_id = l.tenant_id and a.account_code = l.account_code
         where l.tenant_id = ${tenantId} window w as (partition by l.account_code order by l.account_seq)) chain
       where balance_after <> before + change or account_seq <> seq_before + 1`,
  },
  {
    invariant: 'I7',
    query: (tenantId) => sql`
      select a.account_code as subject, (a.balance - coalesce(sum(case when l.side = a.side then l.amount else -l.amount end), 0))::bigint as difference
        from hy_ledger_account a left join hy_ledger_line l on l.tenant_id = a.tenant_id and l.account_code = a.account_code
       where a.tenant_id = ${tenantId} group by a.account_code, a.balance, a.line_count
      having a.balance <> coalesce(sum(case when l.side = a.side then l.amount else -l.amount end), 0) or a.line_count <> count(l.txn_id)`,
  },
];

/** Checks the books of a tenant. @returns what is wrong, at most 100 findings per rule; empty when all is well */
export async function verifyLedger(tx: Tx, tenantId: number): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = [];
  for (const { invariant, query } of checks) {
    const { rows } = await tx.execute<{ subject: string; difference: string | number }>(sql`${query(tenantId)} limit 100`);
    findings.push(...rows.map(({ subject, difference }) => ({ invariant, subject, difference: Number(difference) })));
  }
  return findings;
}
