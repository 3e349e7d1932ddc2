import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { dateTime, entity, kilograms, money, reference, text } from '../../../platform/contract/index.ts';

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
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    signTime: dateTime(label('签收时间', 'Signed at')),
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35 }),
    sendCity: text(label('发货城市', 'From'), { max: 50 }),
    receiveCity: text(label('收货城市', 'To'), { max: 50 }),
    cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
    settleWeight: kilograms(label('结算重量', 'Settled weight')),
    amountExclTax: signed(label('不含税金额', 'Net amount')),
    taxAmount: signed(label('税额', 'Tax')),
    amountInclTax: signed(label('价税合计', 'Total with tax'), { sortable: true }),
    redAmount: money(label('已红冲', 'Reversed')),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['settleWeight', 'amountExclTax', 'taxAmount', 'amountInclTax', 'redAmount'],
});
