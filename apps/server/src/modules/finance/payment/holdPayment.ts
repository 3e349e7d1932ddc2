import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdNote } from './holdNote.ts';
import { paymentResource } from './payment.resource.ts';
import { waybillKinds } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { documentOf } from './paymentDocuments.ts';

/** A payment of a waybill and the waybill, both held. */
export interface HeldPayment {
  payment: PaymentRow;
  note: NoteRow;
}

async function findPayment(tx: Tx, ctx: Context, id: string): Promise<PaymentRow> {
  const [found] = await tx
    .select()
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Holds a payment of a waybill for a move that people make, its waybill first, as every other move takes them.
 *
 * @throws NotFound missing or not visible
 * @throws AppError it pays something else, and is moved by that alone
 * @source amendments 10, 31
 */
export async function holdPayment(tx: Tx, ctx: Context, id: string): Promise<HeldPayment> {
  const { noteId, payKind } = await findPayment(tx, ctx, id);
  const note = await (noteId === null ? undefined : holdNote(tx, ctx, noteId));
  const payment = await lockRow(tx, ctx, paymentResource, { id });
  if (note === undefined || !waybillKinds.includes(payKind)) throw refusedByRule('请在该付款所属的单据中处理');
  return { payment, note };
}

/** Holds a payment of whatever kind, what it pays first. @throws NotFound */
export async function holdAnyPayment(tx: Tx, ctx: Context, id: string): Promise<PaymentRow> {
  const found = await findPayment(tx, ctx, id);
  await documentOf(found).hold(tx, ctx, found);
  return lockRow(tx, ctx, paymentResource, { id });
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
