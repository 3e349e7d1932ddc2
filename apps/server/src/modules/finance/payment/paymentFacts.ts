import type { PostingFacts } from '../ledger/post.ts';
import type { PaymentRow } from './payment.table.ts';

/** What a posting about a payment says of itself: the document that it pays, and the waybill where there is one. */
export function paymentFacts(payment: PaymentRow, { step, what }: { step: string; what: string }): PostingFacts {
  const { documentId, noteId, companyId } = payment;
  const bizNo = paidNo(payment);
  return { bizId: documentId ?? noteId ?? '', step, bizNo, companyId, summary: `${what} ${bizNo}` };
}

/** The number of what a payment pays: a waybill, a bill, or where that has none its own. */
export const paidNo = ({ shippingNoteNumber, billNo, paymentNo }: PaymentRow): string => shippingNoteNumber ?? billNo ?? paymentNo;

/** What a payment pays, as people are told. */
export const paidFor = ({ shippingNoteNumber, billNo }: PaymentRow): string =>
  billNo === null ? `运单 ${shippingNoteNumber ?? ''}` : `账单 ${billNo}`;
