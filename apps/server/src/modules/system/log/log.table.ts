import { bigint, index, integer, text, varchar } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../../platform/db/table.ts';

/** What people look up: logins (type 1) and operations (type 2). The tamper-proof record is the audit log. @source jeecg-wire 3.14 */
export const sysLog = tenantTable('sys_log', {
  columns: {
    logType: integer().notNull(),
    logContent: varchar({ length: 1000 }),
    operateType: integer(),
    userid: varchar({ length: 64 }),
    username: varchar({ length: 100 }),
    ip: varchar({ length: 64 }),
    method: varchar({ length: 500 }),
    requestUrl: varchar({ length: 255 }),
    requestParam: text(),
    requestType: varchar({ length: 10 }),
    costTime: bigint({ mode: 'number' }),
  },
  keys: (table) => [index('sys_log_time').on(table.tenantId, table.logType, table.createTime)],
});
