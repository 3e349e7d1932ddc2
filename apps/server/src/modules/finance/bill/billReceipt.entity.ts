import { label } from '@tarmac/freight-api/rules';
import { dateTime, dict, entity, files, money, person, reference, text } from '../../../platform/contract/index.ts';

/** Money that a customer paid for a bill. @source amendments 21 */
export const BillReceipt = entity('billReceipt', {
  label: label('收款记录', 'Receipt'),
  required: {},
  optional: {},
  computed: {
    receiptNo: text(label('回款单号', 'Receipt number'), { spelling: 'compact', max: 20 }),
    amount: money(label('收款金额', 'Amount')),
    overpaid: money(label('转入钱包', 'To the wallet')),
    source: dict('money_source', { label: label('款项来源', 'Paid from') }),
    companyAccountId: reference('companyAccount', {
      label: label('收款账户', 'Receiving account'),
      options: { textField: 'accountName' },
    }),
    accountName: text(label('收款账户', 'Receiving account'), { max: 100 }),
    bankSerialNo: text(label('银行流水号', 'Bank serial'), { max: 50 }),
    voucherFiles: files(label('收款凭证', 'Vouchers'), { maxCount: 9, image: true }),
    receiveTime: dateTime(label('到账时间', 'Arrived at')),
    operator: person(label('经办人', 'Recorded by')),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['amount', 'overpaid'],
});
