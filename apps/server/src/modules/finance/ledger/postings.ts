import { costBaseOf, splitVat } from '../../shipping/fees/fees.ts';
import { accounts, booksOf, type MoneyPlace, type Side } from './chartOfAccounts.ts';

/** One line of a posting, in fen. */
export interface Line {
  accountCode: string;
  side: Side;
  amount: number;
}

/** Business of a posting with its lines, which sum to zero. Empty lines: there is nothing to book. */
export interface Posting {
  biz: string;
  lines: readonly Line[];
}

/** An amount in fen, in the books of a company. */
export interface Amount {
  companyId: string;
  amount: number;
}

export const debit = (accountCode: string, amount: number): Line => ({ accountCode, side: 'D', amount });
export const credit = (accountCode: string, amount: number): Line => ({ accountCode, side: 'C', amount });

/** Drops lines of zero and checks that the rest is balanced. @throws RangeError the posting is wrong in itself */
export function posting(biz: string, all: readonly Line[]): Posting {
  const lines = all.filter(({ amount }) => amount !== 0);
  const sum = lines.reduce((total, { side, amount }) => total + (side === 'D' ? amount : -amount), 0);
  if (sum !== 0 || lines.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0))
    throw new RangeError(`Posting ${biz} does not balance`);
  return { biz, lines };
}

/** The same amounts on the other sides. */
export const reversed = ({ biz, lines }: Posting): Posting =>
  posting(
    biz,
    lines.map((line) => ({ ...line, side: line.side === 'D' ? 'C' : 'D' })),
  );

/** P01: money arrived for a wallet. */
export const postRecharge = (of: MoneyPlace & { walletId: string; amount: number }) =>
  posting('recharge', [debit(accounts.place(of), of.amount), credit(accounts.wallet(of.walletId), of.amount)]);

/** P01r: an arrival is taken back. */
export const postRechargeReverse = (of: MoneyPlace & { walletId: string; amount: number }) =>
  posting('rechargeReverse', [debit(accounts.wallet(of.walletId), of.amount), credit(accounts.place(of), of.amount)]);

/** P02: money is set aside at dispatch. */
export const postFreeze = (of: { walletId: string; amount: number }) =>
  posting('freeze', [debit(accounts.wallet(of.walletId), of.amount), credit(accounts.frozen(of.walletId), of.amount)]);

/** P03: money set aside is given back. */
export const postUnfreeze = (of: { walletId: string; amount: number }) =>
  posting('unfreeze', [debit(accounts.frozen(of.walletId), of.amount), credit(accounts.wallet(of.walletId), of.amount)]);

/** P04: the set-aside changes by `difference`, up or down. */
export const postFreezeAdjust = (of: { walletId: string; difference: number }) =>
  of.difference >= 0
    ? posting('freezeAdjust', [debit(accounts.wallet(of.walletId), of.difference), credit(accounts.frozen(of.walletId), of.difference)])
    : posting('freezeAdjust', [debit(accounts.frozen(of.walletId), -of.difference), credit(accounts.wallet(of.walletId), -of.difference)]);

/** What the accrual of a waybill follows from. */
export interface AccrualInput {
  companyId: string;
  customerId: string;
  /** Whom the carriage is owed to. */
  creditorId: string;
  agentId: string | null;
  orderMode: string;
  lossPass: string;
  feeTotal: number;
  driverFee: number;
  serviceFee: number;
  agentMargin: number;
  lossAmount: number;
  /** In 1/10000. */
  taxRate: number;
}

/** P05: income net of tax, cost and what is owed, at examination. */
export function postAccrual(of: AccrualInput): Posting {
  const books = booksOf(of.companyId);
  const costBase = costBaseOf(of, of.lossPass);
  const { tax, fee, freight } = splitVat(of.feeTotal, { serviceFee: of.serviceFee, taxRate: of.taxRate });
  const margin = of.orderMode === '3' ? of.agentMargin : 0;
  return posting('accrual', [
    debit(books.receivable(of.customerId), of.feeTotal),
    debit(books.freightCost, costBase),
    debit(books.agentCost, margin),
    credit(books.freightIncome, freight),
    credit(books.feeIncome, fee),
    credit(books.vatPending, tax),
    credit(books.payable(of.creditorId), costBase),
    ...(of.agentId === null ? [] : [credit(books.agent(of.agentId), margin)]),
  ]);
}

/** P05l: a loss that is passed on to the customer. */
export const postLoss = ({ companyId, amount, ...of }: Amount & { creditorId: string; customerId: string }) =>
  posting('lossCompensate', [
    debit(booksOf(companyId).payable(of.creditorId), amount),
    credit(booksOf(companyId).loss(of.customerId), amount),
  ]);

