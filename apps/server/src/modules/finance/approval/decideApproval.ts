import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { approvalPage } from './applyForApproval.ts';
import { approvalDecided } from './approval.events.ts';
import { approvalResource } from './approval.resource.ts';
import { approvalState, approvalStates as machine } from './approval.states.ts';
import type { ApprovalRow } from './approval.table.ts';
import { kindOf } from './approvalKinds.ts';

/**
 * Decides on what somebody else has asked for. Passed it is carried out at once, or not at all where it can no longer be: then it stays as it is, and
 * the answer says why.
 *
 * @throws AppError 40405 asked for by the actor; 40106 refused without a remark; whatever its kind objects to by now
 * @throws Conflict decided on before
 * @source amendments 28
 */
export function auditApproval(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const decide = (to: string) =>
      moveRow(tx, ctx, approvalResource, {
        ref: input,
        machine,
        action: 'audit',
        to,
        change: ({ applyBy }) => {
          assertAnother(ctx, applyBy);
          return { auditBy: ctx.actor.username, auditTime: nowText(ctx.clock), auditRemark: remark === '' ? null : remark };
        },
      });
    if (input.pass) await carryOut(tx, ctx, { id: input.id, decide: () => decide(approvalState.passed) });
    else {
      const { after: approval } = await decide(approvalState.refused);
      await tellApplicant(tx, ctx, approval, `已驳回：${remark}`);
      await ctx.emit(tx, approvalDecided, { approval });
    }
    return getRow(ctx, approvalResource, input.id) as Promise<never>;
  });
}

/** What it is about is held before the application itself, as those do who ask. */
async function carryOut(
  tx: Tx,
  ctx: Context,
  { id, decide }: { id: string; decide: () => Promise<{ after: ApprovalRow }> },
): Promise<void> {
  const found = await findRow(tx, ctx, approvalResource, id);
  if (found === undefined) throw notFound();
  const kind = kindOf(found.kind);
  const target = await kind.hold(tx, ctx, found.targetId);
  const { after: approval } = await decide();
  const about = { target, payload: kind.payload.parse(approval.payload) };
  await kind.check(tx, ctx, about);
  await kind.carryOut(tx, ctx, { ...about, approval });
  await tellApplicant(tx, ctx, approval, '已通过');
  await ctx.emit(tx, approvalDecided, { approval });
}

/** Takes back what the actor asked for. @throws AppError asked for by somebody else; Conflict decided on before */
export function cancelApproval(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after: approval } = await moveRow(tx, ctx, approvalResource, {
      ref: input,
      machine,
      action: 'cancel',
      change: ({ applyBy }) => {
        if (applyBy !== ctx.actor.username) throw refusedByRule('仅申请人可以取消');
        return {};
      },
    });
    await ctx.emit(tx, approvalDecided, { approval });
    return getRow(ctx, approvalResource, input.id) as Promise<never>;
  });
}

/** @source NT22 */
async function tellApplicant(tx: Tx, ctx: Context, { approvalNo, targetName, applyBy }: ApprovalRow, what: string): Promise<void> {
  await notify(tx, ctx, { usernames: [applyBy] }, { title: `复核申请 ${approvalNo} ${what}`, lines: [targetName], openPage: approvalPage });
}
