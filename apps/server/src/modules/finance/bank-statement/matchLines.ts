import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { bankLineState } from './bankStatement.states.ts';

/** The line `l` of the books, in transaction `t`, that no line of the bank agrees with yet. */
export const isUnmatched = sql`not exists (select 1 from hy_bank_statement_line known
  where known.tenant_id = l.tenant_id and known.txn_id = l.txn_id and known.txn_line_no = l.line_no)`;

/** Lines `l` of an account that move it as a line `b` of the bank does. */
export const movesAlike = (companyAccountId: string | SQL): SQL =>
  sql`l.account_code = ${
    typeof companyAccountId === 'string' ? accounts.bank(companyAccountId) : sql`'A.BANK.' || ${companyAccountId}`
  } and l.amount = b.amount and l.side = case b.direction when 'in' then 'D' else 'C' end`;

/** The number of a line as people type it into documents, whose blanks and hyphens are dropped there. */
export const typedSerial = (serial: SQLWrapper): SQL => sql`upper(regexp_replace(${serial}, '[^0-9A-Za-z]', '', 'g'))`;
const typed = typedSerial(sql`b.bank_serial_no`);

/**
 * Whether the document behind `t` names the bank's line `b`: payments are booked under the serial that the bank was given; top-ups, what
 * customers pay for terms and advances, and payments outside of the channel keep the number that the bank gave.
 */
const namesLine = sql`(t.step = b.request_serial
  or (t.biz = 'recharge' and exists (select 1 from hy_customer_recharge r where r.tenant_id = t.tenant_id and r.id = t.biz_id
        and r.receive_account_id = b.company_account_id and r.bank_serial_no = ${typed}))
  or (t.biz = 'customerPay' and exists (select 1 from hy_customer_receipt r where r.tenant_id = t.tenant_id and r.txn_id = t.id
        and r.company_account_id = b.company_account_id and r.bank_serial_no = ${typed}))
  or (t.biz in ('dianfuRepay', 'dianfuRecover') and exists (select 1 from hy_dianfu_repay r where r.tenant_id = t.tenant_id and r.txn_id = t.id
        and r.company_account_id = b.company_account_id and r.bank_serial_no = ${typed}))
  or (t.biz = 'offlinePay' and exists (select 1 from hy_payment p where p.tenant_id = t.tenant_id and p.payment_no = t.step
        and p.company_account_id = b.company_account_id and p.bank_serial_no = ${typed})))`;

/**
 * Matches open lines of an account with the books where the document itself names the bank's line. Each agrees with one.
 *
 * @returns how many
 */
export async function matchLines(tx: Tx, ctx: Context, companyAccountId: string): Promise<number> {
  const { tenantId, username } = ctx.actor;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with pair as (
      select distinct on (l.txn_id, l.line_no) b.id, l.txn_id, l.line_no, t.biz_no
        from hy_bank_statement_line b
        join hy_ledger_line l on l.tenant_id = b.tenant_id and ${movesAlike(companyAccountId)}
        join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
       where b.tenant_id = ${tenantId} and b.company_account_id = ${companyAccountId} and b.state = ${bankLineState.open}
         and ${namesLine} and ${isUnmatched}
       order by l.txn_id, l.line_no, b.trade_time, b.id),
    once as (select distinct on (id) * from pair order by id, txn_id, line_no)
    update hy_bank_statement_line b
       set state = ${bankLineState.matched}, txn_id = o.txn_id, txn_line_no = o.line_no, match_no = o.biz_no, match_by = ${username},
           match_time = (${nowText(ctx.clock)}::timestamp at time zone 'Asia/Shanghai'), version = b.version + 1
      from once o where b.tenant_id = ${tenantId} and b.id = o.id
    returning b.id`);
  return rows.length;
}
