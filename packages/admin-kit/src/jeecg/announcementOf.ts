import type { Announcement } from '../notice-center/announcement.ts';

/** An announcement as JeecgBoot spells it. */
export interface JeecgAnnouncement extends Omit<Announcement, 'title'> {
  titile?: string | null;
}

/**
 * An announcement of a JeecgBoot server in the words of the kit.
 *
 * @example <NoticeDialog announcement={announcementOf(row)} onOpenChange={close} onHandle={go} />
 * @source jeecg-wire 3.7
 */
export const announcementOf = ({ titile, ...row }: JeecgAnnouncement): Announcement => ({ ...row, title: titile });
