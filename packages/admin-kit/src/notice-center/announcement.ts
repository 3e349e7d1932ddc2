import type { MessageKey } from '../i18n/catalogue.ts';
import type { Tone } from '../input/Tag.tsx';

/** Something that people are told. @source NOTI-04 */
export interface Announcement {
  /** Key of the announcement for this reader. */
  id: string;
  /** What it is about, in one line. */
  title?: string | null;
  /** Who sent it, as people are called. */
  sender?: string | null;
  /** YYYY-MM-DD HH:mm:ss. */
  sendTime?: string | null;
  /** When it was sent, `YYYY-MM-DD HH:mm:ss`. */
  createTime?: string | null;
  /** Rich text; shown through `SafeHtml` alone. */
  content?: string | null;
  /** L general, M important, H urgent. @source NOTI-05 */
  priority?: string | null;
  /** Where it leads: to an address, or to a page by its name and what that page is to show. @source NOTI-04 */
  leadsTo?: { address: string } | { page: string; about?: string | undefined } | undefined;
}

/** What an announcement leads to. */
export type AnnouncementTarget =
  | { kind: 'url'; href: string; isExternal: boolean }
  | { kind: 'page'; page: string; about: string | undefined }
  | { kind: 'none' };

/**
 * Reads what an announcement leads to. An address that is neither a path of this product nor http(s) leads nowhere: senders are
 * people, and a `javascript:` address would run as the reader.
 *
 * @example announcementTarget({ id: '1', leadsTo: { address: '/device' } }) // { kind: 'url', href: '/device', isExternal: false }
 * @source NOTI-04
 */
export function announcementTarget({ leadsTo }: Announcement, origin = 'http://localhost'): AnnouncementTarget {
  if (leadsTo === undefined) return { kind: 'none' };
  if ('page' in leadsTo) return { kind: 'page', page: leadsTo.page, about: leadsTo.about };
  const url = URL.parse(leadsTo.address, `${origin}/`);
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'none' };
  if (url.origin === origin) return { kind: 'url', href: `${url.pathname}${url.search}${url.hash}`, isExternal: false };
  return { kind: 'url', href: url.href, isExternal: true };
}

/** Word and colour of a priority: blue, orange, red; unknown ones count as general. @source NOTI-05 */
export function priorityLook(priority: string | null | undefined): { label: MessageKey; tone: Tone } {
  if (priority === 'H') return { label: 'announcement.urgent', tone: 'danger' };
  if (priority === 'M') return { label: 'announcement.important', tone: 'waiting' };
  return { label: 'announcement.general', tone: 'running' };
}
