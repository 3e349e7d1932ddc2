import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { insertRows, updateRows } from '../../../platform/resource/writeMany.ts';
import { nextNumbers } from '../../../platform/sequence/sequence.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import type { RequestItemRow, RequestRow } from '../invoice-request/invoiceRequest.table.ts';
import { limitOf } from '../invoice-request/invoiceLimit.ts';
import { type Part, splitRequest, sumOf } from '../invoice-request/splitRequest.ts';
import { invoiceState } from './invoice.states.ts';
import { hyInvoice, hyInvoiceItem, type InvoiceItemRow, invoiceSerials, type InvoiceRow } from './invoice.table.ts';
import { invoicedOf, taxOfPart } from './itemTaxes.ts';
import { goodsName, remarkOf, transportOf, type TripNote } from './transportRows.ts';

/** A waybill as its invoices name it. */
type Carried = TripNote & Pick<NoteRow, 'id' | 'shippingNoteNumber' | 'taxRate' | 'signTime'>;

/**
 * Makes the invoices of a request that was passed (I2), to be issued: one, or several where the request is to be split. Its waybills are held.
 *
 * @source freight-domain 3.12 I2, 2.20
 */
export async function makeInvoices(tx: Tx, ctx: Context, request: RequestRow, items: readonly RequestItemRow[]): Promise<void> {
  const notes = await carriedNotes(tx, ctx, items);
  const amounts = new Map(items.map(({ noteId, amount }) => [noteId, amount]));
  const parts = [...notes.values()].map(({ id, taxRate }): Part => ({ noteId: id, amount: amounts.get(id)!, taxRate: taxRate ?? 0 }));
  const pieces = splitRequest(parts, { mode: request.mergeMode, limit: await limitOf(tx, ctx, request.companyId) });
  const serials = await nextNumbers(tx, ctx, invoiceSerials, pieces.length);
  const seller = await sellerOf(tx, ctx, request.companyId);
  const taxes = await createTaxes(tx, ctx, [...notes.keys()]);
  const lines = pieces.map((piece) => piece.map((part) => ({ part, tax: taxes(part) })));
  const invoices = await insertRows(
    tx,
    ctx,
    hyInvoice,
    pieces.map((piece, index) => {
      const trips = piece.map(({ noteId }) => notes.get(noteId)!);
      const inclTax = sumOf(piece);
      const taxAmount = lines[index]!.reduce((sum, { tax }) => sum + tax, 0);
      const { id: requestBillId, companyId, customerId, invoiceType } = request;
      const { buyerName, buyerTaxNo, buyerAddress, buyerTel, buyerBank, buyerAccount } = request;
      return {
        serialNo: serials[index]!,
        requestBillId,
        companyId,
        customerId,
        invoiceType,
        ...seller,
        buyerName,
        buyerTaxNo,
        buyerAddress,
        buyerTel,
        buyerBank,
        buyerAccount,
        goodsName,
        taxRate: piece[0]!.taxRate,
        amountInclTax: inclTax,
        amountExclTax: inclTax - taxAmount,
        taxAmount,
        noteCount: piece.length,
        transportRows: trips.map(transportOf),
        remark: remarkOf(request.remark, trips),
        state: invoiceState.toIssue,
      };
    }),
  );
  await insertRows(
    tx,
    ctx,
    hyInvoiceItem,
    invoices.flatMap(({ id: invoiceId }, index) =>
      lines[index]!.map(({ part: { noteId, amount }, tax }) => ({
        invoiceId,
        noteId,
        shippingNoteNumber: notes.get(noteId)!.shippingNoteNumber,
        amountInclTax: amount,
        amountExclTax: amount - tax,
        taxAmount: tax,
      })),
    ),
  );
}

/** Taxes of parts of held waybills, one after the other. */
async function createTaxes(tx: Tx, ctx: Context, noteIds: readonly string[]): Promise<(part: Part) => number> {
  const invoiced = await invoicedOf(tx, ctx, noteIds);
  return ({ noteId, amount, taxRate }) => {
    const before = invoiced.get(noteId) ?? { inclTax: 0, tax: 0 };
    const tax = taxOfPart(before, { inclTax: amount, taxRate });
    invoiced.set(noteId, { inclTax: before.inclTax + amount, tax: before.tax + tax });
    return tax;
  };
}

/**
 * Takes the taxes of held invoices again before they are issued: other parts of their waybills may have been issued or reversed since.
 *
 * @returns the invoices with their lines as they are from now on
 * @source amendments L16
 */
