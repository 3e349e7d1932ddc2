import { index, integer, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Running and finished imports, so that their owner can watch and stop them from any server process. */
export const sysImportProgress = tenantTable('sys_import_progress', {
  columns: {
    /** UUID that the client chose. */
    progressId: varchar({ length: 36 }).notNull(),
    ownerId: idColumn().notNull(),
    phase: varchar({ length: 10 }).notNull(),
    done: integer().notNull().default(0),
    total: integer(),
    /** 1: the owner asked to stop; the import ends after the lines in hand. */
    cancelRequested: integer().notNull().default(0),
    startedAt: dateTimeText().notNull(),
  },
  keys: (table) => [index('sys_import_progress_owner').on(table.tenantId, table.ownerId, table.progressId)],
});
