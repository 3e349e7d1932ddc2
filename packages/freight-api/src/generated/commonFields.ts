// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../metadata.ts';
/** Fields that every table has. */
export const commonFields = {
  createBy: { kind: 'text', label: { zh: '创建人', en: 'Created by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', sortable: true, readOnly: true },
  updateBy: { kind: 'text', label: { zh: '更新人', en: 'Updated by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', sortable: true, readOnly: true },
  sysOrgCode: { kind: 'text', label: { zh: '所属部门', en: 'Department' }, calledBy: 'sys_depart,depart_name,org_code', maxLength: 64, readOnly: true },
} as const satisfies Record<string, FieldMeta>;
