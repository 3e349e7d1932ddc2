import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { daysLater } from '../dianfu/dianfuFee.ts';
import { monthAfter, monthOf } from '../ledger/closedMonth.ts';
import { hyBill } from './bill.table.ts';
import { billKind } from './bill.states.ts';
import { subjectOf } from './billSubjects.ts';
import { type BillWish, makeBill, monthly } from './makeBill.ts';

/**
 * Makes drafts of the past month for customers whose day of the month has come, and for carriers who have agreed on the month: one of each of them and
 * company, each by itself, so that a run that ends early goes on where it was. A month that was billed once, by anybody, is left alone: what comes
 * late, or what a person gave up, people bill. Carriers have no day of their own: the first run after the month makes their drafts. Agents are billed
 * by hand.
 *
 * @returns how many drafts were made
 * @source freight-domain 7.2 monthly bills
 */
export async function billMonths(ctx: Context): Promise<number> {
  const today = nowText(ctx.clock).slice(0, 10);
  const { periodFrom, periodTo } = monthBefore(today);
  let count = 0;
  for (const party of [
    ...(await dueCustomers(ctx, { today, periodFrom, periodTo })),
    ...(await dueCarriers(ctx, { periodFrom, periodTo })),
  ]) {
    try {
      await ctx.transaction((tx) => makeBill(tx, ctx, { ...party, periodFrom, periodTo }));
      count += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Somebody else has billed it meanwhile, or it is too long for one bill.
      ctx.log.warn({ ...party, periodFrom, reason: error.message }, 'month not billed');
    }
  }
  return count;
}

interface Month {
  periodFrom: string;
  periodTo: string;
}

/** What is billable of a kind in a month, of those who have no bill of that month yet. */
const isDue = (ctx: Context, kind: string, { periodFrom, periodTo }: Month) => {
  const { isBillable, partyOfNote } = subjectOf({ billKind: kind });
  return and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    sql`${hyShippingNote.delFlag} = 0`,
    isBillable(),
    gte(hyShippingNote.signTime, `${periodFrom} 00:00:00`),
    lte(hyShippingNote.signTime, `${periodTo} 23:59:59`),
    sql`not exists (select 1 from ${hyBill} where ${hyBill.tenantId} = ${ctx.actor.tenantId} and ${hyBill.delFlag} = 0 and ${hyBill.billKind} = ${kind} and ${hyBill.partyId} = ${partyOfNote} and ${hyBill.companyId} = ${hyShippingNote.companyId} and ${hyBill.month} = ${monthOf(periodFrom)})`,
  );
};

/** Customers with something to bill, of whom no bill of that month was made. */
async function dueCustomers(ctx: Context, { today, ...month }: Month & { today: string }): Promise<Party[]> {
  const { customerId, companyId } = hyShippingNote;
  const found = await ctx.transaction((tx) =>
    tx
      .selectDistinct({ partyId: customerId, companyId })
      .from(hyShippingNote)
      .innerJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyShippingNote.tenantId), eq(hyCustomer.id, customerId)))
      .where(
        and(
          isDue(ctx, billKind.customer, month),
          eq(hyShippingNote.settleType, monthly),
          sql`coalesce(${hyCustomer.monthDay}, 1) <= ${Number(today.slice(8))}`,
        ),
      )
      .orderBy(customerId, companyId),
  );
  return found.map((party) => ({ ...party, billKind: billKind.customer, settleType: monthly }));
}

/** The same of carriers. */
async function dueCarriers(ctx: Context, month: Month): Promise<Party[]> {
  const { companyId } = hyShippingNote;
  const found = await ctx.transaction((tx) =>
    tx
      .selectDistinct({ partyId: hyCarrier.id, companyId })
      .from(hyShippingNote)
      .innerJoin(hyCarrier, and(eq(hyCarrier.tenantId, hyShippingNote.tenantId), eq(hyCarrier.id, hyShippingNote.creditorId)))
      .where(and(isDue(ctx, billKind.carrier, month), eq(hyCarrier.settleType, monthly)))
      .orderBy(hyCarrier.id, companyId),
  );
  return found.map((party) => ({ ...party, billKind: billKind.carrier, isMonth: true }));
}

type Party = Omit<BillWish, 'periodFrom' | 'periodTo'>;

/** The first and the last day of the month before a day. */
function monthBefore(day: string): Month {
  const month = monthOf(day);
  return { periodFrom: `${monthAfter(month, -1)}-01`, periodTo: daysLater(`${month}-01`, -1) };
}
