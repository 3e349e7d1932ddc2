// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ReportPageParam } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReportPageParam } from '../models.ts';
/** Query of `listByHeadId`. */
export type ReportPageParamListByHeadIdQuery = {
  headId: string;
};
/** Fields of Page parameter (页面参数). */
export const reportPageParamFields = {
  paramName: { kind: 'text', label: { zh: '参数名', en: 'Parameter' }, maxLength: 32, pattern: '^[A-Za-z]\\w*$', required: true },
  paramTxt: { kind: 'text', label: { zh: '参数文本', en: 'Caption' }, maxLength: 100 },
  paramTxtEn: { kind: 'text', label: { zh: '英文文本', en: 'English caption' }, maxLength: 100 },
  paramValue: { kind: 'text', label: { zh: '默认值', en: 'Default value' }, maxLength: 200 },
  paramView: { kind: 'dict', label: { zh: '选择方式', en: 'Input type' }, filter: 'options', sortable: true, dict: 'report_param_view' },
  dictCode: { kind: 'text', label: { zh: '字典编码', en: 'Dictionary' }, maxLength: 64 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  graphreportHeadId: { kind: 'text', label: { zh: '页面', en: 'Page' }, maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of reportPageParam. */
export const createReportPageParamApi = (transport: Transport) => ({
  /** 报表页面参数列表 · Parameters of a page. Needs `online:report:list`. */
  listByHeadId: (query: ReportPageParamListByHeadIdQuery, options?: CallOptions) =>
    transport.request<ReportPageParam[]>({ method: 'GET', path: `/online/graphreport/params/listByHeadId`, query, ...options }),
});
