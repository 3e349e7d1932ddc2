import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Accounts that drivers, carriers and customers are paid to. @source freight-domain 2.18 */
export const hyBankCard = tenantTable('hy_bank_card', {
  columns: {
    holderType: dictCode().notNull(),
    holderId: idColumn().notNull(),
    accountType: dictCode().notNull(),
    cardHolder: varchar({ length: 50 }).notNull(),
    cardNo: sealedText().notNull(),
    cardNoHash: hashedText().notNull(),
    idNo: sealedText(),
    phone: sealedText(),
    bankId: idColumn(),
    bankName: varchar({ length: 100 }),
    bankCode: varchar({ length: 11 }),
    branchName: varchar({ length: 100 }),
    cnaps: varchar({ length: 12 }),
    cardFile: varchar({ length: 2000 }),
    authFile: varchar({ length: 2000 }),
    verifyNo: varchar({ length: 64 }),
    verifyState: dictCode().notNull().default('10'),
    verifyRemark: varchar({ length: 200 }),
    /** What was sent to the account of a company, fen. Never part of an answer. */
    verifyAmount: integer(),
    verifySentTime: dateTimeText(),
    /** Wrong amounts that were named since then. */
    verifyTries: integer().notNull().default(0),
    isDefault: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('hy_bank_card_number')
      .on(table.tenantId, table.holderType, table.holderId, table.cardNoHash)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_bank_card_default')
      .on(table.tenantId, table.holderType, table.holderId)
      .where(sql`del_flag = 0 and is_default = '1'`),
    index('hy_bank_card_holder').on(table.tenantId, table.holderId, table.createTime),
  ],
});
