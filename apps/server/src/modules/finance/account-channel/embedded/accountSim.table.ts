import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import { hashedText, sealedLongText } from '../../../../platform/sealed.ts';

/** Accounts at the embedded institution. It is one for all tenants, whose rows belong to none of them. */
export const accountSim = tenantTable('account_sim', {
  columns: {
    /** Whose application it is: serials of two customers have nothing to do with each other. */
    merchant: varchar({ length: 32 }).notNull(),
    requestSerial: varchar({ length: 32 }).notNull(),
    /** Of all that was asked for: the same serial opens nothing else. */
    bodyHash: hashedText().notNull(),
    body: sealedLongText().notNull(),
    /** The identity paper of the holder, who has one account of a merchant. */
    idNoHash: hashedText().notNull(),
    /** `waiting`, `open`, `refused` or `closed`. */
    state: dictCode().notNull(),
    code: varchar({ length: 20 }),
    reason: varchar({ length: 200 }),
    accountNo: varchar({ length: 32 }),
    openTime: dateTimeText(),
    closeTime: dateTimeText(),
    agreementNo: varchar({ length: 32 }),
    signTime: dateTimeText(),
    cardNoHash: hashedText(),
    balance: fen().notNull().default(0),
    frozen: fen().notNull().default(0),
    /** When the institution decides; null when it has. */
    dueTime: dateTimeText(),
    /** When the institution calls; null when there is nothing to tell. */
    newsTime: dateTimeText(),
    newsTries: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('account_sim_serial').on(table.tenantId, table.merchant, table.requestSerial),
    uniqueIndex('account_sim_no')
      .on(table.tenantId, table.accountNo)
      .where(sql`account_no is not null`),
    // One open account of a holder for each merchant.
    uniqueIndex('account_sim_holder')
      .on(table.tenantId, table.merchant, table.idNoHash)
      .where(sql`state = 'open'`),
    index('account_sim_due')
      .on(table.tenantId, table.dueTime)
      .where(sql`due_time is not null`),
    index('account_sim_news')
      .on(table.tenantId, table.newsTime)
      .where(sql`news_time is not null`),
    check('account_sim_balance', sql`balance >= 0 and frozen >= 0 and frozen <= balance`),
  ],
});

/** Lines of the embedded institution's books, one account after the other. */
export const accountSimTxn = tenantTable('account_sim_txn', {
  columns: {
    accountId: idColumn().notNull(),
    time: dateTimeText().notNull(),
    direction: dictCode().notNull(),
    amount: fen().notNull(),
    /** Of the account after this line. */
    balance: fen().notNull(),
    purpose: varchar({ length: 200 }),
  },
  keys: (table) => [
    index('account_sim_txn_account').on(table.tenantId, table.accountId, table.id),
    check('account_sim_txn_amount', sql`amount > 0`),
  ],
});
