import { defineTexts } from '../texts/defineTexts.ts';

/** Words of charts. */
export const chartTexts = defineTexts({
  asTable: { zh: '数据表', en: 'Show as table' },
  time: { zh: '时间', en: 'Time' },
});
