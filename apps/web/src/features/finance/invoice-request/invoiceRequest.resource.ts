import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import {
  createInvoiceRequestApi,
  createInvoiceRequestQueries,
  type InvoiceRequest,
  invoiceRequestFields,
  type InvoiceRequestItem,
  invoiceRequestItemFields,
  type NoteInvoice,
  noteInvoiceFields,
} from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { CompanyPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';

/** Calls of requests for invoices. */
export const requestApi = withSums(createInvoiceRequestApi(client));
/** Their questions. */
export const requestQueries = createInvoiceRequestQueries(client);

// Rows are made by actions: the list has no form of its own.
const { add: _add, edit: _edit, ...listed } = requestApi;

/** What customers ask to be invoiced. */
export const invoiceRequest = defineResource<InvoiceRequest>()({
  label: { zh: '开票申请', en: 'Invoice request' },
  api: listed,
  permission: 'requestBill',
  name: 'invoiceRequest',
  titleField: 'requestNo',
  listFields: [
    'state',
    'customerId',
    'companyId',
    'billId',
    'submitBy',
    'createBy',
    'invoiceAmount',
    'issuedAmount',
    'buyerName',
    'noteCount',
  ],
  detailHead: { status: 'state', facts: ['buyerName', 'invoiceAmount', 'invoiceType', 'invoiceCount'] },
  fields: {
    ...invoiceRequestFields,
    customerId: field.reference(invoiceRequestFields.customerId, { picker: CustomerPicker }),
    companyId: field.reference(invoiceRequestFields.companyId, { picker: CompanyPicker }),
  },
});

/** Waybills that invoices may be asked for. */
export const invoiceableNote = defineResource<NoteInvoice>()({
  label: { zh: '可开票运单', en: 'Waybill to invoice' },
  api: withSums({ list: requestApi.candidates, export: requestApi.candidatesExport }),
  permission: 'requestBill',
  name: 'invoiceableNote',
  titleField: 'shippingNoteNumber',
  listFields: ['customerId', 'customerName', 'companyId', 'companyName', 'signTime', 'vehicleNumber', 'feeTotal', 'openAmount'],
  detailPath: '/shipping/detail/:id',
  fields: {
    ...noteInvoiceFields,
    customerId: field.reference(noteInvoiceFields.customerId, { picker: CustomerPicker }),
    companyId: field.reference(noteInvoiceFields.companyId, { picker: CompanyPicker }),
  },
});

/** Address of the list with one request. */
export const requestHref = (requestNo: string): string => `/shipping/requestbill?of=requests&requestNo=${encodeURIComponent(requestNo)}`;

/** The waybills of one request, with what they come to. */
export const itemsOf = (requestBillId: string) =>
  defineResource<InvoiceRequestItem>()({
    label: { zh: '开票申请明细', en: 'Waybill of the request' },
    api: { list: (query, options) => requestApi.items({ ...query, requestBillId, sums: '1' }, options) },
    permission: 'requestBill',
    name: `invoiceRequest/items/${requestBillId}`,
    titleField: 'shippingNoteNumber',
    listFields: ['noteId'],
    fields: invoiceRequestItemFields,
  });
