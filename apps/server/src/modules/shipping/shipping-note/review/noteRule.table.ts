import { boolean, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../../platform/db/columns.ts';
import { tenantTable } from '../../../../platform/db/table.ts';
import type { RuleEvidence } from './reviewRule.ts';

/** What the rules of the business review came to when a waybill was last looked at, one row for each rule. @source freight-domain 3.2 R1–R12 */
export const hyNoteRule = tenantTable('hy_note_rule', {
  columns: {
    noteId: idColumn().notNull(),
    /** R1 to R12, by dictionary `review_rule`. */
    rule: dictCode().notNull(),
    /** What was measured and what is allowed, as numbers or names; the rule says in which unit. */
    value: varchar({ length: 100 }),
    limit: varchar({ length: 100 }),
    pass: boolean().notNull(),
    evidence: jsonb().$type<RuleEvidence>().notNull(),
    checkTime: dateTimeText().notNull(),
    /** Why a reviewer lets a broken rule be. */
    overrideReason: varchar({ length: 200 }),
    overrideBy: varchar({ length: 64 }),
    overrideTime: dateTimeText(),
  },
  keys: (table) => [uniqueIndex('hy_note_rule_note').on(table.tenantId, table.noteId, table.rule)],
});
