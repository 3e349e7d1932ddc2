import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { reviewColumns, standingColumns, uploadColumns, verifyColumns } from '../../review/review.columns.ts';

/** Haulage companies and fleets. @source freight-domain 2.9 */
export const hyCarrier = tenantTable('hy_carrier', {
  columns: {
    carrierName: varchar({ length: 100 }).notNull(),
    carrierKind: dictCode().notNull(),
    uscc: varchar({ length: 18 }),
    permitNumber: varchar({ length: 50 }).notNull(),
    permitScope: varchar({ length: 200 }),
    permitValidTo: dateText(),
    legalPerson: varchar({ length: 50 }),
    legalIdNo: sealedText(),
    legalIdNoHash: hashedText(),
    contactName: varchar({ length: 50 }),
    contactPhone: sealedText(),
    contactPhoneHash: hashedText(),
    province: varchar({ length: 50 }),
    city: varchar({ length: 50 }),
    district: varchar({ length: 50 }),
    adcode: varchar({ length: 6 }),
    address: varchar({ length: 256 }),
    businessLicenceFile: varchar({ length: 2000 }),
    permitFile: varchar({ length: 2000 }),
    legalIdFiles: varchar({ length: 2000 }),
    taxpayerType: dictCode(),
    bankCardId: idColumn(),
    contractId: idColumn(),
    settleType: dictCode(),
    termDays: integer(),
    remark: varchar({ length: 256 }),
    ...reviewColumns(),
    ...uploadColumns(),
    ...standingColumns(),
    ...verifyColumns(),
  },
  keys: (table) => [
    uniqueIndex('hy_carrier_name')
      .on(table.tenantId, table.carrierName)
      .where(sql`del_flag = 0`),
    uniqueIndex('hy_carrier_uscc')
      .on(table.tenantId, table.uscc)
      .where(sql`del_flag = 0`),
    index('hy_carrier_state').on(table.tenantId, table.state, table.createTime),
    index('hy_carrier_create').on(table.tenantId, table.createTime),
    index('hy_carrier_pinyin').on(table.tenantId, sql`pinyin_key(${table.carrierName})`, table.id),
  ],
});
