// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `make`. */
export const payFileMakeFields = {
  format: { kind: 'dict', label: { zh: '文件格式', en: 'Format' }, filter: 'options', sortable: true, dict: 'pay_file_format', required: true },
} as const satisfies Record<string, FieldMeta>;
