import { and, eq, sql } from 'drizzle-orm';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { hyRequestBill, type RequestItemRow, type RequestRow } from '../invoice-request/invoiceRequest.table.ts';
import { holdNotes, itemsOfRequest } from '../invoice-request/requestNotes.ts';
import { invoiceResource } from './invoice.resource.ts';
import { invoiceState, invoiceStates } from './invoice.states.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { holdInvoicesOf } from './makeInvoices.ts';

/** An invoice with its request, all invoices of that, and their waybills; all are held. */
export interface HeldInvoice {
  invoice: InvoiceRow;
  request: RequestRow;
  requestItems: readonly RequestItemRow[];
  /** Of the request, red ones among them. */
  invoices: readonly InvoiceRow[];
}

/** Holds an invoice for the system, all that it is about first. @source amendments 31 */
export async function holdInvoice(
  tx: Tx,
  ctx: Context,
  { id, requestBillId }: Pick<InvoiceRow, 'id' | 'requestBillId'>,
): Promise<HeldInvoice> {
  const requestItems = await itemsOfRequest(tx, ctx, requestBillId);
  await holdNotes(
    tx,
    ctx,
    requestItems.map(({ noteId }) => noteId),
  );
  const named = and(eq(hyRequestBill.tenantId, ctx.actor.tenantId), eq(hyRequestBill.id, requestBillId));
  const [request] = await storedRows(tx, hyRequestBill, sql`where ${named} for update`);
  const invoices = await holdInvoicesOf(tx, ctx, requestBillId);
  const invoice = invoices.find((one) => one.id === id);
  if (request === undefined || invoice === undefined) throw notFound();
  return { invoice, request, requestItems, invoices };
}

/**
 * The same for a person, as they have read it.
 *
 * @throws NotFound missing or not visible; Conflict changed since, or not in a state from which the move leads on
 */
export async function holdInvoiceAsRead(tx: Tx, ctx: Context, ref: RowRef, action: keyof typeof invoiceStates.moves): Promise<HeldInvoice> {
  const found = await findRow(tx, ctx, invoiceResource, ref.id);
  if (found === undefined) throw notFound();
  const held = await holdInvoice(tx, ctx, found);
  if (!canAdvance(invoiceStates, { action, code: held.invoice.state })) throw stateChanged();
  if ((ref.version ?? held.invoice.version) !== held.invoice.version) throw staleVersion();
  return held;
}

/** Red invoices about an invoice that are on their way. */
export const redsUnderWay = ({ invoices }: HeldInvoice, originalId: string): InvoiceRow[] =>
  invoices.filter(({ redOfId, state }) => redOfId === originalId && state === invoiceState.issuing);
