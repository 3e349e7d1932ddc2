// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `deliver`. */
export const invoiceDeliverFields = {
  deliverType: { kind: 'dict', label: { zh: '交付方式', en: 'Delivered by' }, filter: 'options', sortable: true, dict: 'deliver_type', required: true },
  email: { kind: 'text', label: { zh: '收票邮箱', en: 'E-mail' }, rule: 'email', maxLength: 100 },
  expressNo: { kind: 'text', label: { zh: '快递单号', en: 'Express number' }, spelling: 'compact', maxLength: 50 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `red`. */
export const invoiceRedFields = {
  reason: { kind: 'text', label: { zh: '红冲原因', en: 'Why it is reversed' }, maxLength: 200, required: true },
  amount: {
    kind: 'money',
    label: { zh: '红冲金额', en: 'Reversed' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  redConfirmNo: { kind: 'text', label: { zh: '红字确认单编号', en: 'Red confirmation number' }, spelling: 'compact', maxLength: 50, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `void`. */
export const invoiceVoidFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
