import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the page of configuration values. */
export const configTexts = defineTexts({
  edit: { zh: '修改', en: 'Change' },
  reset: { zh: '恢复默认', en: 'Back to default' },
  remove: { zh: '删除', en: 'Delete' },
  history: { zh: '变更记录', en: 'History' },
  add: { zh: '新增自定义参数', en: 'Add own key' },
  refresh: { zh: '核对参数', en: 'Check values' },
  changed: { zh: '已生效', en: 'The new value holds' },
  wasReset: { zh: '已恢复默认值', en: 'Its default holds again' },
  removed: { zh: '已删除', en: 'Deleted' },
  added: { zh: '已新增', en: 'Added' },
  allRight: { zh: '已重新读取，所有参数均在范围内', en: 'Read again. All values are within their ranges' },
  someWrong: { zh: '以下参数超出范围，按默认值生效：', en: 'Out of range, so that their defaults count: ' },
  wrongShort: { zh: '超出范围', en: 'Out of range' },
  range: { zh: '范围：', en: 'Range: ' },
  default: { zh: '默认值：', en: 'Default: ' },
  atOnce: { zh: '保存后立即生效，无需重启。', en: 'It holds at once, without a restart.' },
  addHelp: {
    zh: '自定义参数供客户端读取，系统规则不会使用。',
    en: 'Clients may read keys of your own; no rule of the system does.',
  },
  resetHelp: { zh: '参数将恢复为默认值并立即生效。', en: 'The default holds again at once.' },
  removeHelp: { zh: '客户端将不再读到此参数。', en: 'Clients will not find it any more.' },
  day: { zh: '添加日期', en: 'Add a day' },
  removeDay: { zh: '移除', en: 'Remove' },
  noDays: { zh: '尚未添加日期', en: 'No days yet' },
  value: { zh: '参数值', en: 'Value' },
  limits: { zh: '取值', en: 'What it may be' },
  last: { zh: '最近修改', en: 'Last change' },
});
