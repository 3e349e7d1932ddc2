import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { entity, money, reference } from '../../../platform/contract/index.ts';
import { noteFields } from '../noteFields.ts';

/** Amounts of red invoices are below zero. */
export const signed = (words: LocalizedText, options: { sortable?: boolean } = {}) =>
  money(words, { min: -Number.MAX_SAFE_INTEGER, ...options });

/** A waybill of an invoice. @source freight-domain 2.20 */
export const InvoiceItem = entity('invoiceItem', {
  label: label('发票明细', 'Waybills of an invoice'),
  required: {},
  optional: {},
  computed: {
    invoiceId: reference('invoice', { label: label('发票', 'Invoice') }),
    ...noteFields,
    amountExclTax: signed(label('不含税金额', 'Net amount')),
    taxAmount: signed(label('税额', 'Tax')),
    amountInclTax: signed(label('价税合计', 'Total with tax'), { sortable: true }),
    redAmount: money(label('已红冲', 'Reversed')),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['settleWeight', 'amountExclTax', 'taxAmount', 'amountInclTax', 'redAmount'],
});
