import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';

/** Lines of statements of our accounts, and which line of our books each agrees with. @source freight-domain F23, 7.2 */
export const hyBankStatementLine = tenantTable('hy_bank_statement_line', {
  columns: {
    companyAccountId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    bankSerialNo: varchar({ length: 50 }).notNull(),
    requestSerial: varchar({ length: 32 }),
    direction: dictCode().notNull(),
    amount: fen().notNull(),
    balance: fen(),
    counterpartyName: varchar({ length: 100 }),
    counterpartyAccount: sealedText(),
    purpose: varchar({ length: 200 }),
    tradeTime: dateTimeText().notNull(),
    /** Whether the bank told it by itself, or a person brought a file. */
    source: dictCode().notNull(),
    state: dictCode().notNull(),
    /** The line of the books that it agrees with. */
    txnId: idColumn(),
    txnLineNo: integer(),
    /** Number of the document behind that line. */
    matchNo: varchar({ length: 40 }),
    matchBy: varchar({ length: 64 }),
    matchTime: dateTimeText(),
    remark: varchar({ length: 200 }),
  },
  keys: (table) => [
    // The same line comes again with every file that holds its day.
    uniqueIndex('hy_bank_statement_line_serial').on(table.tenantId, table.companyAccountId, table.direction, table.bankSerialNo),
    // A line of the books agrees with one of the bank's.
    uniqueIndex('hy_bank_statement_line_txn')
      .on(table.tenantId, table.txnId, table.txnLineNo)
      .where(sql`txn_id is not null`),
    index('hy_bank_statement_line_time').on(table.tenantId, table.companyAccountId, table.tradeTime, table.id),
    index('hy_bank_statement_line_state').on(table.tenantId, table.state, table.tradeTime, table.id),
    check('hy_bank_statement_line_amount', sql`amount > 0`),
  ],
});
