import { index, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { appendOnly, tenantTable } from '../../../platform/db/table.ts';

/** Changes of prices. Rows are never changed. @source freight-domain 2.32 */
export const hyPriceHistory = appendOnly(
  'hy_price_history',
  tenantTable('hy_price_history', {
    columns: {
      targetType: dictCode().notNull(),
      targetId: idColumn().notNull(),
      targetNo: varchar({ length: 40 }).notNull(),
      fieldName: varchar({ length: 40 }).notNull(),
      fieldLabel: varchar({ length: 40 }).notNull(),
      oldValue: varchar({ length: 40 }),
      newValue: varchar({ length: 40 }),
      unit: varchar({ length: 10 }),
      reason: varchar({ length: 200 }).notNull(),
      sendCity: varchar({ length: 50 }),
      receiveCity: varchar({ length: 50 }),
      cargoName: varchar({ length: 100 }),
      priceMode: dictCode(),
      changeBy: varchar({ length: 64 }).notNull(),
      changeTime: dateTimeText().notNull(),
      /** Whose business it is, for the row scope and the fees that are hidden. */
      orderMode: dictCode(),
      customerId: idColumn(),
      agentId: idColumn(),
    },
    keys: (table) => [
      index('hy_price_history_target').on(table.tenantId, table.targetId, table.changeTime),
      index('hy_price_history_time').on(table.tenantId, table.changeTime),
      index('hy_price_history_lane').on(table.tenantId, table.sendCity, table.receiveCity, table.changeTime),
    ],
  }),
);
