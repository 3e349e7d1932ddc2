import { sql } from 'drizzle-orm';
import { bigint, check, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, flag } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Versions of the apps. @source freight-domain 2.29 */
export const hyAppVersion = tenantTable('hy_app_version', {
  columns: {
    appKind: dictCode().notNull(),
    platform: dictCode().notNull(),
    versionName: varchar({ length: 20 }).notNull(),
    versionCode: integer().notNull(),
    /** Stored path of the package. */
    file: varchar({ length: 2000 }),
    fileSize: bigint({ mode: 'number' }),
    fileHash: varchar({ length: 64 }),
    storeUrl: varchar({ length: 500 }),
    forceUpdate: flag().notNull().default('0'),
    minVersionCode: integer().notNull().default(1),
    content: varchar({ length: 1000 }).notNull(),
    state: dictCode().notNull().default('0'),
    publishTime: dateTimeText(),
    downloadCount: integer().notNull().default(0),
  },
  keys: (table) => [
    uniqueIndex('hy_app_version_code')
      .on(table.tenantId, table.appKind, table.platform, table.versionCode)
      .where(sql`del_flag = 0`),
    check('hy_app_version_min', sql`min_version_code between 1 and version_code`),
  ],
});

/** A stored version. */
export type AppVersionRow = typeof hyAppVersion.$inferSelect;
