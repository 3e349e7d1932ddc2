import { and, eq, isNull } from 'drizzle-orm';
import { momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { party } from '../party.ts';
import { evaluationState } from './evaluation.states.ts';
import { hyEvaluation } from './evaluation.table.ts';

/** So long the sides of a paid waybill may evaluate each other. @source freight-domain 3.10 */
export const evaluationDays = 15;

/** Waybills of which all is over. */
export const isPaid = (status: string): boolean => status === noteStatus.paid || status === noteStatus.invoiced;

/** What evaluations of a waybill have in common. */
export const partsOf = ({ id, shippingNoteNumber, vehicleId, carrierId, sendProvince }: NoteRow) => ({
  noteId: id,
  shippingNoteNumber,
  vehicleId,
  carrierId,
  province: sendProvince,
});

/** Asks both sides of a waybill that is paid, once: money that comes back and is paid again asks nobody again. @source N21, amendments 11 */
export async function openEvaluations(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const [note] = await tx
    .select()
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, tenantId), eq(hyShippingNote.id, noteId), isNull(hyShippingNote.evaluationState)));
  if (note === undefined || note.driverId === null || !isPaid(note.noteStatus)) return;
  const dueTime = momentAfter(ctx.clock, evaluationDays * 86_400_000);
  const opened = { ...partsOf(note), state: evaluationState.open, dueTime };
  const customer = { id: note.customerId, name: note.customerName };
  const driver = { id: note.driverId, name: note.driverName ?? '' };
  await insertRow(tx, ctx, hyEvaluation, {
    ...opened,
    fromType: party.customer,
    fromId: customer.id,
    fromName: customer.name,
    toType: party.driver,
    toId: driver.id,
    toName: driver.name,
  });
  const carrying = await carryingSide(tx, ctx, note, driver);
  await insertRow(tx, ctx, hyEvaluation, {
    ...opened,
    fromType: carrying.type,
    fromId: carrying.id,
    fromName: carrying.name,
    toType: party.customer,
    toId: customer.id,
    toName: customer.name,
  });
  await setNoteState(tx, ctx, noteId, evaluationState.open);
}

/** Who speaks for the carriage: the carrier, else the captain of the driver, else nobody who could sign in. */
async function carryingSide(tx: Tx, ctx: Context, note: NoteRow, driver: { id: string; name: string }) {
  if (note.carrierId !== null) return { type: party.carrier, id: note.carrierId, name: note.carrierName ?? '' };
  const [row] = await tx
    .select({ captainId: hyDriver.captainId })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, ctx.actor.tenantId), eq(hyDriver.id, driver.id)));
  const captainId = row?.captainId ?? null;
  if (captainId === null) return { type: party.driver, ...driver };
  const [captain] = await tx
    .select({ name: hyDriver.driverName })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, ctx.actor.tenantId), eq(hyDriver.id, captainId)));
  return { type: party.captain, id: captainId, name: captain?.name ?? '' };
}

/** How far the customer's evaluation is, on the waybill. No edit: who is about to change the waybill does so with the version that they saw. */
export const setNoteState = (tx: Tx, ctx: Context, noteId: string, evaluation: string) =>
  tx
    .update(hyShippingNote)
    .set({ evaluationState: evaluation })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
