import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { refusedField } from '../../../platform/errors.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { findLines, listLines } from '../general-ledger/ledgerLists.service.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { instantOf } from '../ledger/closedMonth.ts';
import { bankLineResource } from './bankStatement.resource.ts';
import { bankLineState } from './bankStatement.states.ts';
import { isUnmatched, movesAlike } from './matchLines.ts';
import { ownAccount } from './takeStatement.service.ts';

/** Days around a line of the bank within which the books may name it. */
const daysAround = 31;
const mostCandidates = 50;

/**
 * What the bank and the books say of an account for some days, and how much of it has no counterpart.
 *
 * @throws NotFound no account of ours; InvalidInput the end is before the begin
 * @source freight-domain F23
 */
export async function reconcile(ctx: Context, { companyAccountId, begin, end }: { companyAccountId: string; begin: string; end: string }) {
  assertStaff(ctx);
  if (end < begin) throw refusedField('end', '结束日期不能早于开始日期');
  const { tenantId } = ctx.actor;
  const [from, to] = [instantOf(`${begin} 00:00:00`), instantOf(`${end} 23:59:59`)];
  return ctx.transaction(async (tx) => {
    await ownAccount(tx, ctx, companyAccountId);
    const { rows } = await tx.execute<Record<string, string | null>>(sql`
      with bank as (
        select count(*) filter (where state = ${bankLineState.open}) as "openLines",
               sum(amount) filter (where direction = 'in') as "bankIn", sum(amount) filter (where direction = 'out') as "bankOut",
               sum(amount) filter (where direction = 'in' and state = ${bankLineState.open}) as "openIn",
               sum(amount) filter (where direction = 'out' and state = ${bankLineState.open}) as "openOut"
          from hy_bank_statement_line
         where tenant_id = ${tenantId} and company_account_id = ${companyAccountId} and del_flag = 0 and trade_time between ${from} and ${to}),
      books as (
        select sum(l.amount) filter (where l.side = 'D') as "booksIn", sum(l.amount) filter (where l.side = 'C') as "booksOut",
               count(*) filter (where ${isUnmatched}) as "openBooks",
               sum(l.amount) filter (where l.side = 'D' and ${isUnmatched}) as "openBooksIn",
               sum(l.amount) filter (where l.side = 'C' and ${isUnmatched}) as "openBooksOut"
          from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
         where l.tenant_id = ${tenantId} and l.account_code = ${accounts.bank(companyAccountId)} and t.happen_time between ${from} and ${to}),
      last as (
        select balance as "bankBalance" from hy_bank_statement_line
         where tenant_id = ${tenantId} and company_account_id = ${companyAccountId} and del_flag = 0 and balance is not null
         order by trade_time desc, id desc limit 1)
      select bank.*, books.*, (select "bankBalance" from last),
             (select balance from hy_ledger_account where tenant_id = ${tenantId} and account_code = ${accounts.bank(companyAccountId)}) as "ledgerBalance"
        from bank, books`);
    const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
    return {
      bankIn: figure('bankIn'),
      bankOut: figure('bankOut'),
      booksIn: figure('booksIn'),
      booksOut: figure('booksOut'),
      openLines: figure('openLines'),
      openIn: figure('openIn'),
      openOut: figure('openOut'),
      openBooks: figure('openBooks'),
      openBooksIn: figure('openBooksIn'),
      openBooksOut: figure('openBooksOut'),
      ledgerBalance: figure('ledgerBalance'),
      bankBalance: rows[0]?.['bankBalance'] == null ? null : figure('bankBalance'),
    };
  });
}

/** Lines of the books of an account that no line of the bank agrees with, the last first. */
export const listUnmatchedBooks = (ctx: Context, { companyAccountId, ...query }: ListQueryInput & { companyAccountId: string }) =>
  listLines(ctx, query, sql`l.account_code = ${accounts.bank(companyAccountId)} and ${isUnmatched}`);

/** Lines of the books that a line of the bank may be: they move the account by as much, nearest in time first. @throws NotFound */
export async function listCandidates(ctx: Context, id: string) {
  assertStaff(ctx);
  return findLines(ctx, async (tx) => {
    const line = await lockRow(tx, ctx, bankLineResource, { id });
    const at = instantOf(line.tradeTime);
    const where = sql`exists (select 1 from hy_bank_statement_line b where b.tenant_id = l.tenant_id and b.id = ${id} and ${movesAlike(line.companyAccountId)})
      and ${isUnmatched} and t.happen_time between ${at} - ${daysAround} * interval '1 day' and ${at} + ${daysAround} * interval '1 day'`;
    return { where, order: sql`abs(extract(epoch from t.happen_time - ${at})), t.id`, limit: mostCandidates };
  });
}
