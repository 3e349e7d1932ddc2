// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, CheckRule, CheckRuleAdd, CheckRuleEdit, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { CheckRule, CheckRuleAdd, CheckRuleEdit } from '../models.ts';
/** Query of `checkByCode`. */
export type CheckRuleCheckByCodeQuery = {
  ruleCode: string;
  value: string;
};
/** Query of `list`: filters by field. */
export type CheckRuleListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'ruleName' | 'ruleCode'>;
/** Query of `importExcel`. */
export type CheckRuleImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Check rule (编码校验规则). */
export const checkRuleFields = {
  ruleName: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  ruleCode: {
    kind: 'text',
    label: { zh: '规则Code', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_check_rule', column: 'rule_code' },
    maxLength: 64,
    pattern: '^[A-Za-z]\\w*$',
    required: true,
  },
  ruleJson: { kind: 'longText', label: { zh: '规则JSON', en: 'Rule as JSON' }, maxLength: 10000, required: true },
  ruleDescription: { kind: 'text', label: { zh: '规则描述', en: 'Description' }, maxLength: 255 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./checkRule.schemas.ts');
/** What the calls of checkRule take, as schemas for forms; fetched when asked for. */
export const checkRuleSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).checkRuleAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).checkRuleEditInput,
};
/** Calls of checkRule. */
export const createCheckRuleApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).checkRuleAddInput,
    edit: async () => (await loadSchemas()).checkRuleEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增编码校验规则 · Add: Check rule. Needs `checkRule:add`. */
  add: (body: CheckRuleAdd, options?: CallOptions) => transport.request<CheckRule>({ method: 'POST', path: `/sys/checkRule/add`, body, ...options }),
  /** 编码规则校验 · Check a value by a rule. Needs `session`. */
  checkByCode: (query: CheckRuleCheckByCodeQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/checkRule/checkByCode`, query, ...options }),
  /** 删除编码校验规则 · Delete: Check rule. Needs `checkRule:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/checkRule/delete`, query: { id }, ...options }),
  /** 批量删除编码校验规则 · Delete several: Check rule. Needs `checkRule:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/checkRule/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑编码校验规则 · Edit: Check rule. Needs `checkRule:edit`. */
  edit: (body: CheckRuleEdit, options?: CallOptions) => transport.request<CheckRule>({ method: 'PUT', path: `/sys/checkRule/edit`, body, ...options }),
  /** 导出编码校验规则 · Export: Check rule. Needs `checkRule:export`. */
  export: (query: CheckRuleListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/checkRule/exportXls`, query, content: 'file', ...options }),
  /** 导入编码校验规则 · Import: Check rule. Needs `checkRule:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/checkRule/importExcel`, file, options }),
  /** 按行导入编码校验规则 · Import rows: Check rule. Needs `checkRule:import`. */
  importRows: importRows(transport, '/sys/checkRule'),
  /** 编码校验规则导入模板 · Import template: Check rule. Needs `checkRule:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/checkRule/importTemplate`, content: 'file', ...options }),
  /** 编码校验规则列表 · List: Check rule. Needs `checkRule:list`. */
  list: (query: CheckRuleListQuery = {}, options?: CallOptions) =>
    transport.request<Page<CheckRule>>({ method: 'GET', path: `/sys/checkRule/list`, query, ...options }),
  /** 编码校验规则详情 · Get: Check rule. Needs `checkRule:list`. */
  get: (id: string, options?: CallOptions) => transport.request<CheckRule>({ method: 'GET', path: `/sys/checkRule/queryById`, query: { id }, ...options }),
});
