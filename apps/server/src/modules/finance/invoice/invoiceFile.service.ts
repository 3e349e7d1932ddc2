import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Attachment } from '../../system/message/attachments.ts';
import type { PaperInvoice } from '../tax-channel/paper/paperInvoice.ts';
import { invoicePaper } from '../tax-channel/paper/invoicePaper.ts';
import { invoiceXml } from '../tax-channel/paper/invoiceXml.ts';
import type { InvoiceFiles } from '../tax-channel/taxChannel.ts';
import { taxChannelOf } from '../tax-channel/taxChannels.ts';
import { invoiceResource } from './invoice.resource.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { invoiceState } from './invoice.states.ts';
import { orderOf, redOrderOf } from './invoiceOrder.ts';

/** Kinds of files that an invoice is given out as. */
export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';

const contentTypes: Readonly<Record<InvoiceFormat, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml; charset=utf-8',
};

/**
 * An issued invoice as a file: the channel's own where it has one, else ours, made when it is asked for.
 *
 * @throws NotFound missing or not visible; Conflict it is not issued; Unavailable the channel does not answer
 * @source freight-domain 2.20, F12 下载
 */
export async function invoiceFile(ctx: Context, { id, format = 'pdf' }: { id: string; format?: InvoiceFormat | undefined }) {
  const { content, ...named } = await invoiceAttachment(ctx, id, format);
  return { ...named, stream: Readable.from([content]) };
}

/** The same as it goes with a mail. */
export async function invoiceAttachment(ctx: Context, id: string, format: InvoiceFormat = 'pdf'): Promise<Attachment> {
  const { invoice, paper } = await ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, invoiceResource, id);
    if (row === undefined) throw notFound();
    if (row.invoiceNo === null) throw stateChanged();
    const { redOfId, redConfirmNo } = row;
    const order = redOfId === null ? { ...(await orderOf(tx, ctx, row)), original: undefined } : await redOrderOf(tx, ctx, row);
    const red = order.original && { redConfirmNo: redConfirmNo ?? '', originalNo: order.original.invoiceNo };
    const { invoiceNo, invoiceCode, issueTime, simulated } = row;
    const paper: PaperInvoice = {
      ...order,
      invoiceNo,
      invoiceCode,
      issueTime: issueTime ?? '',
      simulated: simulated === '1',
      voided: row.state === invoiceState.void,
      red,
    };
    return { invoice: row, paper };
  });
  const own = (await filesOf(ctx, invoice))?.[format];
  // A page of that kind is made by tax channels alone.
  if (own === undefined && format === 'ofd')
    throw notFound({ zh: '税务通道没有提供 OFD 版式文件，请下载 PDF', en: 'The tax channel gives no OFD file. Download the PDF' });
  const made = own ?? (format === 'pdf' ? await invoicePaper({ invoice: paper }) : invoiceXml({ invoice: paper }));
  return {
    fileName: `发票 ${paper.invoiceNo}.${format}`,
    contentType: contentTypes[format],
    content: typeof made === 'string' ? Buffer.from(made) : Buffer.from(made),
  };
}

async function filesOf(ctx: Context, { simulated, sellerTaxNo, requestSerial, serialNo }: InvoiceRow): Promise<InvoiceFiles | undefined> {
  // What is played has no files of its own.
  if (simulated === '1' || requestSerial === null) return undefined;
  try {
    const result = await taxChannelOf(ctx, sellerTaxNo).query(requestSerial);
    return result.state === 'issued' ? result.files : undefined;
  } catch (error) {
    ctx.log.error({ err: error, serialNo }, 'the tax channel does not give the file of an invoice');
    throw new AppError('Unavailable', '税务通道没有响应，请稍后重试');
  }
}
