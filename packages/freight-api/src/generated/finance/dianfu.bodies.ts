// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const dianfuAddFields = { remark: { kind: 'longText', label: { zh: '申请说明', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `audit`. */
export const dianfuAuditFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `cancel`. */
export const dianfuCancelFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `repay`. */
export const dianfuRepayFields = {
  amount: {
    kind: 'money',
    label: { zh: '归还金额', en: 'Amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  source: { kind: 'dict', label: { zh: '款项来源', en: 'Paid from' }, filter: 'options', sortable: true, dict: 'money_source', required: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', maxLength: 50 },
  transferTime: { kind: 'dateTime', label: { zh: '到账时间', en: 'Arrived at' }, filter: 'range', sortable: true },
  voucherFiles: { kind: 'files', label: { zh: '收款凭证', en: 'Vouchers' }, maxCount: 9, image: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `writeOff`. */
export const dianfuWriteOffFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
