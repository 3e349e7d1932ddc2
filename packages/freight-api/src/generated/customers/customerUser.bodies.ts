// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const customerUserAddFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  username: {
    kind: 'text',
    label: { zh: '登录账号', en: 'User name' },
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_customer_user', column: 'username' },
    maxLength: 50,
    minLength: 2,
    pattern: '^[^\\s,*!<>=\'"%\\\\/]+$',
    required: true,
  },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 50, minLength: 1, required: true },
  phone: {
    kind: 'text',
    label: { zh: '手机号', en: 'Mobile' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_customer_user', column: 'phone' },
    spelling: 'phone',
    maxLength: 11,
    required: true,
  },
  roleIds: { kind: 'text', label: { zh: '角色', en: 'Roles' }, derived: true, maxLength: 2000 },
  email: { kind: 'text', label: { zh: '邮箱', en: 'E-mail' }, maxLength: 64, pattern: '^(?:[^\\s@<>"]+@[^\\s@<>".]+(?:\\.[^\\s@<>".]+)+)?$' },
  avatar: { kind: 'files', label: { zh: '头像', en: 'Picture' }, biz: 'avatar', image: true, maxCount: 1 },
  isMain: { kind: 'flag', label: { zh: '主账号', en: 'Main' }, filter: 'options', default: '0', dict: 'yn' },
} as const satisfies Record<string, FieldMeta>;
