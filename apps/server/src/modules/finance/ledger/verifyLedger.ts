import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { documentChecks, openChecks } from './noteInvariants.ts';

/** A rule of the books that does not hold, with what breaks it. */
export interface LedgerFinding {
  invariant: string;
  subject: string;
  difference: number;
}

/** What is read: every line, or those that no check has found right yet. */
export type LedgerScope = 'all' | 'new';

type Check = (tenantId: number, scope: LedgerScope) => SQL;

/** Signed amounts of the lines `l` of a transaction, debit first. */
const imbalance = sql`coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0)`;

/** I1: a transaction has at least two lines, which sum to zero, none of them empty. */
const isCrooked = sql`count(l.line_no) < 2 or ${imbalance} <> 0 or min(l.amount) <= 0`;

const balanced: Check = (tenantId) => sql`
  select 'I1' as invariant, t.id as subject, ${imbalance}::bigint as difference
    from hy_ledger_txn t left join hy_ledger_line l on l.tenant_id = t.tenant_id and l.txn_id = t.id
   where t.tenant_id = ${tenantId} group by t.id having ${isCrooked}`;

const zeroSum: Check = (tenantId) => sql`
  select 'I2' as invariant, 'all' as subject, sum(case side when 'D' then balance else -balance end)::bigint as difference
    from hy_ledger_account where tenant_id = ${tenantId} having sum(case side when 'D' then balance else -balance end) <> 0`;

const wallets: Check = (tenantId) => sql`
  select 'I3' as invariant, w.id as subject,
         (w.available_amount - coalesce(a.balance, 0) + w.frozen_amount - coalesce(f.balance, 0))::bigint as difference
    from hy_customer_wallet w
    left join hy_ledger_account a on a.tenant_id = w.tenant_id and a.account_code = 'L.WALLET.' || w.id
    left join hy_ledger_account f on f.tenant_id = w.tenant_id and f.account_code = 'L.FROZEN.' || w.id
   where w.tenant_id = ${tenantId} and (w.available_amount <> coalesce(a.balance, 0) or w.frozen_amount <> coalesce(f.balance, 0))`;

const setAside: Check = (tenantId) => sql`
  select 'I4' as invariant, w.id as subject, (w.frozen_amount - coalesce(n.frozen, 0))::bigint as difference
    from hy_customer_wallet w
    left join (select customer_id, company_id, sum(frozen_amount) as frozen from hy_shipping_note
                where tenant_id = ${tenantId} and note_status <> '99' and frozen_amount <> 0 group by 1, 2) n
      on n.customer_id = w.customer_id and n.company_id = w.company_id
   where w.tenant_id = ${tenantId} and w.frozen_amount <> coalesce(n.frozen, 0)`;

const covered: Check = (tenantId) => sql`
  select 'I5' as invariant, account_code as subject, balance::bigint as difference
    from hy_ledger_account where tenant_id = ${tenantId} and allow_negative <> '1' and balance < 0`;

/** I20: nothing was booked into a month after it had been closed, whose balances are still what its lines say. */
const closedMonths: Check = (tenantId) => sql`
  select 'I20' as invariant, t.id as subject, 1::bigint as difference
    from hy_ledger_txn t join hy_ledger_month m on m.tenant_id = t.tenant_id and m.month = to_char(t.happen_time at time zone 'Asia/Shanghai', 'YYYY-MM')
   where t.tenant_id = ${tenantId} and t.create_time > m.close_time`;

/**
 * I6 and I7 for the accounts that moved since they were found right, I1 for the transactions that moved them; what is right is written
 * down as proved. One statement, so that lines, balances and proofs are those of one moment.
 */
const chains: Check = (tenantId, scope) => sql`
  with moved as materialized (
    select a.account_code, a.side, a.balance, a.line_count, coalesce(p.line_count, 0) as from_count, coalesce(p.balance, 0) as from_balance
      from hy_ledger_account a
      left join hy_ledger_proof p on p.tenant_id = a.tenant_id and p.account_code = a.account_code and ${scope === 'new'}
     where a.tenant_id = ${tenantId} and (p.account_code is null or a.line_count <> p.line_count or a.balance <> p.balance)),
  chain as materialized (
    select m.account_code, l.txn_id, l.account_seq, l.balance_after, case when l.side = m.side then l.amount else -l.amount end as change,
           lag(l.balance_after, 1, m.from_balance) over w as before, lag(l.account_seq, 1, m.from_count) over w as seq_before
      from moved m ${linesBehind(tenantId, scope)} window w as (partition by m.account_code order by l.account_seq)),
  crooked as (
    select l.txn_id, ${imbalance} as difference from hy_ledger_line l
     where l.tenant_id = ${tenantId} and l.txn_id in (select txn_id from chain) and ${scope === 'new'}
     group by l.txn_id having ${isCrooked}),
  broken as (
    select account_code, account_seq, balance_after - before - change as difference from chain
     where balance_after <> before + change or account_seq <> seq_before + 1),
  replayed as (
    select m.account_code, m.balance - m.from_balance - coalesce(c.change, 0) as difference
      from moved m left join (select account_code, sum(change) as change, count(*) as lines from chain group by 1) c using (account_code)
     where m.balance <> m.from_balance + coalesce(c.change, 0) or m.line_count <> m.from_count + coalesce(c.lines, 0)),
  proved as (
    insert into hy_ledger_proof (tenant_id, account_code, line_count, balance)
    select ${tenantId}, account_code, line_count, balance from moved
     where account_code not in (
       select account_code from broken union select account_code from replayed
       union select account_code from chain join crooked using (txn_id))
        on conflict (tenant_id, account_code) do update set line_count = excluded.line_count, balance = excluded.balance)
  select 'I1' as invariant, txn_id as subject, difference::bigint as difference from crooked
   union all select 'I6', account_code || ' ' || account_seq, difference::bigint from broken
   union all select 'I7', account_code, difference::bigint from replayed`;

/** The lines of `moved` accounts: all are read at once, new ones account by account from the index of the chains. */
const linesBehind: Check = (tenantId, scope) =>
  scope === 'all'
    ? sql`join hy_ledger_line l on l.tenant_id = ${tenantId} and l.account_code = m.account_code`
    : sql`cross join lateral (
            select * from hy_ledger_line
             where tenant_id = ${tenantId} and account_code = m.account_code and account_seq > m.from_count order by account_seq) l`;

/** Each lists what breaks a rule, so that no rows mean all is well. @source freight-domain 4.9 */
const checks: Readonly<Record<LedgerScope, readonly Check[]>> = {
  all: [balanced, zeroSum, wallets, setAside, covered, closedMonths, chains, ...documentChecks],
  new: [zeroSum, wallets, setAside, covered, chains, ...openChecks],
};

/**
 * Checks the books of a tenant. Every line, by default; or the balances as they are now and the lines that were added to them since they
 * were last found right, whose number does not grow with the years.
 *
 * @returns what is wrong, at most 100 findings of each check; empty when all is well
 */
export async function verifyLedger(tx: Tx, tenantId: number, scope: LedgerScope = 'all'): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = [];
  for (const check of checks[scope]) {
    const { rows } = await tx.execute<{ invariant: string; subject: string; difference: string | number }>(
      sql`${check(tenantId, scope)} limit 100`,
    );
    findings.push(...rows.map(({ invariant, subject, difference }) => ({ invariant, subject, difference: Number(difference) })));
  }
  return findings;
}
