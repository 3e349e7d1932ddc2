// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `credit`. */
export const customerCreditFields = {
  reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 200, minLength: 1, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `freeze`. */
export const customerFreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `invoiceInfo`. */
export const customerInvoiceInfoFields = {
  invoiceTitle: { kind: 'text', label: { zh: '开票抬头', en: 'Invoice title' }, maxLength: 100 },
  taxNo: { kind: 'text', label: { zh: '纳税人识别号', en: 'Taxpayer number' }, rule: 'taxNo', spelling: 'compact', maxLength: 20 },
  invoiceAddress: { kind: 'text', label: { zh: '开票地址', en: 'Invoice address' }, maxLength: 200 },
  invoiceTel: { kind: 'text', label: { zh: '开票电话', en: 'Invoice phone' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  invoiceBank: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100 },
  invoiceAccount: { kind: 'text', label: { zh: '银行账号', en: 'Bank account' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32 },
  invoiceType: { kind: 'dict', label: { zh: '发票类型', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type' },
  invoiceEmail: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100 },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50 },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `managerFreeze`. */
export const customerManagerFreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `managerUnfreeze`. */
export const customerManagerUnfreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `rate`. */
export const customerRateFields = {
  reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 200, minLength: 1, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `review`. */
export const customerReviewFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `unfreeze`. */
export const customerUnfreezeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
