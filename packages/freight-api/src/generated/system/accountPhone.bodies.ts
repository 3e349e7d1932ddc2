// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `bindPhone`. */
export const accountPhoneBindPhoneFields = {
  phone: {
    kind: 'text',
    label: { zh: '新手机号', en: 'New mobile' },
    rule: 'mobile',
    spelling: 'phone',
    maxLength: 11,
    pattern: '^1[3-9]\\d{9}$',
    required: true,
  },
  smscode: { kind: 'text', label: { zh: '短信验证码', en: 'SMS code' }, maxLength: 10, required: true },
  password: { kind: 'text', label: { zh: '登录密码', en: 'Password' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `bindPhoneSms`. */
export const accountPhoneBindPhoneSmsFields = {
  phone: {
    kind: 'text',
    label: { zh: '新手机号', en: 'New mobile' },
    rule: 'mobile',
    spelling: 'phone',
    maxLength: 11,
    pattern: '^1[3-9]\\d{9}$',
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
