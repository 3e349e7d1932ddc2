import { bigint, index, integer, text, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of exports: DC + yyMMdd + 6 digits. */
export const exportJobNumbers: NumberSeries = { prefix: 'DC' };

/** Exports that are made while their people go on working. @source freight-domain 2.46 */
export const hyExportJob = tenantTable('hy_export_job', {
  columns: {
    jobNo: varchar({ length: 20 }).notNull(),
    /** Whose it is: nobody else sees it, since its rows are those that this person may see. */
    userId: idColumn().notNull(),
    /** Address of the export that was asked for, and its query as JSON. */
    address: varchar({ length: 200 }).notNull(),
    filter: text().notNull(),
    title: varchar({ length: 100 }).notNull(),
    state: dictCode().notNull(),
    /** Rows that are written so far. */
    rowCount: integer().notNull().default(0),
    fileName: varchar({ length: 255 }),
    filePath: varchar({ length: 200 }),
    fileSize: bigint({ mode: 'number' }),
    startTime: dateTimeText(),
    finishTime: dateTimeText(),
    expireTime: dateTimeText(),
    /** When the server that makes it was last heard of. */
    aliveTime: dateTimeText().notNull(),
    failReason: varchar({ length: 200 }),
    downloadCount: integer().notNull().default(0),
  },
  keys: (table) => [
    index('hy_export_job_user').on(table.tenantId, table.userId, table.createTime, table.id),
    index('hy_export_job_state').on(table.tenantId, table.state),
  ],
});
