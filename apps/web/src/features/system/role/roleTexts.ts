import { defineTexts } from '../../../shared/defineTexts.ts';

/** Texts of the roles, what they are given and who holds them. */
export const roleTexts = defineTexts({
  authorize: { zh: '授权', en: 'Authorise' },
  authorizeRole: { zh: '角色授权 · ', en: 'Authorise · ' },
  tree: { zh: '菜单与按钮', en: 'Menus and buttons' },
  find: { zh: '搜索菜单或按钮', en: 'Search menus and buttons' },
  linked: { zh: '父子关联', en: 'Link parent and children' },
  checkAll: { zh: '全部勾选', en: 'Check all' },
  checkNone: { zh: '取消全选', en: 'Check none' },
  expand: { zh: '展开所有', en: 'Expand all' },
  collapse: { zh: '合并所有', en: 'Collapse all' },
  save: { zh: '仅保存', en: 'Save' },
  saveAndClose: { zh: '保存并关闭', en: 'Save and close' },
  saved: { zh: '保存成功', en: 'Saved' },
  counted: { zh: '已选 {n} 项', en: '{n} chosen' },
  rules: { zh: '数据规则', en: 'Data rules' },
  rulesOf: { zh: '数据规则 · ', en: 'Data rules · ' },
  rulesHint: {
    zh: '有数据规则的菜单：勾选并保存后，可以选择对该角色生效的规则；不选则可见全部数据。',
    en: 'Entries with data rules: once given and saved, choose the rules that hold for this role; without any it sees all rows.',
  },
  people: { zh: '角色用户', en: 'People of the role' },
  person: { zh: '用户', en: 'User' },
  addExisting: { zh: '已有用户', en: 'Add existing' },
  users: { zh: '选择用户', en: 'Users' },
  takeBack: { zh: '取消关联', en: 'Take the role' },
  takeBackConfirm: { zh: '确定要收回所选用户的角色吗？', en: 'Take the role from the chosen people?' },
});
