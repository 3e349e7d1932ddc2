import { defineTexts } from '../texts/defineTexts.ts';

/** Words about what scores are made of. */
export const scoreTexts = defineTexts({
  why: { zh: '信用分明细', en: 'Why this score' },
  opening: { zh: '初始分', en: 'Opening' },
  evaluations: { zh: '评价', en: 'Evaluations' },
  violations: { zh: '违规', en: 'Violations' },
  complaints: { zh: '投诉', en: 'Complaints' },
  total: { zh: '信用分', en: 'Score' },
  help: {
    zh: '信用分是全部明细之和，范围 0 至 1000。到达上下限时实际变化小于规则分值',
    en: 'The score is the sum of all lines, between 0 and 1000. At the ends it changes by less than the rule says.',
  },
});
