import type { Announcement } from '../notice-center/announcement.ts';

/** An announcement as JeecgBoot spells it. */
export interface JeecgAnnouncement extends Omit<Announcement, 'title' | 'content' | 'leadsTo'> {
  /** The title, in the spelling of the wire. */
  titile?: string | null;
  /** The text, as HTML. */
  msgContent?: string | null;
  /** `url` leads to `openPage`, `component` opens the page `openPage` with `busId`. */
  openType?: string | null;
  /** The page that it leads to; absent where it leads nowhere. */
  openPage?: string | null;
  /** The row on that page which it is about. */
  busId?: string | null;
}

/**
 * An announcement of a JeecgBoot server in the words of the kit.
 *
 * @example <NoticeDialog announcement={announcementOf(row)} onOpenChange={setOpen} onHandle={go} />
 * @source jeecg-wire 3.7
 */
export function announcementOf({ titile, msgContent, openType, openPage, busId, ...row }: JeecgAnnouncement): Announcement {
  const leadsTo = leadsToOf({ openType, openPage, busId });
  return { ...row, title: titile, content: msgContent, ...(leadsTo && { leadsTo }) };
}

function leadsToOf({ openType, openPage, busId }: Pick<JeecgAnnouncement, 'openType' | 'openPage' | 'busId'>): Announcement['leadsTo'] {
  const to = openPage?.trim() ?? '';
  if (to === '') return undefined;
  if (openType === 'component') return { page: to, about: busId ?? undefined };
  return openType === 'url' ? { address: to } : undefined;
}
