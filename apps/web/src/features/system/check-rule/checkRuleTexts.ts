import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the check rules. */
export const checkRuleTexts = defineTexts({
  parts: { zh: '规则', en: 'Parts' },
  partsHelp: {
    zh: '从上到下依次校验：* 校验整个值，数字校验接下来的若干位。',
    en: 'Tried from top to bottom: * tests the whole value, a number the next characters of it.',
  },
  digits: { zh: '位数', en: 'Characters' },
  pattern: { zh: '正则表达式', en: 'Pattern' },
  message: { zh: '提示文本', en: 'Message' },
  addPart: { zh: '添加规则', en: 'Add a part' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  removePart: { zh: '删除规则', en: 'Remove the part' },
  test: { zh: '功能测试', en: 'Test' },
  value: { zh: '测试值', en: 'Value' },
  run: { zh: '测试', en: 'Test it' },
  passed: { zh: '校验通过', en: 'It passes' },
  close: { zh: '关闭', en: 'Close' },
});
