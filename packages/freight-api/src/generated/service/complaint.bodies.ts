// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const complaintAddFields = {
  complaintType: {
    kind: 'dict',
    label: { zh: '投诉类型', en: 'Kind of complaint' },
    filter: 'options',
    sortable: true,
    dict: 'complaint_type',
    required: true,
  },
  noteId: { kind: 'reference', label: { zh: '运单', en: 'Waybill' }, filter: 'equals', textField: 'shippingNoteNumber', reference: 'shippingNote' },
  fromType: { kind: 'dict', label: { zh: '投诉方', en: 'Complaining side' }, filter: 'options', sortable: true, offered: ['2', '3', '4'], dict: 'party_type' },
  fromName: { kind: 'text', label: { zh: '投诉人', en: 'Complainant' }, filter: 'text', maxLength: 100 },
  fromPhone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, rule: 'mobile', sensitive: true, spelling: 'phone', maxLength: 18 },
  againstType: {
    kind: 'dict',
    label: { zh: '被投诉方', en: 'Side complained about' },
    filter: 'options',
    sortable: true,
    offered: ['1', '2', '3', '4'],
    dict: 'party_type',
    required: true,
  },
  content: { kind: 'longText', label: { zh: '投诉内容', en: 'What happened' }, maxLength: 1000, required: true },
  files: { kind: 'files', label: { zh: '证据', en: 'Proofs' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `close`. */
export const complaintCloseFields = {
  satisfaction: { kind: 'dict', label: { zh: '满意度', en: 'Satisfaction' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `compensate`. */
export const complaintCompensateFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
  compensateAmount: {
    kind: 'money',
    label: { zh: '赔付金额', en: 'Compensation' },
    minimum: 1,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Card of who carried' }, filter: 'equals', reference: 'bankCard' },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reject`. */
export const complaintRejectFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reopen`. */
export const complaintReopenFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reply`. */
export const complaintReplyFields = {
  result: { kind: 'dict', label: { zh: '处理结果', en: 'Finding' }, filter: 'options', sortable: true, dict: 'complaint_result', required: true },
  replyContent: { kind: 'longText', label: { zh: '回复内容', en: 'Reply' }, maxLength: 1000, required: true },
  compensateAmount: {
    kind: 'money',
    label: { zh: '赔付金额', en: 'Compensation' },
    sortable: true,
    minimum: 0,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  cardId: { kind: 'reference', label: { zh: '收款账户', en: 'Card of who carried' }, filter: 'equals', reference: 'bankCard' },
} as const satisfies Record<string, FieldMeta>;
