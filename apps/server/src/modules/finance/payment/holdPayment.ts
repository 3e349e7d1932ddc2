import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdNotesById } from '../ledger/holdNote.ts';
import { documentNoOf } from '../requestSerial.ts';
import { paymentResource } from './payment.resource.ts';
import { isMovable, waybillKinds } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { documentOf } from './paymentDocuments.ts';
import { partsOf } from './paymentItems.ts';

/** A payment that people move, and the waybills that move along with it; all are held. */
export interface HeldPayment {
  payment: PaymentRow;
  /** One of a waybill; those of a carrier's bill; none where margins are paid, which leave a waybill where it is. */
  notes: readonly NoteRow[];
}

/** A payment of one waybill. */
export interface HeldNotePayment extends HeldPayment {
  note: NoteRow;
}

/** A payment of a waybill that are held both. */
export const heldTogether = (payment: PaymentRow, note: NoteRow): HeldNotePayment => ({ payment, note, notes: [note] });

async function findPayment(tx: Tx, ctx: Context, id: string): Promise<PaymentRow> {
  const [found] = await tx
    .select()
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, id)));
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Holds a payment of a waybill or a bill for a move that people make, its waybills first, as every other move takes them.
 *
 * @throws NotFound missing or not visible
 * @throws AppError it pays something else, and is moved by that alone
 * @source amendments 10, 31
 */
export async function holdPayment(tx: Tx, ctx: Context, id: string): Promise<HeldPayment> {
  return (await holdPayments(tx, ctx, [id])).held(id);
}

/** The same for what is done to payments of single waybills. @throws AppError it pays a bill */
export async function holdNotePayment(tx: Tx, ctx: Context, id: string): Promise<HeldNotePayment> {
  const { payment, notes } = await holdPayment(tx, ctx, id);
  const [note] = notes;
  if (payment.billId !== null || note === undefined) throw refusedByRule('账单的付款请关闭后在账单中重新提交');
  return heldTogether(payment, note);
}

/** Payments that are held. */
export interface HeldPayments {
  rows: readonly PaymentRow[];
  /** One with its waybills. @throws as `holdPayment` */
  held: (id: string) => HeldPayment;
}

/** The same of many: all waybills first, then all payments, each in the order of their ids. */
export async function holdPayments(tx: Tx, ctx: Context, ids: readonly string[]): Promise<HeldPayments> {
  const named = inArray(hyPayment.id, [...ids]);
  const found = await tx
    .select({ id: hyPayment.id, noteId: hyPayment.noteId, billId: hyPayment.billId })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), named));
  const ofBills = Map.groupBy(
    await partsOf(
      tx,
      ctx,
      found.filter(({ billId }) => billId !== null),
    ),
    ({ paymentId }) => paymentId,
  );
  const noteIds = [...found.flatMap(({ noteId }) => noteId ?? []), ...[...ofBills.values()].flat().map(({ noteId }) => noteId)];
  const notes = await holdNotesById(tx, ctx, [...new Set(noteIds)]);
  const seen = and(visibleRows(ctx, paymentResource), named);
  const rows = await storedRows(tx, hyPayment, sql`where ${seen} order by ${asc(hyPayment.id)} for update of ${hyPayment}`);
  const payments = new Map(rows.map((payment) => [payment.id, payment]));
  const held = (id: string): HeldPayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw notFound();
    if (!isMovable(payment)) throw refusedByRule('请在该付款所属的单据中处理');
    if (!waybillKinds.includes(payment.payKind)) return { payment, notes: [] };
    const ids = payment.noteId === null ? (ofBills.get(id) ?? []).map(({ noteId }) => noteId) : [payment.noteId];
    return { payment, notes: ids.map((noteId) => notes.get(noteId)!) };
  };
  return { rows, held };
}

/** Holds a payment of whatever kind, what it pays first. @throws NotFound */
export async function holdAnyPayment(tx: Tx, ctx: Context, id: string): Promise<PaymentRow> {
  const found = await findPayment(tx, ctx, id);
  await documentOf(found).hold(tx, ctx, found);
  return lockRow(tx, ctx, paymentResource, { id });
}

/** The payment that a serial is or was a sending of, for what the bank says of it. */
export async function idOfSerial(tx: Tx, ctx: Context, requestSerial: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: hyPayment.id })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.paymentNo, documentNoOf(requestSerial))));
  return row?.id;
}
