/** What a form says while the server is asked about a value; comes with the inputs of forms. */
export const zhAsks = {
  'form.checking': '正在检查…',
};
