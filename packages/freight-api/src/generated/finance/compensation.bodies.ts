// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const compensationAddFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    required: true,
  },
  side: { kind: 'dict', label: { zh: '赔付对象', en: 'To whom' }, filter: 'options', sortable: true, dict: 'compensate_side', required: true },
  amount: {
    kind: 'money',
    label: { zh: '赔付金额', en: 'Amount' },
    minimum: 1,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Card of who carried' }, filter: 'equals', reference: 'bankCard' },
  reason: { kind: 'longText', label: { zh: '赔付原因', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
