import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import { applyFor } from '../../finance/note-adjust/applyForAdjust.ts';
import { adjustReason, adjustSide, noteAdjustState } from '../../finance/note-adjust/noteAdjust.states.ts';
import type { NoteAdjustRow } from '../../finance/note-adjust/noteAdjust.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { openForFine } from './punishment.ts';
import { fineState } from './violation.states.ts';
import { hyViolation, type ViolationRow } from './violation.table.ts';

/**
 * Asks that a fine is deducted from what its waybill pays, which another person decides on. Until the waybill is examined, or while something
 * else keeps it from being corrected, the fine waits; where all is paid there is nothing to deduct it from, and it is let go.
 *
 * @returns whether it was asked for
 */
export async function collectFine(tx: Tx, ctx: Context, row: ViolationRow): Promise<boolean> {
  const [note] = await tx
    .select()
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, row.noteId ?? '')));
  if (note === undefined || !owing.includes(note.noteStatus)) return false;
  if (openForFine(note) <= 0) {
    await updateRow(tx, ctx, hyViolation, { before: row, values: { fineState: fineState.refused } });
    return false;
  }
  try {
    const adjust = await ctx.transaction((inner) =>
      applyFor(inner, ctx, {
        noteId: row.noteId ?? '',
        side: adjustSide.carrier,
        amount: -(row.fineAmount ?? 0),
        reasonCode: adjustReason.deduction,
        reason: `违规罚款 ${row.violationNo}`,
      }),
    );
    await updateRow(tx, ctx, hyViolation, { before: row, values: { fineState: fineState.asked, adjustId: adjust.id } });
    return true;
  } catch (error) {
    // It is in a bill, being paid, or being corrected: the next run asks again.
    if (error instanceof AppError) return false;
    throw error;
  }
}

const atOnce = 200;

/** Asks for the fines whose waybills have been examined in the meantime. @returns how many */
export async function collectFines(ctx: Context): Promise<number> {
  const waiting = await ctx.transaction((tx) =>
    tx
      .select({ id: hyViolation.id })
      .from(hyViolation)
      .where(and(eq(hyViolation.tenantId, ctx.actor.tenantId), eq(hyViolation.fineState, fineState.waiting), eq(hyViolation.delFlag, 0)))
      .orderBy(asc(hyViolation.id))
      .limit(atOnce),
  );
  let count = 0;
  for (const { id } of waiting) {
    const isAsked = await ctx.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(hyViolation)
        .where(and(eq(hyViolation.tenantId, ctx.actor.tenantId), eq(hyViolation.id, id), eq(hyViolation.fineState, fineState.waiting)))
        .for('update');
      return row !== undefined && collectFine(tx, ctx, row);
    });
    if (isAsked) count += 1;
  }
  return count;
}

/** What became of a fine: deducted, or let go. */
export async function takeAdjustDecision(tx: Tx, ctx: Context, { id, state }: NoteAdjustRow): Promise<void> {
  const [row] = await tx
    .select()
    .from(hyViolation)
    .where(and(eq(hyViolation.tenantId, ctx.actor.tenantId), eq(hyViolation.adjustId, id)))
    .for('update');
  if (row === undefined) return;
  const isDeducted = state === noteAdjustState.effective;
  await updateRow(tx, ctx, hyViolation, {
    before: row,
    values: { fineState: isDeducted ? fineState.deducted : fineState.refused },
  });
}
