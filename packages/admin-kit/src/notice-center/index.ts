export { announcementTarget } from './announcement.ts';
export type { Announcement, AnnouncementTarget } from './announcement.ts';
export { createNewsChannel } from './createNewsChannel.ts';
export type { NewsChannel, NewsChannelOptions, NewsConnection, NewsMessage, NewsSocket } from './createNewsChannel.ts';
export { NoticeBell, noticePollMs } from './NoticeBell.tsx';
export type { NoticeBellProps, NoticeFeed, TodoEntry } from './NoticeBell.tsx';
export { NoticeDialog } from './NoticeDialog.tsx';
export type { NoticeDialogProps } from './NoticeDialog.tsx';
