// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { FormIndex, FormPartsIndex } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { FormIndex, FormPartsIndex } from '../models.ts';
/** Query of `listByHeadId`. */
export type FormIndexListByHeadIdQuery = {
  headId: string;
};
/** Query of `parts`. */
export type FormIndexPartsQuery = {
  headId: string;
};
/** Fields of Index of a form (表单索引). */
export const formIndexFields = {
  indexName: { kind: 'text', label: { zh: '索引名称', en: 'Name' }, maxLength: 63, pattern: '^[A-Za-z]\\w*$', required: true },
  indexField: { kind: 'text', label: { zh: '索引栏位', en: 'Fields' }, maxLength: 500, required: true },
  indexType: { kind: 'dict', label: { zh: '索引类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_index_type' },
  cgformHeadId: { kind: 'text', label: { zh: '表单', en: 'Form' }, maxLength: 36, readOnly: true },
  isDbSynch: { kind: 'dict', label: { zh: '已同步', en: 'Published' }, filter: 'options', sortable: true, dict: 'cgform_yes_no', readOnly: true },
  delFlag: { kind: 'integer', label: { zh: '删除标记', en: 'Removed' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of formIndex. */
export const createFormIndexApi = (transport: Transport) => ({
  /** 表单索引列表 · Indexes of a form. Needs `online:form:list`. */
  listByHeadId: (query: FormIndexListByHeadIdQuery, options?: CallOptions) =>
    transport.request<FormIndex[]>({ method: 'GET', path: `/online/cgform/index/listByHeadId`, query, ...options }),
  /** 模糊查询索引的状态 · How the indexes for parts of texts are. Needs `online:form:list`. */
  parts: (query: FormIndexPartsQuery, options?: CallOptions) =>
    transport.request<FormPartsIndex[]>({ method: 'GET', path: `/online/cgform/index/parts`, query, ...options }),
});
