// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `skip`. */
export const etcSyncSkipFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
