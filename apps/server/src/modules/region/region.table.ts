import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, degrees } from '../../platform/db/columns.ts';
import { sharedFromTenantZero } from '../../platform/db/table.ts';

/** Administrative divisions. Those of tenant 0 serve every tenant. @source freight-domain 2.45 */
export const hyRegion = sharedFromTenantZero(
  'hy_region',
  pgTable(
    'hy_region',
    {
      tenantId: integer().notNull().default(0),
      adcode: varchar({ length: 6 }).notNull(),
      name: varchar({ length: 50 }).notNull(),
      parentAdcode: varchar({ length: 6 }),
      /** 1 province, 2 city, 3 district. */
      level: integer().notNull(),
      /** When it ceased, as far as that is known: a year, a month or a day. Null while it stands. */
      abolished: varchar({ length: 10 }),
      lng: degrees(),
      lat: degrees(),
      pinyin: varchar({ length: 50 }),
      plateLetter: varchar({ length: 4 }),
    },
    (table) => [primaryKey({ columns: [table.tenantId, table.adcode] }), index('hy_region_parent').on(table.tenantId, table.parentAdcode)],
  ),
);

/** The tables of divisions that an administrator has put into force. The latest day holds. @source freight-domain 2.45 */
export const hyRegionRelease = sharedFromTenantZero(
  'hy_region_release',
  pgTable(
    'hy_region_release',
    {
      tenantId: integer().notNull().default(0),
      /** Day of the table. */
      asOf: dateText().notNull(),
      source: varchar({ length: 200 }).notNull(),
      added: integer().notNull(),
      abolished: integer().notNull(),
      renamed: integer().notNull(),
      createBy: varchar({ length: 64 }).notNull(),
      createTime: dateTimeText().notNull(),
    },
    (table) => [primaryKey({ columns: [table.tenantId, table.asOf] })],
  ),
);
