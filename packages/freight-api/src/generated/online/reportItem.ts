// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ReportItem } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReportItem } from '../models.ts';
/** Query of `listByHeadId`. */
export type ReportItemListByHeadIdQuery = {
  headId: string;
};
/** Fields of Report column (报表字段). */
export const reportItemFields = {
  fieldName: { kind: 'text', label: { zh: '字段名', en: 'Column' }, maxLength: 63, pattern: '^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$', required: true },
  fieldTxt: { kind: 'text', label: { zh: '字段文本', en: 'Caption' }, maxLength: 100, required: true },
  fieldTxtEn: { kind: 'text', label: { zh: '英文文本', en: 'English caption' }, maxLength: 100 },
  fieldWidth: { kind: 'integer', label: { zh: '列宽', en: 'Width' }, minimum: 0, maximum: 2000 },
  fieldType: { kind: 'dict', label: { zh: '字段类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'report_field_type' },
  searchMode: { kind: 'dict', label: { zh: '查询模式', en: 'Search' }, filter: 'options', sortable: true, dict: 'report_search_mode' },
  isOrder: { kind: 'flag', label: { zh: '可排序', en: 'Sortable' }, filter: 'options', dict: 'yn' },
  isSearch: { kind: 'flag', label: { zh: '可查询', en: 'Searchable' }, filter: 'options', dict: 'yn' },
  isShow: { kind: 'flag', label: { zh: '显示', en: 'Shown' }, filter: 'options', dict: 'yn' },
  isTotal: { kind: 'flag', label: { zh: '合计', en: 'Totals' }, filter: 'options', dict: 'yn' },
  weightField: { kind: 'text', label: { zh: '加权字段', en: 'Weighted by' }, maxLength: 63 },
  dictCode: { kind: 'text', label: { zh: '字典编码', en: 'Dictionary' }, maxLength: 100 },
  fieldHref: {
    kind: 'text',
    label: { zh: '字段链接', en: 'Link' },
    maxLength: 200,
    pattern: '^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$',
  },
  replaceVal: { kind: 'text', label: { zh: '取值表达式', en: 'Replaced values' }, maxLength: 200 },
  showLength: { kind: 'integer', label: { zh: '显示字数', en: 'Characters shown' }, minimum: 1, maximum: 1000 },
  searchPopup: { kind: 'text', label: { zh: '弹窗查询', en: 'Search by popup' }, maxLength: 170 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  cgrheadId: { kind: 'text', label: { zh: '报表', en: 'Report' }, maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of reportItem. */
export const createReportItemApi = (transport: Transport) => ({
  /** 报表字段列表 · Columns of a report, as configured. Needs `online:report:list`. */
  listByHeadId: (query: ReportItemListByHeadIdQuery, options?: CallOptions) =>
    transport.request<ReportItem[]>({ method: 'GET', path: `/online/cgreport/item/listByHeadId`, query, ...options }),
});
