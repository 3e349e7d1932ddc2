import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the menus and their data rules. */
export const permissionTexts = defineTexts({
  rule: { zh: '数据规则', en: 'Data rule' },
  rules: { zh: '数据规则', en: 'Data rules' },
  rulesOf: { zh: '数据规则 · ', en: 'Data rules · ' },
  rulesHint: {
    zh: '规则缩小该菜单列表的可见范围，授予角色后生效。字段名填接口字段，例如 createBy；值可用 #{sys_user_code} 等系统变量。',
    en: 'Rules limit which rows a role sees. Use the API field name, such as createBy. Values may hold variables such as #{sys_user_code}.',
  },
  place: { zh: '位置', en: 'Place' },
  page: { zh: '页面', en: 'Page' },
  display: { zh: '显示', en: 'Display' },
});
