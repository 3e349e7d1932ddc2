// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `freeze`. */
export const customerWalletFreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `unfreeze`. */
export const customerWalletUnfreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `warn`. */
export const customerWalletWarnFields = {
  warnAmount: {
    kind: 'money',
    label: { zh: '余额预警', en: 'Low balance' },
    minimum: 1,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
} as const satisfies Record<string, FieldMeta>;
