import { late } from '@tarmac/admin-kit/chunk';
import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { Invoice, invoiceFields } from '@tarmac/freight-api/finance';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const InvoiceItems = late(() => import('./InvoiceItems.tsx'), { part: 'InvoiceItems' });
const RedInvoices = late(() => import('./RedInvoices.tsx'), { part: 'RedInvoices' });

/** What is known of an invoice, with its waybills and what reverses it. @source freight-domain F12 */
export const invoiceDetail: ReadonlyArray<DetailPart<Invoice, keyof typeof invoiceFields>> = [
  {
    title: '',
    fields: [
      'invoiceNo',
      'invoiceCode',
      'state',
      'simulated',
      'invoiceType',
      'requestNo',
      'serialNo',
      'goodsName',
      'issueTime',
      'issuer',
      'remark',
    ],
  },
  { title: texts.buyer, fields: ['buyerName', 'buyerTaxNo', 'buyerAddress', 'buyerTel', 'buyerBank', 'buyerAccount'] },
  { title: texts.seller, fields: ['sellerName', 'sellerTaxNo'] },
  { title: texts.items, render: ({ id }) => <InvoiceItems invoiceId={id} /> },
  { title: texts.reds, render: (row) => <RedInvoices row={row} /> },
  {
    title: texts.amounts,
    place: 'rail',
    fields: ['amountExclTax', 'taxRate', 'taxAmount', 'amountInclTax', 'redAmount', 'leftAmount', 'noteCount'],
  },
  { title: texts.delivery, place: 'rail', fields: ['deliverType', 'deliverTo', 'expressNo', 'deliverBy', 'deliverTime'] },
  { title: texts.reversal, place: 'rail', fields: ['redReason', 'redConfirmNo', 'voidBy', 'voidTime', 'voidReason'] },
  { title: texts.failure, place: 'rail', fields: ['failCode', 'failReason', 'failTime'] },
];
