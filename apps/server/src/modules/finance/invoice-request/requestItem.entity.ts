import { label } from '@tarmac/freight-api/rules';
import { entity, money, reference } from '../../../platform/contract/index.ts';
import { noteFields } from '../noteFields.ts';

/** A waybill of a request for invoices. @source freight-domain 2.21 */
export const InvoiceRequestItem = entity('invoiceRequestItem', {
  label: label('开票申请明细', 'Waybills of an invoice request'),
  required: {},
  optional: {},
  computed: {
    requestBillId: reference('invoiceRequest', { label: label('开票申请', 'Invoice request') }),
    ...noteFields,
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
