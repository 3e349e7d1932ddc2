import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, idColumn } from '../../../platform/db/columns.ts';
import { appendOnly, tenantTable } from '../../../platform/db/table.ts';

/** What the scores of drivers, vehicles and carriers are made of, line by line. Rows are never changed: what no longer counts is taken back by a further one. */
export const hyScoreLine = appendOnly(
  'hy_score_line',
  tenantTable('hy_score_line', {
    columns: {
      /** `driver`, `vehicle` or `carrier`. */
      targetType: dictCode().notNull(),
      targetId: idColumn().notNull(),
      /** By dictionary `score_source`. */
      source: dictCode().notNull(),
      /** The document; of the opening line the party itself. */
      sourceId: idColumn().notNull(),
      sourceNo: varchar({ length: 40 }),
      /** Which line of its document it is for this party, from 1. */
      step: integer().notNull(),
      noteId: idColumn(),
      happenTime: dateTimeText().notNull(),
      /** What the rule says. */
      rulePoints: integer().notNull(),
      /** What the score changed by: less than the rule says at its ends. */
      points: integer().notNull(),
      /** The score afterwards. */
      balance: integer().notNull(),
      reason: varchar({ length: 200 }).notNull(),
    },
    keys: (table) => [
      uniqueIndex('hy_score_line_source').on(table.tenantId, table.source, table.sourceId, table.targetType, table.targetId, table.step),
      index('hy_score_line_target').on(table.tenantId, table.targetType, table.targetId, table.id),
      index('hy_score_line_create').on(table.tenantId, table.createTime, table.id),
      check('hy_score_line_balance', sql`balance between 0 and 1000`),
    ],
  }),
);

/** A stored line. */
export type ScoreLineRow = typeof hyScoreLine.$inferSelect;
