import { sql } from 'drizzle-orm';
import { index, jsonb, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, degrees, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { appendOnly, tenantTable } from '../../../platform/db/table.ts';

/** What happened to waybills. Rows are never changed. @source freight-domain 2.40 */
export const hyNoteEvent = appendOnly(
  'hy_note_event',
  tenantTable('hy_note_event', {
    columns: {
      noteId: idColumn().notNull(),
      eventType: dictCode().notNull(),
      happenTime: dateTimeText().notNull(),
      actorType: dictCode().notNull(),
      actorId: idColumn(),
      actorName: varchar({ length: 100 }),
      /** Amounts stand in ⟦ ⟧, for readers who may not see them. */
      content: varchar({ length: 600 }).notNull(),
      fromStatus: dictCode(),
      toStatus: dictCode(),
      files: varchar({ length: 2000 }),
      lng: degrees(),
      lat: degrees(),
      address: varchar({ length: 256 }),
      extra: jsonb(),
      /** Who may read it: platform, customer, driver. */
      visibleTo: varchar({ length: 40 }).notNull().default('platform,customer,driver'),
    },
    keys: (table) => [
      index('hy_note_event_note').on(table.tenantId, table.noteId, table.happenTime),
      // What statistics count of a day.
      index('hy_note_event_decision')
        .on(table.tenantId, table.happenTime)
        .where(
          sql`event_type in ('preCheckPass', 'preCheckReject', 'checkPass', 'checkReject', 'bizReviewPass', 'bizReviewReject', 'examinePass', 'examineReject')`,
        ),
    ],
  }),
);
