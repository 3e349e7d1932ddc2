import { defineTexts } from '../../../shared/texts/defineTexts.ts';

export const announcementTexts = defineTexts({
  announcement: { zh: '系统通告', en: 'Announcement' },
  all: { zh: '全部', en: 'All' },
  notice: { zh: '通知公告', en: 'Announcements' },
  system: { zh: '系统消息', en: 'System messages' },
  basics: { zh: '通告', en: 'Announcement' },
  content: { zh: '内容', en: 'Content' },
  publish: { zh: '发布', en: 'Publish' },
  publishConfirm: { zh: '确定要发布该通告吗?发布后不能修改', en: 'Publish it? It cannot be changed afterwards.' },
  published: { zh: '该系统通知发布成功', en: 'Published' },
  revoke: { zh: '撤销', en: 'Withdraw' },
  revokeConfirm: { zh: '确定要撤销该通告吗?撤销后接收人不再看到', en: 'Withdraw it? Nobody will see it after that.' },
  revoked: { zh: '该系统通知撤销成功', en: 'Withdrawn' },
  push: { zh: '重新推送', en: 'Tell again' },
  pushed: { zh: '已重新推送', en: 'Told again' },
  readers: { zh: '阅读情况', en: 'Who has read it' },
  preview: { zh: '预览', en: 'Preview' },
});
