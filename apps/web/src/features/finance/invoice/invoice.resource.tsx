import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createInvoiceApi,
  createInvoiceQueries,
  type Invoice,
  invoiceFields,
  type InvoiceItem,
  invoiceItemFields,
} from '@tarmac/freight-api/finance';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { withSums } from '../../../shared/api/withSums.ts';
import { CompanyPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';

/** Calls of invoices. */
export const invoiceApi = withSums(createInvoiceApi(client));
/** Their questions. */
export const invoiceQueries = createInvoiceQueries(client);

/** Invoices to customers. */
export const invoice = defineResource<Invoice>()({
  label: { zh: '发票', en: 'Invoice' },
  api: invoiceApi,
  permission: 'invoice',
  name: 'invoice',
  titleField: 'invoiceNo',
  listFields: [
    'state',
    'serialNo',
    'invoiceNo',
    'invoiceType',
    'requestBillId',
    'isRed',
    'simulated',
    'issueTime',
    'redAmount',
    'leftAmount',
  ],
  detailHead: { status: 'state', facts: ['buyerName', 'amountInclTax', 'taxAmount', 'issueTime'] },
  fields: {
    ...invoiceFields,
    requestNo: { ...invoiceFields.requestNo, cell: (requestNo) => <RequestLink requestNo={requestNo} /> },
    customerId: field.reference(invoiceFields.customerId, { picker: CustomerPicker }),
    companyId: field.reference(invoiceFields.companyId, { picker: CompanyPicker }),
  },
});

/** The way from an invoice to what was asked for. */
function RequestLink({ requestNo }: { requestNo: unknown }) {
  if (typeof requestNo !== 'string') return '--';
  return (
    <AppLink href={`/shipping/requestbill?of=requests&requestNo=${encodeURIComponent(requestNo)}`} className="text-primary-ink">
      {requestNo}
    </AppLink>
  );
}

/** Address of the list with one invoice: by its number, or as long as it has none by its serial. */
export const invoiceHref = ({ invoiceNo, serialNo }: Pick<Invoice, 'invoiceNo' | 'serialNo'>): string =>
  `/wlhy/hyinvoice/HyInvoiceList?${invoiceNo === null ? `serialNo=${encodeURIComponent(serialNo ?? '')}` : `invoiceNo=${encodeURIComponent(invoiceNo)}`}`;

/** The waybills of one invoice, with what they come to. */
export const itemsOf = (invoiceId: string) =>
  defineResource<InvoiceItem>()({
    label: { zh: '发票运单明细', en: 'Waybill of the invoice' },
    api: { list: (query, options) => invoiceApi.items({ ...query, invoiceId, sums: '1' }, options) },
    permission: 'invoice',
    name: `invoice/items/${invoiceId}`,
    titleField: 'shippingNoteNumber',
    listFields: ['noteId'],
    fields: invoiceItemFields,
  });
