import { and, eq, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField, type AppError } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import { requestOpen } from './invoiceRequest.states.ts';
import { hyRequestBillItem, type RequestItemRow, type RequestRow } from './invoiceRequest.table.ts';
import { isInvoiceable, noteInvoiceResource, openToRequest } from './noteInvoice.resource.ts';

/** What a request takes of a waybill. */
export interface RequestedNote {
  id: string;
  shippingNoteNumber: string;
  settleWeight: number | null;
  taxRate: number | null;
  /** What nothing has been asked for yet, fen. */
  open: number;
}

/** Which waybills a request is to stand for. */
interface Wanted {
  customerId: string;
  companyId: string;
  billId: string | null;
  noteIds: readonly string[];
}

const numbersOf = (notes: readonly { shippingNoteNumber: string }[]): string =>
  notes
    .slice(0, 3)
    .map(({ shippingNoteNumber }) => shippingNoteNumber)
    .join('，');

const refusedNotes = (notes: readonly { shippingNoteNumber: string }[], { code, message }: { code: number; message: string }): AppError =>
  businessError(code, { message, errorData: [{ path: 'noteIds', message: `${message}：${numbersOf(notes)}` }] });

/** Holds waybills in the order of their ids, and looks at nothing. @source amendments 31 */
export async function holdNotes(tx: Tx, ctx: Context, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: hyShippingNote.id })
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), isAmong(hyShippingNote.id, ids)))
    .orderBy(hyShippingNote.id)
    .for('update');
}

/**
 * The waybills of a request to be, which are held and may be invoiced. They are in the order of their signature, as they stand on the invoices.
 *
 * @throws InvalidInput they are not of this customer, company and bill
 * @throws AppError 40361 asked for already; 40363 not settled, and no contract invoices them before
 * @source freight-domain I1, amendments 4
 */
export async function requestable(tx: Tx, ctx: Context, { customerId, companyId, billId, noteIds }: Wanted): Promise<RequestedNote[]> {
  const ids = [...new Set(noteIds)];
  const note = hyShippingNote;
  const notes = await tx
    .select({
      id: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      noteStatus: note.noteStatus,
      requestBillState: note.requestBillState,
      settleWeight: note.settleWeight,
      taxRate: note.taxRate,
      open: openToRequest,
      mayBe: sql<boolean>`coalesce(${isInvoiceable()}, false)`,
    })
    .from(note)
    .where(
      and(
        visibleRows(ctx, noteInvoiceResource),
        isAmong(hyShippingNote.id, ids),
        eq(note.customerId, customerId),
        eq(note.companyId, companyId),
        billId === null ? undefined : eq(note.billId, billId),
      ),
    )
    .orderBy(note.signTime, note.id);
  if (notes.length < ids.length) throw refusedField('noteIds', '所选运单不属于该客户、运营主体或账单，请重新选择');
  const unsettled = notes.filter(({ noteStatus, mayBe }) => !owing.includes(noteStatus) || !mayBe);
  if (unsettled.length > 0) throw refusedNotes(unsettled, { code: 40363, message: '运单未结清' });
  const taken = notes.filter(({ requestBillState, open }) => open <= 0 || requestOpen.includes(requestBillState ?? ''));
  if (taken.length > 0) throw refusedNotes(taken, { code: 40361, message: '运单已申请开票' });
  return notes;
}

/** What a request asks for of each waybill. */
export interface RequestedPart {
  note: RequestedNote;
  amount: number;
}

/** Puts held waybills into a request. */
export async function takeNotes(tx: Tx, ctx: Context, request: RequestRow, parts: readonly RequestedPart[]): Promise<void> {
  await insertRows(
    tx,
    ctx,
    hyRequestBillItem,
    parts.map(({ note, amount }) => ({
      requestBillId: request.id,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      openAmount: note.open,
      amount,
      settleWeight: note.settleWeight,
    })),
  );
  await changeNotes(tx, ctx, request, {
    set: sql`requested_amount = note.requested_amount + item.amount, request_bill_id = item.request_bill_id, request_bill_state = ${request.state}`,
  });
}

/** Writes into the timelines of waybills that invoices are asked for. */
export async function tellAsked(tx: Tx, ctx: Context, { requestNo, id }: RequestRow): Promise<void> {
  const items = await itemsOfRequest(tx, ctx, id);
  await writeNoteEvents(
    tx,
    ctx,
    items.map(({ noteId, amount }) => ({
      noteId,
      eventType: 'invoiceRequested',
      content: `申请开票 ${requestNo}：${yuan(amount)}元`,
      visibleTo: 'platform',
    })),
  );
}

/** Lets the waybills of a request go that comes to nothing, with what of it was not reversed already: another one may take them. */
export async function releaseNotes(
  tx: Tx,
  ctx: Context,
  request: RequestRow,
  { state, what }: { state: string; what: string },
): Promise<void> {
  const items = await itemsOfRequest(tx, ctx, request.id);
  await changeNotes(tx, ctx, request, {
    set: sql`requested_amount = note.requested_amount - (item.amount - item.red_amount), request_bill_state = ${state}`,
  });
  await endItems(tx, ctx, request.id);
  // Nobody was told of a draft.
  if (request.submitTime === null) return;
  await writeNoteEvents(
    tx,
    ctx,
    items.map(({ noteId }) => ({
      noteId,
      eventType: 'invoiceRequested',
      content: `开票申请 ${request.requestNo}：${what}`,
      visibleTo: 'platform',
    })),
  );
}

/** Has the waybills say how far the request is, and all its invoices where that is told, those of them whose last one it is. */
export const tellNotes = (
  tx: Tx,
  ctx: Context,
  request: RequestRow,
  { state, invoices }: { state: string; invoices?: string | undefined },
): Promise<void> =>
  changeNotes(tx, ctx, request, {
    set: invoices === undefined ? sql`request_bill_state = ${state}` : sql`request_bill_state = ${state}, invoice_state = ${invoices}`,
    where: sql`note.request_bill_id = item.request_bill_id`,
  });

/** Other requests may take the waybills of one that is no longer under way. */
export async function endItems(tx: Tx, ctx: Context, requestBillId: string): Promise<void> {
  await tx
    .update(hyRequestBillItem)
    .set({ isLive: '0' })
    .where(and(eq(hyRequestBillItem.tenantId, ctx.actor.tenantId), eq(hyRequestBillItem.requestBillId, requestBillId)));
}

/** Changes held waybills `note` by their `item` of a request, in one statement. */
async function changeNotes(tx: Tx, ctx: Context, { id }: RequestRow, { set, where = sql`true` }: { set: SQL; where?: SQL }): Promise<void> {
  const { tenantId, username } = ctx.actor;
  await tx.execute(sql`
    update hy_shipping_note note
       set ${set}, version = note.version + 1, update_by = ${username}, update_time = ${`${nowText(ctx.clock)}+08`}
      from hy_request_bill_item item
     where item.tenant_id = ${tenantId} and item.request_bill_id = ${id} and item.del_flag = 0
       and note.tenant_id = item.tenant_id and note.id = item.note_id and ${where}`);
}

/** The waybills of a request, in the order of their ids. */
export const itemsOfRequest = (tx: Tx, ctx: Context, requestBillId: string): Promise<RequestItemRow[]> =>
  tx
    .select()
    .from(hyRequestBillItem)
    .where(
      and(
        eq(hyRequestBillItem.tenantId, ctx.actor.tenantId),
        eq(hyRequestBillItem.requestBillId, requestBillId),
        eq(hyRequestBillItem.delFlag, 0),
      ),
    )
    .orderBy(hyRequestBillItem.noteId);
