// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const invoiceRequestAddFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  invoiceType: { kind: 'dict', label: { zh: '发票种类', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', required: true },
  buyerName: { kind: 'text', label: { zh: '购方名称', en: 'Buyer' }, filter: 'text', maxLength: 100, required: true },
  buyerTaxNo: {
    kind: 'text',
    label: { zh: '购方税号', en: 'Taxpayer number of the buyer' },
    rule: 'taxNo',
    filter: 'text',
    spelling: 'compact',
    maxLength: 20,
  },
  buyerAddress: { kind: 'text', label: { zh: '购方地址', en: 'Address of the buyer' }, maxLength: 200 },
  buyerTel: { kind: 'text', label: { zh: '购方电话', en: 'Phone of the buyer' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  buyerBank: { kind: 'text', label: { zh: '购方开户行', en: 'Bank of the buyer' }, maxLength: 100 },
  buyerAccount: { kind: 'text', label: { zh: '购方账号', en: 'Account of the buyer' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32 },
  invoiceAmount: {
    kind: 'money',
    label: { zh: '开票金额', en: 'Asked for' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  mergeMode: { kind: 'dict', label: { zh: '开票方式', en: 'Merged or split' }, filter: 'options', sortable: true, dict: 'invoice_merge', required: true },
  email: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100 },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50 },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200 },
  remark: { kind: 'text', label: { zh: '发票备注', en: 'Remark on the invoice' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `audit`. */
export const invoiceRequestAuditFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `edit`. */
export const invoiceRequestEditFields = {
  invoiceType: { kind: 'dict', label: { zh: '发票种类', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', required: true },
  buyerName: { kind: 'text', label: { zh: '购方名称', en: 'Buyer' }, filter: 'text', maxLength: 100, required: true },
  buyerTaxNo: {
    kind: 'text',
    label: { zh: '购方税号', en: 'Taxpayer number of the buyer' },
    rule: 'taxNo',
    filter: 'text',
    spelling: 'compact',
    maxLength: 20,
  },
  buyerAddress: { kind: 'text', label: { zh: '购方地址', en: 'Address of the buyer' }, maxLength: 200 },
  buyerTel: { kind: 'text', label: { zh: '购方电话', en: 'Phone of the buyer' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  buyerBank: { kind: 'text', label: { zh: '购方开户行', en: 'Bank of the buyer' }, maxLength: 100 },
  buyerAccount: { kind: 'text', label: { zh: '购方账号', en: 'Account of the buyer' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32 },
  invoiceAmount: {
    kind: 'money',
    label: { zh: '开票金额', en: 'Asked for' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  mergeMode: { kind: 'dict', label: { zh: '开票方式', en: 'Merged or split' }, filter: 'options', sortable: true, dict: 'invoice_merge', required: true },
  email: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100 },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50 },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200 },
  remark: { kind: 'text', label: { zh: '发票备注', en: 'Remark on the invoice' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `giveBack`. */
export const invoiceRequestGiveBackFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `preview`. */
export const invoiceRequestPreviewFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  invoiceType: { kind: 'dict', label: { zh: '发票种类', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', required: true },
  buyerName: { kind: 'text', label: { zh: '购方名称', en: 'Buyer' }, filter: 'text', maxLength: 100, required: true },
  buyerTaxNo: {
    kind: 'text',
    label: { zh: '购方税号', en: 'Taxpayer number of the buyer' },
    rule: 'taxNo',
    filter: 'text',
    spelling: 'compact',
    maxLength: 20,
  },
  buyerAddress: { kind: 'text', label: { zh: '购方地址', en: 'Address of the buyer' }, maxLength: 200 },
  buyerTel: { kind: 'text', label: { zh: '购方电话', en: 'Phone of the buyer' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  buyerBank: { kind: 'text', label: { zh: '购方开户行', en: 'Bank of the buyer' }, maxLength: 100 },
  buyerAccount: { kind: 'text', label: { zh: '购方账号', en: 'Account of the buyer' }, rule: 'corporateAccount', spelling: 'code', maxLength: 32 },
  invoiceAmount: {
    kind: 'money',
    label: { zh: '开票金额', en: 'Asked for' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  mergeMode: { kind: 'dict', label: { zh: '开票方式', en: 'Merged or split' }, filter: 'options', sortable: true, dict: 'invoice_merge', required: true },
  email: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100 },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50 },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30 },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200 },
  remark: { kind: 'text', label: { zh: '发票备注', en: 'Remark on the invoice' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
