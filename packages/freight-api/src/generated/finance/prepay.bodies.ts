// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const prepayAddFields = {
  amount: {
    kind: 'money',
    label: { zh: '预付金额', en: 'Amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  reason: { kind: 'text', label: { zh: '用途', en: 'Purpose' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `audit`. */
export const prepayAuditFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `cancel`. */
export const prepayCancelFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `close`. */
export const prepayCloseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `recover`. */
export const prepayRecoverFields = {
  amount: {
    kind: 'money',
    label: { zh: '追回金额', en: 'Amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  companyAccountId: { kind: 'reference', label: { zh: '收款账户', en: 'Receiving account' }, filter: 'equals', reference: 'companyAccount', required: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', maxLength: 50, minLength: 1, required: true },
  recoverTime: { kind: 'dateTime', label: { zh: '到账时间', en: 'Arrived at' }, filter: 'range', sortable: true, required: true },
  voucherFiles: { kind: 'files', label: { zh: '追回凭证', en: 'Vouchers' }, maxCount: 9, image: true, required: true },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `writeOff`. */
export const prepayWriteOffFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
