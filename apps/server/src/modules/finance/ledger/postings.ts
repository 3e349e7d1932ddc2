import { costBaseOf, splitVat } from '../../shipping/fees/fees.ts';
import { accounts, type Side } from './chartOfAccounts.ts';

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

const debit = (accountCode: string, amount: number): Line => ({ accountCode, side: 'D', amount });
const credit = (accountCode: string, amount: number): Line => ({ accountCode, side: 'C', amount });

/** Drops lines of zero and checks that the rest is balanced. @throws RangeError the posting is wrong in itself */
function posting(biz: string, all: readonly Line[]): Posting {
  const lines = all.filter(({ amount }) => amount !== 0);
  const sum = lines.reduce((total, { side, amount }) => total + (side === 'D' ? amount : -amount), 0);
  if (sum !== 0 || lines.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0))
    throw new RangeError(`Posting ${biz} does not balance`);
  return { biz, lines };
}

/** P01: money arrived for a wallet. */
export const postRecharge = (of: { companyAccountId: string; walletId: string; amount: number }) =>
  posting('recharge', [debit(accounts.bank(of.companyAccountId), of.amount), credit(accounts.wallet(of.walletId), of.amount)]);

/** P01r: an arrival is taken back. */
export const postRechargeReverse = (of: { companyAccountId: string; walletId: string; amount: number }) =>
  posting('rechargeReverse', [debit(accounts.wallet(of.walletId), of.amount), credit(accounts.bank(of.companyAccountId), of.amount)]);

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
  customerId: string;
  /** Who is paid for the carriage. */
  payeeId: string;
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
  const costBase = costBaseOf(of, of.lossPass);
  const { tax, fee, freight } = splitVat(of.feeTotal, { serviceFee: of.serviceFee, taxRate: of.taxRate });
  const margin = of.orderMode === '3' ? of.agentMargin : 0;
  return posting('accrual', [
    debit(accounts.receivable(of.customerId), of.feeTotal),
    debit(accounts.freightCost, costBase),
    debit(accounts.agentCost, margin),
    credit(accounts.freightIncome, freight),
    credit(accounts.feeIncome, fee),
    credit(accounts.vatPending, tax),
    credit(accounts.payable(of.payeeId), costBase),
    ...(of.agentId === null ? [] : [credit(accounts.agent(of.agentId), margin)]),
  ]);
}

/** P05l: a loss that is passed on to the customer. */
export const postLoss = (of: { payeeId: string; customerId: string; amount: number }) =>
  posting('lossCompensate', [debit(accounts.payable(of.payeeId), of.amount), credit(accounts.loss(of.customerId), of.amount)]);

/** P05w: tax withheld from the payee. */
export const postTaxWithheld = (of: { payeeId: string; amount: number }) =>
  posting('taxWithhold', [debit(accounts.payable(of.payeeId), of.amount), credit(accounts.taxWithheld, of.amount)]);

/** P05f: the money set aside pays the receivable. */
export const postFund = (of: { walletId: string; customerId: string; amount: number }) =>
  posting('fund', [debit(accounts.frozen(of.walletId), of.amount), credit(accounts.receivable(of.customerId), of.amount)]);

/** P06: the freight is on its way to the payee. */
export const postPayout = (of: { payeeId: string; channel: string; amount: number }) =>
  posting('payStart', [debit(accounts.payable(of.payeeId), of.amount), credit(accounts.clearing(of.channel), of.amount)]);

/** P06p: a prepayment is on its way. */
export const postPrepay = (of: { payeeId: string; channel: string; amount: number }) =>
  posting('prepayStart', [debit(accounts.prepaid(of.payeeId), of.amount), credit(accounts.clearing(of.channel), of.amount)]);

/** P07: a prepayment counts against what is owed. */
export const postPrepayOffset = (of: { payeeId: string; amount: number }) =>
  posting('prepayOffset', [debit(accounts.payable(of.payeeId), of.amount), credit(accounts.prepaid(of.payeeId), of.amount)]);

/** P08 and P08p: the bank has paid, and taken its fee. */
export const postPaid = (
  biz: 'paySuccess' | 'prepaySuccess',
  of: { channel: string; companyAccountId: string; amount: number; channelFee: number },
) =>
  posting(biz, [
    debit(accounts.clearing(of.channel), of.amount),
    debit(accounts.channelCost, of.channelFee),
    credit(accounts.bank(of.companyAccountId), of.amount),
    credit(accounts.bank(of.companyAccountId), of.channelFee),
  ]);

/** P12: the tax of an issued invoice is due. */
export const postInvoice = (of: { tax: number }) =>
  posting('invoiceTax', [debit(accounts.vatPending, of.tax), credit(accounts.vatOutput, of.tax)]);

/** P16c: a customer pays a term by transfer. */
export const postCustomerPayment = (of: { companyAccountId: string; customerId: string; amount: number }) =>
  posting('customerPay', [debit(accounts.bank(of.companyAccountId), of.amount), credit(accounts.receivable(of.customerId), of.amount)]);

/** P25: the means that a company begins with. */
export const postOpening = (of: { companyAccountId: string; amount: number }) =>
  posting('adjust', [debit(accounts.bank(of.companyAccountId), of.amount), credit(accounts.opening, of.amount)]);
