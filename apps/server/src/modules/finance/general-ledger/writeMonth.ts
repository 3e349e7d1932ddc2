import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { hyLedgerMonth } from '../ledger/ledger.table.ts';
import { monthFigures } from './monthFigures.ts';

/** Writes down what the accounts of a month come to, and that it is closed. The caller has made sure that it may be. */
export async function writeMonth(
  tx: Tx,
  tenantId: number,
  { month, ...closed }: { month: string; closeBy: string; closeTime: string },
): Promise<void> {
  const figures = await monthFigures(tx, tenantId, month);
  await tx.insert(hyLedgerMonth).values({ tenantId, month, ...closed });
  await tx.execute(sql`
    insert into hy_ledger_month_balance (tenant_id, month, account_code, opening, debit, credit, closing)
    select ${tenantId}::integer, ${month}::char(7), f.account_code, f.opening, f.debit, f.credit, f.closing from (${figures}) f
     where f.opening <> 0 or f.debit <> 0 or f.credit <> 0`);
}
