import { bigint, index, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Uploads that come in pieces, until they are files. Their bytes lie in `uploads/<id>.part` of the data folder. @source security 10.44 */
export const sysResumableUpload = tenantTable('sys_resumable_upload', {
  columns: {
    ownerId: idColumn().notNull(),
    biz: varchar({ length: 64 }).notNull(),
    fileName: varchar({ length: 255 }).notNull(),
    /** `Upload-Metadata` as the client gave it. */
    metadata: varchar({ length: 4096 }),
    /** Bytes that the client announced. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Bytes that are safe on the disk: where the next piece begins. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** The one call that may write, and until when, should its server be gone. */
    writerId: idColumn(),
    writingUntil: dateTimeText(),
    expiresAt: dateTimeText().notNull(),
    /** Where the file lies, once all bytes came and were taken. */
    path: varchar({ length: 200 }),
  },
  keys: (table) => [
    index('sys_resumable_upload_owner').on(table.tenantId, table.ownerId),
    index('sys_resumable_upload_expires').on(table.expiresAt),
  ],
});
