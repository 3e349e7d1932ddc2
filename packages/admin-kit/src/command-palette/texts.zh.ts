/** What the command palette says. */
export const zhCommands = {
  'command.title': '快速前往',
  'command.placeholder': '输入名称、拼音或首字母',
  'command.none': '没有匹配的结果',
};
