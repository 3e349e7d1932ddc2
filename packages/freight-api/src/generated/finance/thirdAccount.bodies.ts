// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `bindCard`. */
export const thirdAccountBindCardFields = {
  cardId: {
    kind: 'reference',
    label: { zh: '收款账户', en: 'Card or account' },
    filter: 'equals',
    textField: 'cardHolder',
    reference: 'payee',
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
