import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What options of fields do. */
export const optionTexts = defineTexts({
  title: { zh: '扩展参数的作用', en: 'What the options do' },
  unused: { zh: '已保存，不使用', en: 'Stored, not used' },
  showLength: { zh: '列表中只显示前几个字', en: 'Lists show so many characters' },
  validateError: { zh: '校验不通过时的提示', en: 'Said of a value that fails its check' },
  isFixed: { zh: '列固定在左侧', en: 'The column stays in view' },
  isOneRow: { zh: '在表单中独占一行', en: 'Takes a whole line of the form' },
  orderRule: { zh: '列表的默认排序', en: 'The order that lists begin with' },
  uploadnum: { zh: '最多上传的文件数', en: 'Files at most' },
  multiSelect: { zh: '可选多个', en: 'Several can be chosen' },
  popupMulti: { zh: '可选多行', en: 'Several rows can be chosen' },
  picker: { zh: '选择月份或年份', en: 'A month or a year is chosen' },
  displayLevel: { zh: '地区选到哪一级', en: 'Down to which level regions are chosen' },
  extendOption: { zh: '开关的开值和关值', en: 'What the switch writes when it is on and off' },
  config: { zh: '联动下拉的来源', en: 'Where the linked choices come from' },
  code: { zh: '从哪个分类开始选', en: 'The category that choosing begins at' },
});