export async function retakeTaxes(tx: Tx, ctx: Context, invoices: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const items = await itemsOfInvoices(
    tx,
    ctx,
    invoices.map(({ id }) => id),
  );
  const taxes = await createTaxes(
    tx,
    ctx,
    items.map(({ noteId }) => noteId),
  );
  const byInvoice = Map.groupBy(items, ({ invoiceId }) => invoiceId);
  const itemChanges: { before: InvoiceItemRow; values: { taxAmount: number; amountExclTax: number } }[] = [];
  const changes = invoices.map((invoice) => {
    let taxAmount = 0;
    for (const before of byInvoice.get(invoice.id) ?? []) {
      const tax = taxes({ noteId: before.noteId, amount: before.amountInclTax, taxRate: invoice.taxRate });
      taxAmount += tax;
      if (tax !== before.taxAmount) itemChanges.push({ before, values: { taxAmount: tax, amountExclTax: before.amountInclTax - tax } });
    }
    return { before: invoice, values: { taxAmount, amountExclTax: invoice.amountInclTax - taxAmount } };
  });
  await updateRows(tx, ctx, hyInvoiceItem, itemChanges);
  const changed = changes.filter(({ before, values }) => before.taxAmount !== values.taxAmount);
  const after = new Map((await updateRows(tx, ctx, hyInvoice, changed)).map((row) => [row.id, row]));
  return invoices.map((invoice) => after.get(invoice.id) ?? invoice);
}

async function sellerOf(tx: Tx, ctx: Context, companyId: string) {
  const [company] = await tx
    .select()
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, companyId)));
  return {
    sellerName: company?.invoiceTitle ?? company?.companyName ?? '',
    sellerTaxNo: company?.taxpayerNo ?? company?.uscc ?? '',
    sellerAddress: company?.invoiceAddress ?? company?.address ?? null,
    sellerTel: company?.invoiceTel ?? null,
    sellerBank: company?.invoiceBank ?? null,
    sellerAccount: company?.invoiceAccount ?? null,
  };
}

/** The waybills of a request as its invoices name them, in the order of their signature. */
async function carriedNotes(tx: Tx, ctx: Context, items: readonly RequestItemRow[]): Promise<Map<string, Carried>> {
  const note = hyShippingNote;
  const rows = await tx
    .select({
      id: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      taxRate: note.taxRate,
      signTime: note.signTime,
      vehicleNumber: note.vehicleNumber,
      sendProvince: note.sendProvince,
      sendCity: note.sendCity,
      sendDistrict: note.sendDistrict,
      receiveProvince: note.receiveProvince,
      receiveCity: note.receiveCity,
      receiveDistrict: note.receiveDistrict,
      cargoName: note.cargoName,
    })
    .from(note)
    .where(
      and(
        eq(note.tenantId, ctx.actor.tenantId),
        isAmong(
          note.id,
          items.map(({ noteId }) => noteId),
        ),
      ),
    )
    .orderBy(note.signTime, note.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lines of invoices, in the order in which they stand on them. */
export const itemsOfInvoices = (tx: Tx, ctx: Context, ids: readonly string[]): Promise<InvoiceItemRow[]> =>
  tx
    .select()
    .from(hyInvoiceItem)
    .where(and(eq(hyInvoiceItem.tenantId, ctx.actor.tenantId), inArray(hyInvoiceItem.invoiceId, [...ids]), eq(hyInvoiceItem.delFlag, 0)))
    .orderBy(hyInvoiceItem.id);

/** The invoices of a held request; they are held as well. @source amendments 31 */
export const holdInvoicesOf = (tx: Tx, ctx: Context, requestBillId: string): Promise<InvoiceRow[]> =>
  storedRows(
    tx,
    hyInvoice,
    sql`where ${and(eq(hyInvoice.tenantId, ctx.actor.tenantId), eq(hyInvoice.requestBillId, requestBillId), eq(hyInvoice.delFlag, 0))} order by ${asc(hyInvoice.id)} for update`,
  );

/** Removes held invoices that were never issued. */
export async function dropInvoices(tx: Tx, ctx: Context, invoices: readonly InvoiceRow[]): Promise<void> {
  const unissued: readonly string[] = [invoiceState.toIssue, invoiceState.failed];
  const dropped = invoices.filter(({ state, redOfId }) => redOfId === null && unissued.includes(state));
  await updateRows(
    tx,
    ctx,
    hyInvoice,
    dropped.map((before) => ({ before, values: { delFlag: 1 } })),
  );
}
