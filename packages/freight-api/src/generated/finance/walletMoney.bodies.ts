// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `adjust`. */
export const walletMoneyAdjustFields = {
  direction: { kind: 'dict', label: { zh: '调整方向', en: 'Direction' }, filter: 'options', sortable: true, dict: 'adjust_direction', required: true },
  amount: {
    kind: 'money',
    label: { zh: '调整金额', en: 'Amount' },
    minimum: 1,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  account: { kind: 'dict', label: { zh: '对应科目', en: 'Against' }, filter: 'options', sortable: true, dict: 'adjust_account', required: true },
  reason: { kind: 'longText', label: { zh: '调账原因', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `refund`. */
export const walletMoneyRefundFields = {
  amount: {
    kind: 'money',
    label: { zh: '退款金额', en: 'Amount' },
    minimum: 1,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Account of the customer' }, filter: 'equals', reference: 'bankCard', required: true },
  reason: { kind: 'longText', label: { zh: '退款原因', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
