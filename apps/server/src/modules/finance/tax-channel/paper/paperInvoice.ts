import type { InvoiceOrder } from '../taxChannel.ts';

/** An invoice as its paper shows it: what was asked for, and what became of it. */
export interface PaperInvoice extends Omit<InvoiceOrder, 'serial'> {
  invoiceNo: string;
  /** On paper alone. */
  invoiceCode: string | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  issueTime: string;
  /** It is not an invoice, and says so all over. */
  simulated: boolean;
  /** It does not stand any more, and says so all over. */
  voided?: boolean;
  /** Of one that takes another back. */
  red?: { redConfirmNo: string; originalNo: string } | undefined;
}
