// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `assign`. */
export const bankLineAssignFields = {
  walletId: {
    kind: 'reference',
    label: { zh: '客户钱包', en: 'Wallet' },
    filter: 'equals',
    textField: 'customerName',
    reference: 'customerWallet',
    required: true,
  },
  remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `match`. */
export const bankLineMatchFields = { txnLineNo: { kind: 'integer', label: { zh: '行号', en: 'Line' }, minimum: 1, required: true } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `suspend`. */
export const bankLineSuspendFields = {
  remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
