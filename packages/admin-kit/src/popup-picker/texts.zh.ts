/** What the popup picker says. @source POP-01, POP-02 */
export const zhPopup = {
  'popup.misconfigured': 'popup参数未正确配置!',
  'popup.unequal': '原始值和目标值数量不一致',
  'popup.choose': '选择{label}',
  'popup.chooseOne': '请选择一条记录',
  'popup.chosen': '已选 {count} 项',
  'popup.removeChosen': '移除 {name}',
  'popup.table': '在表格中选择',
  'popup.first': '只列出前 {total} 条，请输入更多文字以缩小范围',
  'popup.more': '共 {total} 条，请输入更多文字以缩小范围',
  'popup.firstToTable': '只列出前 {total} 条 · 在表格中选择…',
  'popup.allToTable': '共 {total} 条 · 在表格中选择…',
};