/** P05w: tax withheld from the payee; what was advanced for them comes back first. @source amendments L15 */
export const postTaxWithheld = ({ companyId, amount, creditorId, advanced = 0 }: Amount & { creditorId: string; advanced?: number }) =>
  posting('taxWithhold', [
    debit(booksOf(companyId).payable(creditorId), amount),
    credit(booksOf(companyId).taxAdvanced(creditorId), advanced),
    credit(booksOf(companyId).taxWithheld, amount - advanced),
  ]);

/** P05f: the money set aside pays the receivable. */
export const postFund = ({ companyId, amount, ...of }: Amount & { walletId: string; customerId: string }) =>
  posting('fund', [debit(accounts.frozen(of.walletId), amount), credit(booksOf(companyId).receivable(of.customerId), amount)]);

/** P07: a prepayment counts against what is owed. */
export const postPrepayOffset = ({ companyId, amount, creditorId }: Amount & { creditorId: string }) =>
  posting('prepayOffset', [debit(booksOf(companyId).payable(creditorId), amount), credit(booksOf(companyId).prepaid(creditorId), amount)]);

/** What came back by the bank and was owed again as freight is not, once the examination is taken back: it is a prepayment that came to nothing. */
export const postReturnUncounted = ({ companyId, amount, creditorId }: Amount & { creditorId: string }) =>
  posting('prepayReturn', [debit(booksOf(companyId).payable(creditorId), amount), credit(booksOf(companyId).prepaid(creditorId), amount)]);

/** P14: the payee has brought a prepayment back. */
export const postPrepayRecover = ({ companyId, amount, ...of }: Amount & { creditorId: string; companyAccountId: string }) =>
  posting('prepayRecover', [debit(accounts.bank(of.companyAccountId), amount), credit(booksOf(companyId).prepaid(of.creditorId), amount)]);

/** P14w: nobody will bring it back. */
export const postPrepayWriteOff = ({ companyId, amount, creditorId }: Amount & { creditorId: string }) =>
  posting('prepayWriteOff', [debit(booksOf(companyId).badDebt, amount), credit(booksOf(companyId).prepaid(creditorId), amount)]);

/** P11: paid outside the channels from an account of the platform, or by the customer to the payee. */
export const postOfflinePay = (
  { companyId, amount, creditorId }: Amount & { creditorId: string },
  from: { companyAccountId: string } | { customerId: string },
) =>
  posting('offlinePay', [
    debit(booksOf(companyId).payable(creditorId), amount),
    credit('customerId' in from ? booksOf(companyId).receivable(from.customerId) : accounts.bank(from.companyAccountId), amount),
  ]);

/** P12: the tax of an issued invoice is due. */
export const postInvoice = ({ companyId, tax }: { companyId: string; tax: number }) =>
  posting('invoiceTax', [debit(booksOf(companyId).vatPending, tax), credit(booksOf(companyId).vatOutput, tax)]);

/** P13: the tax of what was reversed of an invoice, or of a void one, is due no more. */
export const postInvoiceRed = ({ companyId, tax }: { companyId: string; tax: number }) =>
  posting('invoiceRed', [debit(booksOf(companyId).vatOutput, tax), credit(booksOf(companyId).vatPending, tax)]);

/** P23: the tax of a toll that the platform bought is deducted. */
export const postTollTax = ({ companyId, amount }: Amount) =>
  posting('etcInput', [debit(booksOf(companyId).vatInput, amount), credit(booksOf(companyId).freightCost, amount)]);

/** Where money of a customer comes from: their wallet, or an account that they sent it to. */
export type MoneyFrom = { walletId: string } | { companyAccountId: string };

const takenFrom = (from: MoneyFrom): string => ('walletId' in from ? accounts.wallet(from.walletId) : accounts.bank(from.companyAccountId));

/** Who pays a premium: the wallet of a customer, or the platform. */
export type PremiumFrom = { walletId: string } | 'platform';

const premiumAccount = (companyId: string, from: PremiumFrom): string =>
  from === 'platform' ? booksOf(companyId).insuranceCost : accounts.wallet(from.walletId);

/** P19: insurance is bought; the premium is owed to the insurer. */
export const postPremium = ({ companyId, amount, insurerId }: Amount & { insurerId: string }, from: PremiumFrom) =>
  posting('insureBuy', [debit(premiumAccount(companyId, from), amount), credit(booksOf(companyId).insurance(insurerId), amount)]);

