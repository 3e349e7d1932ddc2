import { sql } from 'drizzle-orm';
import { uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { flag } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';

/** The key pairs of SM2 that the platform signs with; earlier ones stay, to check by. */
export const hySignKey = tenantTable('hy_sign_key', {
  columns: {
    publicKey: varchar({ length: 130 }).notNull(),
    privateKey: sealedText().notNull(),
    isCurrent: flag().notNull().default('1'),
  },
  keys: (table) => [
    uniqueIndex('hy_sign_key_current')
      .on(table.tenantId)
      .where(sql`is_current = '1'`),
  ],
});
