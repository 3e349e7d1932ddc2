import { sql } from 'drizzle-orm';
import { uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dictCode, fen, flag } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Companies that operate the platform. @source freight-domain 2.30 */
export const hyCompany = tenantTable('hy_company', {
  columns: {
    companyName: varchar({ length: 512 }).notNull(),
    companyKind: dictCode().notNull(),
    uscc: varchar({ length: 18 }).notNull(),
    permitNumber: varchar({ length: 50 }).notNull(),
    permitValidTo: dateText(),
    icpLicence: varchar({ length: 50 }),
    securityLevelNo: varchar({ length: 50 }),
    legalPerson: varchar({ length: 50 }).notNull(),
    contactName: varchar({ length: 50 }).notNull(),
    contactPhone: sealedText(),
    contactPhoneHash: hashedText(),
    adcode: varchar({ length: 6 }).notNull(),
    address: varchar({ length: 256 }).notNull(),
    taxpayerNo: varchar({ length: 20 }),
    invoiceTitle: varchar({ length: 100 }),
    invoiceAddress: varchar({ length: 200 }),
    invoiceTel: varchar({ length: 30 }),
    invoiceBank: varchar({ length: 100 }),
    invoiceAccount: varchar({ length: 32 }),
    invoiceLimit: fen(),
    govSenderCode: varchar({ length: 50 }),
    govProvince: varchar({ length: 20 }),
    govProfile: varchar({ length: 30 }),
    sealFile: varchar({ length: 2000 }),
    isDefault: flag().notNull().default('0'),
    state: dictCode().notNull().default('1'),
  },
  keys: (table) => [
    uniqueIndex('hy_company_name')
      .on(table.tenantId, table.companyName)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_company_default')
      .on(table.tenantId)
      .where(sql`del_flag = 0 and is_default = '1'`),
  ],
});
