// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { BatchResult, FormButtonEditInput, FormButtonInput, FormButtonRow } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { FormButtonEditInput, FormButtonInput, FormButtonRow } from '../models.ts';
/** Fields of Button of a form (表单按钮). */
export const formButtonFields = {
  buttonCode: { kind: 'text', label: { zh: '按钮编码', en: 'Code' }, maxLength: 50, pattern: '^[a-z][A-Za-z0-9_]*$', required: true },
  buttonName: { kind: 'text', label: { zh: '按钮名称', en: 'Caption' }, maxLength: 50, required: true },
  buttonNameEn: { kind: 'text', label: { zh: '英文名称', en: 'Caption in English' }, maxLength: 50 },
  buttonStyle: { kind: 'dict', label: { zh: '按钮样式', en: 'Place' }, filter: 'options', sortable: true, dict: 'cgform_button_style' },
  optType: { kind: 'dict', label: { zh: '按钮类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_button_type' },
  optPosition: { kind: 'text', label: { zh: '表单位置', en: 'Place in the form' }, maxLength: 1, pattern: '^[12]?$' },
  buttonIcon: { kind: 'text', label: { zh: '图标', en: 'Icon' }, maxLength: 50, pattern: '^[a-z0-9-]*$' },
  exp: { kind: 'longText', label: { zh: '显示表达式', en: 'Shown when' }, maxLength: 2000 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  buttonStatus: { kind: 'dict', label: { zh: '启用', en: 'In use' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
  cgformHeadId: { kind: 'text', label: { zh: '表单', en: 'Form' }, maxLength: 36, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./formButton.schemas.ts');
/** What the calls of formButton take, as schemas for forms; fetched when asked for. */
export const formButtonSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).formButtonAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).formButtonEditInput,
};
/** Calls of formButton. */
export const createFormButtonApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).formButtonAddInput,
    edit: async () => (await loadSchemas()).formButtonEditInput,
  },
  /** 新增表单按钮 · Add: Button of a form. Needs `online:form:edit`. */
  add: (body: FormButtonInput, options?: CallOptions) =>
    transport.request<FormButtonRow>({ method: 'POST', path: `/online/cgform/button/add`, body, ...options }),
  /** 内置按钮列表 · Buttons that every form has. Needs `online:form:list`. */
  builtInList: (formId: string, options?: CallOptions) =>
    transport.request<
      {
        buttonCode: string;
        buttonName: string;
        buttonNameEn: string;
        buttonStyle: string;
        buttonStatus: string;
      }[]
    >({ method: 'GET', path: `/online/cgform/button/builtInList/${encodeURIComponent(formId)}`, ...options }),
  /** 删除表单按钮 · Delete: Button of a form. Needs `online:form:edit`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/button/delete`, query: { id }, ...options }),
  /** 批量删除表单按钮 · Delete several: Button of a form. Needs `online:form:edit`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/online/cgform/button/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑表单按钮 · Edit: Button of a form. Needs `online:form:edit`. */
  edit: (body: FormButtonEditInput, options?: CallOptions) =>
    transport.request<FormButtonRow>({ method: 'PUT', path: `/online/cgform/button/edit`, body, ...options }),
  /** 表单按钮列表 · Buttons of a form. Needs `online:form:list`. */
  ofForm: (formId: string, options?: CallOptions) =>
    transport.request<FormButtonRow[]>({ method: 'GET', path: `/online/cgform/button/list/${encodeURIComponent(formId)}`, ...options }),
});
