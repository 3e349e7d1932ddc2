import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { EtcReport } from './etcSync.states.ts';

const amount = () => fen().notNull().default(0);

/** Trips as the toll service is told of them, one for each waybill. @source freight-domain 2.27 */
export const hyEtcSync = tenantTable('hy_etc_sync', {
  columns: {
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    companyId: idColumn().notNull(),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    plateColor: dictCode(),
    /** As the service told it when the vehicle was registered. */
    etcCardNo: varchar({ length: 30 }),
    startTime: dateTimeText().notNull(),
    endTime: dateTimeText(),
    startAdcode: varchar({ length: 6 }),
    endAdcode: varchar({ length: 6 }),
    fee: amount(),
    state: dictCode().notNull(),
    /** What is to be reported now; null for nothing. */
    dueReport: varchar({ length: 10 }).$type<EtcReport>(),
    /** Of the report that is due: what an older message of the outbox carries is not sent. */
    reportNo: integer().notNull().default(0),
    startReportTime: dateTimeText(),
    endReportTime: dateTimeText(),
    queryTime: dateTimeText(),
    invoiceCount: integer().notNull().default(0),
    tollAmount: amount(),
    invoiceAmount: amount(),
    taxAmount: amount(),
    failReason: varchar({ length: 200 }),
    retryCount: integer().notNull().default(0),
    nextRetryTime: dateTimeText(),
    skipReason: varchar({ length: 200 }),
    /** The toll service is a play. */
    simulated: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('hy_etc_sync_note').on(table.tenantId, table.noteId),
    index('hy_etc_sync_start').on(table.tenantId, table.startTime, table.id),
    index('hy_etc_sync_state').on(table.tenantId, table.state, table.startTime, table.id),
    index('hy_etc_sync_query')
      .on(table.tenantId, table.queryTime, table.id)
      .where(sql`state in ('30', '40', '50')`),
    check('hy_etc_sync_sum', sql`toll_amount = invoice_amount + tax_amount`),
  ],
});

/** Invoices for tolls that belong to a trip. One stands with one trip alone. @source freight-domain 2.27 */
export const hyEtcInvoice = tenantTable('hy_etc_invoice', {
  columns: {
    syncId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    invoiceNo: varchar({ length: 20 }).notNull(),
    /** Empty for those that have a number alone. */
    invoiceCode: varchar({ length: 12 }).notNull().default(''),
    issueTime: dateTimeText().notNull(),
    sellerName: varchar({ length: 200 }).notNull(),
    buyerName: varchar({ length: 512 }).notNull(),
    buyerTaxNo: varchar({ length: 20 }),
    entryStation: varchar({ length: 100 }).notNull(),
    exitStation: varchar({ length: 100 }).notNull(),
    entryTime: dateTimeText().notNull(),
    exitTime: dateTimeText().notNull(),
    amountInclTax: fen().notNull(),
    amountExclTax: fen().notNull(),
    /** In 1/10000. */
    taxRate: integer().notNull(),
    taxAmount: fen().notNull(),
    pdfFile: varchar({ length: 500 }),
    /** Its tax was booked as input tax. */
    deductState: flag().notNull(),
    simulated: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('hy_etc_invoice_number').on(table.tenantId, table.invoiceNo, table.invoiceCode),
    index('hy_etc_invoice_sync').on(table.tenantId, table.syncId, table.exitTime),
    foreignKey({
      name: 'hy_etc_invoice_trip',
      columns: [table.tenantId, table.syncId],
      foreignColumns: [hyEtcSync.tenantId, hyEtcSync.id],
    }),
    check('hy_etc_invoice_sum', sql`amount_incl_tax = amount_excl_tax + tax_amount`),
    check('hy_etc_invoice_amount', sql`amount_excl_tax > 0 and tax_amount >= 0`),
  ],
});

/** A stored trip. */
export type EtcSyncRow = typeof hyEtcSync.$inferSelect;
/** A stored invoice for a toll. */
export type EtcInvoiceRow = typeof hyEtcInvoice.$inferSelect;
