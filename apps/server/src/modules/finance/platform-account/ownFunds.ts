import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { post } from '../ledger/post.ts';
import { postOwnFunds } from '../ledger/postings.ts';
import { assertFunds } from '../payment/payLimits.ts';
import { holdSettleAccount, type SettleAccount } from './settleAccount.ts';

const Payload = z.object({
  direction: z.enum(['in', 'out']),
  /** Fen. */
  amount: z.int().positive(),
  accountName: z.string(),
});
type Payload = z.output<typeof Payload>;

/** Means that the owners put into an account of their company, or take out of it (P27). @source amendments L9 */
export const ownFunds: ApprovalKind<Payload, SettleAccount> = {
  code: 'ownFunds',
  payload: Payload,
  hold: (tx, ctx, id) => holdSettleAccount(tx, ctx, { id }),
  check: async (tx, ctx, { target: { companyAccountId }, payload: { direction, amount } }) => {
    if (direction === 'out') await assertFunds(tx, ctx, { companyAccountId, amount });
  },
  carryOut: async (tx, ctx, { target: { companyId, companyAccountId }, payload: { direction, amount }, approval }) => {
    await post(tx, ctx, postOwnFunds({ companyId, amount, companyAccountId, isOut: direction === 'out' }), {
      bizId: approval.id,
      step: 'ownFunds',
      bizNo: approval.approvalNo,
      companyId,
      summary: `自有资金：${approval.reason}`.slice(0, 200),
    });
  },
  nameOf: ({ accountName }) => accountName,
  amountOf: ({ amount }) => amount,
  lines: ({ direction, amount }) => [{ label: label('账户余额', 'Balance'), to: `${direction === 'in' ? '+' : '-'}${shownYuan(amount)}` }],
};
