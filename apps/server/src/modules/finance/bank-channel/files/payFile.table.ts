import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, idColumn } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import { hashedText, sealedLongText, sealedText } from '../../../../platform/sealed.ts';
import type { NumberSeries } from '../../../../platform/sequence/sequence.ts';

/** Numbers of payment files: FW + yyMMdd + 6 digits. */
export const payFileNumbers: NumberSeries = { prefix: 'FW' };

/** Files of payments for the web site of a bank. What is in one is in no other. */
export const hyPayFile = tenantTable('hy_pay_file', {
  columns: {
    fileNo: varchar({ length: 20 }).notNull(),
    fileFormat: dictCode().notNull(),
    companyAccountId: idColumn().notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    bankName: varchar({ length: 100 }).notNull(),
    /** The account as it was: number and branch, which a file names. */
    accountNo: sealedText().notNull(),
    cnaps: varchar({ length: 12 }).notNull(),
    itemCount: integer().notNull(),
    amount: fen().notNull(),
    /** Of how many the result is known. */
    settledCount: integer().notNull().default(0),
    state: dictCode().notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_pay_file_no').on(table.tenantId, table.fileNo),
    index('hy_pay_file_create').on(table.tenantId, table.createTime, table.id),
  ],
});

/** Orders that leave by a file: waiting for one as long as they name none. */
export const hyPayFileItem = tenantTable('hy_pay_file_item', {
  columns: {
    fileId: idColumn(),
    lineNo: integer(),
    requestSerial: varchar({ length: 32 }).notNull(),
    companyAccountId: idColumn().notNull(),
    /** The order as it was given, and the mark by which another one under its serial is known. */
    body: sealedLongText().notNull(),
    bodyHash: hashedText().notNull(),
    amount: fen().notNull(),
    /** What became of it, in the words of the channel: `processing`, `unknown`, `success`, `failed`, `returned`. */
    state: dictCode().notNull(),
    bankSerialNo: varchar({ length: 50 }),
    payTime: dateTimeText(),
    returnTime: dateTimeText(),
    fee: fen().notNull().default(0),
    code: varchar({ length: 40 }),
    reason: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_pay_file_item_serial').on(table.tenantId, table.requestSerial),
    index('hy_pay_file_item_file').on(table.tenantId, table.fileId, table.lineNo),
    index('hy_pay_file_item_waiting')
      .on(table.tenantId, table.createTime)
      .where(sql`file_id is null`),
    foreignKey({
      name: 'hy_pay_file_item_of_file',
      columns: [table.tenantId, table.fileId],
      foreignColumns: [hyPayFile.tenantId, hyPayFile.id],
    }),
    check('hy_pay_file_item_amount', sql`amount > 0`),
  ],
});

/** Statements that were read from files of banks, whose entries lead from the opening to the closing balance. */
export const hyPayStatement = tenantTable('hy_pay_statement', {
  columns: {
    accountNoHash: hashedText().notNull(),
    /** The bank's number of it. */
    statementId: varchar({ length: 50 }).notNull(),
    opening: fen().notNull(),
    closing: fen().notNull(),
    /** Of its last entry; null where it has none. */
    lastTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_pay_statement_no').on(table.tenantId, table.accountNoHash, table.statementId),
    index('hy_pay_statement_last').on(table.tenantId, table.accountNoHash, table.id),
  ],
});

/** Entries of those statements. */
export const hyPayStatementLine = tenantTable('hy_pay_statement_line', {
  columns: {
    statementRowId: idColumn().notNull(),
    accountNoHash: hashedText().notNull(),
    day: dateText().notNull(),
    time: dateTimeText().notNull(),
    bankSerialNo: varchar({ length: 50 }).notNull(),
    requestSerial: varchar({ length: 32 }),
    direction: dictCode().notNull(),
    amount: fen().notNull(),
    balance: fen().notNull(),
    counterpartyName: varchar({ length: 100 }),
    counterpartyAccount: sealedText(),
    purpose: varchar({ length: 200 }),
  },
  keys: (table) => [index('hy_pay_statement_line_day').on(table.tenantId, table.accountNoHash, table.day, table.id)],
});
