import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { reviewColumns, uploadColumns, verifyColumns } from '../../review/review.columns.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of customers: KH + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const customerNumbers: NumberSeries = { prefix: 'KH' };

/** Account holders: shippers and agents. @source freight-domain 2.10 */
export const hyCustomer = tenantTable('hy_customer', {
  columns: {
    customerNo: varchar({ length: 20 }).notNull(),
    customerName: varchar({ length: 100 }).notNull(),
    customerKind: dictCode().notNull(),
    uscc: varchar({ length: 18 }),
    idNo: sealedText(),
    idNoHash: hashedText(),
    legalPerson: varchar({ length: 50 }),
    legalIdNo: sealedText(),
    legalPhone: sealedText(),
    contactName: varchar({ length: 50 }).notNull(),
    contactPhone: sealedText().notNull(),
    contactPhoneHash: hashedText().notNull(),
    email: varchar({ length: 100 }),
    province: varchar({ length: 50 }),
    city: varchar({ length: 50 }),
    district: varchar({ length: 50 }),
    adcode: varchar({ length: 6 }),
    address: varchar({ length: 256 }),
    businessLicenceFile: varchar({ length: 2000 }),
    legalIdFiles: varchar({ length: 2000 }),
    authFile: varchar({ length: 2000 }),
    industry: varchar({ length: 50 }),
    salesUserId: idColumn(),
    departId: idColumn(),
    parentAgentId: idColumn(),
    settleType: dictCode().notNull().default('0'),
    termDays: integer(),
    monthDay: integer(),
    creditLimit: fen().notNull().default(0),
    /** Fees of open waybills on credit and of unpaid ones. */
    creditUsed: fen().notNull().default(0),
    dianfuEnabled: flag().notNull().default('0'),
    dianfuLimit: fen().notNull().default(0),
    dianfuTermDays: integer().notNull().default(0),
    /** Millionths per day. */
    dianfuDayRate: integer().notNull().default(0),
    serviceRate: integer().notNull().default(600),
    feeCalcMode: dictCode().notNull().default('1'),
    invoiceTitle: varchar({ length: 100 }),
    taxNo: varchar({ length: 20 }),
    invoiceAddress: varchar({ length: 200 }),
    invoiceTel: varchar({ length: 30 }),
    invoiceBank: varchar({ length: 100 }),
    invoiceAccount: varchar({ length: 32 }),
    invoiceType: dictCode(),
    invoiceEmail: varchar({ length: 100 }),
    mailName: varchar({ length: 50 }),
    mailPhone: varchar({ length: 30 }),
    mailAddress: varchar({ length: 200 }),
    taxRate: integer().notNull().default(900),
    lossSettingId: idColumn(),
    contractId: idColumn(),
    walletId: idColumn(),
    needBusinessReview: flag().notNull().default('1'),
    needCheckByCustomer: flag().notNull().default('1'),
    regSource: dictCode().notNull().default('back'),
    remark: varchar({ length: 500 }),
    ...reviewColumns(),
    ...verifyColumns(),
    ...uploadColumns(),
  },
  keys: (table) => [
    uniqueIndex('hy_customer_no').on(table.tenantId, table.customerNo),
    uniqueIndex('hy_customer_name')
      .on(table.tenantId, table.customerName)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_customer_uscc')
      .on(table.tenantId, table.uscc)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_customer_id_no')
      .on(table.tenantId, table.idNoHash)
      .where(sql`del_flag = 0`),
    index('hy_customer_state').on(table.tenantId, table.state, table.createTime),
    index('hy_customer_area').on(table.tenantId, table.adcode.op('varchar_pattern_ops')),
    index('hy_customer_create').on(table.tenantId, table.createTime),
    index('hy_customer_pinyin').on(table.tenantId, sql`pinyin_key(${table.customerName})`, table.id),
    check('hy_customer_credit', sql`credit_used >= 0`),
  ],
});
