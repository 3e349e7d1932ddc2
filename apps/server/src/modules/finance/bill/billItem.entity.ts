import { label } from '@tarmac/freight-api/rules';
import { date, entity, flag, money, reference, text } from '../../../platform/contract/index.ts';
import { noteFields } from '../noteFields.ts';

/** A waybill of a bill: what was billed, and what is open now. @source freight-domain 2.6 */
export const BillItem = entity('billItem', {
  label: label('账单明细', 'Waybills of a bill'),
  required: {},
  optional: {},
  computed: {
    billId: reference('bill', { label: label('账单', 'Bill') }),
    ...noteFields,
    feeTotal: money(label('运费总额', 'Fee')),
    amount: money(label('账单金额', 'Billed'), { sortable: true }),
    customerPaidAmount: money(label('客户已回款', 'Paid by the customer')),
    paidAmount: money(label('已付金额', 'Paid')),
    openAmount: money(label('未结金额', 'Open')),
    adjustAmount: money(label('其中调整', 'Of it adjustments'), { min: -99_999_999_999 }),
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
    'paidAmount',
    'openAmount',
    'adjustAmount',
    'dueDate',
    'remark',
  ],
  importColumns: [],
  sums: ['settleWeight', 'feeTotal', 'amount', 'customerPaidAmount', 'paidAmount', 'openAmount', 'adjustAmount'],
});
