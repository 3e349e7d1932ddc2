import { sql } from 'drizzle-orm';
import { index, integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { LocalError } from '../messages/checkMessage.ts';
import type { SealedMessage } from './sealMessage.ts';

/** What is reported to the authorities: one open row for each object and company. @source freight-domain 2.41 */
export const hyGovUpload = tenantTable('hy_gov_upload', {
  columns: {
    uploadType: dictCode().notNull(),
    bizId: idColumn().notNull(),
    bizNo: varchar({ length: 64 }).notNull(),
    bizName: varchar({ length: 200 }),
    companyId: idColumn().notNull(),
    govProfile: varchar({ length: 30 }).notNull(),
    /** SANDBOX or PROD: where this row goes, or went. */
    environment: dictCode().notNull(),
    ipcType: varchar({ length: 16 }).notNull(),
    messageReferenceNumber: varchar({ length: 35 }),
    /** The message as it is sent; personal numbers in it are sealed. */
    payload: jsonb().$type<SealedMessage>(),
    payloadHash: varchar({ length: 64 }),
    state: dictCode().notNull(),
    localErrors: jsonb().$type<readonly LocalError[]>(),
    /** The latest moment that the authorities expect it at. */
    dueTime: dateTimeText().notNull(),
    sendTime: dateTimeText(),
    receiptTime: dateTimeText(),
    receiptCode: varchar({ length: 10 }),
    receiptMsg: varchar({ length: 500 }),
    receiptNo: varchar({ length: 50 }),
    attempt: integer().notNull().default(0),
    nextRetryTime: dateTimeText(),
    lastHttpStatus: integer(),
    costMs: integer(),
    businessVersion: integer().notNull().default(1),
    /** How often it was refused, here or there. */
    refusals: integer().notNull().default(0),
    /** auto or manual. */
    operatorType: varchar({ length: 10 }).notNull(),
    stopReason: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_gov_upload_open')
      .on(table.tenantId, table.uploadType, table.bizId, table.companyId)
      .where(sql`del_flag = 0 and state <> '70'`),
    index('hy_gov_upload_create').on(table.tenantId, table.createTime),
    index('hy_gov_upload_type').on(table.tenantId, table.uploadType, table.state, table.createTime),
    index('hy_gov_upload_due').on(table.tenantId, table.state, table.nextRetryTime),
  ],
});

/** A row of the table. */
export type GovUploadRow = typeof hyGovUpload.$inferSelect;
