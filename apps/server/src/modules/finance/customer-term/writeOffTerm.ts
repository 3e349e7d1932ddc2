import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { sumOf } from '../openAmount.ts';
import type { TermWriteOffInput } from './customerTerm.contract.ts';
import { assertOverdue, termWriteOff } from './termWriteOff.ts';

/** What would be given up by now. @throws AppError as `writeOffTerm` does */
export function showOpenTerm(ctx: Context, { noteId }: { noteId: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await findRow(tx, ctx, noteResource, noteId);
    if (note === undefined) throw notFound();
    assertOverdue(ctx, note);
    return sumOf([{ amount: openFee(note) }]);
  });
}

/**
 * Asks that what is open of a term is given up; another person has it booked.
 *
 * @throws AppError 40106 no reason; see `assertOverdue`; one waits already
 * @source amendments L11 P16v
 */
export function writeOffTerm(ctx: Context, { noteId, reason }: z.output<typeof TermWriteOffInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await lockRow(tx, ctx, noteResource, { id: noteId });
    assertOverdue(ctx, note);
    const { shippingNoteNumber, dueDate } = note;
    const approval = await applyForApproval(tx, ctx, termWriteOff, {
      targetId: noteId,
      payload: { amount: openFee(note), shippingNoteNumber, dueDate: dueDate ?? '' },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
