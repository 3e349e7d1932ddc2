import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { approvalResource } from '../approval/approval.resource.ts';
import { applyForApproval } from '../approval/applyForApproval.ts';
import { cardOf } from '../payment/payingFacts.ts';
import { beginPaying } from '../payment/submitPayments.ts';
import { namedWallet } from './namedWallet.ts';
import { isOfCustomer, walletRefund } from './walletRefund.ts';
import type { WalletRefundInput } from './walletMoney.contract.ts';

/**
 * Asks that what is free in a wallet is given back to its customer; another person has it sent.
 *
 * @throws AppError 40106 no reason; 40105 the wallet is frozen, or does not hold it; 40331 no check by SMS a moment ago, where the company asks for one
 * @throws InvalidInput the account is not the customer's, or its bank has not confirmed it
 * @source freight-domain F10, 3.8, amendments 28
 */
export function refundWallet(ctx: Context, { id, amount, cardId, reason }: z.output<typeof WalletRefundInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { wallet, customerName, companyName } = await namedWallet(tx, ctx, id);
    const card = await cardOf(tx, ctx, cardId);
    if (card === undefined || !isOfCustomer(card, wallet)) throw refusedField('cardId', '请选择客户已验证的收款账户');
    await beginPaying(tx, ctx, [wallet.companyId]);
    const approval = await applyForApproval(tx, ctx, walletRefund, {
      targetId: id,
      payload: {
        customerName,
        companyName,
        amount,
        cardId,
        payeeName: card.cardHolder,
        cardNo: maskText(card.cardNo),
        bankName: card.bankName ?? '',
      },
      reason,
    });
    return getRow(ctx, approvalResource, approval.id) as Promise<never>;
  });
}
