/** What online screens say besides lists and forms. */
export const zhOnline = {
  'online.done': '处理完成!',
  'online.askFirst': '请先填写查询条件：{names}',
  'online.misasked': '查询条件“{name}”{problem}',
};
