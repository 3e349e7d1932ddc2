import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the gateway's routes. */
export const gatewayTexts = defineTexts({
  route: { zh: '路由', en: 'Route' },
  add: { zh: '新增', en: 'Add' },
  rules: { zh: '匹配与处理', en: 'Matching and changes' },
  predicatesHelp: {
    zh: '每行一条，如 Path=/freight/** 或 Method=GET, POST',
    en: 'One per line, such as Path=/freight/** or Method=GET, POST',
  },
  filtersHelp: {
    zh: '每行一条，如 AddRequestHeader=X-From, gateway；值中的逗号写作 \\,',
    en: 'One per line, such as AddRequestHeader=X-From, gateway. Write a comma within a value as \\,',
  },
  asText: { zh: '整体编辑', en: 'Edit as text' },
  asTextHint: {
    zh: '全部路由的 JSON 列表；保存后替换现有的全部路由。',
    en: 'All routes as a JSON list. Saving replaces every existing route.',
  },
  json: { zh: '路由 JSON', en: 'Routes as JSON' },
  definitions: { zh: '网关视图', en: 'As the gateway reads it' },
  version: { zh: '版本 ', en: 'Version ' },
  close: { zh: '关闭', en: 'Close' },
});
