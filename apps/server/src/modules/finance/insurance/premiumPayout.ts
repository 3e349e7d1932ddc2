import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import { bulkInsert } from '../../../platform/db/bulkInsert.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { newRow } from '../../../platform/resource/writeRows.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { cardText } from '../compensation/cardText.ts';
import { monthAfter, startOf } from '../ledger/closedMonth.ts';
import { payDocument } from '../payment/documentPayments.ts';
import { decidedBy } from '../payment/movePayment.ts';
import { payKind } from '../payment/payment.states.ts';
import { holdCompanies } from '../payment/payLimits.ts';
import { insurerCard } from './insurerCard.ts';
import { settleItems } from './settleItems.ts';
import { policyCovers, policyState } from './policy.states.ts';
import { hyInsurancePolicy, hyPremiumItem } from './policy.table.ts';

/** The account of an insurer is the target of an application. */
const Payload = z.object({
  companyId: z.string(),
  companyName: z.string(),
  insurerName: z.string(),
  month: z.string(),
  receiver: z.string(),
  /** Fen. */
  amount: z.int().positive(),
  policies: z.int().positive(),
});
type Payload = z.output<typeof Payload>;

/** A policy of which something is open with its insurer: below nought where a settled premium went back to its payer. */
export interface OpenPremium {
  id: string;
  companyId: string;
  buyMonth: string;
  amount: number;
}

/** Policies that were issued. What is still being ordered or cancelled waits for its result. */
const settleable = [...policyCovers, policyState.cancelled];

/** Open premiums of an insurer, of policies up to a month or of all. They are held. @param month YYYY-MM */
export function openPremiums(
  tx: Tx,
  ctx: Context,
  { insurerId, companyId, month }: { insurerId: string; companyId?: string; month?: string },
): Promise<OpenPremium[]> {
  const policy = hyInsurancePolicy;
  const open = sql`${policy.premium} - ${policy.refundPremium} - ${policy.settledPremium}`;
  return tx
    .select({
      id: policy.id,
      companyId: policy.companyId,
      buyMonth: sql<string>`to_char(${policy.buyTime} at time zone 'Asia/Shanghai', 'YYYY-MM')`,
      amount: open.mapWith(Number),
    })
    .from(policy)
    .where(
      and(
        eq(policy.tenantId, ctx.actor.tenantId),
        eq(policy.insuranceCompanyCode, insurerId),
        companyId === undefined ? undefined : eq(policy.companyId, companyId),
        isNotNull(policy.buyTime),
        month === undefined ? undefined : lt(policy.buyTime, startOf(monthAfter(month))),
        inArray(policy.state, settleable),
        sql`${open} <> 0`,
      ),
    )
    .orderBy(asc(policy.id))
    .for('update');
}

/** What an application is about. @throws Conflict the figure has changed since it was asked for */
function askedPremiums(premiums: readonly OpenPremium[], { companyId, month, amount }: Payload): OpenPremium[] {
  const asked = premiums.filter((one) => one.companyId === companyId && one.buyMonth <= month);
  if (asked.reduce((sum, one) => sum + one.amount, 0) !== amount) throw stateChanged();
  return asked;
}

interface Payable {
  insurerId: string;
  premiums: readonly OpenPremium[];
}

/** Pays an insurer the premiums that policies came to by the end of a month (P20s). @source freight-domain 4.4, amendments 12, L4 */
export const premiumPayout: ApprovalKind<Payload, Payable> = {
  code: 'premiumPayout',
  payload: Payload,
  hold: async (tx, ctx, insurerId) => {
    const { tenantId } = ctx.actor;
    const companies = await tx
      .selectDistinct({ id: hyInsurancePolicy.companyId })
      .from(hyInsurancePolicy)
      .where(and(eq(hyInsurancePolicy.tenantId, tenantId), eq(hyInsurancePolicy.insuranceCompanyCode, insurerId)));
    await holdCompanies(
      tx,
      ctx,
      companies.map(({ id }) => id),
    );
    return { insurerId, premiums: await openPremiums(tx, ctx, { insurerId }) };
  },
  check: async (tx, ctx, { target, payload }) => {
    askedPremiums(target.premiums, payload);
    const card = await insurerCard(tx, ctx, target.insurerId);
    if (card === undefined) throw refusedByRule('保险公司没有收款账户');
    if (cardText(card) !== payload.receiver) throw stateChanged();
  },
  carryOut: async (tx, ctx, { target, payload, approval }) => {
    const premiums = askedPremiums(target.premiums, payload);
    await payDocument(tx, ctx, {
      payKind: payKind.premium,
      documentId: approval.id,
      companyId: payload.companyId,
      customerId: null,
      creditor: { type: 'insurer', id: target.insurerId },
      card: (await insurerCard(tx, ctx, target.insurerId))!,
      payeeType: null,
      amount: payload.amount,
      decided: decidedBy(approval),
    });
    await bulkInsert(
      tx,
      hyPremiumItem,
      premiums.map(({ id: policyId, amount }) => newRow(ctx, { id: newId(), approvalId: approval.id, policyId, amount })),
    );
    await settleItems(tx, ctx, approval.id, 1);
  },
  nameOf: ({ insurerName }) => insurerName,
  amountOf: ({ amount }) => amount,
  lines: ({ companyName, month, policies, amount, receiver }) => [
    { label: label('运营主体', 'Company'), to: companyName },
    { label: label('结算至月份', 'Up to the month'), to: month },
    { label: label('保单数', 'Policies'), to: String(policies) },
    { label: label('保费', 'Premiums'), to: shownYuan(amount) },
    { label: label('收款账户', 'To'), to: receiver },
  ],
};
