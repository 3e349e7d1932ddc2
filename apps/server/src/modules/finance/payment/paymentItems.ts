import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { hyPaymentItem, type PaymentRow } from './payment.table.ts';

/** A waybill that a payment pays, and the part that it gets. */
export interface PaidPart {
  paymentId: string;
  noteId: string;
  amount: number;
}

/** The waybills that payments of bills pay, in the order of locks. */
export async function partsOf(tx: Tx, ctx: Context, payments: readonly Pick<PaymentRow, 'id'>[]): Promise<PaidPart[]> {
  if (payments.length === 0) return [];
  const { paymentId, noteId, amount } = hyPaymentItem;
  const ids = payments.map(({ id }) => id);
  return tx
    .select({ paymentId, noteId, amount })
    .from(hyPaymentItem)
    .where(and(eq(hyPaymentItem.tenantId, ctx.actor.tenantId), isAmong(paymentId, ids)))
    .orderBy(noteId);
}
