import { index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';

/** Declarations as the tax office behind this installation has them: of the embedded office, or of people who carry files there. */
export const hyTaxFiling = tenantTable('hy_tax_filing', {
  columns: {
    serial: varchar({ length: 32 }).notNull(),
    /** What was filed: another declaration under the same serial is none. */
    bodyHash: varchar({ length: 64 }).notNull(),
    channel: varchar({ length: 20 }).notNull(),
    /** `processing`, `declared` or `failed`. */
    state: dictCode().notNull(),
    /** From then on the embedded office knows its answer. */
    dueTime: dateTimeText(),
    receiptNo: varchar({ length: 64 }),
    receiptTime: dateTimeText(),
    reason: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_tax_filing_serial').on(table.tenantId, table.serial),
    index('hy_tax_filing_state').on(table.tenantId, table.state),
  ],
});
