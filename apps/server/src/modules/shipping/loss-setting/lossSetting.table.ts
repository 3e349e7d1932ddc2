import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dictCode, fen, flag, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** How losses are tolerated and deducted, by customer and cargo. @source freight-domain 2.33 */
export const hyLossSetting = tenantTable('hy_loss_setting', {
  columns: {
    settingName: varchar({ length: 50 }).notNull(),
    customerId: idColumn(),
    cargoTypeCode: dictCode(),
    cargoName: varchar({ length: 100 }),
    lossMode: dictCode().notNull(),
    lossRate: integer(),
    lossKg: kilograms(),
    lossDeduct: dictCode().notNull(),
    lossPass: dictCode().notNull(),
    cargoPrice: fen(),
    weightBasis: dictCode().notNull(),
    roundMode: dictCode().notNull(),
    enabled: flag().notNull().default('1'),
    validFrom: dateText(),
    validTo: dateText(),
  },
  keys: (table) => [
    uniqueIndex('hy_loss_setting_name')
      .on(table.tenantId, table.settingName)
      .where(sql`del_flag = 0`),
    index('hy_loss_setting_customer').on(table.tenantId, table.customerId),
  ],
});
