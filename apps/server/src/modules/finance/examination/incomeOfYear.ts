import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { instantOf } from '../ledger/closedMonth.ts';
import type { MonthlyIncome } from './taxWithheld.ts';

/** Income of a driver from one company by month of the year of an instant, as far as that and with its corrections, and what was withheld from it. @param until wire text */
export async function incomeOfYear(
  tx: Tx,
  ctx: Context,
  { companyId, creditorId, until }: { companyId: string; creditorId: string; until: string },
): Promise<{ incomes: MonthlyIncome[]; withheld: number }> {
  const note = hyShippingNote;
  const month = sql<number>`extract(month from ${note.examineTime} at time zone 'Asia/Shanghai')`.mapWith(Number);
  const rows = await tx
    .select({
      month,
      amount: sql`sum(${note.driverFee} + ${note.carrierAdjust})`.mapWith(Number),
      withheld: sql`sum(${note.taxWithheld})`.mapWith(Number),
    })
    .from(note)
    .where(
      and(
        eq(note.tenantId, ctx.actor.tenantId),
        sql`${note.delFlag} = 0`,
        eq(note.companyId, companyId),
        eq(note.creditorId, creditorId),
        sql`${note.examineTime} >= ${instantOf(`${until.slice(0, 4)}-01-01 00:00:00`)}`,
        sql`${note.examineTime} <= ${instantOf(until)}`,
      ),
    )
    .groupBy(month);
  return {
    incomes: rows.map((row) => ({ month: row.month, amount: row.amount })),
    withheld: rows.reduce((sum, row) => sum + row.withheld, 0),
  };
}

/** Whether a driver is registered for tax, and declares value-added tax without us. */
export async function isRegistered(tx: Tx, ctx: Context, driverId: string): Promise<boolean> {
  const [driver] = await tx
    .select({ taxRegistered: hyDriver.taxRegistered })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, ctx.actor.tenantId), eq(hyDriver.id, driverId)));
  return driver?.taxRegistered === '1';
}
