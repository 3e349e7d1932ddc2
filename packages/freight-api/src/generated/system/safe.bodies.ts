// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `userCheckPassword`. */
export const safeUserCheckPasswordFields = {
  password: { kind: 'text', label: { zh: '登录密码', en: 'Password' }, maxLength: 200, minLength: 1, required: true },
} as const satisfies Record<string, FieldMeta>;
