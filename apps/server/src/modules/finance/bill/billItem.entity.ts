import { label } from '@tarmac/freight-api/rules';
import { date, dateTime, entity, flag, kilograms, money, reference, text } from '../../../platform/contract/index.ts';

/** A waybill of a bill: what was billed, and what is open now. @source freight-domain 2.6 */
export const BillItem = entity('billItem', {
  label: label('账单明细', 'Waybills of a bill'),
  required: {},
  optional: {},
  computed: {
    billId: reference('bill', { label: label('账单', 'Bill') }),
    noteId: reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } }),
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    signTime: dateTime(label('签收时间', 'Signed at')),
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35 }),
    sendCity: text(label('发货城市', 'From'), { max: 50 }),
    receiveCity: text(label('收货城市', 'To'), { max: 50 }),
    cargoName: text(label('货物名称', 'Cargo'), { max: 100 }),
    settleWeight: kilograms(label('结算重量', 'Settled weight')),
    feeTotal: money(label('运费总额', 'Fee')),
    amount: money(label('账单金额', 'Billed'), { sortable: true }),
    customerPaidAmount: money(label('客户已回款', 'Paid by the customer')),
    openAmount: money(label('未收金额', 'Open')),
    dueDate: date(label('账期到期日', 'Due on')),
    disputed: flag(label('有异议', 'Disputed')),
    remark: text(label('异议说明', 'What is wrong'), { max: 200 }),
  },
  exportColumns: [
    'shippingNoteNumber',
    'signTime',
    'vehicleNumber',
    'sendCity',
    'receiveCity',
    'cargoName',
    'settleWeight',
    'feeTotal',
    'amount',
    'customerPaidAmount',
    'openAmount',
    'dueDate',
    'remark',
  ],
  importColumns: [],
  sums: ['settleWeight', 'feeTotal', 'amount', 'customerPaidAmount', 'openAmount'],
});
