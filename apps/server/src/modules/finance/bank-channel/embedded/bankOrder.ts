import { createHash } from 'node:crypto';
import { z } from 'zod';

const party = z.object({ name: z.string().max(100), accountNo: z.string().max(32) });

/** An order as the embedded bank reads it. Amounts are integer fen. */
export const BankOrder = z.object({
  merchant: z.string().min(1).max(32),
  requestSerial: z.string().regex(/^[0-9A-Za-z_-]{1,32}$/),
  payer: party.extend({ name: z.string().min(1).max(100), accountNo: z.string().min(1).max(32) }),
  payee: party.extend({ accountType: z.enum(['1', '2']) }),
  amount: z.int(),
  purpose: z.string().max(200),
});
export type BankOrder = z.output<typeof BankOrder>;

/** Why an order is not carried out. */
export interface Refusal {
  code: string;
  reason: string;
}

/** The highest amount of one order: 99,999,999.99 yuan. */
const mostFen = 9_999_999_999;

/** Looks at an order before anything is done with it; gives why it is refused. @source freight-domain 7 */
export function refusalOf({ amount, payee }: BankOrder): Refusal | undefined {
  if (amount < 1 || amount > mostFen) return { code: 'E02', reason: '金额超出允许范围' };
  if (payee.name.trim() === '') return { code: 'E12', reason: '收款人户名为空' };
  const isNumber = payee.accountType === '2' ? isCardNumber(payee.accountNo) : /^[0-9A-Za-z-]{6,32}$/.test(payee.accountNo);
  return isNumber ? undefined : { code: 'E11', reason: '收款账号不正确' };
}

/** 12 to 19 digits of which the last follows from the others. @source ISO/IEC 7812-1 */
function isCardNumber(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false;
  const sum = [...text].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is played with an order, by the last digit of the payee's number. @source freight-domain 7 */
export type Scenario = 'plain' | 'nameMismatch' | 'unknownAtFirst' | 'returned';

const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ['7', 'nameMismatch'],
  ['8', 'unknownAtFirst'],
  ['9', 'returned'],
]);

/** The scenario of an order. */
export const scenarioOf = ({ payee }: Pick<BankOrder, 'payee'>): Scenario => scenarios.get(payee.accountNo.slice(-1)) ?? 'plain';

/** Seconds until the result and the number that the bank gives: both follow from who asks and the serial, so that a run can be repeated. */
export function fateOf({ merchant, requestSerial }: Pick<BankOrder, 'merchant' | 'requestSerial'>): {
  seconds: number;
  bankSerialNo: string;
} {
  const digest = createHash('sha256').update(`${merchant} ${requestSerial}`).digest();
  return {
    seconds: 1 + (digest[0]! % 3),
    bankSerialNo: `SIM${digest.readBigUInt64BE(1).toString().padStart(20, '0')}`,
  };
}
