import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { fundLater } from '../examination/fundLater.ts';
import type { CancelAnswer, ClaimAnswer, ClaimStatus, IssueAnswer } from '../insurance-channel/insuranceChannel.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { post } from '../ledger/post.ts';
import { postPremiumBack } from '../ledger/postings.ts';
import { minutesLater, nextQueryTime } from '../queryTimes.ts';
import { type HeldPolicy, holdPolicy, movePolicy } from './holdPolicy.ts';
import { policyPayer, policyState } from './policy.states.ts';
import { policyFacts, queuePolicy } from './queuePolicy.ts';
import { tellCancelRefused, tellFailed, tellIssued, tellSettlers } from './tellPolicy.ts';

/** The question that an answer is to: a policy as it was then. */
interface AskedAbout {
  id: string;
  version: number;
}

type Answered<Answer extends { state: string }> = Exclude<Answer, { state: 'processing' }>;

/** Keeps an answer where the policy still waits for it: the first one of two counts, and what came too late changes nothing. */
function keepAnswer(
  ctx: Context,
  { id, version }: AskedAbout,
  { state, keep }: { state: string; keep: (tx: Tx, held: HeldPolicy) => Promise<unknown> },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const held = await holdPolicy(tx, ctx, id);
    if (held === undefined || held.policy.state !== state || held.policy.version !== version) return;
    await keep(tx, held);
  });
}

const settled = { queryCount: 0, nextQueryTime: null } as const;

/** U3, U4. @source freight-domain 3.13 */
export const takeIssueAnswer = (ctx: Context, about: AskedAbout, answer: Answered<IssueAnswer>): Promise<void> =>
  keepAnswer(ctx, about, {
    state: policyState.buying,
    keep: (tx, held) => (answer.state === 'issued' ? issue(tx, ctx, held, answer) : fail(tx, ctx, held, answer.reason)),
  });

async function issue(
  tx: Tx,
  ctx: Context,
  { policy, note }: HeldPolicy,
  { policyNumber, issueTime }: Extract<IssueAnswer, { state: 'issued' }>,
): Promise<void> {
  const isRevoked = note.noteStatus === noteStatus.revoked || note.noteStatus === noteStatus.draft;
  const values = { policyNumber, issueTime, ...settled };
  const cancelled = { cancelReason: '运单已撤销', cancelTime: nowText(ctx.clock), nextQueryTime: nextQueryTime(ctx, 0) };
  const after = await movePolicy(tx, ctx, policy, {
    action: 'issue',
    to: isRevoked ? policyState.cancelling : policyState.inForce,
    values: isRevoked ? { ...values, ...cancelled } : values,
  });
  const content = `${policy.insuranceCompanyName}，保险单号 ${policyNumber}`;
  await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceBought', content });
  if (isRevoked) await queuePolicy(tx, ctx, after);
  else await tellIssued(tx, ctx, after);
}

async function fail(tx: Tx, ctx: Context, { policy, note }: HeldPolicy, reason: string): Promise<void> {
  await giveBack(tx, ctx, { policy, note }, { amount: policy.premium, step: 'fail', what: '投保失败' });
  const after = await movePolicy(tx, ctx, policy, {
    action: 'fail',
    to: policyState.failed,
    values: { failReason: reason.slice(0, 200), failTime: nowText(ctx.clock), refundPremium: policy.premium, ...settled },
  });
  await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceFailed', content: after.failReason ?? '' });
  await tellFailed(tx, ctx, after);
}

/** P20: what goes back of a premium goes to who had paid it. */
async function giveBack(
  tx: Tx,
  ctx: Context,
  { policy, note }: HeldPolicy,
  { amount, step, what }: { amount: number; step: string; what: string },
): Promise<void> {
  const { companyId, insuranceCompanyCode: insurerId } = policy;
  const wallet = policy.payer === policyPayer.platform ? undefined : await walletOf(tx, ctx, note);
  const to = wallet === undefined ? 'platform' : { walletId: wallet.id };
  await post(tx, ctx, postPremiumBack({ companyId, amount, insurerId }, to), policyFacts(policy, { step, what }));
  if (wallet !== undefined) await fundLater(tx, ctx, note.customerId);
}

