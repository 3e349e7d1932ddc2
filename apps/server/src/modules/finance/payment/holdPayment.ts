import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdNote } from '../ledger/holdNote.ts';
import { paymentResource } from './payment.resource.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';

/** A payment and its waybill, both held. */
export interface HeldPayment {
  payment: PaymentRow;
  note: NoteRow;
}

/**
 * Holds a payment, its waybill first, as every other move takes them.
 *
 * @throws NotFound missing or not visible
 * @source amendments 31
 */
export async function holdPayment(tx: Tx, ctx: Context, id: string): Promise<HeldPayment> {
  const [found] = await tx
    .select({ noteId: hyPayment.noteId })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, id)));
  if (found === undefined || found.noteId === null) throw notFound();
  const note = await holdNote(tx, ctx, found.noteId);
  return { payment: await lockRow(tx, ctx, paymentResource, { id }), note };
}

/** Digits at the end of a request serial that count the sendings of a payment. */
const sendingDigits = 2;

/** The serial of a sending, the first one being 1. */
export const serialOf = (paymentNo: string, sending: number): string => `${paymentNo}${String(sending).padStart(sendingDigits, '0')}`;

/** The payment that a serial is or was a sending of, for what the bank says of it. */
export async function idOfSerial(tx: Tx, ctx: Context, requestSerial: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: hyPayment.id })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.paymentNo, requestSerial.slice(0, -sendingDigits))));
  return row?.id;
}
