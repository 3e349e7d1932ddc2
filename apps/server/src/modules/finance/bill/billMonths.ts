import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { daysLater } from '../dianfu/dianfuFee.ts';
import { monthAfter, monthOf } from '../ledger/closedMonth.ts';
import { hyBill } from './bill.table.ts';
import { makeBill, monthly } from './makeBill.ts';
import { isBillable } from './noteBill.resource.ts';

/**
 * Makes drafts of the past month for customers whose day of the month has come: one of each customer and company, each by itself, so that a run that
 * ends early goes on where it was. A month that was billed once, by whomever, is left alone: what comes late, or what a person gave up, people bill.
 *
 * @returns how many drafts were made
 * @source freight-domain 7.2 monthly bills
 */
export async function billMonths(ctx: Context): Promise<number> {
  const today = nowText(ctx.clock).slice(0, 10);
  const { periodFrom, periodTo } = monthBefore(today);
  let count = 0;
  for (const party of await dueParties(ctx, { day: Number(today.slice(8)), periodFrom, periodTo })) {
    try {
      await ctx.transaction((tx) => makeBill(tx, ctx, { ...party, periodFrom, periodTo, settleType: monthly }));
      count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Somebody else has billed it meanwhile, or it is too long for one bill.
      ctx.log.warn({ ...party, periodFrom, reason: error.message }, 'month not billed');
    }
  }
  return count;
}

/** Customers with something to bill, of whom no bill of that month was made. */
function dueParties(ctx: Context, { day, periodFrom, periodTo }: { day: number; periodFrom: string; periodTo: string }) {
  const { tenantId } = ctx.actor;
  return ctx.transaction((tx) =>
    tx
      .selectDistinct({ customerId: hyShippingNote.customerId, companyId: hyShippingNote.companyId })
      .from(hyShippingNote)
      .innerJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyShippingNote.tenantId), eq(hyCustomer.id, hyShippingNote.customerId)))
      .where(
        and(
          eq(hyShippingNote.tenantId, tenantId),
          sql`${hyShippingNote.delFlag} = 0`,
          eq(hyShippingNote.settleType, monthly),
          isBillable(),
          gte(hyShippingNote.signTime, `${periodFrom} 00:00:00`),
          lte(hyShippingNote.signTime, `${periodTo} 23:59:59`),
          sql`coalesce(${hyCustomer.monthDay}, 1) <= ${day}`,
          sql`not exists (select 1 from ${hyBill} where ${hyBill.tenantId} = ${tenantId} and ${hyBill.delFlag} = 0 and ${hyBill.customerId} = ${hyShippingNote.customerId} and ${hyBill.companyId} = ${hyShippingNote.companyId} and ${hyBill.month} = ${monthOf(periodFrom)})`,
        ),
      )
      .orderBy(hyShippingNote.customerId, hyShippingNote.companyId),
  );
}

/** The first and the last day of the month before a day. */
function monthBefore(day: string): { periodFrom: string; periodTo: string } {
  const month = monthOf(day);
  return { periodFrom: `${monthAfter(month, -1)}-01`, periodTo: daysLater(`${month}-01`, -1) };
}
