import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Messages to phones, mail boxes and people, with what became of them. @source MSG-01, jeecg-wire 3.17 */
export const sysSms = tenantTable('sys_sms', {
  columns: {
    esTitle: varchar({ length: 100 }).notNull(),
    esType: dictCode().notNull(),
    /** A phone, an address, or user names joined by commas. */
    esReceiver: varchar({ length: 500 }).notNull(),
    /** What the template was filled with, as JSON text. */
    esParam: text(),
    esContent: text().notNull(),
    /** A file that goes with a mail, as `kind:id`. */
    esAttachment: varchar({ length: 64 }),
    esSendTime: dateTimeText(),
    esSendStatus: dictCode().notNull().default('0'),
    esSendNum: integer().notNull().default(0),
    /** Why it failed. */
    esResult: varchar({ length: 500 }),
    /** The adapter that took it: `local` stays here. */
    channel: varchar({ length: 20 }),
    templateCode: varchar({ length: 32 }),
    remark: varchar({ length: 500 }),
  },
  keys: (table) => [index('sys_sms_create').on(table.tenantId, table.createTime)],
});

/** What messages say. @source MSG-02, jeecg-wire 3.17 */
export const sysSmsTemplate = tenantTable('sys_sms_template', {
  columns: {
    templateCode: varchar({ length: 32 }).notNull(),
    templateName: varchar({ length: 50 }).notNull(),
    templateType: dictCode().notNull(),
    /** `${name}` stands where a value belongs. */
    templateContent: text().notNull(),
    templateTestJson: text(),
  },
  keys: (table) => [
    uniqueIndex('sys_sms_template_code')
      .on(table.tenantId, table.templateCode)
      .where(sql`${table.delFlag} = 0`),
    index('sys_sms_template_create').on(table.tenantId, table.createTime),
  ],
});

/** What the local mail adapter keeps in place of sending it. @source MSG-01 */
export const sysMail = tenantTable('sys_mail', {
  columns: {
    messageId: idColumn(),
    toAddress: varchar({ length: 255 }).notNull(),
    subject: varchar({ length: 200 }).notNull(),
    html: text().notNull(),
    /** Name of the file that came with it. */
    attachment: varchar({ length: 200 }),
    sentAt: dateTimeText().notNull(),
  },
  keys: (table) => [index('sys_mail_sent').on(table.tenantId, table.sentAt)],
});
