import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { Side } from '../ledger/chartOfAccounts.ts';
import { accountNames, companyOf, kindOfCode } from './ledgerAccounts.ts';
import { monthFigures } from './monthFigures.ts';

/** The accounts of one kind together, fen. */
interface TrialRow {
  accountKind: string;
  side: Side;
  accounts: number;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}

/** The sum of balances on one side; one below zero stands on the other. */
const sideSum = (rows: readonly TrialRow[], { side, balance }: { side: Side; balance: 'opening' | 'closing' }): number =>
  rows.reduce((sum, row) => {
    const isOwn = row.side === side;
    return sum + (isOwn === row[balance] > 0 ? Math.abs(row[balance]) : 0);
  }, 0);

/**
 * What the kinds of accounts held and moved in a month, of one company or of all. The two sides of the whole are equal, since a transaction stands in
 * the books of one company.
 *
 * @source freight-domain F23, I2
 */
export async function trialBalance(ctx: Context, { month, companyId }: { month: string; companyId?: string | undefined }) {
  assertStaff(ctx);
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const figures = await monthFigures(tx, tenantId, month);
    const { rows } = await tx.execute<Record<keyof TrialRow, string>>(sql`
      select ${kindOfCode} as "accountKind", a.side, count(*) as accounts, sum(f.opening) as opening, sum(f.debit) as debit, sum(f.credit) as credit,
             sum(f.closing) as closing
        from (${figures}) f join hy_ledger_account a on a.account_code = f.account_code ${accountNames}
       where a.tenant_id = ${tenantId} and (f.opening <> 0 or f.debit <> 0 or f.credit <> 0)
         and ${companyId === undefined ? sql`true` : sql`${companyOf} = ${companyId}`}
       group by 1, 2 order by 1`);
    const kinds = rows.map(({ accountKind, side, accounts, opening, debit, credit, closing }): TrialRow => ({
      accountKind,
      side: side as Side,
      accounts: Number(accounts),
      opening: Number(opening),
      debit: Number(debit),
      credit: Number(credit),
      closing: Number(closing),
    }));
    const sum = (name: 'debit' | 'credit') => kinds.reduce((total, row) => total + row[name], 0);
    return {
      month,
      rows: kinds,
      totals: {
        openingDebit: sideSum(kinds, { side: 'D', balance: 'opening' }),
        openingCredit: sideSum(kinds, { side: 'C', balance: 'opening' }),
        debit: sum('debit'),
        credit: sum('credit'),
        closingDebit: sideSum(kinds, { side: 'D', balance: 'closing' }),
        closingCredit: sideSum(kinds, { side: 'C', balance: 'closing' }),
      },
    };
  });
}
