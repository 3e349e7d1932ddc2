import { zhScreens } from '../i18n/screenTexts.zh.ts';

/** What the panel of the bell and the dialog of an announcement say. */
export const zhNotices = {
  ...zhScreens,
  'announcement.sender': '发布人：{name}',
  'announcement.sentAt': '发布时间：{time}',
  'announcement.handle': '去处理',
  'announcement.general': '一般消息',
  'announcement.important': '重要消息',
  'announcement.urgent': '紧急消息',
  'announcement.empty': '暂无内容',
  'announcement.untitled': '无标题',
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
};
