/** Chinese texts of panels that open by a press: the command palette, the panel of the bell. */
export const zhPanels = {
  'command.title': '快速前往',
  'command.placeholder': '输入名称、拼音或首字母',
  'command.none': '没有匹配的结果',
  'bell.todo': '待办',
  'bell.announcements': '公告',
  'bell.todoNone': '暂无待办',
  'bell.announcementNone': '暂无未读公告',
  'bell.more': '查看更多',
  'bell.connecting': '正在连接实时消息',
  'bell.open': '实时消息已连接',
  'bell.waiting': '实时消息已断开，{seconds} 秒后重连',
  'bell.waitingLong': '实时消息已断开，{minutes} 分钟后重连',
  'bell.offline': '网络已断开',
  'bell.closed': '实时消息已关闭',
} as const;
