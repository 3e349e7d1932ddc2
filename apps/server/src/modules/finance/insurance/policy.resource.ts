import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { InsurancePolicy } from './policy.contract.ts';
import { hyInsurancePolicy } from './policy.table.ts';
import { policyPayer, policyState } from './policy.states.ts';

/** Policies are seen with their waybill. */
const scope = (ctx: Context): SQL | undefined =>
  ctx.actor.userType === 1
    ? undefined
    : // Spelled out: within the select of one table drizzle leaves its name away.
      sql`exists (select 1 from ${hyShippingNote} where ${visibleRows(ctx, noteResource)} and ${hyShippingNote.id} = hy_insurance_policy.note_id)`;

/** What the system could not buy, of waybills that are still to be insured by hand. */
export const isStillToInsure = (): SQL =>
  and(
    eq(hyInsurancePolicy.state, policyState.failed),
    eq(hyInsurancePolicy.isAuto, '1'),
    sql`exists (select 1 from ${hyShippingNote} as n where n.tenant_id = hy_insurance_policy.tenant_id and n.id = hy_insurance_policy.note_id
          and n.insurance_state = ${policyState.failed} and n.note_status in (${noteStatus.toAccept}, ${noteStatus.toLoad}))`,
  ) as SQL;

/** What is between the platform and the insurer. */
const internal = ['settledPremium', 'claimAgreed'] as const;
/** What the insurance costs and brings: for the platform, and for who pays it. */
const costs = ['premium', 'rateE6', 'refundPremium', 'claimApplyAmount', 'claimAmount'] as const;
/** Whose goods they are, and what they are worth, is nothing for who carries them. */
const ofCustomer = [...costs, 'insuredAmount', 'applicant', 'applicantIdNo', 'insured', 'insuredIdNo', 'insuredPhone', 'payer'] as const;

function blankCosts({ actor }: Context, row: Record<string, unknown>): Record<string, unknown> {
  const isPayer = row['customerId'] === actor.cid && row['payer'] === policyPayer.customer;
  if (actor.userType === 1 || isPayer) return row;
  return { ...row, ...Object.fromEntries(costs.flatMap((name) => (name in row ? [[name, null]] : []))) };
}

/** Policies with their rules. They are made by quotes and changed by their moves alone. @source freight-domain 2.36, 3.13, PERM-06 */
export const policyResource: Resource<typeof InsurancePolicy, typeof hyInsurancePolicy> = defineResource(InsurancePolicy, {
  table: hyInsurancePolicy,
  options: {
    permission: 'insurance',
    title: 'orderPolicyNo',
    audited: true,
    scope,
    hidden: ({ actor: { userType } }) => (userType === 1 ? [] : userType === 2 ? internal : [...internal, ...ofCustomer]),
    filters: { toInsure: (value) => (value === '1' ? isStillToInsure() : undefined) },
    guarded: ({ actor }) => (actor.userType === 1 ? [] : costs),
    extra: {
      companyName: { sql: hyCompany.companyName, type: 'text' },
      customerName: { sql: hyCustomer.customerName, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyInsurancePolicy.tenantId), eq(hyCompany.id, hyInsurancePolicy.companyId)) as SQL)
        .leftJoin(
          hyCustomer,
          and(eq(hyCustomer.tenantId, hyInsurancePolicy.tenantId), eq(hyCustomer.id, hyInsurancePolicy.customerId)) as SQL,
        ),
    mapRow: (row, ctx) => blankCosts(ctx, toldTexts('failReason', 'cancelReason', 'claimResult')(row, ctx)),
    reads: ['customerId', 'payer'],
  },
});
