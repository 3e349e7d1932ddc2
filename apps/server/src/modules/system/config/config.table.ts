import { index, text, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode } from '../../../platform/db/columns.ts';
import { appendOnly, tenantTable } from '../../../platform/db/table.ts';

/** Changes of configuration values. Rows are never changed. @source FRT-10 */
export const hyConfigChange = appendOnly(
  'hy_config_change',
  tenantTable('hy_config_change', {
    columns: {
      configKey: varchar({ length: 60 }).notNull(),
      configName: varchar({ length: 100 }),
      /** set, reset, add, edit or remove. */
      changeKind: dictCode().notNull(),
      /** What held before and holds since then, also where that is a default. */
      oldValue: text(),
      newValue: text(),
      reason: varchar({ length: 200 }).notNull(),
      changeBy: varchar({ length: 64 }).notNull(),
      changeTime: dateTimeText().notNull(),
    },
    keys: (table) => [
      index('hy_config_change_key').on(table.tenantId, table.configKey, table.changeTime),
      index('hy_config_change_time').on(table.tenantId, table.changeTime),
    ],
  }),
);
