import { defineTexts } from '../texts/defineTexts.ts';

/** Words of charts. */
export const chartTexts = defineTexts({
  asTable: { zh: '数据表', en: 'Show as table' },
  nothing: { zh: '这段时间没有数据', en: 'No data for this period' },
  empty: { zh: '没有数据', en: 'No data' },
  others: { zh: '其他', en: 'Others' },
  time: { zh: '时间', en: 'Time' },
});
