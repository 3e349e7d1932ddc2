import { sql } from 'drizzle-orm';
import { check, foreignKey, index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

/** Numbers of corrections: TZ + yyMMdd + 6 digits. */
export const noteAdjustNumbers: NumberSeries = { prefix: 'TZ' };

const person = () => varchar({ length: 64 });

/**
 * Corrections of what examined waybills cost: of what the customer is charged, or of what the carrying side gets. Whom it concerns is a copy of the
 * moment in which it was asked for.
 *
 * @source amendments 16, L20
 */
export const hyNoteAdjust = tenantTable('hy_note_adjust', {
  columns: {
    adjustNo: varchar({ length: 20 }).notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    companyId: idColumn().notNull(),
    /** `customer` or `carrier`. */
    side: dictCode().notNull(),
    /** `customer`, or by whom the carriage is owed to: `driver` or `carrier`. */
    partyType: dictCode().notNull(),
    partyId: idColumn().notNull(),
    partyName: varchar({ length: 100 }),
    /** Fen; below zero where it becomes less. */
    amount: fen().notNull(),
    reasonCode: dictCode().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    files: varchar({ length: 2000 }),
    state: dictCode().notNull(),
    /** The bill by which it was asked for, else the one whose figures followed it. */
    billId: idColumn(),
    /** Those of one bill that were asked for together are decided on together. */
    groupNo: varchar({ length: 20 }),
    /** Part of the amount that is tax; once it is effective. */
    taxAmount: fen(),
    /** What went into the customer's wallet; below zero what was taken out of it. */
    walletAmount: fen(),
    txnId: idColumn(),
    applyBy: person().notNull(),
    applyTime: dateTimeText().notNull(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_note_adjust_number').on(table.tenantId, table.adjustNo),
    // One of a side waits at a time: who decides knows what it adds to.
    uniqueIndex('hy_note_adjust_open')
      .on(table.tenantId, table.noteId, table.side)
      .where(sql`del_flag = 0 and state = '10'`),
    index('hy_note_adjust_create').on(table.tenantId, table.createTime, table.id),
    index('hy_note_adjust_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_note_adjust_note').on(table.tenantId, table.noteId),
    index('hy_note_adjust_party').on(table.tenantId, table.partyId, table.createTime),
    index('hy_note_adjust_bill')
      .on(table.tenantId, table.billId)
      .where(sql`bill_id is not null`),
    foreignKey({
      name: 'hy_note_adjust_note',
      columns: [table.tenantId, table.noteId],
      foreignColumns: [hyShippingNote.tenantId, hyShippingNote.id],
    }),
    check('hy_note_adjust_amount', sql`amount <> 0`),
  ],
});

/** A stored correction. */
export type NoteAdjustRow = typeof hyNoteAdjust.$inferSelect;
