import { label } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import type { ApprovalKind } from '../approval/approvalKind.ts';
import { post } from '../ledger/post.ts';
import { postTransfer } from '../ledger/postings.ts';
import { assertFunds } from '../payment/payLimits.ts';
import { holdSettleAccount, type SettleAccount } from './settleAccount.ts';

const Payload = z.object({
  toId: z.string(),
  /** Fen. */
  amount: z.int().positive(),
  fromName: z.string(),
  toName: z.string(),
});
type Payload = z.output<typeof Payload>;

/** The account that the money goes to: another one of the same company. */
async function receiving(tx: Tx, ctx: Context, { target, payload }: { target: SettleAccount; payload: Payload }): Promise<SettleAccount> {
  if (payload.toId === target.id) throw refusedField('toId', '转入账户不能与转出账户相同');
  const to = await holdSettleAccount(tx, ctx, { id: payload.toId, field: 'toId' });
  // The books of two companies are two: money between them is a loan, and no transfer.
  if (to.companyId !== target.companyId) throw refusedField('toId', '请选择同一运营主体的账户');
  return to;
}

/** Moves money between two accounts of a company. @source freight-domain F23 调拨, amendments L4 */
export const platformTransfer: ApprovalKind<Payload, SettleAccount> = {
  code: 'platformTransfer',
  payload: Payload,
  hold: (tx, ctx, id) => holdSettleAccount(tx, ctx, { id }),
  check: async (tx, ctx, about) => {
    await receiving(tx, ctx, about);
    await assertFunds(tx, ctx, { companyAccountId: about.target.companyAccountId, amount: about.payload.amount });
  },
  carryOut: async (tx, ctx, { target, payload, approval }) => {
    const to = await receiving(tx, ctx, { target, payload });
    await post(tx, ctx, postTransfer({ amount: payload.amount, fromId: target.companyAccountId, toId: to.companyAccountId }), {
      bizId: approval.id,
      step: 'transfer',
      bizNo: approval.approvalNo,
      companyId: target.companyId,
      summary: `调拨：${approval.reason}`.slice(0, 200),
      happenTime: nowText(ctx.clock),
    });
  },
  nameOf: ({ fromName, toName }) => `${fromName} → ${toName}`.slice(0, 200),
  amountOf: ({ amount }) => amount,
  lines: ({ fromName, toName, amount }) => [
    { label: label('账户', 'Account'), from: fromName, to: toName },
    { label: label('调拨金额', 'Amount'), to: shownYuan(amount) },
  ],
};
