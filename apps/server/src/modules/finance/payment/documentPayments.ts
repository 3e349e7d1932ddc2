import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { paySettingsOf } from '../wallet-config/paySettings.ts';
import { nextRetry } from './failedPayments.ts';
import { holdAnyPayment } from './holdPayment.ts';
import { type Decided, movePaymentRow } from './movePayment.ts';
import { accountFrom, type Card } from './payingFacts.ts';
import { noticeAfter, payState } from './payment.states.ts';
import { hyPayment, hyPaymentItem, paymentNumbers, type PaymentRow } from './payment.table.ts';
import { sendOut } from './sendOut.ts';
import { payeeOf } from './submitPayments.ts';

/** What a document has paid. Who decided on it is asked of the document, not of the payment. */
export interface DocumentPayment {
  payKind: string;
  documentId: string;
  companyId: string;
  customerId: string | null;
  /** The waybill that it is about, where it is about one. */
  note?: NoteRow;
  /** Whom the account belongs to that the money is taken from (see `payoutPostings`). */
  creditor: { type: string; id: string };
  card: Card;
  payeeType: string | null;
  amount: number;
  decided: Decided;
}

/**
 * Makes the payment of a held document, and sends it at once. `beginPaying` comes before the document is held.
 *
 * @throws AppError those of `sendOut`; there is no account to pay from
 * @source amendments 10, L4
 */
export async function payDocument(
  tx: Tx,
  ctx: Context,
  { note, creditor, card, payeeType, decided, ...of }: DocumentPayment,
): Promise<PaymentRow> {
  const payment = await insertRow(tx, ctx, hyPayment, {
    ...of,
    ...payeeOf(card, payeeType),
    ...accountFrom(await paySettingsOf(tx, ctx, of.companyId)),
    noteId: note?.id ?? null,
    shippingNoteNumber: note?.shippingNoteNumber ?? null,
    orderMode: note?.orderMode ?? null,
    agentId: note?.agentId ?? null,
    creditorType: creditor.type,
    creditorId: creditor.id,
    paymentNo: await nextNumber(tx, ctx, paymentNumbers),
    submitBy: ctx.actor.username,
    submitTime: nowText(ctx.clock),
    state: payState.toApprove,
  });
  if (note !== undefined) await insertRow(tx, ctx, hyPaymentItem, { paymentId: payment.id, noteId: note.id, amount: of.amount });
  ctx.audit({ action: 'payment.add', entity: 'payment', entityId: payment.id, after: of });
  return sendOut(tx, ctx, payment, { action: 'approve', decided });
}

/**
 * Sends the payment of a document again that failed or came back, from the account and within the limits of today.
 *
 * @throws AppError 40408 it was sent too often; those of `sendOut`
 */
export async function payDocumentAgain(tx: Tx, ctx: Context, paymentId: string): Promise<PaymentRow> {
  const payment = await holdAnyPayment(tx, ctx, paymentId);
  const retryCount = nextRetry(payment);
  const decided = {
    ...accountFrom(await paySettingsOf(tx, ctx, payment.companyId)),
    submitBy: ctx.actor.username,
    submitTime: nowText(ctx.clock),
  };
  return sendOut(tx, ctx, { ...payment, ...decided }, { action: 'retry', decided, retryCount });
}

/** Gives the payment of a document up that failed or came back. */
export async function closeDocumentPayment(tx: Tx, ctx: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const payment = await holdAnyPayment(tx, ctx, id);
  await movePaymentRow(tx, ctx, payment, {
    action: 'close',
    to: payState.closed,
    values: { closeReason: reason, failNoticeState: noticeAfter(payment) },
  });
}
