import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { Prepay, prepayFields } from '@tarmac/freight-api/finance';

/** What is known of one prepayment. */
export const prepayDetail: ReadonlyArray<DetailPart<Prepay, keyof typeof prepayFields>> = [
  {
    title: '',
    fields: [
      'prepayNo',
      'state',
      'shippingNoteNumber',
      'noteStatus',
      'driverName',
      'customerName',
      'companyName',
      'amount',
      'estimatedFee',
      'rate',
      'reason',
    ],
  },
  {
    title: { zh: '收款人', en: 'Payee' },
    fields: ['payeeType', 'payeeName', 'payeeIdNo', 'payeeCardNo', 'payeeBankName', 'payTime', 'failReason'],
  },
  {
    title: { zh: '申请与审核', en: 'Application and decision' },
    fields: ['applyBy', 'applyTime', 'auditBy', 'auditTime', 'auditRemark', 'closeReason', 'createTime'],
  },
  {
    title: { zh: '抵扣与追回', en: 'Offset and recovery' },
    fields: [
      'offsetAmount',
      'recoverAmount',
      'writtenOffAmount',
      'openAmount',
      'toRecover',
      'writeOffBy',
      'writeOffTime',
      'writeOffReason',
    ],
  },
];
