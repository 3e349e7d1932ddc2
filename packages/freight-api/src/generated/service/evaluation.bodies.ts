// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const evaluationAddFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    required: true,
  },
  score: { kind: 'dict', label: { zh: '总分', en: 'Stars' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5, required: true },
  timeliness: { kind: 'dict', label: { zh: '时效', en: 'Timeliness' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5 },
  safety: { kind: 'dict', label: { zh: '安全', en: 'Safety' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5 },
  service: { kind: 'dict', label: { zh: '服务', en: 'Service' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5 },
  document: { kind: 'dict', label: { zh: '单据', en: 'Documents' }, filter: 'options', sortable: true, dict: 'stars', minimum: 1, maximum: 5 },
  tags: { kind: 'text', label: { zh: '标签', en: 'Tags' }, maxLength: 200 },
  content: { kind: 'longText', label: { zh: '评价内容', en: 'Evaluation' }, maxLength: 500 },
  anonymous: { kind: 'flag', label: { zh: '匿名', en: 'Anonymous' }, filter: 'options', dict: 'yn' },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `hide`. */
export const evaluationHideFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `reply`. */
export const evaluationReplyFields = {
  replyContent: { kind: 'longText', label: { zh: '回复', en: 'Reply' }, maxLength: 500, required: true },
} as const satisfies Record<string, FieldMeta>;
