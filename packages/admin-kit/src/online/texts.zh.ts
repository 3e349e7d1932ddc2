/** What online screens say besides lists and forms. */
export const zhOnline = {
  'online.done': '处理完成!',
};
