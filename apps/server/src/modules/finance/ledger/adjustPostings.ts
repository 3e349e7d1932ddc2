import { accounts, booksOf } from './chartOfAccounts.ts';
import { type Amount, credit, debit, type Posting, posting, reversed } from './postings.ts';

/** The business of corrections. */
const adjustBiz = 'noteAdjust';

/** A correction of what a customer is charged. */
export type CustomerAdjusted = Amount & {
  /** Fen; below zero where it becomes less. */
  amount: number;
  customerId: string;
  /** Part of the amount that is tax, with its sign. */
  tax: number;
  /** What was paid and is charged no more. */
  toWallet?: { walletId: string; amount: number } | undefined;
};

/** A waybill is corrected for its customer: what they owe, and the income and its tax behind it; what they have paid already goes to their wallet. @source amendments L20 */
export function postCustomerAdjust({ companyId, amount, customerId, tax, toWallet }: CustomerAdjusted): Posting {
  const books = booksOf(companyId);
  const size = Math.abs(amount);
  const back = toWallet?.amount ?? 0;
  const more = posting(adjustBiz, [
    debit(books.receivable(customerId), size - back),
    ...(toWallet === undefined ? [] : [debit(accounts.wallet(toWallet.walletId), back)]),
    credit(books.freightIncome, size - Math.abs(tax)),
    credit(books.vatPending, Math.abs(tax)),
  ]);
  return amount > 0 ? more : reversed(more);
}

/** The same for whom the carriage is owed to: the cost, and what is owed. @source amendments L20 */
export function postCarrierAdjust({ companyId, amount, creditorId }: Amount & { creditorId: string }): Posting {
  const books = booksOf(companyId);
  const size = Math.abs(amount);
  const more = posting(adjustBiz, [debit(books.freightCost, size), credit(books.payable(creditorId), size)]);
  return amount > 0 ? more : reversed(more);
}
