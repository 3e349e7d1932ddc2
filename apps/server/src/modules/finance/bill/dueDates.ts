import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRows } from '../../../platform/resource/writeMany.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { dueFlagOf, lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { dueDateOf } from '../examination/dueDate.ts';
import { isAmong } from './billItems.ts';
import { type HeldBill, notesOf } from './holdBill.ts';
import { monthly } from './makeBill.ts';

/**
 * The term of waybills that are settled by the month begins when their bill is confirmed. Others have a term of their own, which no bill changes.
 *
 * @source freight-domain 4.7
 */
export async function dueOnceConfirmed(tx: Tx, ctx: Context, { bill, items }: HeldBill): Promise<void> {
  if (bill.settleType !== monthly) return;
  const now = nowText(ctx.clock);
  const last = await lastDueDay(tx, ctx);
  const dueDate = sql`${now.slice(0, 10)}::date + coalesce(${hyShippingNote.termDays}, 0)`;
  await tx
    .update(hyShippingNote)
    .set({
      dueDate,
      dueFlag: sql`case when ${dueDate} <= ${last}::date and ${hyShippingNote.customerOpenAmount} > 0 then '1' else '0' end`,
      updateBy: ctx.actor.username,
      updateTime: now,
      version: sql`${hyShippingNote.version} + 1`,
    })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), isAmong(items.map(({ noteId }) => noteId))));
}

/** As it was before their bill was confirmed. @source freight-domain 4.7 */
export async function dueAsAgreed(tx: Tx, ctx: Context, held: HeldBill): Promise<void> {
  if (held.bill.settleType !== monthly) return;
  const [customer] = await tx
    .select({ monthDay: hyCustomer.monthDay })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, held.bill.customerId)));
  const last = await lastDueDay(tx, ctx);
  const changes = (await notesOf(tx, ctx, held)).map((before) => {
    const dueDate = dueDateOf({
      settleType: monthly,
      termDays: before.termDays,
      monthDay: customer?.monthDay ?? null,
      signedOn: (before.signTime ?? '').slice(0, 10),
      orderEndedOn: null,
    });
    return { before, values: { dueDate, dueFlag: dueFlagOf(dueDate, { open: openFee(before), last }) } };
  });
  await updateRows(tx, ctx, hyShippingNote, changes);
}
