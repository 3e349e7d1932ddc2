// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `adjust`. */
export const billAdjustFields = {
  amount: {
    kind: 'money',
    label: { zh: '调整金额', en: 'Amount' },
    minimum: -99999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  reasonCode: { kind: 'dict', label: { zh: '调整原因', en: 'Kind of reason' }, filter: 'options', sortable: true, dict: 'adjust_reason', required: true },
  reason: { kind: 'longText', label: { zh: '调整说明', en: 'Why' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `create`. */
export const billCreateFields = {
  billKind: { kind: 'dict', label: { zh: '账单类型', en: 'Kind of bill' }, filter: 'options', sortable: true, dict: 'bill_kind' },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer' },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'customerName', reference: 'customer' },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  periodFrom: { kind: 'date', label: { zh: '账期起', en: 'Period from' }, filter: 'range', sortable: true, required: true },
  periodTo: { kind: 'date', label: { zh: '账期止', en: 'Period until' }, filter: 'range', sortable: true, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `dispute`. */
export const billDisputeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `pay`. */
export const billPayFields = {
  amount: {
    kind: 'money',
    label: { zh: '收款金额', en: 'Amount' },
    minimum: 1,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `receive`. */
export const billReceiveFields = {
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
/** Fields of the body of `reopen`. */
export const billReopenFields = { reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `submitPayment`. */
export const billSubmitPaymentFields = {
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Account of the payee' }, filter: 'equals', reference: 'bankCard', required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `void`. */
export const billVoidFields = { reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true } } as const satisfies Record<
  string,
  FieldMeta
>;
/** The most records in lists of the body of `dispute`. */
export const billDisputeLimits = { items: 20000 } as const;
/** The most records in lists of the body of `rework`. */
export const billReworkLimits = { adjusts: 20000 } as const;
