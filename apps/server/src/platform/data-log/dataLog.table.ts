import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../db/table.ts';

/** What rows held, a version for each change, for people to compare and bring back. @source SYS-10, jeecg-wire 3.14 */
export const sysDataLog = tenantTable('sys_data_log', {
  columns: {
    dataTable: varchar({ length: 64 }).notNull(),
    dataId: varchar({ length: 64 }).notNull(),
    /** JSON of the row's fields; what is sensitive is not among them. */
    dataContent: text().notNull(),
    dataVersion: integer().notNull(),
  },
  keys: (table) => [
    uniqueIndex('sys_data_log_version').on(table.tenantId, table.dataTable, table.dataId, table.dataVersion),
    index('sys_data_log_time').on(table.tenantId, table.createTime),
  ],
});
