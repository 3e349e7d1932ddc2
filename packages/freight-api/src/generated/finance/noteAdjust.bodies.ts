// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const noteAdjustAddFields = {
  side: { kind: 'dict', label: { zh: '调整方', en: 'Side' }, filter: 'options', sortable: true, dict: 'adjust_side', required: true },
  amount: {
    kind: 'money',
    label: { zh: '调整金额', en: 'Amount' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  reasonCode: { kind: 'dict', label: { zh: '调整原因', en: 'Kind of reason' }, filter: 'options', sortable: true, dict: 'adjust_reason', required: true },
  reason: { kind: 'longText', label: { zh: '调整说明', en: 'Why' }, maxLength: 200, required: true },
  files: { kind: 'files', label: { zh: '附件', en: 'Files' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20971520 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `audit`. */
export const noteAdjustAuditFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
