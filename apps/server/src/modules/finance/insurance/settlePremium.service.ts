import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { cardText } from '../compensation/cardText.ts';
import type { Insurer } from '../insurance-channel/insuranceChannel.ts';
import { askInsurance } from '../insurance-channel/insuranceChannels.ts';
import { sumOf } from '../openAmount.ts';
import { beginPaying } from '../payment/submitPayments.ts';
import { keepInsurerCard } from './insurerCard.ts';
import type { PremiumSettleInput } from './policy.contract.ts';
import { openPremiums, premiumPayout } from './premiumPayout.ts';

/** The insurer with the account that they name today, before the transaction of the call. @throws InvalidInput there is none; AppError 50301 no answer */
export async function insurerOf(ctx: Context, { insuranceCompanyCode }: z.output<typeof PremiumSettleInput>): Promise<Insurer> {
  assertStaff(ctx);
  const insurer = (await askInsurance(ctx, (channel) => channel.companies())).find(({ code }) => code === insuranceCompanyCode);
  if (insurer === undefined) throw refusedField('insuranceCompanyCode', '请选择保险公司');
  return insurer;
}

/** What an insurer would be paid by now. */
export function showOpenPremiums(ctx: Context, { companyId, insuranceCompanyCode: insurerId, month }: OpenPremiumsQuery) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    return sumOf(await openPremiums(tx, ctx, { insurerId, companyId, month }));
  });
}

type OpenPremiumsQuery = Omit<z.output<typeof PremiumSettleInput>, 'reason'>;

/**
 * Asks that an insurer is paid what is open of premiums up to the end of a month; another person has it sent.
 *
 * @throws AppError 40106 no reason; nothing is open; one waits already
 */
export function askToSettle(
  ctx: Context,
  { companyId, month, reason }: z.output<typeof PremiumSettleInput>,
  insurer: Insurer,
): Promise<never> {
  return ctx.transaction(async (tx) => {
    const [company] = await tx
      .select({ name: hyCompany.companyName })
      .from(hyCompany)
      .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId), eq(hyCompany.delFlag, 0)));
    if (company === undefined) throw refusedField('companyId', '请选择运营主体');
    await beginPaying(tx, ctx, [companyId]);
    const premiums = await openPremiums(tx, ctx, { insurerId: insurer.code, companyId, month });
    const { amount } = sumOf(premiums);
    if (amount <= 0) throw refusedByRule('没有可结算的保费');
    const approval = await applyForApproval(tx, ctx, premiumPayout, {
      targetId: insurer.code,
      payload: {
        companyId,
        companyName: company.name,
        insurerName: insurer.name,
        month,
        receiver: cardText(await keepInsurerCard(tx, ctx, insurer)),
        amount,
        policies: premiums.length,
      },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
