import { payKind } from '../payment/payment.states.ts';
import { accounts, booksOf, type MoneyPlace } from './chartOfAccounts.ts';
import { type Amount, credit, debit, type Line, posting } from './postings.ts';

type Books = ReturnType<typeof booksOf>;

/** Where money stands before a payment takes it, and what the postings of its way are called. */
interface Payout {
  /** Account of its owner: of a creditor, an agent or an insurer, or a wallet. */
  source: (books: Books, ownerId: string) => string;
  sent: string;
  paid: string;
  failed: string;
  returned: string;
}

/** Taxes by what a payment of them names as its owner. */
const taxOwner = { withheld: 'taxWithheld', vatOutput: 'vatOutput' } as const;

const usual = { sent: 'payStart', paid: 'paySuccess', failed: 'payFail', returned: 'payReturn' };

/** By the kind of the payment. What is paid offline (3) never is on its way. @source amendments L4 */
const payouts: Readonly<Record<string, Payout>> = {
  [payKind.freight]: { ...usual, source: (books, creditorId) => books.payable(creditorId) },
  [payKind.prepay]: {
    source: (books, creditorId) => books.prepaid(creditorId),
    sent: 'prepayStart',
    paid: 'prepaySuccess',
    failed: 'prepayFail',
    returned: 'prepayReturn',
  },
  [payKind.refund]: {
    source: (_books, walletId) => accounts.wallet(walletId),
    sent: 'refundStart',
    paid: 'refundSuccess',
    failed: 'refundFail',
    returned: 'refundReturn',
  },
  [payKind.agentMargin]: { ...usual, source: (books, agentId) => books.agent(agentId), sent: 'agentPay' },
  [payKind.premium]: { ...usual, source: (books, insurerId) => books.insurance(insurerId), sent: 'insureSettle' },
  [payKind.tax]: {
    ...usual,
    source: (books, tax) => (tax === taxOwner.vatOutput ? books.vatOutput : books.taxWithheld),
    sent: 'taxPay',
  },
  [payKind.compensation]: { ...usual, source: (books, creditorId) => books.payable(creditorId) },
  [payKind.suspense]: { ...usual, source: (books) => books.suspense },
};

/** A payment as the books see it. */
export type PayoutOf = Amount & {
  payKind: string;
  /** Whom the account belongs to that it takes the money from. */
  creditorId: string;
};

function payoutOf({ payKind: kind }: PayoutOf): Payout {
  const payout = payouts[kind];
  if (payout === undefined) throw new RangeError(`Payments of kind ${kind} are never on their way`);
  return payout;
}

/** Account that a payment takes its money from. */
const sourceOf = (of: PayoutOf): string => payoutOf(of).source(booksOf(of.companyId), of.creditorId);

/** P06, P06p, P18, P24: it is on its way to the payee. */
export const postPayout = (of: PayoutOf & { channel: string }) =>
  posting(payoutOf(of).sent, [debit(sourceOf(of), of.amount), credit(booksOf(of.companyId).clearing(of.channel), of.amount)]);

/** P08, P08p: the bank has paid, and taken its fee. */
export const postPaid = (of: PayoutOf & MoneyPlace & { channel: string; channelFee: number }) =>
  posting(payoutOf(of).paid, [
    debit(booksOf(of.companyId).clearing(of.channel), of.amount),
    debit(booksOf(of.companyId).channelCost, of.channelFee),
    credit(accounts.place(of), of.amount),
    credit(accounts.place(of), of.channelFee),
  ]);

/** P09, P09p: it came to nothing, and is where it was before. */
export const postPayoutFailed = (of: PayoutOf & { channel: string }) =>
  posting(payoutOf(of).failed, [debit(booksOf(of.companyId).clearing(of.channel), of.amount), credit(sourceOf(of), of.amount)]);

/** Part of what came back, with the account that it goes to. */
export type Share = Pick<Line, 'accountCode' | 'amount'>;

/** P10: it came back after it had succeeded; its fee is gone. Without `shares` all of it goes to where it came from. */
export const postReturned = ({ shares, ...of }: PayoutOf & MoneyPlace & { shares?: readonly Share[] | undefined }) =>
  posting(payoutOf(of).returned, [
    debit(accounts.place(of), of.amount),
    ...(shares ?? [{ accountCode: sourceOf(of), amount: of.amount }]).map(({ accountCode, amount }) => credit(accountCode, amount)),
  ]);
