import { label } from '@tarmac/freight-api/rules';
import { dateTime, dict, entity, files, money, reference, text } from '../../../platform/contract/index.ts';

/** Money that came back for an advance. @source freight-domain 2.39 */
export const DianfuRepay = entity('dianfuRepay', {
  label: label('垫付归还', 'Repayment'),
  required: {},
  optional: {},
  computed: {
    repayNo: text(label('归还单号', 'Repayment number'), { spelling: 'compact', max: 24 }),
    amount: money(label('归还金额', 'Amount')),
    feePart: money(label('其中垫付费', 'Of it fee')),
    principalPart: money(label('其中本金', 'Of it principal')),
    source: dict('money_source', { label: label('款项来源', 'Paid from') }),
    companyAccountId: reference('companyAccount', {
      label: label('收款账户', 'Receiving account'),
      options: { textField: 'accountName' },
    }),
    accountName: text(label('收款账户', 'Receiving account'), { max: 100 }),
    bankSerialNo: text(label('银行流水号', 'Bank serial'), { max: 50 }),
    voucherFiles: files(label('收款凭证', 'Vouchers'), { maxCount: 9, image: true }),
    repayTime: dateTime(label('归还时间', 'Repaid at')),
    operator: text(label('经办人', 'Recorded by'), { max: 64 }),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['amount', 'feePart', 'principalPart'],
});