/** P20: it failed or was cancelled; what goes back goes to who had paid it. */
export const postPremiumBack = ({ companyId, amount, insurerId }: Amount & { insurerId: string }, to: PremiumFrom) =>
  posting('insureRefund', [debit(booksOf(companyId).insurance(insurerId), amount), credit(premiumAccount(companyId, to), amount)]);

/**
 * P21: an insurer has paid a claim. It makes good what the platform had paid in compensation, and the rest is the customer's.
 *
 * @source amendments L31
 */
export const postClaim = ({ companyId, amount, ...of }: Amount & { companyAccountId: string; customerId: string; compensated: number }) =>
  posting('insureClaim', [
    debit(accounts.bank(of.companyAccountId), amount),
    credit(booksOf(companyId).compensationCost, of.compensated),
    credit(booksOf(companyId).loss(of.customerId), amount - of.compensated),
  ]);

/** P15: what is missing of a freight is advanced; the customer owes it as an advance from now on. */
export const postAdvance = ({ companyId, amount, customerId }: Amount & { customerId: string }) =>
  posting('dianfuAdvance', [
    debit(booksOf(companyId).advanced(customerId), amount),
    credit(booksOf(companyId).receivable(customerId), amount),
  ]);

/** Tax within the fee of an advance, in 1/10000: a service. No invoice covers it, so the tax is due at once. @source amendments L25 */
const advanceTaxRate = 600;

/** P15f: the fee of an advance is fixed. */
export function postAdvanceFee({ companyId, amount, customerId }: Amount & { customerId: string }): Posting {
  const books = booksOf(companyId);
  const { net, tax } = splitVat(amount, { serviceFee: 0, taxRate: advanceTaxRate });
  return posting('dianfuFee', [debit(books.advanced(customerId), amount), credit(books.advanceIncome, net), credit(books.vatOutput, tax)]);
}

/** P16: an advance is paid back, or a part of it. */
export const postAdvanceRepaid = ({ companyId, amount, customerId }: Amount & { customerId: string }, from: MoneyFrom) =>
  posting('dianfuRepay', [debit(takenFrom(from), amount), credit(booksOf(companyId).advanced(customerId), amount)]);

/** P16w: what is open of an advance is given up. */
export const postAdvanceWrittenOff = ({ companyId, amount, customerId }: Amount & { customerId: string }) =>
  posting('dianfuWriteOff', [debit(booksOf(companyId).badDebt, amount), credit(booksOf(companyId).advanced(customerId), amount)]);

/** P16r: money arrives for an advance that had been given up. @source amendments L11 */
export const postAdvanceRecovered = ({ companyId, amount, companyAccountId }: Amount & { companyAccountId: string }) =>
  posting('dianfuRecover', [debit(accounts.bank(companyAccountId), amount), credit(booksOf(companyId).badDebt, amount)]);

/** P16c: a customer pays a term. What they send beyond what is open goes to their wallet. @source amendments L21 */
export const postCustomerPayment = (
  { companyId, amount, customerId, rest }: Amount & { customerId: string; rest?: { walletId: string; amount: number } },
  from: MoneyFrom,
) =>
  posting('customerPay', [
    debit(takenFrom(from), amount + (rest?.amount ?? 0)),
    credit(booksOf(companyId).receivable(customerId), amount),
    ...(rest === undefined ? [] : [credit(accounts.wallet(rest.walletId), rest.amount)]),
  ]);

/** P16v: what is open of a term is given up. @source amendments L11 */
export const postTermWrittenOff = ({ companyId, amount, customerId }: Amount & { customerId: string }) =>
  posting('receivableWriteOff', [debit(booksOf(companyId).badDebt, amount), credit(booksOf(companyId).receivable(customerId), amount)]);

/** P17l: the customer gets a loss back that the payee bears. */
export const postLossPassed = ({ companyId, amount, customerId, walletId }: Amount & { customerId: string; walletId: string }) =>
  posting('lossCompensate', [debit(booksOf(companyId).loss(customerId), amount), credit(accounts.wallet(walletId), amount)]);

/** P24n: an agent who pays the freight owes the margin less, or has it in the wallet where everything is paid. @source amendments L17 */
export const postAgentNet = ({ companyId, amount, agentId }: Amount & { agentId: string }, to: { walletId: string } | 'receivable') =>
  posting('agentNet', [
    debit(booksOf(companyId).agent(agentId), amount),
    credit(to === 'receivable' ? booksOf(companyId).receivable(agentId) : accounts.wallet(to.walletId), amount),
  ]);

