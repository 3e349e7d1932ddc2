import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { sumOf } from '../openAmount.ts';
import { periodOf } from './period.ts';
import type { TaxSetOffInput } from './taxDeclaration.contract.ts';
import { taxKind } from './taxDeclaration.states.ts';
import { amountToSetOff, vatSetOff } from './vatSetOff.ts';

type SetOffInput = z.output<typeof TaxSetOffInput>;

function assertOver(ctx: Context, month: string): void {
  const period = periodOf(taxKind.agencyVat, month);
  if (period === undefined || period.to >= nowText(ctx.clock).slice(0, 10)) throw refusedField('month', '所属期尚未结束');
}

/** What would be set off by now. @throws AppError as `askToSetOff` does */
export function showSetOff(ctx: Context, { companyId, month }: Omit<SetOffInput, 'reason'>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    assertOver(ctx, month);
    return sumOf([{ amount: await amountToSetOff(tx, ctx, { companyId, month }) }]);
  });
}

/**
 * Asks for the input tax of a month to be set off; another person has it booked.
 *
 * @throws AppError 40106 no reason; there is nothing to set off, or it was; InvalidInput the month is not over
 */
export function askToSetOff(ctx: Context, { companyId, month, reason }: SetOffInput) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    assertOver(ctx, month);
    const { companyName } = await vatSetOff.hold(tx, ctx, companyId);
    const amount = await amountToSetOff(tx, ctx, { companyId, month });
    const approval = await applyForApproval(tx, ctx, vatSetOff, {
      targetId: companyId,
      payload: { companyName, month, amount },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
