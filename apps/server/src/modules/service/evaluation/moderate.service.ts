import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { forbidden, refusedByRule, staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, moveRow, type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { party } from '../party.ts';
import { countEvaluation, uncountEvaluation } from './countEvaluation.ts';
import { evaluationResource } from './evaluation.resource.ts';
import { evaluationState, evaluationStates as machine } from './evaluation.states.ts';
import { type EvaluationRow, hyEvaluation } from './evaluation.table.ts';
import { wordMask } from './maskWords.ts';

const answered = (ctx: Context, id: string) => getRow(ctx, evaluationResource, id) as Promise<never>;

/** Who gave it does not answer it as well. */
function assertEvaluated({ actor }: Context, { fromType }: EvaluationRow): void {
  const own = { 2: [party.customer], 3: [party.carrier], 4: [party.driver, party.captain] }[actor.userType] ?? [];
  if (own.some((type) => type === fromType)) throw forbidden();
}

/** Answers an evaluation, once: whom it is about, or staff for them. @throws AppError 40106 no words; answered before; Conflict not given or hidden */
export function replyToEvaluation(ctx: Context, { id, version, replyContent: typed }: RowRef & { replyContent: string }): Promise<never> {
  return ctx.transaction(async (tx) => {
    const said = givenReason(typed, 'replyContent');
    const replyContent = (await wordMask(tx, ctx))(said);
    const before = await lockRow(tx, ctx, evaluationResource, { id });
    assertEvaluated(ctx, before);
    if (before.state !== evaluationState.given) throw stateChanged();
    if (before.replyTime !== null) throw refusedByRule('评价只能回复一次');
    if (version !== undefined && before.version !== version) throw staleVersion();
    const values = { replyContent, replyBy: ctx.actor.username, replyTime: nowText(ctx.clock) };
    await updateRow(tx, ctx, hyEvaluation, { before, values });
    ctx.audit({ action: 'evaluation.reply', entity: 'evaluation', entityId: id, after: values });
    if (before.fromId !== null) {
      const title = `评价已回复：运单 ${before.shippingNoteNumber}`;
      await notify(tx, ctx, { company: before.fromId }, { title, lines: [replyContent], openPage: '/wlhy/hyevaluation/HyEvaluationList' });
    }
    return answered(ctx, id);
  });
}

/** Takes an evaluation out of view: it counts no more. @throws AppError 40106 no reason; Conflict another state */
export function hideEvaluation(ctx: Context, { reason, ...ref }: RowRef & { reason: string }): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const hideReason = givenReason(reason);
    const { after } = await moveRow(tx, ctx, evaluationResource, { ref, machine, action: 'hide', change: () => ({ hideReason }) });
    await uncountEvaluation(tx, ctx, after);
    return answered(ctx, ref.id);
  });
}

/** Brings a hidden evaluation back, and what it counts for. @throws Conflict another state */
export function showEvaluation(ctx: Context, ref: RowRef): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, evaluationResource, { ref, machine, action: 'show', change: () => ({ hideReason: null }) });
    await countEvaluation(tx, ctx, after);
    return answered(ctx, ref.id);
  });
}
