// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `verifyAmount`. */
export const bankCardVerifyAmountFields = {
  amount: {
    kind: 'money',
    label: { zh: '到账金额', en: 'Amount that arrived' },
    minimum: 1,
    maximum: 9999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
