import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { moveRow, reasonMissing } from '../../../platform/resource/moveRow.ts';
import { shorten } from '../../../platform/shorten.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import type { EditWeightInput } from './checking.contract.ts';
import { assertCorrection, givenOf, weightsInWords } from './correctedNote.ts';
import { weighGoods } from './goods.service.ts';
import { assertStaff, recalculated, replyNote } from './noteSteps.ts';
import { noteFeesChanged } from './shippingNote.events.ts';
import { noteResource } from './shippingNote.resource.ts';
import { shippingNoteStates as machine, stepState } from './shippingNote.states.ts';

/**
 * Puts weights and times of a signed waybill right; fees follow, and its documents are checked again.
 *
 * @throws AppError 40106 no reason; those of `assertCorrection`; 40222, 40223 fees that make no sense
 * @source freight-domain appendix B editWeight, amendments 15
 */
export function editWeight(ctx: Context, { reason, confirmWarnings: _confirmed, ...input }: z.output<typeof EditWeightInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    if (reason.trim() === '') throw reasonMissing();
    const { id: _id, version: _version, ...correction } = input;
    const given = givenOf(correction);
    const overloadTolerance = await readConfigNumber(tx, ctx, 'overloadTolerance');
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'editWeight',
      change: async (note) => {
        await assertCorrection(ctx, note, { given, overloadTolerance });
        const checkedAgain = { preCheckState: stepState.waiting, waitingSince: nowText(ctx.clock) };
        return { ...given, ...recalculated({ ...note, ...given }), ...checkedAgain };
      },
    });
    if (after.loadWeight !== null && after.loadWeight !== before.loadWeight) await weighGoods(tx, ctx, after, after.loadWeight);
    const words = weightsInWords(before, after) || '时间';
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'weightChanged',
      content: shorten(`修正：${words}。原因：${reason.trim()}`, 600),
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `weight-${after.version}` });
    return replyNote(ctx, input.id);
  });
}
