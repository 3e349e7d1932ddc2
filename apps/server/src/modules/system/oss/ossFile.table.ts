import { bigint, index, varchar } from 'drizzle-orm/pg-core';
import { dictCode } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Objects of the object storage. Each has a row of `sys_file`, too, by which it is served. @source OSS-01, jeecg-wire 3.18 */
export const ossFile = tenantTable('oss_file', {
  columns: {
    fileName: varchar({ length: 255 }).notNull(),
    /** Stored path: `oss/yyyy/MM/<id>.<ext>`. */
    url: varchar({ length: 200 }).notNull(),
    contentType: varchar({ length: 100 }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** `local` or `s3`: where it lies, whatever is configured today. */
    storage: dictCode().notNull(),
  },
  keys: (table) => [index('oss_file_create').on(table.tenantId, table.createTime)],
});
