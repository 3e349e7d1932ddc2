import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { walletResource } from '../../customers/customer-wallet/customerWallet.resource.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { walletAdjustment } from './walletAdjustment.ts';
import type { WalletAdjustInput } from './walletMoney.contract.ts';

/**
 * Asks for a correction of a wallet; another person has it booked.
 *
 * @throws AppError 40106 no reason; 40105 the wallet does not hold what is to be taken; one waits already
 * @source freight-domain F10, P25, amendments 28
 */
export function adjustWallet(ctx: Context, { id, reason, ...change }: z.output<typeof WalletAdjustInput>) {
  return ctx.transaction(async (tx) => {
    const wallet = await findRow(tx, ctx, walletResource, id);
    if (wallet === undefined) throw notFound();
    const { tenantId } = ctx.actor;
    const [names] = await tx
      .select({ customerName: hyCustomer.customerName, companyName: hyCompany.companyName })
      .from(hyCustomer)
      .innerJoin(hyCompany, and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, wallet.companyId)))
      .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, wallet.customerId)));
    const { customerName = '', companyName = '' } = names ?? {};
    const { direction, account } = change;
    const approval = await applyForApproval(tx, ctx, walletAdjustment, {
      targetId: id,
      payload: {
        customerName,
        companyName,
        amount: change.amount,
        direction: direction === 'out' ? 'out' : 'in',
        account: account === 'other' ? 'other' : 'compensate',
      },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
