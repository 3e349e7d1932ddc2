import type { PostingFacts } from '../ledger/post.ts';
import type { PaymentRow } from './payment.table.ts';

/** What a posting about a payment says of itself: the document that it pays, and the waybill where there is one. */
export function paymentFacts(
  { documentId, noteId, shippingNoteNumber, paymentNo, companyId }: PaymentRow,
  { step, what }: { step: string; what: string },
): PostingFacts {
  const bizNo = shippingNoteNumber ?? paymentNo;
  return { bizId: documentId ?? noteId ?? '', step, bizNo, companyId, summary: `${what} ${bizNo}` };
}
