// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const noteEventAddFields = {
  content: { kind: 'longText', label: { zh: '备注内容', en: 'Remark' }, maxLength: 500, minLength: 1, required: true },
  files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 9 },
} as const satisfies Record<string, FieldMeta>;
