import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the history of prices and of their curves. */
export const priceHistoryTexts = defineTexts({
  curve: { zh: '线路价格曲线', en: 'Price curve of a lane' },
  curveOf: { zh: '价格曲线', en: 'Price curve' },
  draw: { zh: '查看', en: 'Draw' },
  begin: { zh: '开始日期', en: 'From' },
  end: { zh: '结束日期', en: 'To' },
  exact: { zh: '与运单上的城市一致，如“潍坊市”', en: 'As waybills spell it, such as 潍坊市' },
  anyCargo: { zh: '不填为全部货物', en: 'Empty: any cargo' },
  median: { zh: '成交中位价', en: 'Median of waybills' },
  change: { zh: '调价', en: 'Changed to' },
  none: { zh: '该线路在此期间没有调价，也没有派车的运单', en: 'No price was changed and no waybill dispatched on this lane in these days' },
  more: { zh: '调价较多，仅显示最近500次', en: 'There were more changes: these are the last 500' },
  asTable: { zh: '数据表', en: 'As a table' },
  time: { zh: '时间', en: 'Time' },
  notes: { zh: '运单数', en: 'Waybills' },
  subject: { zh: '单号', en: 'Number' },
  before: { zh: '原值', en: 'Before' },
});