/** P17: a complaint is made good: into the wallet of a customer, or owed to who carried. @source amendments L23 */
export const postCompensation = ({ companyId, amount }: Amount, to: { walletId: string } | { creditorId: string }) =>
  posting('complaintCompensate', [
    debit(booksOf(companyId).compensationCost, amount),
    credit('walletId' in to ? accounts.wallet(to.walletId) : booksOf(companyId).payable(to.creditorId), amount),
  ]);

/** P05x: what could not be withheld from the payee is advanced for them. @source amendments L15 */
export const postTaxAdvance = ({ companyId, amount, creditorId }: Amount & { creditorId: string }) =>
  posting('taxAdvance', [debit(booksOf(companyId).taxAdvanced(creditorId), amount), credit(booksOf(companyId).taxWithheld, amount)]);

/** P05x of many: what a declaration asks for beyond what was withheld from each. */
export const postTaxAdvances = (companyId: string, parts: readonly { creditorId: string; amount: number }[]) =>
  posting('taxAdvance', [
    ...parts.map(({ creditorId, amount }) => debit(booksOf(companyId).taxAdvanced(creditorId), amount)),
    credit(
      booksOf(companyId).taxWithheld,
      parts.reduce((sum, { amount }) => sum + amount, 0),
    ),
  ]);

/** P22: what was withheld, or the company's own output tax, is paid to the tax office; below nought it comes back from there. */
export const postTaxPaid = (
  { companyId, amount, companyAccountId }: Amount & { companyAccountId: string },
  of: 'taxWithheld' | 'vatOutput',
) => {
  const [owed, bank] = [booksOf(companyId)[of], accounts.bank(companyAccountId)];
  return posting('taxPay', amount < 0 ? [debit(bank, -amount), credit(owed, -amount)] : [debit(owed, amount), credit(bank, amount)]);
};

/** P22m: input tax is set against output tax. */
export const postVatSetOff = ({ companyId, amount }: Amount) =>
  posting('vatSetOff', [debit(booksOf(companyId).vatOutput, amount), credit(booksOf(companyId).vatInput, amount)]);

/** P25, P27: the means that a company begins with. */
export const postOpening = ({ companyId, amount, companyAccountId }: Amount & { companyAccountId: string }) =>
  posting('adjust', [debit(accounts.bank(companyAccountId), amount), credit(booksOf(companyId).opening, amount)]);

/** P26: money has arrived of which nobody knows whose it is. */
export const postSuspense = ({ companyId, amount, companyAccountId }: Amount & { companyAccountId: string }) =>
  posting('suspenseIn', [debit(accounts.bank(companyAccountId), amount), credit(booksOf(companyId).suspense, amount)]);

/** P26: what was unidentified is a customer's. */
export const postSuspenseMatch = ({ companyId, amount, walletId }: Amount & { walletId: string }) =>
  posting('suspenseMatch', [debit(booksOf(companyId).suspense, amount), credit(accounts.wallet(walletId), amount)]);
/** Which account stands behind a corrected wallet, by dictionary `adjust_account`. */
export type AdjustAccount = 'compensate' | 'other';

/**
 * P25: a wallet is corrected by hand, up or down, against what was paid in compensation or came in otherwise. No other account is corrected so: what is
 * owed, on its way or set aside follows documents.
 *
 * @source amendments L22
 */
export function postWalletAdjust({
  companyId,
  amount,
  ...of
}: Amount & { walletId: string; account: AdjustAccount; isOut: boolean }): Posting {
  const books = booksOf(companyId);
  const other = of.account === 'compensate' ? books.compensationCost : books.otherIncome;
  const wallet = accounts.wallet(of.walletId);
  return posting('adjust', of.isOut ? [debit(wallet, amount), credit(other, amount)] : [debit(other, amount), credit(wallet, amount)]);
}

/** P25, kind 8: money moves between two accounts of a company. @source amendments L4 */
export const postTransfer = ({ amount, fromId, toId }: { amount: number; fromId: string; toId: string }) =>
  posting('transfer', [debit(accounts.bank(toId), amount), credit(accounts.bank(fromId), amount)]);

/** P27: the owners of a company put means in, or take them out. */
export function postOwnFunds({
  companyId,
  amount,
  companyAccountId,
  isOut,
}: Amount & { companyAccountId: string; isOut: boolean }): Posting {
  const [bank, capital] = [accounts.bank(companyAccountId), booksOf(companyId).opening];
  return posting('ownFunds', isOut ? [debit(capital, amount), credit(bank, amount)] : [debit(bank, amount), credit(capital, amount)]);
}
