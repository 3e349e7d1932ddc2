import { sql } from 'drizzle-orm';
import { index, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of approvals: FH + yyMMdd + 6 digits. */
export const approvalNumbers: NumberSeries = { prefix: 'FH' };

const person = () => varchar({ length: 64 });

/** What one person asks for and another one carries out, where it has no document of its own. @source amendments 28 */
export const hyApproval = tenantTable('hy_approval', {
  columns: {
    approvalNo: varchar({ length: 20 }).notNull(),
    kind: dictCode().notNull(),
    targetId: idColumn().notNull(),
    targetName: varchar({ length: 200 }).notNull(),
    /** What it moves, fen; null where it moves no money. */
    amount: fen(),
    /** What is to be done, as its kind reads it. */
    payload: jsonb().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    state: dictCode().notNull(),
    applyBy: person().notNull(),
    applyTime: dateTimeText().notNull(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_approval_number').on(table.tenantId, table.approvalNo),
    // One question at a time: two answers would each be given without the other.
    uniqueIndex('hy_approval_open')
      .on(table.tenantId, table.kind, table.targetId)
      .where(sql`del_flag = 0 and state = '10'`),
    index('hy_approval_create').on(table.tenantId, table.createTime, table.id),
    index('hy_approval_state').on(table.tenantId, table.state, table.createTime, table.id),
  ],
});

/** A stored application. */
export type ApprovalRow = typeof hyApproval.$inferSelect;
