// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const payChangeAddFields = {
  changeType: { kind: 'dict', label: { zh: '变更类型', en: 'Kind of change' }, filter: 'options', sortable: true, dict: 'pay_change_type', required: true },
  newCardId: { kind: 'reference', label: { zh: '新收款卡', en: 'New card' }, filter: 'equals', reference: 'bankCard' },
  newAmount: {
    kind: 'money',
    label: { zh: '新金额', en: 'New amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  reason: { kind: 'longText', label: { zh: '变更原因', en: 'Why' }, maxLength: 200, required: true },
  files: {
    kind: 'files',
    label: { zh: '授权书与附件', en: 'Authorisation and files' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 9,
    maxSize: 20971520,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `audit`. */
export const payChangeAuditFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
