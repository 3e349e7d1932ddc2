import { label } from '@tarmac/freight-api/rules';
import { dateTime, entity, kilograms, money, reference, text } from '../../../platform/contract/index.ts';

/** A waybill of a request for invoices. @source freight-domain 2.21 */
export const InvoiceRequestItem = entity('invoiceRequestItem', {
  label: label('开票申请明细', 'Waybills of an invoice request'),
  required: {},
  optional: {},
  computed: {
    requestBillId: reference('invoiceRequest', { label: label('开票申请', 'Invoice request') }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    signTime: dateTime(label('签收时间', 'Signed at')),
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35 }),
    sendCity: text(label('发货城市', 'From'), { max: 50 }),
    receiveCity: text(label('收货城市', 'To'), { max: 50 }),
    cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
    settleWeight: kilograms(label('结算重量', 'Settled weight')),
    feeTotal: money(label('运费总额', 'Fee')),
    openAmount: money(label('可开金额', 'Could be invoiced')),
    amount: money(label('申请金额', 'Asked for'), { sortable: true }),
    issuedAmount: money(label('已开金额', 'Invoiced')),
    redAmount: money(label('已红冲', 'Reversed')),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['settleWeight', 'feeTotal', 'openAmount', 'amount', 'issuedAmount', 'redAmount'],
});
