import { sql } from 'drizzle-orm';
import { uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';

/** Databases elsewhere. Passwords are encrypted and leave the server for no one. @source SYS-14, jeecg-wire 3.9 */
export const sysDataSource = tenantTable('sys_data_source', {
  columns: {
    code: varchar({ length: 100 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    remark: varchar({ length: 200 }),
    dbType: dictCode().notNull(),
    dbDriver: varchar({ length: 100 }).notNull(),
    dbUrl: varchar({ length: 500 }).notNull(),
    dbName: varchar({ length: 100 }).notNull(),
    dbUsername: varchar({ length: 100 }).notNull(),
    /** Absent where a sheet brought the row: sheets carry no passwords. */
    dbPassword: sealedText(),
  },
  keys: (table) => [
    uniqueIndex('sys_data_source_code')
      .on(table.tenantId, table.code)
      .where(sql`${table.delFlag} = 0`),
  ],
});
