import type { zhScreens } from '../i18n/screenTexts.zh.ts';
import type { zhNotices } from './texts.zh.ts';

/** {@link zhNotices} in English. */
export const enNotices: Record<Exclude<keyof typeof zhNotices, keyof typeof zhScreens>, string> = {
  'announcement.sender': 'From: {name}',
  'announcement.sentAt': 'Sent: {time}',
  'announcement.handle': 'Open',
  'announcement.general': 'General',
  'announcement.important': 'Important',
  'announcement.urgent': 'Urgent',
  'announcement.empty': 'No content',
  'announcement.untitled': 'Untitled',
  'bell.todo': 'To do',
  'bell.announcements': 'Announcements',
  'bell.todoNone': 'Nothing to do',
  'bell.announcementNone': 'No unread announcements',
  'bell.more': 'View more',
  'bell.connecting': 'Connecting to live updates',
  'bell.open': 'Live news connected',
  'bell.waiting': 'Live updates interrupted, retrying in {seconds} s',
  'bell.waitingLong': 'Live updates interrupted, retrying in {minutes} min',
  'bell.offline': 'You are offline',
  'bell.closed': 'Live news ended',
};
