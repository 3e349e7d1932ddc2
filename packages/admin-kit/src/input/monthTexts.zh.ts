/** What the choice of a month says. */
export const zhMonth = {
  'month.placeholder': '请选择月份',
  'month.previousYear': '上一年',
  'month.nextYear': '下一年',
};
