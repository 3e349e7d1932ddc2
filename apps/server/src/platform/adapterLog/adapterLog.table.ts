import { index, integer, varchar } from 'drizzle-orm/pg-core';
import { flag } from '../db/columns.ts';
import { tenantTable } from '../db/table.ts';

/** Calls of outside services: whom, for what, how long and with what result. Nothing secret, and no number in full. @source freight-domain 2.46, 7 */
export const hyAdapterLog = tenantTable('hy_adapter_log', {
  columns: {
    adapter: varchar({ length: 30 }).notNull(),
    operation: varchar({ length: 40 }).notNull(),
    /** Whom the installation has for it: `embedded`, `https`, `files` … */
    target: varchar({ length: 60 }).notNull(),
    /** What tells the call apart there: a serial, or the number of a document. */
    requestId: varchar({ length: 64 }),
    requestHash: varchar({ length: 64 }).notNull(),
    outcome: varchar({ length: 10 }).notNull(),
    errorCode: varchar({ length: 60 }),
    costMs: integer().notNull(),
    simulated: flag().notNull().default('0'),
    requestBody: varchar({ length: 2000 }),
    answerBody: varchar({ length: 2000 }),
  },
  keys: (table) => [index('hy_adapter_log_time').on(table.tenantId, table.createTime, table.id)],
});
