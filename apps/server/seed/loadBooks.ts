import { sql } from 'drizzle-orm';
import { bankLineState } from '../src/modules/finance/bank-statement/bankStatement.states.ts';
import { writeMonth } from '../src/modules/finance/general-ledger/writeMonth.ts';
import { accounts, booksOf } from '../src/modules/finance/ledger/chartOfAccounts.ts';
import { monthAfter, monthOf } from '../src/modules/finance/ledger/closedMonth.ts';
import { hyPlatformAccount } from '../src/modules/finance/platform-account/platformAccount.table.ts';
import { rechargeState } from '../src/modules/finance/recharge/recharge.states.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { bankAccount } from './demo/bankAccount.ts';
import { timeText } from './demo/calendar.ts';

/** Months that are not closed yet: the present one and the one before. */
const openMonths = 2;
/** Lines of the books that the bank has not told of yet. */
const untold = 6;

/** What follows from the lines of the books, once they are in: closed months, statements of the bank, and accounts that are kept an eye on. */
export async function loadBooks(tx: Tx, { companyId, now }: { companyId: string; now: number }): Promise<void> {
  await closeMonths(tx, now);
  await tellStatements(tx, { companyId, now });
  await keepAccounts(tx, { companyId, now });
}

async function closeMonths(tx: Tx, now: number): Promise<void> {
  const { rows } = await tx.execute<{ month: string | null }>(
    sql`select to_char(min(happen_time) at time zone 'Asia/Shanghai', 'YYYY-MM') as month from hy_ledger_txn where tenant_id = 0`,
  );
  const last = monthAfter(monthOf(timeText(now)), -openMonths);
  for (let month = rows[0]?.month ?? monthAfter(last); month <= last; month = monthAfter(month))
    await writeMonth(tx, 0, { month, closeBy: 'finance_mgr', closeTime: `${monthAfter(month)}-03 10:00:00` });
}

/** A month of statements: what the books say, a receipt for some top-ups that wait, and money of nobody. */
async function tellStatements(tx: Tx, { companyId, now }: { companyId: string; now: number }): Promise<void> {
  const at = timeText(now);
  const columns = sql`insert into hy_bank_statement_line (id, tenant_id, version, del_flag, create_by, create_time, company_account_id, company_id,
    bank_serial_no, direction, amount, trade_time, source, state, counterparty_name, purpose, balance, txn_id, txn_line_no, match_no, match_by, match_time)`;
  const common = sql`0, 0, 0, 'system', t.at, ${bankAccount}, ${companyId}`;
  await tx.execute(sql`
    ${columns}
    select 'line-' || t.line_no || right(t.id, 24), ${common}, 'B' || upper(left(t.id, 20)) || t.line_no, case t.side when 'D' then 'in' else 'out' end, t.amount, t.at,
           'bank', ${bankLineState.matched}, null, t.summary, t.balance_after, t.id, t.line_no, t.biz_no, 'system', t.at
      from (select x.id, l.line_no, l.side, l.amount, l.balance_after, x.happen_time as at, x.summary, x.biz_no
              from hy_ledger_line l join hy_ledger_txn x on x.tenant_id = l.tenant_id and x.id = l.txn_id
             where l.tenant_id = 0 and l.account_code = ${accounts.bank(bankAccount)}
               and x.happen_time > (${at}::timestamp at time zone 'Asia/Shanghai') - interval '31 days'
             order by l.account_seq desc offset ${untold}) t`);
  await tx.execute(sql`
    ${columns}
    select 'receipt-' || right(t.id, 24), ${common}, t.bank_serial_no, 'in', t.amount, t.at, 'bank', ${bankLineState.open}, t.payer_name, '充值', null, null, null, null, null, null
      from (select r.*, r.transfer_time as at from hy_customer_recharge r
             where r.tenant_id = 0 and r.state = ${rechargeState.toConfirm} and r.receive_account_id = ${bankAccount} order by r.id limit 4) t`);
  await tx.execute(sql`
    ${columns}
    select 'demo-nobody-' || t.n, ${common}, 'N' || t.n || to_char(t.at, 'YYYYMMDD'), 'in', t.amount, t.at, 'bank', ${bankLineState.open}, t.party, t.purpose, null, null,
           null, null, null, null
      from (select n, amount, party, purpose, (${at}::timestamp at time zone 'Asia/Shanghai') - n * interval '26 hours' as at
              from (values (1, 3680000::bigint, '临沂顺达物资有限公司', '往来款'), (2, 20000::bigint, '张伟', '转账'), (3, 1286::bigint, '银行', '活期结息'))
                as v (n, amount, party, purpose)) t`);
}

async function keepAccounts(tx: Tx, { companyId, now }: { companyId: string; now: number }): Promise<void> {
  const { rows } = await tx.execute<{ id: string; owner_id: string; bank_name: string; usage: string }>(
    sql`select id, owner_id, bank_name, usage from hy_company_account where tenant_id = 0 and owner_type = 'platform' order by owner_id, id`,
  );
  const books = booksOf(companyId);
  const common = { createBy: 'system', createTime: timeText(now), state: '1' };
  const settle = rows.map(({ id, owner_id: owner, bank_name: bank }) => ({
    ...common,
    id: `platform-${id.slice(-20)}`,
    companyId: owner,
    accountName: `${bank}结算户`,
    accountKind: 'settle',
    ledgerCode: accounts.bank(id),
    companyAccountId: id,
  }));
  const others = [
    ['fee', '服务费收入', books.feeIncome],
    ['tax', '销项税', books.vatOutput],
    ['suspense', '待查款项', books.suspense],
  ].map(([accountKind, accountName, ledgerCode]) => ({
    ...common,
    id: `platform-${accountKind}`,
    companyId,
    accountName,
    accountKind,
    ledgerCode,
    companyAccountId: null,
  }));
  await bulkInsert(tx, hyPlatformAccount, [...settle, ...others]);
}
