import { sql } from 'drizzle-orm';
import { bigint, check, index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** A customer's prepaid money with one operating company. The amounts follow the ledger in the same transaction. @source freight-domain 2.13 */
export const hyCustomerWallet = tenantTable('hy_customer_wallet', {
  columns: {
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    availableAmount: fen().notNull().default(0),
    frozenAmount: fen().notNull().default(0),
    totalAmount: fen()
      .notNull()
      .generatedAlwaysAs(sql`available_amount + frozen_amount`),
    totalRecharge: fen().notNull().default(0),
    totalConsume: fen().notNull().default(0),
    totalRefund: fen().notNull().default(0),
    subAccountNo: varchar({ length: 64 }),
    subAccountName: varchar({ length: 100 }),
    bankName: varchar({ length: 100 }),
    state: dictCode().notNull().default('1'),
    warnAmount: fen(),
    /** When it was told that there is less than `warnAmount`; null: it was not, or there was enough since. */
    warnedTime: dateTimeText(),
    /** Why it was frozen; null: it is not. */
    freezeReason: varchar({ length: 200 }),
    ledgerVersion: bigint({ mode: 'number' }).notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('hy_customer_wallet_owner').on(table.tenantId, table.customerId, table.companyId),
    index('hy_customer_wallet_update').on(table.tenantId, table.updateTime),
    index('hy_customer_wallet_warn')
      .on(table.tenantId)
      .where(sql`warn_amount is not null`),
    check('hy_customer_wallet_available', sql`available_amount >= 0`),
    check('hy_customer_wallet_frozen', sql`frozen_amount >= 0`),
  ],
});
