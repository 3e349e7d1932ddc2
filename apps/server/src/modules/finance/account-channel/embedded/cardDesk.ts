import { createHash } from 'node:crypto';
import { checkBankCard } from '@tarmac/freight-api/rules';
import type { AccountToProve, CardToCheck, CardVerdict, SentAmount } from '../accountChannel.ts';

/**
 * Numbers that say that they are tests: no card begins with 99, which the standard keeps for national use (ISO/IEC 7812-1). Their last digit says what the
 * bank answers; the screen shows this table.
 */
const testNumber = /^99\d+([789])$/;

const answers: ReadonlyMap<string, string> = new Map([
  ['7', '本地模拟验证：户名与卡号不一致'],
  ['8', '本地模拟验证：预留手机号不一致'],
  ['9', '本地模拟验证：该卡已挂失'],
]);

const passed = '本地模拟验证通过，未连接银行';

/** The number of a check: the same card always gets the same one. */
function numberOf({ cardHolder, cardNo, idNo, phone }: CardToCheck): string {
  const digest = createHash('sha256').update([cardHolder, cardNo, idNo, phone].join('|')).digest('hex');
  return `SIM${digest.slice(0, 16).toUpperCase()}`;
}

/**
 * Asks no bank: whatever passes the check of its digits is taken for right, and the result says that it is simulated. Only test numbers are refused.
 *
 * @source freight-domain 7
 */
export function checkCard(card: CardToCheck): CardVerdict {
  const isNumber = card.accountType !== '2' || checkBankCard(card.cardNo).ok;
  const scenario = testNumber.exec(card.cardNo)?.[1];
  const remark = isNumber ? (answers.get(scenario ?? '') ?? passed) : '本地模拟验证：卡号校验不通过';
  return { passed: remark === passed, verifyNo: numberOf(card), remark };
}

/** Why a card cannot be bound to the account of a holder; undefined where it can. */
export function bindingProblem(card: CardToCheck, names: readonly (string | null)[]): string | undefined {
  return names.includes(card.cardHolder) ? undefined : '本地模拟验证：持卡人与开户名称不一致';
}

/** A refusal to bind. */
export const notBound = (card: CardToCheck, remark: string): CardVerdict => ({ passed: false, verifyNo: numberOf(card), remark });

/** Sends nothing: it says what it would have sent, and that this is simulated. The same account always gets the same amount. */
export function sendAmount({ accountName, accountNo, cnaps }: AccountToProve): SentAmount {
  const digest = createHash('sha256').update([accountName, accountNo, cnaps].join('|')).digest();
  const amount = (digest.readUInt32BE(0) % 99) + 1;
  return { amount, remark: `本地模拟打款${(amount / 100).toFixed(2)}元，未连接银行` };
}
