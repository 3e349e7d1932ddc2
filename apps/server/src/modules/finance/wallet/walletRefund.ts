import { label } from '@tarmac/freight-api/rules';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound } from '../../../platform/errors.ts';
import { maskText } from '../../../platform/resource/maskText.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { walletState } from '../../customers/customer-wallet/customerWallet.states.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { balanceOf } from '../ledger/post.ts';
import { payDocument } from '../payment/documentPayments.ts';
import { decidedBy } from '../payment/movePayment.ts';
import { holdCompanies } from '../payment/payLimits.ts';
import { payKind } from '../payment/payment.states.ts';
import { cardOf } from '../payment/payingFacts.ts';

type Wallet = typeof hyCustomerWallet.$inferSelect;
type Card = typeof hyBankCard.$inferSelect;

const Payload = z.object({
  /** Fen. */
  amount: z.int().positive(),
  cardId: z.string(),
  payeeName: z.string(),
  /** Masked. */
  cardNo: z.string(),
  bankName: z.string(),
  customerName: z.string(),
  companyName: z.string(),
});
type Payload = z.output<typeof Payload>;

/** Whether an account is one of the wallet's customer, and confirmed. */
export const isOfCustomer = (card: Card, { customerId }: Wallet): boolean =>
  card.holderType === 'customer' && card.holderId === customerId && card.verifyState === '20';

/** Gives back to a customer what is free in their wallet (P18). @source freight-domain F10 退款, amendments L4, L32 */
export const walletRefund: ApprovalKind<Payload, Wallet> = {
  code: 'walletRefund',
  payload: Payload,
  hold: async (tx, ctx, id) => {
    const [wallet] = await tx
      .select()
      .from(hyCustomerWallet)
      .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, id)));
    if (wallet === undefined) throw notFound();
    await holdCompanies(tx, ctx, [wallet.companyId]);
    return wallet;
  },
  check: async (tx, ctx, { target, payload: { amount } }) => {
    const available = await balanceOf(tx, ctx.actor.tenantId, accounts.wallet(target.id));
    const isOpen = target.state === walletState.normal;
    if (!isOpen || available < amount)
      throw await fundsShort(tx, ctx, { reason: isOpen ? 'wallet' : 'frozen', customerId: target.customerId, needed: amount, available });
  },
  carryOut: async (tx, ctx, { target, payload, approval }) => {
    await payDocument(tx, ctx, {
      payKind: payKind.refund,
      documentId: approval.id,
      companyId: target.companyId,
      customerId: target.customerId,
      creditor: { type: 'customer', id: target.id },
      card: await cardSeen(tx, ctx, target, payload),
      payeeType: null,
      amount: payload.amount,
      decided: decidedBy(approval),
    });
  },
  nameOf: ({ customerName, companyName }) => `${customerName} / ${companyName}`.slice(0, 200),
  amountOf: ({ amount }) => amount,
  lines: ({ amount, payeeName, cardNo, bankName }) => [
    { label: label('退款金额', 'Refund'), to: shownYuan(amount) },
    { label: label('收款账户', 'To'), to: [payeeName, cardNo, bankName].filter(Boolean).join(' ') },
  ],
};

/** The account as it was shown. @throws AppError 40404 it is not confirmed any more, or not the customer's; Conflict it has another number */
async function cardSeen(tx: Tx, ctx: Context, wallet: Wallet, { cardId, payeeName, cardNo }: Payload): Promise<Card> {
  const card = await cardOf(tx, ctx, cardId);
  if (card === undefined || !isOfCustomer(card, wallet)) throw businessError(40404, { message: '收款卡未验证' });
  if (card.cardHolder !== payeeName || maskText(card.cardNo) !== cardNo) throw stateChanged();
  return card;
}
