/** What the list of shortcuts says. */
export const zhKeys = {
  'keys.nextRow': '下一行',
  'keys.formerRow': '上一行',
  'keys.chooseRow': '选择或取消选择该行',
  'keys.openRow': '打开该行',
  'keys.editRow': '编辑该行',
  'keys.toSearch': '跳到查询',
  'keys.letters': '启用单键快捷键（j、k、x、e、/、?）',
  'keys.title': '键盘快捷键',
};
