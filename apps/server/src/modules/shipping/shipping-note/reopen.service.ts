import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { moveRow, reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import type { ResubmitInput } from './checking.contract.ts';
import { assertCorrection, givenOf } from './correctedNote.ts';
import { kindsInWords } from './noteFileKinds.ts';
import { assertStaff, replyNote } from './noteSteps.ts';
import { refreshRules } from './review/keepRules.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { shippingNoteStates as machine, stepState } from './shippingNote.states.ts';
import { storeDocuments, takeDocuments } from './supplement.service.ts';

/** What the review refused, and nothing else, comes back. @throws Conflict 40901 */
function assertRefused(note: NoteRow): void {
  if (note.businessReviewState !== stepState.refused) throw stateChanged();
}

/**
 * Takes a waybill that the review refused back to its signature: weights, prices and documents may change, and every step follows again (N15b).
 *
 * @throws AppError 40106 no reason
 */
export function reopenNote(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'reopen',
      change: (note) => {
        assertRefused(note);
        const { open } = stepState;
        return {
          preCheckState: open,
          checkState: open,
          businessReviewState: open,
          examineState: open,
          failedRules: null,
          waitingSince: nowText(ctx.clock),
        };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'reopened',
      content: shorten(`退回重核：${reason}`, 600),
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    return replyNote(ctx, input.id);
  });
}

/**
 * Hands a waybill in for review again after its documents, slip numbers or times were put right; nothing of it changes a fee (N16).
 *
 * @throws AppError 40106 nothing is said of what was put right; 40214 and InvalidInput times out of order
 */
export function resubmitReview(ctx: Context, input: z.output<typeof ResubmitInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { id: _id, version: _version, reason: typed, files = [], replaces, ...corrections } = input;
    const reason = typed.trim();
    if (reason === '') throw reasonMissing();
    const given = givenOf(corrections);
    const { loadSlipNo: _load, unloadSlipNo: _unload, receiptNo: _receipt, ...times } = given;
    const taken = await takeDocuments(tx, ctx, { files, replaces });
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'resubmitReview',
      change: async (note) => {
        assertRefused(note);
        await assertCorrection(ctx, note, { given: times, overloadTolerance: 0 });
        const documents = await storeDocuments(tx, ctx, note, taken);
        return { ...given, ...documents, businessReviewState: stepState.waiting, waitingSince: nowText(ctx.clock) };
      },
    });
    const steps = { noteId: after.id, fromStatus: before.noteStatus, toStatus: after.noteStatus };
    if (files.length > 0)
      await writeNoteEvent(tx, ctx, {
        ...steps,
        eventType: 'receiptUploaded',
        content: `补充单据：${kindsInWords(files.map(({ kind }) => kind))}`,
        files: taken.files.map(({ path }) => path).join(','),
      });
    await writeNoteEvent(tx, ctx, { ...steps, eventType: 'resubmitReview', content: shorten(`重新提交业务审核：${reason}`, 600) });
    await refreshRules(tx, ctx, [after]);
    return replyNote(ctx, input.id);
  });
}
