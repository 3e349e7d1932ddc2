// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `buy`. */
export const insurancePolicyBuyFields = {
  payer: { kind: 'dict', label: { zh: '保费承担', en: 'Paid by' }, filter: 'options', sortable: true, dict: 'premium_payer', required: true },
  startTime: { kind: 'dateTime', label: { zh: '保险起期', en: 'Cover begins' }, filter: 'range', sortable: true },
  insured: { kind: 'text', label: { zh: '被保险人', en: 'Insured' }, maxLength: 100, required: true },
  insuredIdNo: {
    kind: 'text',
    label: { zh: '被保险人证件号', en: 'ID of the insured' },
    rule: 'partyNo',
    sensitive: true,
    spelling: 'compact',
    maxLength: 18,
    required: true,
  },
  insuredPhone: {
    kind: 'text',
    label: { zh: '被保险人电话', en: 'Phone of the insured' },
    rule: 'mobile',
    sensitive: true,
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `cancel`. */
export const insurancePolicyCancelFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `claim`. */
export const insurancePolicyClaimFields = {
  claimAmount: {
    kind: 'money',
    label: { zh: '索赔金额', en: 'Claimed' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  claimReason: { kind: 'longText', label: { zh: '出险说明', en: 'What happened' }, maxLength: 500, required: true },
  claimFiles: { kind: 'files', label: { zh: '理赔资料', en: 'Proofs of the claim' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `quote`. */
export const insurancePolicyQuoteFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    required: true,
  },
  insuranceType: { kind: 'dict', label: { zh: '险种', en: 'Kind of insurance' }, filter: 'options', sortable: true, dict: 'insurance_type', required: true },
  insuranceCompanyCode: { kind: 'text', label: { zh: '保险公司', en: 'Insurer' }, maxLength: 30, minLength: 1, pattern: '^[\\w.-]*$', required: true },
  insuredAmount: {
    kind: 'money',
    label: { zh: '保险金额', en: 'Insured amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `settle`. */
export const insurancePolicySettleFields = {
  claimAmount: {
    kind: 'money',
    label: { zh: '赔款金额', en: 'Paid by the insurer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  companyAccountId: { kind: 'reference', label: { zh: '到账账户', en: 'Arrived at the account' }, filter: 'equals', reference: 'companyAccount' },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', maxLength: 50 },
  claimResult: { kind: 'longText', label: { zh: '理赔结果', en: 'Result of the claim' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `settlePremium`. */
export const insurancePolicySettlePremiumFields = {
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  insuranceCompanyCode: { kind: 'text', label: { zh: '保险公司', en: 'Insurer' }, maxLength: 30, minLength: 1, pattern: '^[\\w.-]*$', required: true },
  month: { kind: 'text', label: { zh: '结算月份', en: 'Month' }, maxLength: 7, pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$', required: true },
  reason: { kind: 'longText', label: { zh: '结算说明', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
