// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { FormField } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { FormField } from '../models.ts';
/** Query of `listByHeadCode`. */
export type FormFieldListByHeadCodeQuery = {
  headCode: string;
};
/** Query of `listByHeadId`. */
export type FormFieldListByHeadIdQuery = {
  headId: string;
};
/** Fields of Field of a form (表单字段). */
export const formFieldFields = {
  dbFieldName: { kind: 'text', label: { zh: '字段名称', en: 'Name' }, maxLength: 63, pattern: '^[a-z][a-z0-9_]{0,62}$', required: true },
  dbFieldTxt: { kind: 'text', label: { zh: '字段备注', en: 'Caption' }, maxLength: 100, required: true },
  dbFieldTxtEn: { kind: 'text', label: { zh: '英文备注', en: 'Caption in English' }, maxLength: 100 },
  dbIsKey: { kind: 'dict', label: { zh: '主键', en: 'Key' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  dbIsNull: { kind: 'dict', label: { zh: '允许空值', en: 'May be empty' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  dbType: { kind: 'dict', label: { zh: '字段类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_db_type' },
  dbLength: { kind: 'integer', label: { zh: '字段长度', en: 'Length' }, minimum: 0, maximum: 100000 },
  dbPointLength: { kind: 'integer', label: { zh: '小数点', en: 'Decimals' }, minimum: 0, maximum: 100 },
  dbDefaultVal: { kind: 'text', label: { zh: '数据库默认值', en: 'Value where none is given' }, maxLength: 200 },
  dictField: { kind: 'text', label: { zh: '字典Code', en: 'Dictionary' }, maxLength: 100 },
  dictTable: { kind: 'text', label: { zh: '字典Table', en: 'Table of choices' }, maxLength: 500 },
  dictText: { kind: 'text', label: { zh: '字典Text', en: 'Column of their texts' }, maxLength: 100 },
  fieldShowType: { kind: 'dict', label: { zh: '控件类型', en: 'Control' }, filter: 'options', sortable: true, dict: 'cgform_view' },
  fieldHref: { kind: 'text', label: { zh: '字段Href', en: 'Link' }, maxLength: 300 },
  fieldLength: { kind: 'text', label: { zh: '列宽', en: 'Width' }, maxLength: 4 },
  fieldValidType: { kind: 'text', label: { zh: '校验规则', en: 'Check' }, maxLength: 300 },
  fieldMustInput: { kind: 'dict', label: { zh: '是否必填', en: 'Required' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
  fieldExtendJson: { kind: 'longText', label: { zh: '扩展参数', en: 'Options' }, maxLength: 2000 },
  fieldDefaultValue: { kind: 'longText', label: { zh: '控件默认值', en: 'Default' }, maxLength: 2000 },
  isQuery: { kind: 'dict', label: { zh: '是否查询', en: 'Searchable' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  isShowForm: { kind: 'dict', label: { zh: '表单显示', en: 'In the form' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  isShowList: { kind: 'dict', label: { zh: '列表显示', en: 'In the list' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  isReadOnly: { kind: 'dict', label: { zh: '是否只读', en: 'Read-only' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  queryMode: { kind: 'dict', label: { zh: '查询类型', en: 'Search' }, filter: 'options', sortable: true, dict: 'cgform_query_mode' },
  mainTable: { kind: 'text', label: { zh: '主表名', en: 'Main table' }, maxLength: 63 },
  mainField: { kind: 'text', label: { zh: '主表字段', en: 'Field of the main table' }, maxLength: 63 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  converter: { kind: 'text', label: { zh: '转换器', en: 'Converter' }, maxLength: 100 },
  queryDefVal: { kind: 'text', label: { zh: '查询默认值', en: 'Default of the search' }, maxLength: 200 },
  queryDictText: { kind: 'text', label: { zh: '查询字典Text', en: 'Search: column of texts' }, maxLength: 100 },
  queryDictField: { kind: 'text', label: { zh: '查询字典Code', en: 'Search: dictionary' }, maxLength: 100 },
  queryDictTable: { kind: 'text', label: { zh: '查询字典Table', en: 'Search: table of choices' }, maxLength: 100 },
  queryShowType: { kind: 'dict', label: { zh: '查询控件', en: 'Search: control' }, filter: 'options', sortable: true, dict: 'cgform_view' },
  queryConfigFlag: { kind: 'dict', label: { zh: '查询配置', en: 'Searched otherwise' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
  queryValidType: { kind: 'text', label: { zh: '查询校验', en: 'Search: check' }, maxLength: 300 },
  queryMustInput: { kind: 'dict', label: { zh: '查询必填', en: 'Search: required' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
  sortFlag: { kind: 'dict', label: { zh: '可排序', en: 'Sortable' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
  computeExpr: { kind: 'longText', label: { zh: '计算公式', en: 'Computed' }, maxLength: 2000 },
  visibleExpr: { kind: 'longText', label: { zh: '显示条件', en: 'Shown when' }, maxLength: 2000 },
  requiredExpr: { kind: 'longText', label: { zh: '必填条件', en: 'Required when' }, maxLength: 2000 },
  cgformHeadId: { kind: 'text', label: { zh: '表单', en: 'Form' }, maxLength: 36, readOnly: true },
  dbFieldNameOld: { kind: 'text', label: { zh: '原字段名', en: 'Published name' }, maxLength: 63, readOnly: true },
  columnNo: { kind: 'integer', label: { zh: '列号', en: 'Number of its column' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of formField. */
export const createFormFieldApi = (transport: Transport) => ({
  /** 按表名查字段 · Fields of a form by its name. Needs `online:form:list`. */
  listByHeadCode: (query: FormFieldListByHeadCodeQuery, options?: CallOptions) =>
    transport.request<FormField[]>({ method: 'GET', path: `/online/cgform/field/listByHeadCode`, query, ...options }),
  /** 表单字段列表 · Fields of a form. Needs `online:form:list`. */
  listByHeadId: (query: FormFieldListByHeadIdQuery, options?: CallOptions) =>
    transport.request<FormField[]>({ method: 'GET', path: `/online/cgform/field/listByHeadId`, query, ...options }),
});
