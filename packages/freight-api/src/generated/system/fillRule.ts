// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, FillRule, FillRuleAdd, FillRuleEdit, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { FillRule, FillRuleAdd, FillRuleEdit } from '../models.ts';
/** Body of `executeRuleByCodeBatch`. */
export interface FillRuleExecuteRuleByCodeBatch {
  rules: {
    ruleCode: string;
    formData?: Record<string, unknown>;
  }[];
  commonFormData?: Record<string, unknown>;
}
/** Query of `list`: filters by field. */
export type FillRuleListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'ruleName' | 'ruleCode' | 'ruleClass'>;
/** Query of `importExcel`. */
export type FillRuleImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `testFillRule`. */
export type FillRuleTestFillRuleQuery = {
  ruleCode: string;
};
/** Fields of Fill rule (填值规则). */
export const fillRuleFields = {
  ruleName: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  ruleCode: {
    kind: 'text',
    label: { zh: '规则Code', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_fill_rule', column: 'rule_code' },
    maxLength: 64,
    pattern: '^[A-Za-z]\\w*$',
    required: true,
  },
  ruleClass: { kind: 'dict', label: { zh: '规则实现类', en: 'How it is made' }, filter: 'options', sortable: true, dict: 'fill_rule_class', required: true },
  ruleParams: { kind: 'longText', label: { zh: '规则参数', en: 'Parameters' }, maxLength: 2000 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./fillRule.schemas.ts');
/** What the calls of fillRule take, as schemas for forms; fetched when asked for. */
export const fillRuleSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).fillRuleAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).fillRuleEditInput,
  /** Of `executeRuleByCode`. */
  executeRuleByCode: async () => (await loadSchemas()).fillRuleExecuteRuleByCodeInput,
  /** Of `executeRuleByCodeBatch`. */
  executeRuleByCodeBatch: async () => (await loadSchemas()).fillRuleExecuteRuleByCodeBatchInput,
};
/** Calls of fillRule. */
export const createFillRuleApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).fillRuleAddInput,
    edit: async () => (await loadSchemas()).fillRuleEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增填值规则 · Add: Fill rule. Needs `fillRule:add`. */
  add: (body: FillRuleAdd, options?: CallOptions) => transport.request<FillRule>({ method: 'POST', path: `/sys/fillRule/add`, body, ...options }),
  /** 删除填值规则 · Delete: Fill rule. Needs `fillRule:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/fillRule/delete`, query: { id }, ...options }),
  /** 批量删除填值规则 · Delete several: Fill rule. Needs `fillRule:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/fillRule/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑填值规则 · Edit: Fill rule. Needs `fillRule:edit`. */
  edit: (body: FillRuleEdit, options?: CallOptions) => transport.request<FillRule>({ method: 'PUT', path: `/sys/fillRule/edit`, body, ...options }),
  /** 按编码执行填值规则 · Make a value by a rule. Needs `session`. */
  executeRuleByCode: (ruleCode: string, body: Record<string, unknown>, options?: CallOptions) =>
    transport.request<string | string[]>({ method: 'PUT', path: `/sys/fillRule/executeRuleByCode/${encodeURIComponent(ruleCode)}`, body, ...options }),
  /** 批量执行填值规则 · Make several values by rules. Needs `session`. */
  executeRuleByCodeBatch: (body: FillRuleExecuteRuleByCodeBatch, options?: CallOptions) =>
    transport.request<
      {
        ruleCode: string;
        result: string | string[];
      }[]
    >({ method: 'PUT', path: `/sys/fillRule/executeRuleByCodeBatch`, body, ...options }),
  /** 导出填值规则 · Export: Fill rule. Needs `fillRule:export`. */
  export: (query: FillRuleListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/fillRule/exportXls`, query, content: 'file', ...options }),
  /** 导入填值规则 · Import: Fill rule. Needs `fillRule:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/fillRule/importExcel`, file, options }),
  /** 按行导入填值规则 · Import rows: Fill rule. Needs `fillRule:import`. */
  importRows: importRows(transport, '/sys/fillRule'),
  /** 填值规则导入模板 · Import template: Fill rule. Needs `fillRule:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/fillRule/importTemplate`, content: 'file', ...options }),
  /** 填值规则列表 · List: Fill rule. Needs `fillRule:list`. */
  list: (query: FillRuleListQuery = {}, options?: CallOptions) =>
    transport.request<Page<FillRule>>({ method: 'GET', path: `/sys/fillRule/list`, query, ...options }),
  /** 填值规则详情 · Get: Fill rule. Needs `fillRule:list`. */
  get: (id: string, options?: CallOptions) => transport.request<FillRule>({ method: 'GET', path: `/sys/fillRule/queryById`, query: { id }, ...options }),
  /** 测试填值规则 · Try a fill rule. Needs `fillRule:list`. */
  testFillRule: (query: FillRuleTestFillRuleQuery, options?: CallOptions) =>
    transport.request<string | string[]>({ method: 'GET', path: `/sys/fillRule/testFillRule`, query, ...options }),
});
