// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const carrierUserAddFields = {
  username: {
    kind: 'text',
    label: { zh: '登录账号', en: 'User name' },
    unique: { table: 'sys_user', column: 'username' },
    maxLength: 50,
    minLength: 2,
    pattern: '^[^\\s,*!<>=\'"%\\\\/]+$',
    required: true,
  },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, minLength: 1, required: true },
  phone: {
    kind: 'text',
    label: { zh: '手机号', en: 'Mobile' },
    rule: 'mobile',
    unique: { table: 'sys_user', column: 'phone' },
    spelling: 'phone',
    maxLength: 11,
    pattern: '^1[3-9]\\d{9}$',
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
