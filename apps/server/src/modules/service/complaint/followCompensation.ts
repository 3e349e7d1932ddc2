import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { approvalState } from '../../finance/approval/approval.states.ts';
import type { ApprovalRow } from '../../finance/approval/approval.table.ts';
import { compensateState } from './complaint.states.ts';
import { hyComplaint } from './complaint.table.ts';
import { tellHandler } from './tellComplaint.ts';

/** What became of the compensation of a complaint, if the application is of one. */
export const takeDecision = (tx: Tx, ctx: Context, { id, state }: ApprovalRow): Promise<void> =>
  follow(tx, ctx, id, state === approvalState.passed ? compensateState.granted : compensateState.refused);

/** The money did not arrive. */
export const takeFailure = (tx: Tx, ctx: Context, approvalId: string): Promise<void> => follow(tx, ctx, approvalId, compensateState.failed);

const words = { [compensateState.granted]: '赔付已通过', [compensateState.refused]: '赔付未通过', [compensateState.failed]: '赔付未到账' };

async function follow(tx: Tx, ctx: Context, approvalId: string, state: '20' | '30' | '40'): Promise<void> {
  const [row] = await tx
    .select()
    .from(hyComplaint)
    .where(and(eq(hyComplaint.tenantId, ctx.actor.tenantId), eq(hyComplaint.approvalId, approvalId)))
    .for('update');
  if (row === undefined) return;
  const after = await updateRow(tx, ctx, hyComplaint, { before: row, values: { compensateState: state } });
  ctx.audit({ action: 'complaint.compensated', entity: 'complaint', entityId: row.id, after: { compensateState: state } });
  await tellHandler(tx, ctx, after, words[state]);
}
