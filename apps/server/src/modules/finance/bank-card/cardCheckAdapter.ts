import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { localCardCheck } from './localCardCheck.ts';

/** What a bank is asked whether it belongs together. */
export interface CardToCheck {
  /** 1 corporate, 2 personal. */
  accountType: string;
  cardHolder: string;
  cardNo: string;
  idNo: string | null;
  phone: string | null;
}

/** What the bank said. */
export interface CardVerdict {
  passed: boolean;
  /** The bank's number of the check. */
  verifyNo: string;
  /** For people. */
  remark: string;
}

/** A way to have name, ID card, number and phone of a card checked by its bank. */
export interface CardCheckAdapter {
  /** `local`, or the name of a bank or institution. */
  channel: string;
  check(card: CardToCheck): Promise<CardVerdict>;
}

/** How long a bank may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the local one alone; a bank takes its place here. @source freight-domain 7 */
const cardCheckAdapter: CardCheckAdapter = localCardCheck;

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the adapter refused to answer, in its words; or it broke or took too long, in ours
 */
export function checkCard(platform: Platform, card: CardToCheck): Promise<CardVerdict> {
  const { channel } = cardCheckAdapter;
  const asked = { what: 'card check', about: { channel }, timeLimit, message: '银行卡验证失败，请稍后重试', errorCode: 50301 };
  return askAdapter(platform, asked, () => cardCheckAdapter.check(card));
}
