import { bigint, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Uploaded files. A file without a row is swept away. @source security 10.43 */
export const sysFile = tenantTable('sys_file', {
  columns: {
    /** Below the file root: `biz/yyyy/MM/<id>.<ext>`. */
    path: varchar({ length: 200 }).notNull(),
    biz: varchar({ length: 64 }).notNull(),
    /** Name that the client gave; shown, never used as a path. */
    fileName: varchar({ length: 255 }).notNull(),
    contentType: varchar({ length: 100 }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: varchar({ length: 64 }).notNull(),
    ownerId: idColumn(),
    /** 1 = needs a signed address. */
    isPrivate: integer().notNull().default(1),
  },
  keys: (table) => [uniqueIndex('sys_file_path').on(table.tenantId, table.path), index('sys_file_owner').on(table.tenantId, table.ownerId)],
});
