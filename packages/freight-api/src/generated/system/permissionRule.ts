// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PermissionRule, PermissionRuleAdd, PermissionRuleEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PermissionRule, PermissionRuleAdd, PermissionRuleEdit } from '../models.ts';
/** Query of `deletePermissionRule`. */
export type PermissionRuleDeletePermissionRuleQuery = {
  id: string;
};
/** Query of `getPermRuleListByPermId`. */
export type PermissionRuleGetPermRuleListByPermIdQuery = {
  permissionId: string;
};
/** Query of `queryPermissionRule`. */
export type PermissionRuleQueryPermissionRuleQuery = {
  permissionId: string;
  ruleName?: string;
  ruleValue?: string;
};
/** Fields of Data rule (数据规则). */
export const permissionRuleFields = {
  permissionId: { kind: 'reference', label: { zh: '菜单', en: 'Menu entry' }, filter: 'equals', reference: 'permission', required: true },
  ruleName: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, filter: 'text', maxLength: 50, required: true },
  ruleConditions: { kind: 'dict', label: { zh: '条件规则', en: 'Condition' }, filter: 'options', sortable: true, dict: 'rule_conditions', required: true },
  ruleValue: { kind: 'text', label: { zh: '规则值', en: 'Value' }, filter: 'text', maxLength: 300, required: true },
  ruleColumn: { kind: 'text', label: { zh: '规则字段', en: 'Field' }, filter: 'text', maxLength: 50 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'valid_status' },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./permissionRule.schemas.ts');
/** What the calls of permissionRule take, as schemas for forms; fetched when asked for. */
export const permissionRuleSchemas = {
  /** Of `addPermissionRule`. */
  addPermissionRule: async () => (await loadSchemas()).permissionRuleAddPermissionRuleInput,
  /** Of `editPermissionRule`. */
  editPermissionRule: async () => (await loadSchemas()).permissionRuleEditPermissionRuleInput,
};
/** Calls of permissionRule. */
export const createPermissionRuleApi = (transport: Transport) => ({
  /** 新增数据规则 · Add: Data rule. Needs `permission:dataRule`. */
  addPermissionRule: (body: PermissionRuleAdd, options?: CallOptions) =>
    transport.request<PermissionRule>({ method: 'POST', path: `/sys/permission/addPermissionRule`, body, ...options }),
  /** 删除数据规则 · Delete: Data rule. Needs `permission:dataRule`. */
  deletePermissionRule: (query: PermissionRuleDeletePermissionRuleQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/permission/deletePermissionRule`, query, ...options }),
  /** 编辑数据规则 · Edit: Data rule. Needs `permission:dataRule`. */
  editPermissionRule: (body: PermissionRuleEdit, options?: CallOptions) =>
    transport.request<PermissionRule>({ method: 'PUT', path: `/sys/permission/editPermissionRule`, body, ...options }),
  /** 菜单的数据规则 · Data rules of an entry. Needs `permission:list`. */
  getPermRuleListByPermId: (query: PermissionRuleGetPermRuleListByPermIdQuery, options?: CallOptions) =>
    transport.request<PermissionRule[]>({ method: 'GET', path: `/sys/permission/getPermRuleListByPermId`, query, ...options }),
  /** 查询数据规则 · Search data rules of an entry. Needs `permission:list`. */
  queryPermissionRule: (query: PermissionRuleQueryPermissionRuleQuery, options?: CallOptions) =>
    transport.request<PermissionRule[]>({ method: 'GET', path: `/sys/permission/queryPermissionRule`, query, ...options }),
});
