import { late } from '@tarmac/admin-kit/chunk';
import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { InvoiceRequest, invoiceRequestFields } from '@tarmac/freight-api/finance';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

const RequestItems = late(() => import('./RequestItems.tsx'), { part: 'RequestItems' });
const RequestInvoices = late(() => import('./RequestInvoices.tsx'), { part: 'RequestInvoices' });

/** What is known of a request, with its waybills and what became of it. @source freight-domain S15 明细 */
export const requestDetail: ReadonlyArray<DetailPart<InvoiceRequest, keyof typeof invoiceRequestFields>> = [
  {
    title: '',
    fields: ['requestNo', 'state', 'customerName', 'companyName', 'billNo', 'invoiceType', 'mergeMode', 'remark'],
  },
  { title: texts.buyer, fields: ['buyerName', 'buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount'] },
  { title: texts.invoices, render: (row) => <RequestInvoices request={row} /> },
  { title: texts.items, render: ({ id }) => <RequestItems requestBillId={id} /> },
  {
    title: texts.amounts,
    place: 'rail',
    fields: ['noteCount', 'totalAmount', 'invoiceAmount', 'issuedAmount', 'redAmount', 'invoiceCount'],
  },
  { title: texts.where, place: 'rail', fields: ['email', 'mailName', 'mailPhone', 'mailAddress'] },
  {
    title: texts.steps,
    place: 'rail',
    fields: [
      'createBy',
      'createTime',
      'submitBy',
      'submitTime',
      'auditBy',
      'auditTime',
      'auditRemark',
      'returnBy',
      'returnTime',
      'returnReason',
      'revokeTime',
    ],
  },
];
