import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { dueFlagOf, lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { daysLater } from '../dianfu/dianfuFee.ts';
import { dueDateOf } from '../examination/dueDate.ts';
import type { HeldBill } from './holdBill.ts';
import { monthly } from './makeBill.ts';

/** The term of waybills that are settled by the month begins when their bill is confirmed. @source freight-domain 4.7 */
export function dueOnceConfirmed(tx: Tx, ctx: Context, held: HeldBill): Promise<void> {
  const today = nowText(ctx.clock).slice(0, 10);
  return setDueDates(tx, ctx, held, ({ termDays }) => daysLater(today, termDays ?? 0));
}

/** As it was before their bill was confirmed. @source freight-domain 4.7 */
export async function dueAsAgreed(tx: Tx, ctx: Context, held: HeldBill): Promise<void> {
  const [customer] = await tx
    .select({ monthDay: hyCustomer.monthDay })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, held.bill.customerId)));
  await setDueDates(tx, ctx, held, ({ settleType, termDays, signTime }) =>
    dueDateOf({ settleType, termDays, monthDay: customer?.monthDay ?? null, signedOn: (signTime ?? '').slice(0, 10), orderEndedOn: null }),
  );
}

/** Others than monthly ones have a term of their own, which no bill changes. */
async function setDueDates(
  tx: Tx,
  ctx: Context,
  { bill, notes }: HeldBill,
  dueOf: (note: NoteRow & { settleType: string }) => string | null,
): Promise<void> {
  if (bill.settleType !== monthly) return;
  const last = await lastDueDay(tx, ctx);
  await updateRows(
    tx,
    ctx,
    hyShippingNote,
    notes.map((before) => {
      const dueDate = dueOf({ ...before, settleType: bill.settleType });
      return { before, values: { dueDate, dueFlag: dueFlagOf(dueDate, { open: openFee(before), last }) } };
    }),
  );
}
