import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import type { AccountToProve, SentAmount } from './accountChannel.ts';
import { askInstitution } from './accountChannels.ts';

/** What an account keeps of a small amount that was sent to it. */
export interface Proof {
  verifyState: string;
  verifyRemark: string | null;
  /** What was sent, fen; null where nothing waits to be named. Never part of an answer. */
  verifyAmount: number | null;
  verifyTries: number;
}

/** States of the proof of an account, by dictionary `card_state`. */
export const proofState = { open: '10', proved: '20', failed: '30' } as const;

/** As often may a wrong amount be named. */
const mostTries = 3;

/** Has a small amount sent. Call it outside of any transaction. @throws AppError 50301 no answer */
export const sendSmallAmount = (ctx: Context, account: AccountToProve): Promise<SentAmount> =>
  askInstitution(ctx, { message: '打款失败，请稍后重试', call: (channel) => channel.sendAmount(account) });

/** What an account keeps once an amount is on its way. */
export const amountSent = (ctx: Context, { amount, remark }: SentAmount) => ({
  verifyState: proofState.open,
  verifyAmount: amount,
  verifyRemark: remark,
  verifySentTime: nowText(ctx.clock),
  verifyTries: 0,
});

/**
 * What an account keeps once an amount was named. A wrong one is not a failure of the call, or it would not be counted; after the third the proof has
 * failed, and another amount must be sent.
 *
 * @throws AppError nothing was sent
 */
export function amountNamed(account: Proof, amount: number): { isRight: boolean; values: Partial<Proof> } {
  if (account.verifyAmount === null) throw refusedByRule('请先发起打款');
  if (amount === account.verifyAmount)
    return { isRight: true, values: { verifyState: proofState.proved, verifyRemark: '打款验证通过', verifyAmount: null } };
  const tries = account.verifyTries + 1;
  const sent = account.verifyRemark?.split('；')[0] ?? '';
  return {
    isRight: false,
    values:
      tries < mostTries
        ? { verifyTries: tries, verifyRemark: `${sent}；金额不符，还可尝试${mostTries - tries}次` }
        : { verifyTries: tries, verifyState: proofState.failed, verifyRemark: '金额多次不符，请重新打款', verifyAmount: null },
  };
}
