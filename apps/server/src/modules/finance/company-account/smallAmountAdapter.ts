import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { localSmallAmount } from './localSmallAmount.ts';

/** Where a small amount is to go. */
export interface AccountToCheck {
  accountName: string;
  accountNo: string;
  cnaps: string;
}

/** What was sent. */
export interface SentAmount {
  /** Fen; anyone who has the account names it. */
  amount: number;
  /** For people. */
  remark: string;
}

/** A way to have a bank send a small amount, so that its receiver can prove that the account is theirs. */
export interface SmallAmountAdapter {
  /** `local`, or the name of a bank or institution. */
  channel: string;
  send(account: AccountToCheck): Promise<SentAmount>;
}

/** How long a bank may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the local one alone; a bank takes its place here. @source freight-domain 7 verifySmallAmount */
const smallAmountAdapter: SmallAmountAdapter = localSmallAmount;

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export function sendSmallAmount(platform: Platform, account: AccountToCheck): Promise<SentAmount> {
  const { channel } = smallAmountAdapter;
  const asked = { what: 'small amount', about: { channel }, timeLimit, message: '打款失败，请稍后重试', errorCode: 50301 };
  return askAdapter(platform, asked, () => smallAmountAdapter.send(account));
}
