import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What is said of buttons of forms. */
export const buttonTexts = defineTexts({
  button: { zh: '按钮', en: 'Button' },
  actionKind: { zh: '动作', en: 'Action' },
  actionValues: { zh: '设置字段', en: 'Fields to set' },
  valuesHelp: { zh: "每行一个：字段 = 表达式，例如 result = '1'", en: "One a line: field = expression, such as result = '1'" },
  actionTo: { zh: '打开地址', en: 'Address' },
  actionName: { zh: '登记的动作', en: 'Registered action' },
  actionTemplate: { zh: '消息模板', en: 'Message template' },
  actionReceivers: { zh: '接收人表达式', en: 'Receivers (expression)' },
  confirmZh: { zh: '确认提示', en: 'Confirmation question' },
  confirmEn: { zh: '英文确认提示', en: 'In English' },
});
