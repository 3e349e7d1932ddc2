import { sql } from 'drizzle-orm';
import { bigint, char, check, foreignKey, index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, fen, flag, id, idColumn } from '../../../platform/db/columns.ts';
import { appendOnly } from '../../../platform/db/table.ts';

/** Accounts of the double-entry ledger with their present balance, a projection of the lines. @source freight-domain 4.1, 4.2 */
export const hyLedgerAccount = pgTable(
  'hy_ledger_account',
  {
    tenantId: integer().notNull(),
    accountCode: varchar({ length: 80 }).notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    /** Normal side: D debit, C credit. */
    side: char({ length: 1 }).notNull(),
    ownerType: varchar({ length: 20 }).notNull(),
    ownerId: idColumn(),
    /** Operating company whose books it stands in; null for accounts at banks and wallets, which belong to one by themselves. */
    companyId: idColumn(),
    allowNegative: flag().notNull(),
    /** 1 normal, 2 frozen, 3 closed. */
    state: varchar({ length: 20 }).notNull().default('1'),
    /** On the normal side. */
    balance: fen().notNull().default(0),
    /** Number of lines so far; the next one gets this plus one. */
    lineCount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.accountCode] }),
    index('hy_ledger_account_owner').on(table.tenantId, table.ownerId),
    check('hy_ledger_account_balance', sql`allow_negative = '1' or balance >= 0`),
    check('hy_ledger_account_side', sql`side in ('D', 'C')`),
  ],
);

/** One business event in the books. Never changed; mistakes are reversed by another one. */
export const hyLedgerTxn = appendOnly(
  'hy_ledger_txn',
  pgTable(
    'hy_ledger_txn',
    {
      tenantId: integer().notNull(),
      id: id(),
      biz: varchar({ length: 30 }).notNull(),
      bizId: varchar({ length: 64 }).notNull(),
      /** Tells apart several postings of one business and id. */
      step: varchar({ length: 64 }).notNull(),
      bizNo: varchar({ length: 40 }),
      companyId: idColumn(),
      happenTime: dateTimeText().notNull(),
      createTime: dateTimeText().notNull(),
      summary: varchar({ length: 200 }).notNull(),
      reversesTxnId: idColumn(),
      operator: varchar({ length: 64 }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.tenantId, table.id] }),
      uniqueIndex('hy_ledger_txn_biz').on(table.tenantId, table.biz, table.bizId, table.step),
      index('hy_ledger_txn_time').on(table.tenantId, table.happenTime),
    ],
  ),
);

/** One side of a transaction on one account. Never changed. */
export const hyLedgerLine = appendOnly(
  'hy_ledger_line',
  pgTable(
    'hy_ledger_line',
    {
      tenantId: integer().notNull(),
      txnId: idColumn().notNull(),
      lineNo: integer().notNull(),
      /** That of its transaction, which the database compares when it commits: the lines of an account have this order by an index. */
      happenTime: dateTimeText().notNull(),
      accountCode: varchar({ length: 80 }).notNull(),
      side: char({ length: 1 }).notNull(),
      /** Its transaction moves the money between the two parts of a wallet, of which this is one. */
      isTransfer: flag().notNull(),
      amount: fen().notNull(),
      /** Balance of the account after this line, on its normal side. */
      balanceAfter: fen().notNull(),
      /** Position among the lines of the account, from 1 without gaps. */
      accountSeq: bigint({ mode: 'number' }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.tenantId, table.txnId, table.lineNo] }),
      uniqueIndex('hy_ledger_line_chain').on(table.tenantId, table.accountCode, table.accountSeq),
      // The records of an account, the last first, by what they did.
      index('hy_ledger_line_time').on(
        table.tenantId,
        table.accountCode,
        table.happenTime,
        table.txnId,
        table.accountSeq,
        table.isTransfer,
        table.side,
      ),
      foreignKey({
        name: 'hy_ledger_line_txn',
        columns: [table.tenantId, table.txnId],
        foreignColumns: [hyLedgerTxn.tenantId, hyLedgerTxn.id],
      }),
      check('hy_ledger_line_amount', sql`amount > 0`),
      check('hy_ledger_line_side', sql`side in ('D', 'C')`),
    ],
  ),
);

/** How far the chain of an account has been checked: a later check begins behind it. Moved on by the checks alone. @source freight-domain 4.9 */
export const hyLedgerProof = pgTable(
  'hy_ledger_proof',
  {
    tenantId: integer().notNull(),
    accountCode: varchar({ length: 80 }).notNull(),
    /** Number of lines that were right, from the first. */
    lineCount: bigint({ mode: 'number' }).notNull(),
    /** Balance after them, on the normal side of the account. */
    balance: fen().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountCode] })],
);

/** Accounting months that are closed: nothing is booked into them any more. @source freight-domain 4.1, I20 */
export const hyLedgerMonth = pgTable(
  'hy_ledger_month',
  {
    tenantId: integer().notNull(),
    /** `YYYY-MM`, in Asia/Shanghai. */
    month: char({ length: 7 }).notNull(),
    closeBy: varchar({ length: 64 }).notNull(),
    closeTime: dateTimeText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month] })],
);

/** What the accounts of a closed month began with, moved and ended with: later months are counted from there. */
export const hyLedgerMonthBalance = pgTable(
  'hy_ledger_month_balance',
  {
    tenantId: integer().notNull(),
    month: char({ length: 7 }).notNull(),
    accountCode: varchar({ length: 80 }).notNull(),
    /** On the normal side of the account, as is `closing`. */
    opening: fen().notNull(),
    debit: fen().notNull(),
    credit: fen().notNull(),
    closing: fen().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month, table.accountCode] })],
);
