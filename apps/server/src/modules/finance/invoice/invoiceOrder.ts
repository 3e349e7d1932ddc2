import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { InvoiceLine, InvoiceOrder, RedOrder } from '../tax-channel/taxChannel.ts';
import { hyInvoice, hyInvoiceItem, type InvoiceRow } from './invoice.table.ts';

/** An invoice as the tax channel is asked for it, and as its paper shows it. @source freight-domain 7, 2.20 */
export async function orderOf(tx: Tx, ctx: Context, invoice: InvoiceRow): Promise<InvoiceOrder> {
  return {
    serial: invoice.requestSerial ?? invoice.serialNo,
    invoiceType: invoice.invoiceType,
    seller: {
      name: invoice.sellerName,
      taxNo: invoice.sellerTaxNo,
      address: invoice.sellerAddress,
      tel: invoice.sellerTel,
      bank: invoice.sellerBank,
      account: invoice.sellerAccount,
    },
    buyer: {
      name: invoice.buyerName,
      taxNo: invoice.buyerTaxNo,
      address: invoice.buyerAddress,
      tel: invoice.buyerTel,
      bank: invoice.buyerBank,
      account: invoice.buyerAccount,
    },
    lines: await linesOf(tx, ctx, invoice),
    transportRows: invoice.transportRows ?? [],
    remark: invoice.remark ?? '',
    issuer: invoice.issuerName ?? '',
    net: invoice.amountExclTax,
    tax: invoice.taxAmount,
    incl: invoice.amountInclTax,
  };
}

/** The same of a red invoice. */
export async function redOrderOf(tx: Tx, ctx: Context, invoice: InvoiceRow): Promise<RedOrder> {
  const [original] = await tx
    .select({ invoiceNo: hyInvoice.invoiceNo, invoiceCode: hyInvoice.invoiceCode })
    .from(hyInvoice)
    .where(and(eq(hyInvoice.tenantId, ctx.actor.tenantId), eq(hyInvoice.id, invoice.redOfId ?? '')));
  return {
    ...(await orderOf(tx, ctx, invoice)),
    redConfirmNo: invoice.redConfirmNo ?? '',
    reason: invoice.redReason ?? '',
    original: { invoiceNo: original?.invoiceNo ?? '', invoiceCode: original?.invoiceCode ?? null },
  };
}

/** One line for each waybill. The weight stands on it where all of the waybill does. @source freight-domain 4.5.5 merged invoice */
async function linesOf(tx: Tx, ctx: Context, { id, goodsName, taxRate }: InvoiceRow): Promise<InvoiceLine[]> {
  const note = hyShippingNote;
  const rows = await tx
    .select({
      incl: hyInvoiceItem.amountInclTax,
      net: hyInvoiceItem.amountExclTax,
      tax: hyInvoiceItem.taxAmount,
      weight: note.settleWeight,
      isWhole: sql<boolean>`${hyInvoiceItem.amountInclTax} = ${note.receivableAmount}`,
    })
    .from(hyInvoiceItem)
    .innerJoin(note, and(eq(note.tenantId, hyInvoiceItem.tenantId), eq(note.id, hyInvoiceItem.noteId)))
    .where(and(eq(hyInvoiceItem.tenantId, ctx.actor.tenantId), eq(hyInvoiceItem.invoiceId, id), eq(hyInvoiceItem.delFlag, 0)))
    .orderBy(note.signTime, note.id);
  return rows.map(({ incl, net, tax, weight, isWhole }) => ({
    goodsName,
    ...(isWhole && weight !== null && weight > 0 ? { unit: '吨', quantity: (weight / 1000).toFixed(3) } : {}),
    net,
    taxRate,
    tax,
    incl,
  }));
}
