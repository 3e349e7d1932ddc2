/** What the popup picker says. @source POP-01, POP-02 */
export const zhPopup = {
  'popup.misconfigured': 'popup参数未正确配置!',
  'popup.unequal': '原始值和目标值数量不一致',
  'popup.choose': '选择{label}',
  'popup.chooseOne': '请选择一条记录',
  'popup.chosen': '已选 {count} 项',
  'popup.removeChosen': '移除 {name}',
};
