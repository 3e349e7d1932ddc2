// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `refuse`. */
export const contractRefuseFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `scan`. */
export const contractScanFields = {
  file: { kind: 'files', label: { zh: '扫描件', en: 'Scan' }, accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9, maxSize: 20971520, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `terminate`. */
export const contractTerminateFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
  endFile: {
    kind: 'files',
    label: { zh: '解除协议', en: 'Agreement to end it' },
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 9,
    maxSize: 20971520,
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `void`. */
export const contractVoidFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
