import { index, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Announcements. `titile` is the wire's spelling. @source jeecg-wire 3.7 */
export const sysAnnouncement = tenantTable('sys_announcement', {
  columns: {
    titile: varchar({ length: 100 }),
    msgContent: text(),
    startTime: dateTimeText(),
    endTime: dateTimeText(),
    sender: varchar({ length: 100 }),
    priority: varchar({ length: 10 }),
    msgCategory: varchar({ length: 10 }).notNull().default('1'),
    msgType: varchar({ length: 10 }).notNull().default('ALL'),
    sendStatus: varchar({ length: 10 }).notNull().default('0'),
    sendTime: dateTimeText(),
    cancelTime: dateTimeText(),
    userIds: text(),
    busType: varchar({ length: 20 }),
    busId: varchar({ length: 50 }),
    openType: varchar({ length: 20 }),
    openPage: varchar({ length: 255 }),
    msgAbstract: text(),
  },
  keys: (table) => [index('sys_announcement_sent').on(table.tenantId, table.sendStatus, table.sendTime)],
});

/** Who has read which announcement. */
export const sysAnnouncementSend = tenantTable('sys_announcement_send', {
  columns: {
    anntId: idColumn().notNull(),
    userId: idColumn().notNull(),
    readFlag: varchar({ length: 10 }).notNull().default('0'),
    readTime: dateTimeText(),
  },
  keys: (table) => [uniqueIndex('sys_announcement_send_pair').on(table.tenantId, table.userId, table.anntId)],
});
