import { defineTexts } from '../../../../shared/texts/defineTexts.ts';

/** Words of what happens between the signature and the payable waybill. */
export const checkingTexts = defineTexts({
  chosen: { zh: '共 {n} 单', en: 'Waybills: {n}' },
  yuan: { zh: '元', en: 'CNY' },
  documents: { zh: '单据', en: 'Documents' },
  valid: { zh: '合格', en: 'Valid' },
  invalid: { zh: '不合格', en: 'Not valid' },
  whatIsWrong: { zh: '不合格原因', en: 'What is wrong' },
  allValid: {
    zh: '请标出不合格的单据并说明原因；通过时，未标出的单据视为合格',
    en: 'Mark the documents that are not valid and say why. Passing takes all others as valid',
  },
  missing: { zh: '缺少：{kinds}', en: 'Missing: {kinds}' },
  rules: { zh: '审核规则', en: 'Rules' },
  rulesPassed: { zh: '{passed}/{all} 项通过', en: '{passed} of {all} passed' },
  rulesNow: { zh: '按当前数据计算', en: 'By the present data' },
  rulesKept: { zh: '审核时的结果', en: 'As of the verdict' },
  rule: { zh: '规则', en: 'Rule' },
  measured: { zh: '实测', en: 'Measured' },
  limit: { zh: '限值', en: 'Limit' },
  result: { zh: '结果', en: 'Result' },
  rulePassed: { zh: '通过', en: 'Passed' },
  ruleBroken: { zh: '未通过', en: 'Broken' },
  ruleOverridden: { zh: '已放行', en: 'Let be' },
  overrideReason: { zh: '放行原因', en: 'Why it is let be' },
  overrideHelp: { zh: '未通过的规则须逐项填写放行原因后才能通过', en: 'To pass, say of each broken rule why it is let be' },
  otherNotes: { zh: '相关运单', en: 'Other waybills' },
  returned: { zh: '驳回原因', en: 'Why it was returned' },
});
