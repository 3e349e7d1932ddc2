import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { splitVat } from '../../shipping/fees/fees.ts';
import { chargedOf, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyRequestBill } from '../invoice-request/invoiceRequest.table.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { paymentOpen } from '../payment/payment.states.ts';
import { hyPayment, hyPaymentItem } from '../payment/payment.table.ts';
import { adjustSide } from './noteAdjust.states.ts';

/** A correction as it was asked for. Fen. */
export interface Wanted {
  side: string;
  amount: number;
}

/** What a correction comes to. Fen. */
export interface AdjustEffect {
  totalBefore: number;
  totalAfter: number;
  openBefore: number;
  openAfter: number;
  /** Part of the amount that is tax, with its sign. */
  taxAmount: number;
  /** What goes into the customer's wallet; below zero what is taken out of it. */
  walletAmount: number;
}

/**
 * What a correction of a held waybill comes to.
 *
 * @throws InvalidInput at `amount` it takes off more than there is
 * @throws AppError 40411 a payment of it is under way; it was invoiced, or asked for; nowhere to give money back to
 * @source amendments 16, I17, L16, L20
 */
export const effectOf = (tx: Tx, ctx: Context, note: NoteRow, { side, amount }: Wanted): Promise<AdjustEffect> =>
  side === adjustSide.customer ? onCustomer(tx, ctx, note, amount) : onCarrier(tx, ctx, note, amount);

async function onCustomer(tx: Tx, ctx: Context, note: NoteRow, amount: number): Promise<AdjustEffect> {
  const totalBefore = chargedOf(note);
  const totalAfter = totalBefore + amount;
  const openBefore = openFee(note);
  const most = openBefore + note.customerPaidAmount;
  if (-amount > most)
    throw refusedField(
      'amount',
      note.advancedAmount > 0
        ? `费用已垫付${shownYuan(note.advancedAmount)}元，归还前调减金额不能大于${shownYuan(most)}元`
        : `调减金额不能大于客户未付与已付金额之和${shownYuan(most)}元`,
    );
  await assertNotInvoiced(tx, ctx, note, totalAfter);
  const { tax } = splitVat(totalAfter, { serviceFee: 0, taxRate: note.taxRate ?? 0 });
  // What was reversed part by part may have left a fen of tax with what stands.
  const wanted = Math.max(tax, note.invoicedTax) - (note.taxAmount ?? 0);
  const taxAmount = Math.min(Math.abs(amount), Math.abs(wanted)) * Math.sign(wanted);
  // Who pays at once has paid for what is examined and funded, and pays what is added at once.
  const isPaidAtOnce = note.settleType === '0' && note.noteStatus !== noteStatus.examined;
  const back = Math.max(0, -amount - openBefore);
  if (back > 0 && (await walletOf(tx, ctx, note)) === undefined)
    throw refusedByRule('客户没有该运营主体的钱包，多收的金额无法退回，请先开通钱包');
  const walletAmount = amount > 0 && isPaidAtOnce ? -amount : back;
  return { totalBefore, totalAfter, openBefore, openAfter: openBefore + amount + walletAmount, taxAmount, walletAmount };
}

/** What invoices say, or requests ask for, is reversed first. @throws AppError naming the invoice or the request */
async function assertNotInvoiced(tx: Tx, ctx: Context, note: NoteRow, totalAfter: number): Promise<void> {
  if (totalAfter < note.invoicedAmount)
    throw refusedByRule(`已开票${shownYuan(note.invoicedAmount)}元，请先红冲发票${note.invoiceNo ?? ''}`);
  if (totalAfter >= note.requestedAmount) return;
  const [request] = await tx
    .select({ requestNo: hyRequestBill.requestNo })
    .from(hyRequestBill)
    .where(and(eq(hyRequestBill.tenantId, ctx.actor.tenantId), eq(hyRequestBill.id, note.requestBillId ?? '')));
  throw refusedByRule(`已申请开票${shownYuan(note.requestedAmount)}元，请先退回或撤销开票申请${request?.requestNo ?? ''}`);
}

async function onCarrier(tx: Tx, ctx: Context, note: NoteRow, amount: number): Promise<AdjustEffect> {
  const totalBefore = note.driverFee + note.carrierAdjust;
  const openBefore = (note.payableAmount ?? 0) - note.paidAmount;
  if (-amount > openBefore) throw refusedField('amount', `调减金额不能大于未付金额${shownYuan(openBefore)}元，已付部分请另行追回`);
  if (amount < 0 && -amount > openBefore - (await underWay(tx, ctx, note)))
    throw businessError(40411, { message: '付款处理中的金额不能调减，请等待付款完成或先关闭付款单' });
  return {
    totalBefore,
    totalAfter: totalBefore + amount,
    openBefore,
    openAfter: openBefore + amount,
    taxAmount: 0,
    walletAmount: 0,
  };
}

/** What payments are to bring of a waybill, and have not brought. Fen. */
export async function underWay(tx: Tx, ctx: Context, { id }: NoteRow): Promise<number> {
  const { tenantId } = ctx.actor;
  const [found] = await tx
    .select({ amount: sql`coalesce(sum(${hyPaymentItem.amount}), 0)`.mapWith(Number) })
    .from(hyPaymentItem)
    .innerJoin(hyPayment, and(eq(hyPayment.tenantId, hyPaymentItem.tenantId), eq(hyPayment.id, hyPaymentItem.paymentId)))
    .where(
      and(
        eq(hyPaymentItem.tenantId, tenantId),
        eq(hyPaymentItem.noteId, id),
        inArray(hyPayment.state, [...paymentOpen]),
        inArray(hyPayment.payKind, ['1', '3']),
      ),
    );
  return found?.amount ?? 0;
}
