import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { allocate } from '../../shipping/fees/fees.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { type HeldInvoice, holdInvoiceAsRead, redsUnderWay } from './holdInvoice.ts';
import type { InvoiceRedInput } from './invoice.contract.ts';
import { invoiceResource } from './invoice.resource.ts';
import { invoiceState } from './invoice.states.ts';
import { hyInvoice, hyInvoiceItem, invoiceSerials, type InvoiceRow } from './invoice.table.ts';
import { type Invoiced, invoicedOf, taxOfReversal } from './itemTaxes.ts';
import { itemsOfInvoices } from './makeInvoices.ts';
import { sendInvoices } from './sendInvoice.ts';

/** A line of a red invoice; amounts are below zero. */
interface RedLine {
  noteId: string;
  shippingNoteNumber: string;
  amountInclTax: number;
  amountExclTax: number;
  taxAmount: number;
}

/**
 * Asks for a red invoice about a part of an invoice, or all that is left of it (I10). The invoice and its waybills change once the red one is issued.
 *
 * @throws AppError 40106 no reason; 40365 more than can be reversed; InvalidInput the confirmation's number
 * @source freight-domain 3.12 I10, amendments 20
 */
export function redInvoice(ctx: Context, { reason, amount, redConfirmNo, ...ref }: z.output<typeof InvoiceRedInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const redReason = givenReason(reason);
    if (!/^\d{20}$/.test(redConfirmNo)) throw refusedField('redConfirmNo', '红字确认单编号应为20位数字');
    const held = await holdInvoiceAsRead(tx, ctx, ref, 'red');
    const { invoice: original } = held;
    if (original.redOfId !== null) throw stateChanged();
    await assertUnused(tx, ctx, redConfirmNo);
    const lines = await redLines(tx, ctx, held, { original, amount });
    const red = await insertRow(tx, ctx, hyInvoice, {
      ...copyOf(original),
      serialNo: await nextNumber(tx, ctx, invoiceSerials),
      ...sumsOf(lines),
      noteCount: lines.length,
      state: invoiceState.toIssue,
      redOfId: original.id,
      redReason,
      redConfirmNo,
    });
    await insertRows(
      tx,
      ctx,
      hyInvoiceItem,
      lines.map((line) => ({ ...line, invoiceId: red.id })),
    );
    await sendInvoices(tx, ctx, [red]);
    ctx.audit({
      action: 'invoice.red',
      entity: 'invoice',
      entityId: original.id,
      after: { redId: red.id, amount, redReason, redConfirmNo },
    });
    return getRow(ctx, invoiceResource, red.id) as Promise<never>;
  });
}

/** Takes the lines of a held red invoice again that failed. @throws AppError 40365 less is left of its original by now */
export async function retakeRed(tx: Tx, ctx: Context, held: HeldInvoice): Promise<InvoiceRow> {
  const red = held.invoice;
  const original = held.invoices.find(({ id }) => id === red.redOfId)!;
  const lines = await redLines(tx, ctx, held, { original, amount: -red.amountInclTax });
  await tx
    .update(hyInvoiceItem)
    .set({ delFlag: 1 })
    .where(and(eq(hyInvoiceItem.tenantId, ctx.actor.tenantId), eq(hyInvoiceItem.invoiceId, red.id)));
  await insertRows(
    tx,
    ctx,
    hyInvoiceItem,
    lines.map((line) => ({ ...line, invoiceId: red.id })),
  );
  return updateRow(tx, ctx, hyInvoice, { before: red, values: { ...sumsOf(lines), noteCount: lines.length } });
}

/** A confirmation allows one red invoice. */
async function assertUnused(tx: Tx, ctx: Context, redConfirmNo: string): Promise<void> {
  const [known] = await tx
    .select({ id: hyInvoice.id })
    .from(hyInvoice)
    .where(
      and(
        eq(hyInvoice.tenantId, ctx.actor.tenantId),
        eq(hyInvoice.redConfirmNo, redConfirmNo),
        ne(hyInvoice.state, invoiceState.failed),
        eq(hyInvoice.delFlag, 0),
      ),
    )
    .limit(1);
  if (known !== undefined) throw refusedField('redConfirmNo', '该红字确认单已使用');
}

/**
 * What a red invoice says of each waybill of a held invoice: its share of the amount, by what can still be reversed of each (largest remainder).
 *
 * @throws AppError 40365 it is more than can be reversed
 */
async function redLines(
  tx: Tx,
  ctx: Context,
  held: HeldInvoice,
  { original, amount }: { original: InvoiceRow; amount: number },
): Promise<RedLine[]> {
  const items = await itemsOfInvoices(tx, ctx, [original.id]);
  const underWay = Map.groupBy(
    await itemsOfInvoices(
      tx,
      ctx,
      redsUnderWay(held, original.id).map(({ id }) => id),
    ),
    ({ noteId }) => noteId,
  );
  const left = items.map((item): Invoiced => {
    const reds = underWay.get(item.noteId) ?? [];
    return {
      inclTax: reds.reduce((sum, red) => sum + red.amountInclTax, item.amountInclTax - item.redAmount),
      tax: reds.reduce((sum, red) => sum + red.taxAmount, item.taxAmount - item.redTax),
    };
  });
  const stands = original.state === invoiceState.issued || original.state === invoiceState.delivered;
  if (!stands || amount > left.reduce((sum, { inclTax }) => sum + inclTax, 0)) {
    const message = '红冲金额超过可红冲余额';
    throw businessError(40365, { message, errorData: [{ path: 'amount', message }] });
  }
  const shares = allocate(
    amount,
    left.map(({ inclTax }) => inclTax),
  );
  const invoiced = await invoicedOf(
    tx,
    ctx,
    items.map(({ noteId }) => noteId),
  );
  return items.flatMap(({ noteId, shippingNoteNumber }, index) => {
    const inclTax = shares[index]!;
    if (inclTax === 0) return [];
    const before = invoiced.get(noteId) ?? { inclTax: 0, tax: 0 };
    const tax = taxOfReversal(before, { inclTax, taxRate: original.taxRate, left: left[index]! });
    return [{ noteId, shippingNoteNumber, amountInclTax: -inclTax, amountExclTax: tax - inclTax, taxAmount: 0 - tax }];
  });
}

const sumsOf = (lines: readonly RedLine[]) => {
  const sum = (of: (line: RedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    amountInclTax: sum((line) => line.amountInclTax),
    amountExclTax: sum((line) => line.amountExclTax),
    taxAmount: sum((line) => line.taxAmount),
  };
};

/** What a red invoice has from its original. */
const copyOf = (original: InvoiceRow) => {
  const { invoiceType, requestBillId, companyId, customerId, goodsName, taxRate, transportRows, remark } = original;
  const { sellerName, sellerTaxNo, sellerAddress, sellerTel, sellerBank, sellerAccount } = original;
  const { buyerName, buyerTaxNo, buyerAddress, buyerTel, buyerBank, buyerAccount } = original;
  return {
    invoiceType,
    requestBillId,
    companyId,
    customerId,
    goodsName,
    taxRate,
    transportRows,
    remark,
    sellerName,
    sellerTaxNo,
    sellerAddress,
    sellerTel,
    sellerBank,
    sellerAccount,
    buyerName,
    buyerTaxNo,
    buyerAddress,
    buyerTel,
    buyerBank,
    buyerAccount,
  };
};
