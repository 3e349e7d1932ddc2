import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';
import type { TransportRow } from '../tax-channel/taxChannel.ts';
import { buyerColumns, hyRequestBill } from '../invoice-request/invoiceRequest.table.ts';

/** Numbers that the tax channel knows invoices by, before they have one of their own: FP + yyMMdd + 6 digits. */
export const invoiceSerials: NumberSeries = { prefix: 'FP' };

const person = () => varchar({ length: 64 });
const reason = () => varchar({ length: 200 });
const amount = () => fen().notNull().default(0);

/** Invoices of customers; a red one has negative amounts. @source freight-domain 2.20 */
export const hyInvoice = tenantTable('hy_invoice', {
  columns: {
    serialNo: varchar({ length: 20 }).notNull(),
    invoiceNo: varchar({ length: 20 }),
    invoiceCode: varchar({ length: 12 }),
    invoiceType: dictCode().notNull(),
    requestBillId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    sellerName: varchar({ length: 512 }).notNull(),
    sellerTaxNo: varchar({ length: 20 }).notNull(),
    sellerAddress: varchar({ length: 256 }),
    sellerTel: varchar({ length: 30 }),
    sellerBank: varchar({ length: 100 }),
    sellerAccount: varchar({ length: 32 }),
    customerId: idColumn().notNull(),
    ...buyerColumns(),
    goodsName: varchar({ length: 100 }).notNull(),
    /** In 1/10000. */
    taxRate: integer().notNull(),
    amountInclTax: fen().notNull(),
    amountExclTax: fen().notNull(),
    taxAmount: fen().notNull(),
    noteCount: integer().notNull(),
    /** What red invoices have reversed of it. */
    redAmount: amount(),
    transportRows: jsonb().$type<readonly TransportRow[]>(),
    remark: varchar({ length: 230 }),
    state: dictCode().notNull(),
    /** Of the present sending to the tax channel. */
    requestSerial: varchar({ length: 32 }),
    sendCount: integer().notNull().default(0),
    sendTime: dateTimeText(),
    queryCount: integer().notNull().default(0),
    nextQueryTime: dateTimeText(),
    issuer: person(),
    /** What they are called, as it stands on the paper. */
    issuerName: varchar({ length: 100 }),
    issueTime: dateTimeText(),
    failCode: varchar({ length: 40 }),
    failReason: reason(),
    failTime: dateTimeText(),
    /** The tax channel is a play. */
    simulated: flag().notNull().default('0'),
    redOfId: idColumn(),
    redReason: reason(),
    redConfirmNo: varchar({ length: 50 }),
    deliverType: dictCode(),
    deliverTo: varchar({ length: 100 }),
    expressNo: varchar({ length: 50 }),
    deliverBy: person(),
    deliverTime: dateTimeText(),
    voidBy: person(),
    voidTime: dateTimeText(),
    voidReason: reason(),
  },
  keys: (table) => [
    uniqueIndex('hy_invoice_serial').on(table.tenantId, table.serialNo),
    uniqueIndex('hy_invoice_number')
      .on(table.tenantId, table.invoiceNo, sql`coalesce(invoice_code, '')`)
      .where(sql`invoice_no is not null`),
    uniqueIndex('hy_invoice_request_serial')
      .on(table.tenantId, table.requestSerial)
      .where(sql`request_serial is not null`),
    index('hy_invoice_create').on(table.tenantId, table.createTime, table.id),
    index('hy_invoice_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_invoice_customer').on(table.tenantId, table.customerId, table.createTime, table.id),
    index('hy_invoice_request').on(table.tenantId, table.requestBillId),
    index('hy_invoice_red')
      .on(table.tenantId, table.redOfId)
      .where(sql`red_of_id is not null`),
    index('hy_invoice_query')
      .on(table.tenantId, table.nextQueryTime)
      .where(sql`state = '20'`),
    foreignKey({
      name: 'hy_invoice_request_bill',
      columns: [table.tenantId, table.requestBillId],
      foreignColumns: [hyRequestBill.tenantId, hyRequestBill.id],
    }),
    check('hy_invoice_sum', sql`amount_incl_tax = amount_excl_tax + tax_amount`),
    check('hy_invoice_sign', sql`(amount_incl_tax < 0) = (red_of_id is not null) and amount_incl_tax <> 0`),
    check('hy_invoice_red_amount', sql`red_amount between 0 and greatest(amount_incl_tax, 0)`),
  ],
});

/** What an invoice says of each waybill; negative in a red one. @source freight-domain 2.20, 4.5.5 */
export const hyInvoiceItem = tenantTable('hy_invoice_item', {
  columns: {
    invoiceId: idColumn().notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    amountInclTax: fen().notNull(),
    amountExclTax: fen().notNull(),
    taxAmount: fen().notNull(),
    /** What red invoices have reversed of it, and of its tax. */
    redAmount: amount(),
    redTax: amount(),
  },
  keys: (table) => [
    uniqueIndex('hy_invoice_item_note')
      .on(table.tenantId, table.invoiceId, table.noteId)
      .where(sql`del_flag = 0`),
    index('hy_invoice_item_of_note').on(table.tenantId, table.noteId),
    foreignKey({
      name: 'hy_invoice_item_invoice',
      columns: [table.tenantId, table.invoiceId],
      foreignColumns: [hyInvoice.tenantId, hyInvoice.id],
    }),
    check('hy_invoice_item_sum', sql`amount_incl_tax = amount_excl_tax + tax_amount`),
    check('hy_invoice_item_red', sql`red_amount between 0 and greatest(amount_incl_tax, 0)`),
  ],
});

/** A stored invoice. */
export type InvoiceRow = typeof hyInvoice.$inferSelect;
/** A stored line of an invoice. */
export type InvoiceItemRow = typeof hyInvoiceItem.$inferSelect;
