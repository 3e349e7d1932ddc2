import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words that all pages of statistics share. */
export const statTexts = defineTexts({
  by: { zh: '统计维度', en: 'Group by' },
  days: { zh: '统计日期', en: 'Days' },
  step: { zh: '粒度', en: 'Steps' },
  day: { zh: '按日', en: 'Day' },
  week: { zh: '按周', en: 'Week' },
  month: { zh: '按月', en: 'Month' },
  company: { zh: '全部运营主体', en: 'All companies' },
  customer: { zh: '全部客户', en: 'All customers' },
  agent: { zh: '全部代理', en: 'All agents' },
  export: { zh: '导出', en: 'Export' },
  exportEmpty: { zh: '没有可导出的数据', en: 'There is nothing to export' },
  none: { zh: '所选范围内没有数据', en: 'Nothing happened in these days' },
  total: { zh: '合计', en: 'Total' },
  share: { zh: '占比', en: 'Share' },
  change: { zh: '较上期', en: 'Change' },
  before: { zh: '上期 {from} 至 {to}', en: 'Compared with {from} to {to}' },
  counted: { zh: '今日以前的数据汇总于 {at}，今日为实时数据', en: 'Days before today counted at {at}; today is live' },
  live: { zh: '实时数据', en: 'Live' },
  shown: { zh: '共{n}项，显示前{m}项，导出可得全部', en: 'The first {m} of {n} are shown; the export has all' },
  trend: { zh: '趋势', en: 'Trend' },
  time: { zh: '日期', en: 'Day' },
  details: { zh: '明细', en: 'Groups' },
  ties: {
    zh: '按所选指标从大到小排列；数值相同的并列同一名次，其间按名称排列',
    en: 'Ranked by the chosen figure, the largest first. Equal figures share a rank and are ordered by name.',
  },
  rank: { zh: '名次', en: 'Rank' },
  unnamed: { zh: '（未填）', en: '(none)' },
  sortBy: { zh: '按{name}排序并绘图', en: 'Sort by and draw {name}' },
});
