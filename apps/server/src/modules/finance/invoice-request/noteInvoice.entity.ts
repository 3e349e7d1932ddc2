import { label } from '@tarmac/freight-api/rules';
import { dateTime, dict, entity, kilograms, money, reference, text } from '../../../platform/contract/index.ts';

/** A waybill as what may be invoiced of it. @source freight-domain S15 可开票运单 */
export const NoteInvoice = entity('noteInvoice', {
  label: label('可开票运单', 'Waybill to invoice'),
  required: {},
  optional: {},
  computed: {
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    noteStatus: dict('note_status', { label: label('运单状态', 'Status') }),
    customerId: reference('customer', { label: label('客户', 'Customer'), options: { textField: 'customerName' } }),
    customerName: text(label('客户名称', 'Customer'), { max: 100 }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    settleType: dict('settle_type', { label: label('结算方式', 'Settlement') }),
    signTime: dateTime(label('签收时间', 'Signed at')),
    payTime: dateTime(label('付款时间', 'Paid at')),
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35 }),
    sendCity: text(label('发货城市', 'From'), { max: 50 }),
    receiveCity: text(label('收货城市', 'To'), { max: 50 }),
    cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
    settleWeight: kilograms(label('结算重量', 'Settled weight')),
    feeTotal: money(label('运费总额', 'Fee')),
    customerPaidAmount: money(label('客户已回款', 'Paid by the customer')),
    requestedAmount: money(label('已申请', 'Asked for')),
    invoicedAmount: money(label('已开票', 'Invoiced')),
    openAmount: money(label('可开金额', 'To invoice'), { description: 'What nothing has been asked for yet.' }),
    billId: reference('bill', { label: label('账单', 'Bill'), options: { textField: 'billNo' } }),
    billNo: text(label('账单号', 'Bill number'), { spelling: 'compact', max: 20 }),
  },
  exportColumns: [],
  importColumns: [],
  sortedBy: ['signTime'],
  sums: ['settleWeight', 'feeTotal', 'customerPaidAmount', 'requestedAmount', 'invoicedAmount', 'openAmount'],
});
