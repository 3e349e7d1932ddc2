import { and, eq, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { lastDueDay } from '../../shipping/shipping-note/noteFunds.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { dueDateOf } from '../examination/dueDate.ts';
import { billKind } from './bill.states.ts';
import type { BillRow } from './bill.table.ts';
import type { HeldBill } from './holdBill.ts';
import { monthly } from './makeBill.ts';

const hasMonthlyTerm = (bill: BillRow): boolean => bill.billKind === billKind.customer && bill.settleType === monthly;

/**
 * The term of waybills that are settled by the month begins when their bill is confirmed. Others have a term of their own, which no bill changes.
 *
 * @source freight-domain 4.7
 */
export async function dueOnceConfirmed(tx: Tx, ctx: Context, { bill, items }: HeldBill): Promise<void> {
  if (!hasMonthlyTerm(bill)) return;
  const begins = sql`${nowText(ctx.clock).slice(0, 10)}::date + coalesce(${hyShippingNote.termDays}, 0)`;
  await setDueDate(
    tx,
    ctx,
    items.map(({ noteId }) => noteId),
    begins,
  );
}

/** As it was before their bill was confirmed: one statement for all that are due on the same day. @source freight-domain 4.7 */
export async function dueAsAgreed(tx: Tx, ctx: Context, { bill, items }: HeldBill): Promise<void> {
  if (!hasMonthlyTerm(bill)) return;
  const { tenantId } = ctx.actor;
  const [customer] = await tx
    .select({ monthDay: hyCustomer.monthDay })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, bill.customerId ?? '')));
  const notes = await tx
    .select({ id: hyShippingNote.id, termDays: hyShippingNote.termDays, signTime: hyShippingNote.signTime })
    .from(hyShippingNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, tenantId),
        isAmong(
          hyShippingNote.id,
          items.map(({ noteId }) => noteId),
        ),
      ),
    );
  const byDate = Map.groupBy(notes, ({ termDays, signTime }) =>
    dueDateOf({
      settleType: monthly,
      termDays,
      monthDay: customer?.monthDay ?? null,
      signedOn: (signTime ?? '').slice(0, 10),
      orderEndedOn: null,
    }),
  );
  for (const [dueDate, some] of byDate)
    await setDueDate(
      tx,
      ctx,
      some.map(({ id }) => id),
      sql`${dueDate}::date`,
    );
}

async function setDueDate(tx: Tx, ctx: Context, noteIds: readonly string[], dueDate: SQL): Promise<void> {
  const last = await lastDueDay(tx, ctx);
  await tx
    .update(hyShippingNote)
    .set({
      dueDate,
      dueFlag: sql`case when ${dueDate} <= ${last}::date and ${hyShippingNote.customerOpenAmount} > 0 then '1' else '0' end`,
      updateBy: ctx.actor.username,
      updateTime: nowText(ctx.clock),
      version: sql`${hyShippingNote.version} + 1`,
    })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), isAmong(hyShippingNote.id, noteIds)));
}
