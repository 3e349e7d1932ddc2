import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';

const stars = () => integer();
const person = () => varchar({ length: 64 });

/** What the sides of a paid waybill think of each other: one row for each side from the moment that it is paid. @source freight-domain 2.24 */
export const hyEvaluation = tenantTable('hy_evaluation', {
  columns: {
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    fromType: dictCode().notNull(),
    /** Null for the platform. */
    fromId: idColumn(),
    fromName: varchar({ length: 100 }).notNull(),
    toType: dictCode().notNull(),
    toId: idColumn().notNull(),
    toName: varchar({ length: 100 }).notNull(),
    /** Vehicle and carrier of the waybill, whose scores follow those of its driver. */
    vehicleId: idColumn(),
    carrierId: idColumn(),
    /** Where the goods were loaded. */
    province: varchar({ length: 50 }),
    score: stars(),
    timeliness: stars(),
    safety: stars(),
    service: stars(),
    document: stars(),
    tags: varchar({ length: 200 }),
    content: varchar({ length: 500 }),
    anonymous: flag().notNull().default('0'),
    state: dictCode().notNull(),
    /** Until when it may be given; afterwards it counts as five stars. */
    dueTime: dateTimeText().notNull(),
    submitBy: person(),
    submitTime: dateTimeText(),
    /** Nobody has said anything in time. */
    isAuto: flag().notNull().default('0'),
    replyContent: varchar({ length: 500 }),
    replyBy: person(),
    replyTime: dateTimeText(),
    hideReason: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_evaluation_side').on(table.tenantId, table.noteId, table.fromType, table.toType),
    index('hy_evaluation_create').on(table.tenantId, table.createTime, table.id),
    index('hy_evaluation_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_evaluation_from').on(table.tenantId, table.fromId, table.createTime, table.id),
    index('hy_evaluation_to').on(table.tenantId, table.toId, table.state, table.score),
    index('hy_evaluation_carrier').on(table.tenantId, table.carrierId, table.createTime, table.id),
    // The ranking reads nothing else.
    index('hy_evaluation_ranking')
      .on(table.tenantId, table.submitTime, table.toId, table.province, table.carrierId, table.score, table.isAuto)
      .where(sql`del_flag = 0 and state = '20' and to_type = '3'`),
    index('hy_evaluation_due')
      .on(table.tenantId, table.dueTime)
      .where(sql`state = '10'`),
    foreignKey({
      name: 'hy_evaluation_waybill',
      columns: [table.tenantId, table.noteId],
      foreignColumns: [hyShippingNote.tenantId, hyShippingNote.id],
    }),
    check('hy_evaluation_stars', sql`score between 1 and 5`),
    check('hy_evaluation_given', sql`state = '10' or score is not null`),
  ],
});

/** A stored evaluation. */
export type EvaluationRow = typeof hyEvaluation.$inferSelect;
