// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { ContractTemplate, ContractTemplateAdd, ContractTemplateEdit, TemplatePlace, TemplatePreviewInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ContractTemplate, ContractTemplateAdd, ContractTemplateEdit, TemplatePlace, TemplatePreviewInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type ContractTemplateListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'name' | 'contractType' | 'enabled'>;
/** Fields of Contract template (合同模板). */
export const contractTemplateFields = {
  name: { kind: 'text', label: { zh: '模板名称', en: 'Name' }, filter: 'text', maxLength: 100, required: true },
  contractType: { kind: 'dict', label: { zh: '合同类型', en: 'Kind of contract' }, filter: 'options', sortable: true, dict: 'contract_type', required: true },
  content: { kind: 'longText', label: { zh: '模板正文', en: 'Text' }, maxLength: 50000, required: true },
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', default: '1', dict: 'yn' },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./contractTemplate.schemas.ts');
/** What the calls of contractTemplate take, as schemas for forms; fetched when asked for. */
export const contractTemplateSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).contractTemplateAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).contractTemplateEditInput,
  /** Of `preview`. */
  preview: async () => (await loadSchemas()).contractTemplatePreviewInput,
};
/** Calls of contractTemplate. */
export const createContractTemplateApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).contractTemplateAddInput,
    edit: async () => (await loadSchemas()).contractTemplateEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增合同模板 · Add: Contract template. Needs `contract:template`. */
  add: (body: ContractTemplateAdd, options?: CallOptions) =>
    transport.request<ContractTemplate>({ method: 'POST', path: `/hycontract/hyTemplate/add`, body, ...options }),
  /** 删除合同模板 · Delete: Contract template. Needs `contract:template`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hycontract/hyTemplate/delete`, query: { id }, ...options }),
  /** 编辑合同模板 · Edit: Contract template. Needs `contract:template`. */
  edit: (body: ContractTemplateEdit, options?: CallOptions) =>
    transport.request<ContractTemplate>({ method: 'PUT', path: `/hycontract/hyTemplate/edit`, body, ...options }),
  /** 合同模板列表 · List: Contract template. Needs `contract:template`. */
  list: (query: ContractTemplateListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ContractTemplate>>({ method: 'GET', path: `/hycontract/hyTemplate/list`, query, ...options }),
  /** 模板占位符 · Places that a template may name. Needs `contract:template`. */
  placeholders: (options?: CallOptions) => transport.request<TemplatePlace[]>({ method: 'GET', path: `/hycontract/hyTemplate/placeholders`, ...options }),
  /** 预览模板 · See a template filled. Needs `contract:template`. */
  preview: (body: TemplatePreviewInput, options?: CallOptions) =>
    transport.request<{
      content: string;
    }>({ method: 'POST', path: `/hycontract/hyTemplate/preview`, body, ...options }),
  /** 合同模板详情 · Get: Contract template. Needs `contract:template`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ContractTemplate>({ method: 'GET', path: `/hycontract/hyTemplate/queryById`, query: { id }, ...options }),
});
