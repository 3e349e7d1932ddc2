import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { refusedByRule } from '../../../platform/errors.ts';
import { walletShort } from '../../customers/customer-wallet/fundsShort.ts';
import { walletState } from '../../customers/customer-wallet/customerWallet.states.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { balanceOf } from '../ledger/post.ts';
import { postWalletAdjust } from '../ledger/postings.ts';
import { bookIntoWallet, type HeldWallet, holdWallet } from '../recharge/rechargeWallet.ts';

const Payload = z.object({
  direction: z.enum(['in', 'out']),
  /** Fen. */
  amount: z.int().positive(),
  account: z.enum(['compensate', 'other']),
  customerName: z.string(),
  companyName: z.string(),
});
type Payload = z.output<typeof Payload>;

const accountNames = { compensate: label('赔付', 'Compensation'), other: label('其他收入', 'Other income') };

/** Corrects what is free in a customer's wallet, up or down (P25). @source freight-domain F10 调账, amendments L22 */
export const walletAdjustment: ApprovalKind<Payload, HeldWallet> = {
  code: 'walletAdjust',
  payload: Payload,
  hold: holdWallet,
  check: async (tx, ctx, { target: { wallet }, payload: { direction, amount } }) => {
    if (wallet.state === walletState.closed) throw refusedByRule('钱包已注销');
    if (direction === 'in') return;
    const available = await balanceOf(tx, ctx.actor.tenantId, accounts.wallet(wallet.id));
    if (available < amount) throw await walletShort(tx, ctx, wallet.id, { needed: amount, available });
  },
  carryOut: async (tx, ctx, { target, payload: { direction, amount, account }, approval }) => {
    await bookIntoWallet(tx, ctx, target, {
      posting: postWalletAdjust({
        companyId: target.wallet.companyId,
        walletId: target.wallet.id,
        amount,
        account,
        isOut: direction === 'out',
      }),
      facts: { bizId: approval.id, step: 'adjust', bizNo: approval.approvalNo, summary: `调账：${approval.reason}`.slice(0, 200) },
    });
  },
  nameOf: ({ customerName, companyName }) => `${customerName} / ${companyName}`.slice(0, 200),
  amountOf: ({ amount }) => amount,
  lines: ({ direction, amount, account }) => [
    { label: label('可用余额', 'Available'), to: `${direction === 'in' ? '+' : '-'}${shownYuan(amount)}` },
    { label: label('对应科目', 'Against'), to: accountNames[account] },
  ],
};
