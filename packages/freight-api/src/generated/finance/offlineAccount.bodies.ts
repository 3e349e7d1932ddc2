// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `enable`. */
export const offlineAccountEnableFields = {
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', dict: 'yn', required: true },
} as const satisfies Record<string, FieldMeta>;
