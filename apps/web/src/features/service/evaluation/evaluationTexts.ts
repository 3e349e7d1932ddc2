import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of evaluations and the ranking that they make. */
export const evaluationTexts = defineTexts({
  reply: { zh: '回复', en: 'Reply' },
  replyHelp: { zh: '每条评价只能回复一次', en: 'An evaluation is answered once' },
  hide: { zh: '隐藏', en: 'Hide' },
  hideHelp: { zh: '隐藏后不再计入平均评分和信用分', en: 'A hidden evaluation no longer counts' },
  show: { zh: '恢复', en: 'Show again' },
  askShow: { zh: '恢复后重新计入平均评分和信用分，确定恢复？', en: 'It will count again. Show it?' },
  toGive: { zh: '待我评价', en: 'To be given by me' },
  said: { zh: '评价', en: 'Evaluation' },
  answer: { zh: '回复', en: 'Reply' },
  evaluations: { zh: '评价列表', en: 'Evaluations' },
  ranking: { zh: '司机排行', en: 'Driver ranking' },
  rankingHelp: {
    zh: '按平均评分排名，至少5条评价。默认好评计入平均，单独列出条数',
    en: 'By average, with five evaluations at least. Five stars by default count and are told apart.',
  },
  from: { zh: '开始日期', en: 'From' },
  to: { zh: '结束日期', en: 'To' },
  province: { zh: '装货省份', en: 'Province of loading' },
  carrier: { zh: '承运商', en: 'Carrier' },
  rank: { zh: '名次', en: 'Rank' },
  driver: { zh: '司机', en: 'Driver' },
  average: { zh: '平均评分', en: 'Average' },
  count: { zh: '评价数', en: 'Evaluations' },
  byDefault: { zh: '其中默认', en: 'By default' },
  score: { zh: '信用分', en: 'Score' },
  nobody: { zh: '该条件下没有满5条评价的司机', en: 'No driver has five evaluations here' },
});
