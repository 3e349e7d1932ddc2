import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { contactOfCustomer } from '../../customers/customer/customerContact.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { assertExtras, assertPayable } from './agreedExtras.ts';
import type { SubmitCheckInput } from './checking.contract.ts';
import { afterCheck, checkedBySystem, checkerOf, checkProcesses, tellSkipped } from './checkProcess.ts';
import { givenOf } from './correctedNote.ts';
import { assertStaff, recalculated, replyNote, tonnes, yuan } from './noteSteps.ts';
import { assertNoPrepayUnderWay } from './prepayUnderWay.ts';
import { refreshRules } from './review/keepRules.ts';
import { noteFeesChanged } from './shippingNote.events.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { noteStatus, shippingNoteStates as machine, stepState } from './shippingNote.states.ts';

/**
 * Hands a waybill with its final amounts to the one who pays (N11); past them, and past the review, where their process asks for neither.
 *
 * @throws AppError 40222, 40223 fees that make no sense; 40224 nothing to pay for; 40433 a prepayment is under way; those of `assertExtras`
 */
export function submitCheck(ctx: Context, input: z.output<typeof SubmitCheckInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { id: _id, version: _version, ...typed } = input;
    const given = givenOf(typed);
    const maxExtraFee = await readConfigNumber(tx, ctx, 'maxExtraFee');
    const held = await lockRow(tx, ctx, noteResource, { id: input.id });
    const process = (await checkProcesses(tx, ctx, [held]))(held.id);
    const next = process.needsCheck
      ? { noteStatus: noteStatus.toCheck, checkState: stepState.waiting, waitingSince: nowText(ctx.clock) }
      : { ...checkedBySystem(ctx), ...afterCheck(ctx, process) };
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'submitCheck',
      to: next.noteStatus,
      change: (note) => {
        assertExtras(note, { given, maxExtraFee });
        assertNoPrepayUnderWay(note);
        const submitted = { submitCheckBy: ctx.actor.username, submitCheckTime: nowText(ctx.clock) };
        return { ...given, ...recalculated({ ...note, ...given }), ...submitted, ...next };
      },
    });
    assertPayable(after);
    const target = { ...before, targetType: 'note' as const, targetId: before.id, targetNo: before.shippingNoteNumber };
    await recordPriceChanges(tx, ctx, target, { before, after, reason: reasonOf(after) });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'submitCheck',
      content: `提交验收：结算重量${tonnes(after.settleWeight ?? 0)}吨，费用合计${yuan(after.feeTotal ?? 0)}元`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `submit-${after.version}` });
    if (process.needsCheck) await tellPayer(tx, ctx, after);
    else await tellSkipped(tx, ctx, after, { check: true });
    if (after.noteStatus === noteStatus.checked) await refreshRules(tx, ctx, [after]);
    return replyNote(ctx, input.id);
  });
}

/** What the history of prices says of amounts that are agreed at this step. */
const reasonOf = ({ extraFeeRemark, deductionRemark }: NoteRow): string =>
  [extraFeeRemark, deductionRemark].filter(Boolean).join('；').slice(0, 200) || '提交验收';

/** Asks the people of the payer to check. @source NT6 */
async function tellPayer(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const [weight, fee] = [tonnes(note.settleWeight ?? 0), yuan(note.feeTotal ?? 0)];
  await notify(
    tx,
    ctx,
    { company: checkerOf(note) },
    {
      title: `运单 ${note.shippingNoteNumber} 待验收`,
      lines: [`结算重量${weight}吨，费用合计${fee}元，请核对后验收`],
      openPage: '/shipping/check',
      occasion: `check ${note.id}${note.version}`.slice(0, 50),
    },
  );
  if ((await readConfigValues(tx, ctx, ['checkSmsEnabled'])).checkSmsEnabled !== '1') return;
  const { phone } = await contactOfCustomer(tx, ctx, checkerOf(note));
  const content = `运单 ${note.shippingNoteNumber} 待验收：结算重量${weight}吨，费用合计${fee}元，请登录平台核对。`;
  if (phone !== null) await queueSms(tx, ctx, { phone, title: '待验收', content });
}
