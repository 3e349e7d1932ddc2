import { and, eq } from 'drizzle-orm';
import { checkRule } from '@tarmac/freight-api/rules';
import type { z } from 'zod';
import { nowText, parseDateTimeText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { post } from '../ledger/post.ts';
import { postPremium, type PremiumFrom } from '../ledger/postings.ts';
import { minutesLater, nextQueryTime } from '../queryTimes.ts';
import { type HeldPolicy, holdPolicyAsRead, movePolicy } from './holdPolicy.ts';
import type { PolicyBuyInput } from './policy.contract.ts';
import { policyResource } from './policy.resource.ts';
import { policyPayer, policyState } from './policy.states.ts';
import type { PolicyRow } from './policy.table.ts';
import { policyFacts, queuePolicy } from './queuePolicy.ts';
import { assertBeforeDeparture, assertFresh } from './quotePolicy.service.ts';

/** How long a quote holds, and a policy covers. */
export const quoteHours = 24;
const coverDays = 30;

/** Who is insured, who pays, and from when on. */
export interface Bought {
  payer: string;
  /** Null: from now on. */
  startTime: string | null;
  insured: string;
  insuredIdNo: string;
  insuredPhone: string;
}

/**
 * Takes a quote (U2): the premium leaves its payer (P19), and the insurer is told once this has committed.
 *
 * @throws InvalidInput when it is to begin, who pays, or the terms that nobody agreed to; AppError 40371 the vehicle has left; 40105 the wallet is short
 * @throws Conflict another state, changed since, or quoted more than a day ago
 * @source freight-domain 3.13
 */
export function buyPolicy(ctx: Context, input: z.output<typeof PolicyBuyInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    const held = await holdPolicyAsRead(tx, ctx, input, 'buy');
    assertBeforeDeparture(held.note);
    assertFresh(held.policy, minutesLater(ctx, -60 * quoteHours));
    const startTime = input.startTime ?? null;
    const problems = new ProblemList();
    await problems.ask(() => {
      if (!input.agreed) throw refusedField('agreed', '请阅读并同意投保须知');
    });
    await problems.ask(() => assertStart(ctx, held.note, startTime));
    await problems.ask(() => {
      if (ctx.actor.userType !== 1 && input.payer !== policyPayer.customer) throw refusedField('payer', '保费由客户承担');
    });
    await problems.ask(() => {
      if (input.insured.trim() === '') throw refusedField('insured', '请填写被保险人');
    });
    for (const [path, rule] of [
      ['insuredIdNo', 'partyNo'],
      ['insuredPhone', 'mobile'],
    ] as const) {
      const result = checkRule(rule, input[path]);
      if (result?.ok === false) problems.keep(refusedField(path, result.message));
    }
    problems.end();
    await takeQuote(tx, ctx, held, { ...input, startTime });
    return getRow(ctx, policyResource, input.id) as Promise<never>;
  });
}

/** From now on to the planned loading; where that is over, at once. @source amendments 24 */
function assertStart(ctx: Context, { pickupTimeFrom, pickupTimeTo }: NoteRow, startTime: string | null): void {
  if (startTime === null) return;
  const now = nowText(ctx.clock);
  const latest = pickupTimeTo ?? pickupTimeFrom;
  if (startTime < now) throw refusedField('startTime', '保险起期不能早于当前时间');
  if (latest !== null && startTime > (latest > now ? latest : now))
    throw refusedField('startTime', `保险起期不能晚于计划装货时间${latest}`);
}

/** Has a held quote paid and ordered. @throws AppError 40105 */
export async function takeQuote(tx: Tx, ctx: Context, { policy, note }: HeldPolicy, { startTime, ...bought }: Bought): Promise<PolicyRow> {
  const now = nowText(ctx.clock);
  const start = startTime ?? now;
  const { companyId, premium: amount, insuranceCompanyCode: insurerId } = policy;
  const from = await payerOf(tx, ctx, note, { payer: bought.payer, amount });
  await post(tx, ctx, postPremium({ companyId, amount, insurerId }, from), policyFacts(policy, { step: 'buy', what: '投保' }));
  const after = await movePolicy(tx, ctx, policy, {
    action: 'buy',
    to: policyState.buying,
    values: {
      payer: bought.payer,
      insured: bought.insured,
      insuredIdNo: bought.insuredIdNo,
      insuredPhone: bought.insuredPhone,
      ...(await applicantOf(tx, ctx, note, bought.payer)),
      startTime: start,
      endTime: toDateTimeText(new Date(parseDateTimeText(start)!.getTime() + coverDays * 86_400_000)),
      buyTime: now,
      buyBy: ctx.actor.username,
      failReason: null,
      queryCount: 0,
      nextQueryTime: nextQueryTime(ctx, 0),
    },
  });
  await queuePolicy(tx, ctx, after);
  return after;
}

/** Where a premium comes from: the wallet that the waybill is paid from, or the platform. @throws AppError 40105 there is none, or it is frozen */
async function payerOf(tx: Tx, ctx: Context, note: NoteRow, { payer, amount }: { payer: string; amount: number }): Promise<PremiumFrom> {
  if (payer === policyPayer.platform) return 'platform';
  const wallet = await walletOf(tx, ctx, note);
  if (wallet?.state !== '1')
    throw await fundsShort(tx, ctx, {
      reason: wallet ? 'frozen' : 'missing',
      customerId: note.customerId,
      needed: amount,
      available: 0,
    });
  return { walletId: wallet.id };
}

/** Who orders the policy: who pays it. */
async function applicantOf(tx: Tx, ctx: Context, { companyId, customerId }: NoteRow, payer: string) {
  if (payer === policyPayer.platform) {
    const [company] = await tx
      .select({ applicant: hyCompany.companyName, applicantIdNo: hyCompany.uscc })
      .from(hyCompany)
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
    return company ?? {};
  }
  const { customerName, idNo } = await partyOf(tx, ctx, customerId);
  return { applicant: customerName, applicantIdNo: idNo };
}

/** A customer as the insured of a policy. */
export async function partyOf(tx: Tx, ctx: Context, customerId: string) {
  const [customer] = await tx
    .select({
      customerName: hyCustomer.customerName,
      uscc: hyCustomer.uscc,
      idNo: hyCustomer.idNo,
      phone: hyCustomer.contactPhone,
    })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  return {
    customerName: customer?.customerName ?? '',
    idNo: customer?.uscc ?? customer?.idNo ?? '',
    phone: customer?.phone ?? '',
  };
}
