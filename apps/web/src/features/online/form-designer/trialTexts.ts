import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What the trial of formulas says. */
export const trialTexts = defineTexts({
  field: { zh: '字段', en: 'Field' },
  kind: { zh: '用途', en: 'Purpose' },
  put: { zh: '填入字段', en: 'Use in field' },
  formula: { zh: '公式', en: 'Formula' },
  result: { zh: '结果：', en: 'Result:' },
});
