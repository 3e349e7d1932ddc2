// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `approve`. */
export const paymentApproveFields = { remark: { kind: 'longText', label: { zh: '复核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `close`. */
export const paymentCloseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `noticeHandle`. */
export const paymentNoticeHandleFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `offlinePay`. */
export const paymentOfflinePayFields = {
  offlineTime: { kind: 'dateTime', label: { zh: '付款时间', en: 'Paid at' }, filter: 'range', sortable: true, required: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', maxLength: 50, minLength: 1, required: true },
  voucherFiles: { kind: 'files', label: { zh: '付款凭证', en: 'Vouchers' }, maxCount: 9, image: true, required: true },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `retry`. */
export const paymentRetryFields = { remark: { kind: 'longText', label: { zh: '重试说明', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `settle`. */
export const paymentSettleFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
  result: { kind: 'dict', label: { zh: '付款结果', en: 'Result' }, filter: 'options', sortable: true, dict: 'settle_result', required: true },
  statementLineId: { kind: 'reference', label: { zh: '银行流水', en: 'Line of the bank' }, filter: 'equals', textField: 'bankSerialNo', reference: 'bankLine' },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `voucher`. */
export const paymentVoucherFields = {
  voucherFiles: { kind: 'files', label: { zh: '付款凭证', en: 'Vouchers' }, maxCount: 9, image: true, required: true },
} as const satisfies Record<string, FieldMeta>;
