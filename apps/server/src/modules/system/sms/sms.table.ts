import { index, integer, text, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Codes that were sent to phones. A code itself is known by its HMAC alone. @source FRT-24, freight-domain 2.42, security 4.19 */
export const hyVerifyCode = tenantTable('hy_verify_code', {
  columns: {
    phone: sealedText().notNull(),
    phoneHash: hashedText().notNull(),
    scene: varchar({ length: 20 }).notNull(),
    /** What a right code opens: the scene, and whose phone it was. */
    purpose: varchar({ length: 20 }).notNull(),
    /** The session that asked, which is the only one that the code serves. */
    sessionId: idColumn(),
    userId: idColumn(),
    /** HMAC over phone, purpose, session and code. */
    codeHash: varchar({ length: 64 }).notNull(),
    /** The adapter that took the message. */
    channel: varchar({ length: 20 }).notNull(),
    messageId: idColumn(),
    /** As stored; a code that was sent and not used in time shows as expired. */
    sendState: dictCode().notNull().default('10'),
    sendTime: dateTimeText().notNull(),
    expireTime: dateTimeText().notNull(),
    useTime: dateTimeText(),
    ip: varchar({ length: 64 }),
    failReason: varchar({ length: 200 }),
    tryCount: integer().notNull().default(0),
  },
  keys: (table) => [
    index('hy_verify_code_phone').on(table.phoneHash, table.sendTime),
    index('hy_verify_code_address').on(table.ip, table.sendTime),
    index('hy_verify_code_session').on(table.tenantId, table.sessionId, table.purpose),
    index('hy_verify_code_sent').on(table.tenantId, table.sendTime),
  ],
});

/** What the local adapter keeps in place of sending it. Phones and codes are sealed. @source freight-domain 7 */
export const hySmsMessage = tenantTable('hy_sms_message', {
  columns: {
    phone: sealedText().notNull(),
    scene: varchar({ length: 20 }).notNull(),
    /** `{code}` stands where the code belongs. */
    content: text().notNull(),
    code: sealedText(),
    sentAt: dateTimeText().notNull(),
  },
  keys: (table) => [index('hy_sms_message_sent').on(table.tenantId, table.sentAt)],
});
