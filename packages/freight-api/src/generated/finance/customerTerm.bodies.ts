// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `customerPay`. */
export const customerTermCustomerPayFields = {
  amount: {
    kind: 'money',
    label: { zh: '收款金额', en: 'Amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  source: { kind: 'dict', label: { zh: '款项来源', en: 'Paid from' }, filter: 'options', sortable: true, dict: 'money_source', required: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', maxLength: 50 },
  transferTime: { kind: 'dateTime', label: { zh: '到账时间', en: 'Arrived at' }, filter: 'range', sortable: true },
  voucherFiles: { kind: 'files', label: { zh: '收款凭证', en: 'Vouchers' }, maxCount: 9, image: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `writeOffTerm`. */
export const customerTermWriteOffTermFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    required: true,
  },
  reason: { kind: 'longText', label: { zh: '核销原因', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
