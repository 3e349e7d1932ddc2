// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `close`. */
export const rechargeCloseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `confirm`. */
export const rechargeConfirmFields = {
  remark: { kind: 'longText', label: { zh: '确认意见', en: 'Remark' }, maxLength: 200 },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', filter: 'text', maxLength: 50, minLength: 1 },
  transferTime: { kind: 'dateTime', label: { zh: '转账时间', en: 'Sent at' }, filter: 'range', sortable: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `match`. */
export const rechargeMatchFields = {
  lineId: { kind: 'reference', label: { zh: '银行流水', en: 'Receipt' }, filter: 'equals', textField: 'bankSerialNo', reference: 'bankLine', required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reverse`. */
export const rechargeReverseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `voucher`. */
export const rechargeVoucherFields = {
  bankSerialNo: {
    kind: 'text',
    label: { zh: '银行流水号', en: 'Bank serial' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 50,
    minLength: 1,
    required: true,
  },
  voucherFiles: { kind: 'files', label: { zh: '转账凭证', en: 'Voucher' }, maxCount: 9, required: true },
  transferTime: { kind: 'dateTime', label: { zh: '转账时间', en: 'Sent at' }, filter: 'range', sortable: true, required: true },
  payerName: { kind: 'text', label: { zh: '付款户名', en: 'Account holder' }, maxLength: 100 },
  payerAccount: { kind: 'text', label: { zh: '付款账号', en: 'Paying account' }, sensitive: true, maxLength: 32 },
  payerBank: { kind: 'text', label: { zh: '付款银行', en: 'Paying bank' }, maxLength: 100 },
} as const satisfies Record<string, FieldMeta>;
