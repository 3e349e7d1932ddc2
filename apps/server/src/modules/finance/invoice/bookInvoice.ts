import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { hyRequestBillItem } from '../invoice-request/invoiceRequest.table.ts';
import { postAll } from '../ledger/postAll.ts';
import { postInvoice, postInvoiceRed } from '../ledger/postings.ts';
import { invoiceState } from './invoice.states.ts';
import type { InvoiceItemRow, InvoiceRow } from './invoice.table.ts';

/** What an invoice does to its waybills: it stands from now on; it is red; it is void. */
export type InvoiceNews = 'issued' | 'red' | 'void';

const words: Readonly<Record<InvoiceNews, string>> = { issued: '开具发票', red: '红冲发票', void: '作废发票' };

/** An invoice that was issued, reversed or voided, with its lines. */
interface Booked {
  invoice: InvoiceRow;
  items: readonly InvoiceItemRow[];
  news: InvoiceNews;
  happenTime: string;
}

/**
 * Books the tax of an invoice by waybill (P12), or of what was reversed (P13), and has its waybills and the lines of its request say what is invoiced.
 * One that is paid and all invoiced is finished (N23), and no more when something was reversed (N24). All are held.
 *
 * @source freight-domain 3.12 I6, I10, I11, 4.4, amendments 4, 20
 */
export async function bookInvoice(tx: Tx, ctx: Context, booked: Booked): Promise<void> {
  const { invoice, items, news, happenTime } = booked;
  const post = news === 'issued' ? postInvoice : postInvoiceRed;
  await postAll(
    tx,
    ctx,
    items.map(({ noteId, shippingNoteNumber, taxAmount }) => ({
      posting: post({ companyId: invoice.companyId, tax: Math.abs(taxAmount) }),
      facts: {
        bizId: noteId,
        step: `${invoice.requestSerial ?? invoice.serialNo}`,
        bizNo: shippingNoteNumber,
        companyId: invoice.companyId,
        summary: `${words[news]} ${invoice.invoiceNo ?? ''} ${shippingNoteNumber}`,
        happenTime,
      },
    })),
  );
  await changeNotes(tx, ctx, booked);
  await changeRequestItems(tx, ctx, booked);
}

async function changeNotes(tx: Tx, ctx: Context, { invoice, items, news }: Booked): Promise<void> {
  const { tenantId, username } = ctx.actor;
  const ids = items.map(({ noteId }) => noteId);
  const statuses = () =>
    tx
      .select({ id: hyShippingNote.id, noteStatus: hyShippingNote.noteStatus })
      .from(hyShippingNote)
      .where(and(eq(hyShippingNote.tenantId, tenantId), isAmong(hyShippingNote.id, ids)));
  const before = new Map((await statuses()).map((note) => [note.id, note.noteStatus]));
  // Lines of a red invoice are below zero; those of a void one are taken back.
  const sign = sql.raw(news === 'void' ? '-' : '');
  const invoiced = sql`(note.invoiced_amount + ${sign}item.amount_incl_tax)`;
  const said =
    news === 'issued'
      ? sql`invoice_id = ${invoice.id}, invoice_no = ${invoice.invoiceNo}, invoice_state = ${invoiceState.issued}`
      : sql`requested_amount = note.requested_amount + ${sign}item.amount_incl_tax,
            invoice_no = case when ${invoiced} = 0 then null else note.invoice_no end,
            invoice_state = case when ${invoiced} = 0 then ${news === 'void' ? invoiceState.void : invoiceState.reversed} else note.invoice_state end`;
  await tx.execute(sql`
    update hy_shipping_note note
       set invoiced_amount = ${invoiced}, invoiced_tax = note.invoiced_tax + ${sign}item.tax_amount, ${said},
           note_status = case
             when note.note_status = ${noteStatus.paid} and ${invoiced} = note.receivable_amount then ${noteStatus.invoiced}
             when note.note_status = ${noteStatus.invoiced} and ${invoiced} < note.receivable_amount then ${noteStatus.paid}
             else note.note_status end,
           version = note.version + 1, update_by = ${username}, update_time = ${`${nowText(ctx.clock)}+08`}
      from hy_invoice_item item
     where item.tenant_id = ${tenantId} and item.invoice_id = ${invoice.id} and item.del_flag = 0
       and note.tenant_id = item.tenant_id and note.id = item.note_id`);
  const after = new Map((await statuses()).map((note) => [note.id, note.noteStatus]));
  await writeNoteEvents(
    tx,
    ctx,
    items.map(({ noteId, amountInclTax }) => ({
      noteId,
      eventType: 'invoiced',
      content: `${words[news]} ${invoice.invoiceNo ?? ''}：${yuan(Math.abs(amountInclTax))}元`,
      fromStatus: before.get(noteId) ?? null,
      toStatus: after.get(noteId) ?? null,
      visibleTo: 'platform',
    })),
  );
}

/** Has the waybills of held invoices say how far these are. */
export async function sayOfNotes(tx: Tx, ctx: Context, invoices: readonly InvoiceRow[], state: string): Promise<void> {
  const { tenantId, username } = ctx.actor;
  await tx.execute(sql`
    update hy_shipping_note note
       set invoice_state = ${state}, version = note.version + 1, update_by = ${username}, update_time = ${`${nowText(ctx.clock)}+08`}
     where note.tenant_id = ${tenantId} and note.id in (
       select item.note_id from hy_invoice_item item
        where item.tenant_id = ${tenantId} and item.invoice_id = any(${sql.param(invoices.map(({ id }) => id))}::text[]) and item.del_flag = 0)`);
}

/** Each line of the request says what of it was invoiced and reversed. */
async function changeRequestItems(tx: Tx, ctx: Context, { invoice, news }: Booked): Promise<void> {
  const set =
    news === 'issued'
      ? sql`issued_amount = line.issued_amount + item.amount_incl_tax`
      : sql`red_amount = line.red_amount + abs(item.amount_incl_tax)`;
  await tx.execute(sql`
    update ${hyRequestBillItem} line set ${set}
      from hy_invoice_item item
     where item.tenant_id = ${ctx.actor.tenantId} and item.invoice_id = ${invoice.id} and item.del_flag = 0
       and line.tenant_id = item.tenant_id and line.request_bill_id = ${invoice.requestBillId} and line.note_id = item.note_id and line.del_flag = 0`);
}
