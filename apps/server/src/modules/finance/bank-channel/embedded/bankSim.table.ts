import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import { hashedText, sealedLongText, sealedText } from '../../../../platform/sealed.ts';

/** Accounts at the embedded bank. It is one bank for all tenants, whose rows belong to none of them. */
export const bankSimAccount = tenantTable('bank_sim_account', {
  columns: {
    accountNo: sealedText().notNull(),
    accountNoHash: hashedText().notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    balance: fen().notNull(),
    /** Money has been given from it, and with that its opening balance. */
    isPaying: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('bank_sim_account_no').on(table.tenantId, table.accountNoHash),
    check('bank_sim_account_balance', sql`balance >= 0`),
  ],
});

/** Orders that were given to the embedded bank, with what became of them. */
export const bankSimOrder = tenantTable('bank_sim_order', {
  columns: {
    /** Whose order it is: serials of two customers have nothing to do with each other. */
    merchant: varchar({ length: 32 }).notNull(),
    requestSerial: varchar({ length: 32 }).notNull(),
    /** Of all that was asked for: the same serial carries nothing else. */
    bodyHash: hashedText().notNull(),
    body: sealedLongText().notNull(),
    /** `waiting`, `done`, `failed`, `returned` or `refused`. */
    state: dictCode().notNull(),
    code: varchar({ length: 20 }),
    reason: varchar({ length: 200 }),
    bankSerialNo: varchar({ length: 32 }),
    payTime: dateTimeText(),
    returnTime: dateTimeText(),
    fee: fen().notNull().default(0),
    /** When the bank looks at it next; null when it is through. */
    dueTime: dateTimeText(),
    /** How often the bank was asked for it since it was carried out. */
    queries: integer().notNull().default(0),
    /** When the bank calls; null when there is nothing to tell. */
    newsTime: dateTimeText(),
    newsTries: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('bank_sim_order_serial').on(table.tenantId, table.merchant, table.requestSerial),
    uniqueIndex('bank_sim_order_bank_serial')
      .on(table.tenantId, table.bankSerialNo)
      .where(sql`bank_serial_no is not null`),
    index('bank_sim_order_due')
      .on(table.tenantId, table.dueTime)
      .where(sql`due_time is not null`),
    index('bank_sim_order_news')
      .on(table.tenantId, table.newsTime)
      .where(sql`news_time is not null`),
  ],
});

/** Lines of the embedded bank's books: each is a line of the statement of one account. */
export const bankSimTxn = tenantTable('bank_sim_txn', {
  columns: {
    accountId: idColumn().notNull(),
    day: dateText().notNull(),
    time: dateTimeText().notNull(),
    bankSerialNo: varchar({ length: 32 }).notNull(),
    merchant: varchar({ length: 32 }),
    requestSerial: varchar({ length: 32 }),
    direction: dictCode().notNull(),
    amount: fen().notNull(),
    /** Of the account after this line. */
    balance: fen().notNull(),
    counterpartyName: varchar({ length: 100 }),
    counterpartyAccount: sealedText(),
    purpose: varchar({ length: 200 }),
  },
  keys: (table) => [
    index('bank_sim_txn_day').on(table.tenantId, table.accountId, table.day, table.id),
    check('bank_sim_txn_amount', sql`amount > 0`),
  ],
});
