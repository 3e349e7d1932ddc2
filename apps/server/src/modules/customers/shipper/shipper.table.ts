import { sql } from 'drizzle-orm';
import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { reviewColumns, verifyColumns } from '../../review/review.columns.ts';

/** Consignors as they stand on waybills. @source freight-domain 2.12 */
export const hyShipper = tenantTable('hy_shipper', {
  columns: {
    customerId: idColumn().notNull(),
    shipperName: varchar({ length: 512 }).notNull(),
    shipperIdNo: sealedText().notNull(),
    shipperIdNoHash: hashedText().notNull(),
    shipperKind: dictCode().notNull(),
    contactName: varchar({ length: 50 }).notNull(),
    contactPhone: sealedText().notNull(),
    contactPhoneHash: hashedText().notNull(),
    adcode: varchar({ length: 6 }).notNull(),
    address: varchar({ length: 256 }).notNull(),
    licenceFile: varchar({ length: 2000 }),
    ...reviewColumns(),
    ...verifyColumns(),
  },
  keys: (table) => [
    uniqueIndex('hy_shipper_id_no')
      .on(table.tenantId, table.customerId, table.shipperIdNoHash)
      .where(sql`del_flag = 0`),
    index('hy_shipper_customer').on(table.tenantId, table.customerId),
    index('hy_shipper_area').on(table.tenantId, table.adcode.op('varchar_pattern_ops')),
    index('hy_shipper_create').on(table.tenantId, table.createTime),
  ],
});
