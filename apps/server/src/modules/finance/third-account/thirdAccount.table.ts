import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of applications: KH + yyMMdd + 6 digits. */
export const thirdAccountNumbers: NumberSeries = { prefix: 'KH' };

/** Accounts at payment institutions. @source freight-domain 2.35 */
export const hyThirdAccount = tenantTable('hy_third_account', {
  columns: {
    applyNo: varchar({ length: 20 }).notNull(),
    ownerType: dictCode().notNull(),
    ownerId: idColumn().notNull(),
    ownerName: varchar({ length: 100 }).notNull(),
    channelCode: varchar({ length: 20 }).notNull(),
    /** Results of the channel are made up. */
    simulated: flag().notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    idType: dictCode().notNull(),
    idNo: sealedText().notNull(),
    phone: sealedText().notNull(),
    legalPerson: varchar({ length: 50 }),
    openState: dictCode().notNull().default('0'),
    /** Of the last application that was sent, and how many there were. */
    openSerial: varchar({ length: 32 }),
    openTries: integer().notNull().default(0),
    applyTime: dateTimeText(),
    openTime: dateTimeText(),
    failReason: varchar({ length: 200 }),
    /** When the institution is asked next; null when there is nothing to ask. */
    nextQueryTime: dateTimeText(),
    accountNo: varchar({ length: 32 }),
    subAccountNo: varchar({ length: 40 }),
    agreementNo: varchar({ length: 32 }),
    signTime: dateTimeText(),
    bindCardId: idColumn(),
    /** Masked. */
    bindCardNo: varchar({ length: 32 }),
    bindState: dictCode(),
    bindRemark: varchar({ length: 200 }),
    balance: fen().notNull().default(0),
    frozen: fen().notNull().default(0),
    balanceTime: dateTimeText(),
    state: dictCode().notNull().default('1'),
    closeTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_third_account_number').on(table.tenantId, table.applyNo),
    // An owner has one account with a channel until it is closed.
    uniqueIndex('hy_third_account_owner')
      .on(table.tenantId, table.ownerId, table.channelCode)
      .where(sql`del_flag = 0 and state <> '3'`),
    index('hy_third_account_create').on(table.tenantId, table.createTime, table.id),
    index('hy_third_account_query')
      .on(table.tenantId, table.nextQueryTime)
      .where(sql`next_query_time is not null`),
  ],
});

/** A stored account. */
export type ThirdAccountRow = typeof hyThirdAccount.$inferSelect;
