import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { degrees } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero } from '../../../platform/db/table.ts';

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
      lng: degrees(),
      lat: degrees(),
      pinyin: varchar({ length: 50 }),
      plateLetter: varchar({ length: 4 }),
    },
    (table) => [primaryKey({ columns: [table.tenantId, table.adcode] }), index('hy_region_parent').on(table.tenantId, table.parentAdcode)],
  ),
);
