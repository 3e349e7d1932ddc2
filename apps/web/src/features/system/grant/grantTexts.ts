import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of what roles and departments are given. */
export const grantTexts = defineTexts({
  tree: { zh: '菜单与按钮', en: 'Menus and buttons' },
  find: { zh: '搜索菜单或按钮', en: 'Search menus and buttons' },
  linked: { zh: '父子关联', en: 'Link parent and children' },
  linkedHint: {
    zh: '打开后，勾选上级时下级一并勾选，勾选下级时上级一并勾选',
    en: 'When on, checking an entry checks everything below it, and what stands above it',
  },
  formRights: { zh: '字段与数据权限', en: 'Fields and rows' },
  pageAlone: { zh: '只勾选了页面，还没有授予其中的查看与按钮', en: 'The page alone is checked, and nothing that is done on it' },
  withButtons: { zh: '连同其按钮', en: 'With its buttons' },
  notFound: { zh: '没有匹配的菜单或按钮', en: 'No menu or button matches' },
  expandOne: { zh: '展开', en: 'Expand' },
  collapseOne: { zh: '收起', en: 'Collapse' },
  checkAll: { zh: '全部勾选', en: 'Check all' },
  checkNone: { zh: '取消全选', en: 'Check none' },
  expand: { zh: '展开所有', en: 'Expand all' },
  collapse: { zh: '合并所有', en: 'Collapse all' },
  save: { zh: '仅保存', en: 'Save' },
  saveAndClose: { zh: '保存并关闭', en: 'Save and close' },
  saveHere: { zh: '保存', en: 'Save' },
  saved: { zh: '保存成功', en: 'Saved' },
  counted: { zh: '已选 {n} 项', en: '{n} chosen' },
  nothing: { zh: '部门还没有可以授予的权限，请先设置部门权限', en: 'The department has no permissions yet. Set them first' },
  rules: { zh: '数据规则', en: 'Data rules' },
  rulesOf: { zh: '数据规则 · ', en: 'Data rules · ' },
  rulesHint: {
    zh: '有数据规则的菜单：勾选并保存后，可以选择对其生效的规则；不选则可见全部数据。',
    en: 'Entries with data rules: grant and save first, then choose the rules. Without rules, all rows are visible.',
  },
});
