import { and, count, eq, gte, inArray, lt, min, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { walletResource } from '../customers/customer-wallet/customerWallet.resource.ts';
import { hyCustomerWallet as wallet } from '../customers/customer-wallet/customerWallet.table.ts';
import { dianfuResource } from '../finance/dianfu/dianfu.resource.ts';
import { dianfuOwed } from '../finance/dianfu/dianfu.states.ts';
import { hyDianfu } from '../finance/dianfu/dianfu.table.ts';
import { invoiceResource } from '../finance/invoice/invoice.resource.ts';
import { invoiceStands, invoiceState } from '../finance/invoice/invoice.states.ts';
import { hyInvoice } from '../finance/invoice/invoice.table.ts';
import { paymentResource } from '../finance/payment/payment.resource.ts';
import { payState } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { isTaxToPay, taxDeclarationResource } from '../finance/tax-declaration/taxDeclaration.resource.ts';
import { hyTaxDeclaration } from '../finance/tax-declaration/taxDeclaration.table.ts';
import { number } from './dashboard.service.ts';
import type { MoneySum as Schema } from './screen.contract.ts';

/** So many documents over so much money, in fen. */
export type MoneySum = z.output<typeof Schema>;

/** A sum that is nought of nothing. */
export const total = (expression: SQL) => number(sql`coalesce(sum(${expression}), 0)`);
const nothing: MoneySum = { count: 0, amount: 0 };
const today = ({ clock }: Context): string => nowText(clock).slice(0, 10);

/** Wallets that hold less than their warning, and what lies in all that the actor sees. @source freight-domain 2.13 */
export async function lowWallets(tx: Tx, ctx: Context) {
  const [row] = await tx
    .select({
      lowWallets: number(sql`count(*) filter (where ${wallet.availableAmount} < ${wallet.warnAmount})`),
      available: total(sql`${wallet.availableAmount}`),
    })
    .from(wallet)
    .where(visibleRows(ctx, walletResource));
  return row ?? { lowWallets: 0, available: 0 };
}

/** Payments that arrived today, and those that the bank refused or sent back today. */
export async function paymentsToday(tx: Tx, ctx: Context): Promise<{ paidToday: MoneySum; failedToday: MoneySum }> {
  const midnight = `${today(ctx)} 00:00:00`;
  const sumOf = async (where: SQL | undefined): Promise<MoneySum> => {
    const [row] = await tx
      .select({ count: count(), amount: total(sql`${hyPayment.amount}`) })
      .from(hyPayment)
      .where(and(visibleRows(ctx, paymentResource), where));
    return row ?? nothing;
  };
  return {
    paidToday: await sumOf(and(eq(hyPayment.state, payState.paid), gte(hyPayment.payTime, midnight))),
    failedToday: await sumOf(and(inArray(hyPayment.state, [payState.failed, payState.returned]), gte(hyPayment.failTime, midnight))),
  };
}

/** Advances that are not paid back, and those of them whose term has run out. */
export async function advancesOpen(tx: Tx, ctx: Context): Promise<{ open: MoneySum; overdue: MoneySum }> {
  const sumOf = async (where?: SQL): Promise<MoneySum> => {
    const [row] = await tx
      .select({ count: count(), amount: total(sql`${hyDianfu.balance}`) })
      .from(hyDianfu)
      .where(and(visibleRows(ctx, dianfuResource), inArray(hyDianfu.state, [...dianfuOwed]), where));
    return row ?? nothing;
  };
  return { open: await sumOf(), overdue: await sumOf(lt(hyDianfu.dueDate, today(ctx))) };
}

/** Invoices that were issued this month; what red ones reverse is taken off. */
export async function invoicesOfMonth(tx: Tx, ctx: Context): Promise<MoneySum & { tax: number }> {
  const [row] = await tx
    .select({ count: count(), amount: total(sql`${hyInvoice.amountInclTax}`), tax: total(sql`${hyInvoice.taxAmount}`) })
    .from(hyInvoice)
    .where(
      and(
        visibleRows(ctx, invoiceResource),
        inArray(hyInvoice.state, [...invoiceStands, invoiceState.reversed]),
        gte(hyInvoice.issueTime, `${today(ctx).slice(0, 8)}01 00:00:00`),
      ),
    );
  return row ?? { ...nothing, tax: 0 };
}

/** Taxes that are declared and not paid yet, and the first day that one is due on. */
export async function taxesDue(tx: Tx, ctx: Context): Promise<MoneySum & { deadline: string | null }> {
  const [row] = await tx
    .select({ count: count(), amount: total(sql`${hyTaxDeclaration.dueAmount}`), deadline: min(hyTaxDeclaration.deadline) })
    .from(hyTaxDeclaration)
    .where(and(visibleRows(ctx, taxDeclarationResource), isTaxToPay()));
  return row ?? { ...nothing, deadline: null };
}
