import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { CancelAnswer, ClaimAnswer, ClaimStatus, InsuranceChannel, IssueAnswer } from '../insurance-channel/insuranceChannel.ts';
import { insuranceChannelOf } from '../insurance-channel/insuranceChannels.ts';
import { nextQueryTime } from '../queryTimes.ts';
import { policyState } from './policy.states.ts';
import { hyInsurancePolicy, type PolicyRow } from './policy.table.ts';
import { policyTopic } from './queuePolicy.ts';
import { takeCancelAnswer, takeClaimAnswer, takeClaimStatus, takeIssueAnswer } from './takeAnswer.ts';

/** So many are asked about in one run. */
const portion = 200;
/** After so many silences in a row the insurers are left alone until the next run. */
const mostSilent = 5;

/** Asks the insurer for what a policy waits for. What was answered is kept, and a silence as well: a job asks again. */
export const policyOutbox: OutboxHandler = {
  topic: policyTopic,
  deliver: async (platform, { tenantId, payload }) => {
    await askInsurer(createContext(platform, { actor: systemActor(tenantId) }), (payload as { id: string }).id);
  },
};

/**
 * Asks about all policies whose time has come. Run by a job.
 *
 * @returns how many were asked about
 */
export async function askDuePolicies(ctx: Context): Promise<number> {
  const { tenantId, id, nextQueryTime: due } = hyInsurancePolicy;
  const rows = await ctx.transaction((tx) =>
    tx
      .select({ id })
      .from(hyInsurancePolicy)
      .where(and(eq(tenantId, ctx.actor.tenantId), lte(due, nowText(ctx.clock))))
      .orderBy(asc(due), asc(id))
      .limit(portion),
  );
  let silent = 0;
  for (const row of rows) {
    if (silent >= mostSilent) break;
    silent = (await askInsurer(ctx, row.id)) ? 0 : silent + 1;
  }
  return rows.length;
}

/** @returns whether there was an answer, or nothing to ask */
async function askInsurer(ctx: Context, id: string): Promise<boolean> {
  const policy = await ctx.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(hyInsurancePolicy)
      .where(and(eq(hyInsurancePolicy.tenantId, ctx.actor.tenantId), eq(hyInsurancePolicy.id, id)));
    return row;
  });
  // No time of a next question: nothing is waited for any more.
  if (policy?.nextQueryTime == null) return true;
  const channel = insuranceChannelOf(ctx);
  try {
    await ask(ctx, channel, policy);
    return true;
  } catch (error) {
    ctx.log.error({ err: error, policyId: id, channel: channel.name }, 'the insurer does not answer');
    await askLater(ctx, policy);
    return false;
  }
}

async function ask(ctx: Context, channel: InsuranceChannel, policy: PolicyRow): Promise<void> {
  const { id, orderPolicyNo: orderNo, state, version } = policy;
  const about = { id, version };
  if (state === policyState.buying) {
    const answer: IssueAnswer = await channel.issue(orderOf(policy));
    if (answer.state === 'processing') return askLater(ctx, policy);
    await takeIssueAnswer(ctx, about, answer);
  } else if (state === policyState.cancelling) {
    const answer: CancelAnswer = await channel.cancel({ orderNo, reason: policy.cancelReason ?? '' });
    if (answer.state === 'processing') return askLater(ctx, policy);
    await takeCancelAnswer(ctx, about, answer);
  } else if (state === policyState.claiming && policy.claimNo === null) {
    const claim = { orderNo, amount: policy.claimApplyAmount ?? 0, reason: policy.claimReason ?? '' };
    const answer: ClaimAnswer = await channel.claim(claim);
    await takeClaimAnswer(ctx, about, answer);
  } else if (state === policyState.claiming) {
    const answer: ClaimStatus = await channel.claimStatus(orderNo);
    if (answer.state === 'processing') return askLater(ctx, policy);
    await takeClaimStatus(ctx, about, answer);
  }
}

/** The same policy always orders the same. */
const orderOf = (policy: PolicyRow) => ({
  orderNo: policy.orderPolicyNo,
  companyCode: policy.insuranceCompanyCode,
  insuranceType: policy.insuranceType,
  applicant: policy.applicant ?? '',
  applicantIdNo: policy.applicantIdNo ?? '',
  insured: policy.insured ?? '',
  insuredIdNo: policy.insuredIdNo ?? '',
  insuredPhone: policy.insuredPhone ?? '',
  noteNo: policy.shippingNoteNumber,
  cargoName: policy.cargoName,
  cargoTypeCode: policy.cargoTypeCode,
  weight: policy.weight ?? 0,
  insuredAmount: policy.insuredAmount,
  premium: policy.premium,
  startTime: policy.startTime ?? '',
  endTime: policy.endTime ?? '',
  fromAddress: policy.fromAddress,
  toAddress: policy.toAddress,
  vehicleNumber: policy.vehicleNumber,
});

/** Its version stays: what waits is the same. */
async function askLater(ctx: Context, { id, queryCount }: PolicyRow): Promise<void> {
  const { tenantId, id: own, queryCount: count } = hyInsurancePolicy;
  await ctx.transaction((tx) =>
    tx
      .update(hyInsurancePolicy)
      .set({ queryCount: queryCount + 1, nextQueryTime: nextQueryTime(ctx, queryCount) })
      // Unless somebody else has had an answer meanwhile.
      .where(and(eq(tenantId, ctx.actor.tenantId), eq(own, id), eq(count, queryCount))),
  );
}
