import { billDocuments } from '../bill/billDocuments.ts';
import { marginDocument } from '../agent-margin/marginDocument.ts';
import { compensationDocument } from '../compensation/compensationDocument.ts';
import { premiumDocument } from '../insurance/premiumDocument.ts';
import { prepayDocument } from '../prepay/prepayDocument.ts';
import { refundDocument } from '../wallet/refundDocument.ts';
import { payKind } from './payment.states.ts';
import type { PaymentDocument } from './paymentDocument.ts';
import { waybillDocument } from './waybillDocument.ts';

/** What is paid, by the kind of the payment. */
const documents: Readonly<Record<string, PaymentDocument>> = {
  [payKind.freight]: waybillDocument,
  [payKind.offline]: waybillDocument,
  [payKind.prepay]: prepayDocument,
  [payKind.refund]: refundDocument,
  [payKind.agentMargin]: marginDocument,
  [payKind.premium]: premiumDocument,
  [payKind.compensation]: compensationDocument,
};

/** What a payment pays. */
export function documentOf({ payKind: kind, billId }: { payKind: string; billId: string | null }): PaymentDocument {
  const document = (billId === null ? documents : billDocuments)[kind];
  if (document === undefined) throw new RangeError(`Nothing is paid by payments of kind ${kind}`);
  return document;
}
