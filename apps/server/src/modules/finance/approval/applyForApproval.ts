import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { approvalState } from './approval.states.ts';
import { approvalNumbers, hyApproval, type ApprovalRow } from './approval.table.ts';
import { type ApprovalKind, writtenLines } from './approvalKind.ts';

/** The page on which applications are decided. */
export const approvalPage = '/account/approval';

/**
 * Asks that another person has something carried out. Nothing else changes until then.
 *
 * @throws AppError 40106 no reason; one of this kind is waiting for this target already; whatever the kind objects to
 * @source amendments 28
 */
export async function applyForApproval<Payload, Target>(
  tx: Tx,
  ctx: Context,
  kind: ApprovalKind<Payload, Target>,
  { targetId, payload, reason: typed }: { targetId: string; payload: Payload; reason: string },
): Promise<ApprovalRow> {
  assertStaff(ctx);
  const reason = typed.trim();
  if (reason === '') throw reasonMissing();
  const target = await kind.hold(tx, ctx, targetId);
  await assertNoneWaits(tx, ctx, { kind: kind.code, targetId });
  await kind.check(tx, ctx, { target, payload });
  const row = await insertRow(tx, ctx, hyApproval, {
    approvalNo: await nextNumber(tx, ctx, approvalNumbers),
    kind: kind.code,
    targetId,
    targetName: kind.nameOf(payload),
    amount: kind.amountOf(payload),
    payload,
    reason,
    state: approvalState.toAudit,
    applyBy: ctx.actor.username,
    applyTime: nowText(ctx.clock),
  });
  ctx.audit({ action: 'approval.apply', entity: 'approval', entityId: row.id, after: { kind: kind.code, targetId, payload, reason } });
  await notify(
    tx,
    ctx,
    { permission: 'approval:audit' },
    {
      title: `复核申请 ${row.approvalNo} 待处理`,
      lines: [row.targetName, ...writtenLines(kind.lines(payload), 'zh'), reason],
      openPage: approvalPage,
    },
  );
  return row;
}

async function assertNoneWaits(tx: Tx, ctx: Context, { kind, targetId }: { kind: string; targetId: string }): Promise<void> {
  const [waiting] = await tx
    .select({ id: hyApproval.id })
    .from(hyApproval)
    .where(
      and(
        eq(hyApproval.tenantId, ctx.actor.tenantId),
        eq(hyApproval.kind, kind),
        eq(hyApproval.targetId, targetId),
        eq(hyApproval.state, approvalState.toAudit),
        eq(hyApproval.delFlag, 0),
      ),
    );
  if (waiting !== undefined) throw refusedByRule('已有待复核的申请，请先处理');
}