/** U5, U5b. @source freight-domain 3.13, amendments 24 */
export const takeCancelAnswer = (ctx: Context, about: AskedAbout, answer: Answered<CancelAnswer>): Promise<void> =>
  keepAnswer(ctx, about, {
    state: policyState.cancelling,
    keep: (tx, held) =>
      answer.state === 'cancelled' ? endCancel(tx, ctx, held, answer.refund) : refuseCancel(tx, ctx, held, answer.reason),
  });

async function endCancel(tx: Tx, ctx: Context, { policy, note }: HeldPolicy, refund: number): Promise<void> {
  // No more goes back than was paid, whatever is told.
  const amount = Math.min(refund, policy.premium);
  await giveBack(tx, ctx, { policy, note }, { amount, step: 'cancel', what: '退保' });
  await movePolicy(tx, ctx, policy, {
    action: 'endCancel',
    to: policyState.cancelled,
    values: { refundPremium: amount, cancelTime: nowText(ctx.clock), ...settled },
  });
  const content = `已退保，保险单号 ${policy.policyNumber ?? ''}`;
  await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceCancelled', content });
}

async function refuseCancel(tx: Tx, ctx: Context, { policy, note }: HeldPolicy, reason: string): Promise<void> {
  const after = await movePolicy(tx, ctx, policy, {
    action: 'refuseCancel',
    to: policyState.inForce,
    values: { failReason: `退保被拒：${reason}`.slice(0, 200), ...settled },
  });
  await writeNoteEvent(tx, ctx, { noteId: note.id, eventType: 'insuranceCancelled', content: after.failReason ?? '' });
  await tellCancelRefused(tx, ctx, after, reason);
}

/** The insurer has taken a claim, or does not: then a person closes it. */
export const takeClaimAnswer = (ctx: Context, about: AskedAbout, answer: ClaimAnswer): Promise<void> =>
  keepAnswer(ctx, about, {
    state: policyState.claiming,
    keep: (tx, held) =>
      answer.state === 'taken'
        ? keepClaim(tx, ctx, held, { claimNo: answer.claimNo, queryCount: 0, nextQueryTime: minutesLater(ctx, dayMinutes) })
        : keepRefusal(tx, ctx, held, answer.reason),
  });

/** What becomes of a claim is asked once a day. */
const dayMinutes = 24 * 60;

/** U7 begins: what the insurer is going to pay. */
export const takeClaimStatus = (ctx: Context, about: AskedAbout, answer: Answered<ClaimStatus>): Promise<void> =>
  keepAnswer(ctx, about, {
    state: policyState.claiming,
    keep: async (tx, held) => {
      if (answer.state === 'refused') return keepRefusal(tx, ctx, held, answer.reason);
      await keepClaim(tx, ctx, held, { claimAgreed: answer.amount, ...settled });
      await tellSettlers(tx, ctx, held.policy, `保险公司核定赔款${shownYuan(answer.amount)}元，请在到账后结案`);
    },
  });

async function keepRefusal(tx: Tx, ctx: Context, held: HeldPolicy, reason: string): Promise<void> {
  const claimResult = `保险公司不予赔付：${reason}`.slice(0, 200);
  await keepClaim(tx, ctx, held, { claimResult, ...settled });
  await tellSettlers(tx, ctx, held.policy, claimResult);
}

const keepClaim = (tx: Tx, ctx: Context, { policy }: HeldPolicy, values: Parameters<typeof movePolicy>[3]['values']) =>
  movePolicy(tx, ctx, policy, { action: 'answerClaim', to: policyState.claiming, values: values ?? {} });
