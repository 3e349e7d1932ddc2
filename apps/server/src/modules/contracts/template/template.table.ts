import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { sharedFromTenantZero, tenantTable } from '../../../platform/db/table.ts';

/**
 * Texts with places to fill. The text of a version never changes: contracts are made from it as long as they are not signed. Those of
 * tenant 0 serve every tenant that has none of its own.
 *
 * @source freight-domain 2.46
 */
export const hyTemplate = sharedFromTenantZero(
  'hy_template',
  tenantTable('hy_template', {
    columns: {
      /** contract, sms or print. */
      kind: varchar({ length: 10 }).notNull(),
      contractType: dictCode(),
      name: varchar({ length: 100 }).notNull(),
      content: text().notNull(),
      /** Names of the places in the text. */
      placeholders: jsonb().$type<readonly string[]>().notNull(),
      versionNo: integer().notNull().default(1),
      /** Id of the first version, which all versions share. */
      seriesId: idColumn().notNull(),
      isLatest: flag().notNull().default('1'),
      enabled: flag().notNull().default('1'),
      remark: varchar({ length: 200 }),
    },
    keys: (table) => [
      uniqueIndex('hy_template_version').on(table.tenantId, table.seriesId, table.versionNo),
      index('hy_template_type')
        .on(table.tenantId, table.kind, table.contractType)
        .where(sql`del_flag = 0 and is_latest = '1' and enabled = '1'`),
    ],
  }),
);
