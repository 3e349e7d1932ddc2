import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What trials of formulas, rules and buttons say. */
export const trialTexts = defineTexts({
  field: { zh: '字段', en: 'Field' },
  kind: { zh: '用途', en: 'Purpose' },
  put: { zh: '填入字段', en: 'Use in field' },
  formula: { zh: '公式', en: 'Formula' },
  result: { zh: '结果：', en: 'Result:' },
  rules: { zh: '规则试算', en: 'Try the rules' },
  rule: { zh: '规则 {number}', en: 'Rule {number}' },
  buttons: { zh: '按钮试算', en: 'Try a button' },
  button: { zh: '按钮', en: 'Button' },
  condition: { zh: '显示条件', en: 'Shown when' },
  receivers: { zh: '接收人', en: 'Receivers' },
  opens: { zh: '打开', en: 'Opens' },
  holds: { zh: '成立', en: 'Holds' },
  fails: { zh: '不成立', en: 'Does not hold' },
  noButton: { zh: '不成立，不显示按钮', en: 'Does not hold: the button is not shown' },
  noAddress: { zh: '不是可打开的地址', en: 'No address that can be opened' },
  nothing: { zh: '还没有可试算的内容', en: 'Nothing to try yet' },
  values: { zh: '试算的值', en: 'Values to try' },
  results: { zh: '试算结果', en: 'Results' },
  callNote: {
    zh: '登记的动作在服务器上执行，试算只检查显示条件。',
    en: 'A registered action runs on the server: a trial looks at its condition alone.',
  },
  setNote: { zh: '试算不保存任何数据。', en: 'A trial stores nothing.' },
  characters: { zh: '{count}/{most} 字', en: '{count} of {most} {most|character|characters}' },
  steps: { zh: '{count}/{most} 步', en: '{count} of {most} {most|step|steps}' },
  time: { zh: '{ms} 毫秒', en: '{ms} ms' },
  limits: {
    zh: '上限：每个公式 {characters} 字、{nodes} 个节点，计算 {steps} 步，文本 {text} 字；按钮一次处理 {rows} 行，通知 {receivers} 人，每条语句 {seconds} 秒。超出时整次操作不生效。',
    en: 'Limits. Formula: {characters} {characters|character|characters}, {nodes} {nodes|node|nodes}, {steps} {steps|step|steps}, texts of {text} characters. Press: {rows} {rows|row|rows}, {receivers} {receivers|person|people}, {seconds} s for each statement. Beyond that nothing of it is done.',
  },
});
