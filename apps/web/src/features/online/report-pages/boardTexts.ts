import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of pages of reports. */
export const boardTexts = defineTexts({
  missing: { zh: '页面不存在或已停用', en: 'The page doesn’t exist or is switched off' },
  denied: {
    zh: '{count} 个区块因没有报表权限未显示',
    en: '{count} {count|block|blocks} not shown: you may not see {count|its report|their reports}',
  },
  ignored: { zh: '不按「{names}」筛选', en: 'Not filtered by {names}' },
  and: { zh: '、', en: ', ' },
  off: { zh: '此报表已停用', en: 'This report is switched off' },
  gone: { zh: '此报表不存在', en: 'This report doesn’t exist' },
  export: { zh: '导出', en: 'Export' },
  nothing: { zh: '没有可导出的数据', en: 'There is nothing to export' },
  all: { zh: '查看全部 {count} 行', en: 'All {count} {count|row|rows}' },
  blocks: { zh: '页面区块', en: 'Page blocks' },
});
