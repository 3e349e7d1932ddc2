import type { z } from 'zod';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { holdPoliciesOf, holdPolicyAsRead, movePolicy } from './holdPolicy.ts';
import { PolicyClaimInput } from './policy.contract.ts';
import { policyResource } from './policy.resource.ts';
import { lapseQuote } from './followNote.ts';
import { policyOpen, policyState } from './policy.states.ts';
import type { PolicyRow } from './policy.table.ts';
import { queuePolicy } from './queuePolicy.ts';
import { tellSettlers } from './tellPolicy.ts';

/** So long after its end a claim may still be made. @source amendments 24 U6 */
const claimDays = 60;

/** @throws InvalidInput more than what is insured */
export function assertWithinInsured({ insuredAmount }: PolicyRow, claimAmount: number): void {
  if (claimAmount > insuredAmount) throw refusedField('claimAmount', `赔款不能超过保险金额${shownYuan(insuredAmount)}元`);
}

/**
 * Makes a claim (U6); the insurer is told once this has committed.
 *
 * @throws InvalidInput what is missing, at its input; AppError the policy has ended more than 60 days ago; Conflict another state
 */
export function claimPolicy(ctx: Context, input: z.output<typeof PolicyClaimInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    const { policy, note } = await holdPolicyAsRead(tx, ctx, input, 'claim');
    assertInTime(ctx, policy);
    const { claimAmount } = input;
    const claimReason = input.claimReason.trim();
    const problems = new ProblemList();
    await problems.ask(() => assertWithinInsured(policy, claimAmount));
    await problems.ask(() => {
      if (claimReason === '') throw refusedField('claimReason', '请填写出险说明');
    });
    const claimFiles = await problems.ask(async () => {
      const { claimFiles: value } = input;
      const paths = await takenValue(tx, ctx, { name: 'claimFiles', schema: PolicyClaimInput.shape.claimFiles, value });
      if (paths.trim() === '') throw refusedField('claimFiles', '请上传理赔资料');
      return paths;
    });
    problems.end();
    await assertAlone(tx, ctx, policy);
    const after = await movePolicy(tx, ctx, policy, {
      action: 'claim',
      to: policyState.claiming,
      values: {
        claimReason,
        claimApplyAmount: claimAmount,
        claimFiles: claimFiles!,
        claimBy: ctx.actor.username,
        claimTime: nowText(ctx.clock),
        claimNo: null,
        claimResult: null,
        queryCount: 0,
        nextQueryTime: nextQueryTime(ctx, 0),
      },
    });
    await queuePolicy(tx, ctx, after);
    const content = `保险单号 ${policy.policyNumber ?? ''}：${claimReason}`.slice(0, 600);
    await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceClaimed', content, visibleTo: 'platform' });
    await tellSettlers(tx, ctx, after, claimReason.slice(0, 200));
    return getRow(ctx, policyResource, input.id) as Promise<never>;
  });
}

/**
 * Goods have one policy of a kind at a time: a claim on one that ran out waits for what was bought after it, and ends a quote, which nobody could
 * take meanwhile.
 *
 * @throws AppError a later policy covers the waybill
 */
async function assertAlone(tx: Tx, ctx: Context, { id, noteId, insuranceType }: PolicyRow): Promise<void> {
  const others = await holdPoliciesOf(tx, ctx, noteId, [policyState.quoted, ...policyOpen]);
  for (const other of others.filter((one) => one.id !== id && one.insuranceType === insuranceType)) {
    if (other.state !== policyState.quoted) throw refusedByRule('该运单已有此险种的有效保单');
    await lapseQuote(tx, ctx, other, '已申请理赔，报价失效');
  }
}

function assertInTime(ctx: Context, { endTime }: PolicyRow): void {
  const end = parseDateTimeText(endTime ?? '')?.getTime() ?? 0;
  if (ctx.clock.now().getTime() > end + claimDays * 86_400_000) throw refusedByRule('保险止期已超过60天，不能申请理赔');
}
