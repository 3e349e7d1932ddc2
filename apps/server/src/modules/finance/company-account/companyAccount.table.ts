import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Accounts that the platform, its customers and carriers have with banks as companies. @source freight-domain 2.17 */
export const hyCompanyAccount = tenantTable('hy_company_account', {
  columns: {
    ownerType: dictCode().notNull(),
    ownerId: idColumn().notNull(),
    accountName: varchar({ length: 100 }).notNull(),
    accountNo: sealedText().notNull(),
    accountNoHash: hashedText().notNull(),
    bankId: idColumn().notNull(),
    bankName: varchar({ length: 100 }).notNull(),
    bankCode: varchar({ length: 11 }),
    branchName: varchar({ length: 100 }).notNull(),
    cnaps: varchar({ length: 12 }).notNull(),
    province: varchar({ length: 50 }),
    city: varchar({ length: 50 }),
    /** receive, pay, both or tax. */
    usage: dictCode().notNull(),
    licenceFile: varchar({ length: 2000 }),
    isDefault: flag().notNull().default('0'),
    verifyState: dictCode().notNull().default('10'),
    verifyRemark: varchar({ length: 200 }),
    /** What the bank sent, fen. Never part of an answer. */
    verifyAmount: integer(),
    verifySentTime: dateTimeText(),
    /** Wrong amounts that were named since then. */
    verifyTries: integer().notNull().default(0),
    state: dictCode().notNull().default('1'),
    /** As the bank told it last. */
    bankBalance: fen(),
    balanceTime: dateTimeText(),
  },
  keys: (table) => [
    uniqueIndex('hy_company_account_number')
      .on(table.tenantId, table.accountNoHash)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_company_account_default')
      .on(table.tenantId, table.ownerType, table.ownerId, table.usage)
      .where(sql`del_flag = 0 and is_default = '1'`),
    index('hy_company_account_owner').on(table.tenantId, table.ownerId, table.createTime),
    index('hy_company_account_create').on(table.tenantId, table.createTime),
  ],
});
