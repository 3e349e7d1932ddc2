import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { Payment, paymentFields } from '@tarmac/freight-api/finance';

/** What is known of one payment. */
export const paymentDetail: ReadonlyArray<DetailPart<Payment, keyof typeof paymentFields>> = [
  {
    title: '',
    fields: [
      'paymentNo',
      'state',
      'payKind',
      'shippingNoteNumber',
      'billNo',
      'customerName',
      'companyName',
      'amount',
      'channelFee',
      'remark',
    ],
  },
  {
    title: { zh: '收款与渠道', en: 'Payee and channel' },
    fields: [
      'payeeType',
      'payeeName',
      'payeeIdNo',
      'payeeCardNo',
      'payeeBankName',
      'payChannel',
      'accountName',
      'offlineAccountName',
      'paymentMeansCode',
      'sendTime',
      'requestSerial',
      'bankSerialNo',
      'payTime',
    ],
  },
  {
    title: { zh: '经办与复核', en: 'Submission and approval' },
    fields: [
      'submitBy',
      'submitTime',
      'approveBy',
      'approveTime',
      'approveRemark',
      'closeReason',
      'fundFlowNo',
      'fundUploadState',
      'createTime',
    ],
  },
  {
    title: { zh: '失败', en: 'Failure' },
    fields: ['failCode', 'failReason', 'failTime', 'failNoticeState', 'noticeRemark', 'retryCount', 'nextQueryTime'],
  },
  { title: { zh: '凭证', en: 'Vouchers' }, fields: ['offlineTime', 'voucherFiles'] },
];
