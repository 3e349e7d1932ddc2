// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { ReportPageBlock } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReportPageBlock } from '../models.ts';
/** Query of `listByHeadId`. */
export type ReportPageBlockListByHeadIdQuery = {
  headId: string;
};
/** Fields of Page block (页面区块). */
export const reportPageBlockFields = {
  title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 60, required: true },
  reportCode: { kind: 'text', label: { zh: '报表', en: 'Report' }, maxLength: 100, required: true },
  graphType: { kind: 'dict', label: { zh: '图表类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'graph_type', required: true },
  titleEn: { kind: 'text', label: { zh: '英文标题', en: 'English title' }, maxLength: 60 },
  xaxisField: { kind: 'text', label: { zh: '分组字段', en: 'Group by' }, maxLength: 63 },
  byField: { kind: 'text', label: { zh: '列字段', en: 'Columns by' }, maxLength: 63 },
  yaxisField: { kind: 'text', label: { zh: '数值字段', en: 'Values' }, maxLength: 300 },
  fold: { kind: 'dict', label: { zh: '汇总方式', en: 'Aggregate' }, filter: 'options', sortable: true, dict: 'graph_fold' },
  colSpan: { kind: 'integer', label: { zh: '宽度', en: 'Width' }, minimum: 1, maximum: 2 },
  height: { kind: 'dict', label: { zh: '高度', en: 'Height' }, filter: 'options', sortable: true, dict: 'graph_height' },
  params: { kind: 'longText', label: { zh: '参数', en: 'Parameters' }, maxLength: 4000 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  graphreportHeadId: { kind: 'text', label: { zh: '页面', en: 'Page' }, maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of reportPageBlock. */
export const createReportPageBlockApi = (transport: Transport) => ({
  /** 报表页面区块列表 · Blocks of a page. Needs `online:report:list`. */
  listByHeadId: (query: ReportPageBlockListByHeadIdQuery, options?: CallOptions) =>
    transport.request<ReportPageBlock[]>({ method: 'GET', path: `/online/graphreport/block/listByHeadId`, query, ...options }),
});
