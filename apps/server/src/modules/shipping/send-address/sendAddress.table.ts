import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { degrees, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';

/** Places where a customer's goods are loaded. @source freight-domain 2.37 */
export const hySendAddress = tenantTable('hy_send_address', {
  columns: {
    customerId: idColumn().notNull(),
    addressName: varchar({ length: 50 }).notNull(),
    companyName: varchar({ length: 100 }).notNull(),
    contactName: varchar({ length: 50 }).notNull(),
    phone: sealedText().notNull(),
    phoneHash: hashedText().notNull(),
    province: varchar({ length: 50 }),
    city: varchar({ length: 50 }),
    district: varchar({ length: 50 }),
    adcode: varchar({ length: 6 }).notNull(),
    address: varchar({ length: 256 }).notNull(),
    lng: degrees().notNull(),
    lat: degrees().notNull(),
    /** Metres. */
    fenceRadius: integer().notNull().default(1000),
    workTime: varchar({ length: 100 }),
    remark: varchar({ length: 200 }),
    isDefault: flag().notNull().default('0'),
    enabled: flag().notNull().default('1'),
    useCount: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('hy_send_address_name')
      .on(table.tenantId, table.customerId, table.addressName)
      .where(sql`del_flag = 0`),
    index('hy_send_address_area').on(table.tenantId, table.adcode.op('varchar_pattern_ops')),
    index('hy_send_address_create').on(table.tenantId, table.createTime),
  ],
});
