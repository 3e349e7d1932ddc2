// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `build`. */
export const taxDeclarationBuildFields = {
  companyId: { kind: 'reference', label: { zh: '申报主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  taxKind: { kind: 'dict', label: { zh: '申报类型', en: 'Kind of declaration' }, filter: 'options', sortable: true, dict: 'tax_kind', required: true },
  period: { kind: 'text', label: { zh: '所属期', en: 'Period' }, maxLength: 7, minLength: 7, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `correct`. */
export const taxDeclarationCorrectFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `payTax`. */
export const taxDeclarationPayTaxFields = {
  companyAccountId: {
    kind: 'reference',
    label: { zh: '缴款账户', en: 'Paid from' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    required: true,
  },
  payTime: { kind: 'dateTime', label: { zh: '缴款时间', en: 'Paid at' }, filter: 'range', sortable: true, required: true },
  voucherFiles: { kind: 'files', label: { zh: '完税凭证', en: 'Vouchers' }, maxCount: 9, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `receipt`. */
export const taxDeclarationReceiptFields = {
  receiptNo: { kind: 'text', label: { zh: '回执号', en: 'Receipt number' }, spelling: 'compact', maxLength: 64 },
  receiptTime: { kind: 'dateTime', label: { zh: '回执时间', en: 'Receipt of' }, filter: 'range', sortable: true },
  reason: { kind: 'text', label: { zh: '退回原因', en: 'Why it was refused' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `setOff`. */
export const taxDeclarationSetOffFields = {
  companyId: { kind: 'reference', label: { zh: '申报主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  month: { kind: 'text', label: { zh: '所属月份', en: 'Month' }, maxLength: 7, minLength: 7, required: true },
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `void`. */
export const taxDeclarationVoidFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
