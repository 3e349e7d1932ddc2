// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `ownFunds`. */
export const platformAccountOwnFundsFields = {
  direction: { kind: 'dict', label: { zh: '方向', en: 'Direction' }, filter: 'options', sortable: true, dict: 'own_funds_direction', required: true },
  amount: {
    kind: 'money',
    label: { zh: '金额', en: 'Amount' },
    minimum: 1,
    maximum: 100000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `transfer`. */
export const platformAccountTransferFields = {
  toId: { kind: 'reference', label: { zh: '转入账户', en: 'To' }, filter: 'equals', textField: 'accountName', reference: 'platformAccount', required: true },
  amount: {
    kind: 'money',
    label: { zh: '调拨金额', en: 'Amount' },
    minimum: 1,
    maximum: 100000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
