import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the pages of reports. */
export const reportTexts = defineTexts({
  missing: { zh: '报表不存在或已停用', en: 'The report doesn’t exist or is switched off' },
  params: { zh: '报表参数', en: 'Report parameters' },
  apply: { zh: '应用', en: 'Apply' },
  charts: { zh: '图表', en: 'Charts' },
  count: { zh: '数量', en: 'Count' },
  blank: { zh: '（空）', en: '(blank)' },
  total: { zh: '合计', en: 'Total' },
  onlyFirst: { zh: '图表仅含前 {count} 行', en: 'Charts show the first {count} {count|row|rows}' },
  slow: { zh: '查询时间较长，请稍候', en: 'This takes a while' },
  stop: { zh: '取消查询', en: 'Stop' },
  stopped: { zh: '查询已取消', en: 'Stopped' },
  again: { zh: '重新查询', en: 'Run again' },
  notDrawn: { zh: '图表无法加载', en: 'The charts could not be loaded' },
});
