// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, DemoForm } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DemoForm } from '../models.ts';
/** Query of `list`: filters by field. */
export type DemoFormListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'title' | 'kind'>;
/** Fields of Form (表单记录). */
export const demoFormFields = {
  title: { kind: 'text', label: { zh: '标题', en: 'Title' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  kind: { kind: 'dict', label: { zh: '表单', en: 'Form' }, filter: 'options', sortable: true, dict: 'demo_form_kind', readOnly: true },
  content: { kind: 'longText', label: { zh: '内容', en: 'Content' }, derived: true, maxLength: 500, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of demoForm. */
export const createDemoFormApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 删除表单记录 · Delete: Form. Needs `demoForm:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/demo/form/delete`, query: { id }, ...options }),
  /** 批量删除表单记录 · Delete several: Form. Needs `demoForm:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/demo/form/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 导出表单记录 · Export: Form. Needs `demoForm:export`. */
  export: (query: DemoFormListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/demo/form/exportXls`, query, content: 'file', ...options }),
  /** 表单记录列表 · List: Form. Needs `demoForm:list`. */
  list: (query: DemoFormListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DemoForm>>({ method: 'GET', path: `/demo/form/list`, query, ...options }),
  /** 表单记录详情 · Get: Form. Needs `demoForm:list`. */
  get: (id: string, options?: CallOptions) => transport.request<DemoForm>({ method: 'GET', path: `/demo/form/queryById`, query: { id }, ...options }),
});
