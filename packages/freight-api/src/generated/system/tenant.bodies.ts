// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const tenantAddFields = {
  name: { kind: 'text', label: { zh: '租户名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  id: { kind: 'integer', label: { zh: '租户编号', en: 'Number' }, sortable: true, minimum: 1, maximum: 999999999, required: true },
  beginDate: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true },
  endDate: { kind: 'dateTime', label: { zh: '结束时间', en: 'Until' }, filter: 'range', sortable: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'tenant_status', minimum: 0, maximum: 1 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const tenantEditFields = {
  name: { kind: 'text', label: { zh: '租户名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100 },
  beginDate: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true },
  endDate: { kind: 'dateTime', label: { zh: '结束时间', en: 'Until' }, filter: 'range', sortable: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'tenant_status', minimum: 0, maximum: 1 },
} as const satisfies Record<string, FieldMeta>;
