import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Numbers of complaints: TS + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const complaintNumbers: NumberSeries = { prefix: 'TS' };

const person = () => varchar({ length: 64 });

/** What somebody holds against somebody else. Names of both sides are those of the moment. @source freight-domain 2.23 */
export const hyComplaint = tenantTable('hy_complaint', {
  columns: {
    complaintNo: varchar({ length: 20 }).notNull(),
    complaintType: dictCode().notNull(),
    noteId: idColumn(),
    shippingNoteNumber: varchar({ length: 20 }),
    fromType: dictCode().notNull(),
    /** Null for a person of whom there is no record. */
    fromId: idColumn(),
    fromName: varchar({ length: 100 }).notNull(),
    fromPhone: sealedText(),
    againstType: dictCode().notNull(),
    /** Null for the platform. */
    againstId: idColumn(),
    againstName: varchar({ length: 100 }).notNull(),
    content: varchar({ length: 1000 }).notNull(),
    files: varchar({ length: 2000 }),
    state: dictCode().notNull(),
    /** Until when it is to be answered. */
    replyDue: dateTimeText().notNull(),
    handleBy: person(),
    acceptTime: dateTimeText(),
    rejectReason: varchar({ length: 200 }),
    replyContent: varchar({ length: 1000 }),
    replyTime: dateTimeText(),
    result: dictCode(),
    reopenCount: integer().notNull().default(0),
    reopenReason: varchar({ length: 200 }),
    closeTime: dateTimeText(),
    /** Fen. */
    compensateAmount: fen(),
    compensateState: dictCode(),
    /** The application that somebody else decides on, the last one of several. */
    approvalId: idColumn(),
    satisfaction: integer(),
  },
  keys: (table) => [
    uniqueIndex('hy_complaint_number').on(table.tenantId, table.complaintNo),
    index('hy_complaint_create').on(table.tenantId, table.createTime, table.id),
    index('hy_complaint_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_complaint_from').on(table.tenantId, table.fromId, table.createTime, table.id),
    index('hy_complaint_note').on(table.tenantId, table.noteId),
    index('hy_complaint_approval')
      .on(table.tenantId, table.approvalId)
      .where(sql`approval_id is not null`),
    foreignKey({
      name: 'hy_complaint_waybill',
      columns: [table.tenantId, table.noteId],
      foreignColumns: [hyShippingNote.tenantId, hyShippingNote.id],
    }),
    check('hy_complaint_reopened', sql`reopen_count between 0 and 1`),
    check('hy_complaint_satisfied', sql`satisfaction between 1 and 5`),
  ],
});

/** A stored complaint. */
export type ComplaintRow = typeof hyComplaint.$inferSelect;
