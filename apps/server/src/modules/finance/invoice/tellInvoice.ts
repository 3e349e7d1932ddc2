import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/html/richText.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { queueMail } from '../../system/message/queueMessage.ts';
import type { RequestRow } from '../invoice-request/invoiceRequest.table.ts';
import type { InvoiceRow } from './invoice.table.ts';

/** Where an invoice is seen. */
export const invoicePage = ({ serialNo }: InvoiceRow): string => `/wlhy/hyinvoice/HyInvoiceList?serialNo=${serialNo}`;

/** What a mail about an invoice says. */
const mailOf = ({ invoiceNo, sellerName, buyerName, amountInclTax }: InvoiceRow, what: string) => ({
  title: `${what} ${invoiceNo ?? ''}`,
  content: [`销售方：${sellerName}`, `购买方：${buyerName}`, `发票号码：${invoiceNo ?? ''}`, `价税合计：${shownYuan(amountInclTax)}元`]
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join(''),
});

/** Tells the customer that an invoice was issued to them, in the bell and where they get invoices. @source NT17 */
export async function tellBuyer(tx: Tx, ctx: Context, request: RequestRow, invoice: InvoiceRow): Promise<void> {
  const { invoiceNo, amountInclTax, customerId, redOfId } = invoice;
  const what = redOfId === null ? '发票已开具' : '红字发票已开具';
  await notify(
    tx,
    ctx,
    { company: customerId },
    {
      title: `${what} ${invoiceNo ?? ''}`,
      lines: [`价税合计${shownYuan(amountInclTax)}元，开票申请 ${request.requestNo}`],
      openPage: `/shipping/requestbill?requestNo=${request.requestNo}`,
    },
  );
  if (request.email) await queueMail(tx, ctx, { ...mailOf(invoice, what), address: request.email });
}

/** Sends an invoice to its buyer as a file. */
export const mailInvoice = (tx: Tx, ctx: Context, invoice: InvoiceRow, address: string): Promise<void> =>
  queueMail(tx, ctx, { ...mailOf(invoice, '电子发票'), address, attachment: `invoice:${invoice.id}` });
