import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of declarations: SB + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const declarationNumbers: NumberSeries = { prefix: 'SB' };

const who = () => varchar({ length: 64 });
const reason = () => varchar({ length: 200 });
const amount = () => fen().notNull().default(0);
const count = () => integer().notNull().default(0);

/** What a company declares to the tax office of a month or a quarter. @source freight-domain 2.26 */
export const hyTaxDeclaration = tenantTable('hy_tax_declaration', {
  columns: {
    batchNo: varchar({ length: 20 }).notNull(),
    companyId: idColumn().notNull(),
    taxKind: dictCode().notNull(),
    /** `2026-06` or `2026-Q2`. */
    period: varchar({ length: 7 }).notNull(),
    periodFrom: dateText().notNull(),
    periodTo: dateText().notNull(),
    deadline: dateText().notNull(),
    personCount: count(),
    noteCount: count(),
    /** What people earned: what was paid to them, and the tax that was withheld from it. */
    incomeAmount: amount(),
    paidAmount: amount(),
    taxWithheld: amount(),
    taxableAmount: amount(),
    vatAmount: amount(),
    surtaxAmount: amount(),
    iitAmount: amount(),
    taxAmount: fen().generatedAlwaysAs(sql`vat_amount + surtax_amount + iit_amount`),
    /** What is to be paid by it: its tax less what was paid by those that it corrects. Below nought, too much was. */
    dueAmount: amount(),
    /** Of the company's own VAT: output tax of the period, input tax that was set against it, and what earlier periods left; below nought it is a credit. */
    outputVat: fen(),
    inputVat: fen(),
    carriedVat: fen(),
    state: dictCode().notNull(),
    /** The rules that it follows from, as they were. */
    rules: jsonb().notNull(),
    reviewBy: who(),
    reviewTime: dateTimeText(),
    declareBy: who(),
    declareTime: dateTimeText(),
    /** Another one for each sending. */
    requestSerial: varchar({ length: 32 }),
    sendCount: count(),
    queryCount: count(),
    nextQueryTime: dateTimeText(),
    channel: varchar({ length: 20 }),
    simulated: flag().notNull().default('0'),
    receiptNo: varchar({ length: 64 }),
    receiptTime: dateTimeText(),
    failReason: reason(),
    payBy: who(),
    payTime: dateTimeText(),
    companyAccountId: idColumn(),
    voucherFiles: varchar({ length: 2000 }),
    /** The one that it takes the place of, and why that was wrong. */
    correctsId: idColumn(),
    correctReason: reason(),
    correctBy: who(),
    correctTime: dateTimeText(),
    voidBy: who(),
    voidTime: dateTimeText(),
    voidReason: reason(),
    downloadCount: count(),
  },
  keys: (table) => [
    uniqueIndex('hy_tax_declaration_number').on(table.tenantId, table.batchNo),
    // One live declaration: whatever else goes wrong, no period is declared twice.
    uniqueIndex('hy_tax_declaration_live')
      .on(table.tenantId, table.companyId, table.taxKind, table.period)
      .where(sql`del_flag = 0 and state not in ('70', '99')`),
    uniqueIndex('hy_tax_declaration_serial')
      .on(table.tenantId, table.requestSerial)
      .where(sql`request_serial is not null`),
    index('hy_tax_declaration_create').on(table.tenantId, table.createTime, table.id),
    index('hy_tax_declaration_state').on(table.tenantId, table.state, table.deadline, table.id),
    check('hy_tax_declaration_period', sql`period_from <= period_to`),
  ],
});

/** A person, or a carrier, in a declaration. It stays as it was made. @source freight-domain 2.26 */
export const hyTaxPerson = tenantTable('hy_tax_person', {
  columns: {
    batchId: idColumn().notNull(),
    personType: dictCode().notNull(),
    personId: idColumn().notNull(),
    personName: varchar({ length: 100 }).notNull(),
    idType: dictCode().notNull(),
    idNo: sealedText(),
    phone: sealedText(),
    /** By it the next report knows who has changed. */
    identityHash: varchar({ length: 64 }).notNull(),
    noteCount: count(),
    incomeAmount: amount(),
    paidAmount: amount(),
    taxWithheld: amount(),
    exemptFlag: flag().notNull().default('0'),
    exemptReason: reason(),
    /** Income of the last twelve months. */
    rollingIncome: amount(),
    vatRate: count(),
    vatAmount: amount(),
    surtaxAmount: amount(),
    cumulativeIncome: amount(),
    cumulativeDeduct: amount(),
    iitRate: count(),
    iitAmount: amount(),
    taxAmount: fen().generatedAlwaysAs(sql`vat_amount + surtax_amount + iit_amount`),
    /** Its part of what the declaration has to be paid. */
    dueAmount: amount(),
    /** By the one that was corrected; null where there is none. */
    previousIncome: fen(),
    previousTax: fen(),
    remark: reason(),
  },
  keys: (table) => [
    uniqueIndex('hy_tax_person_of').on(table.tenantId, table.batchId, table.personId),
    index('hy_tax_person_person').on(table.tenantId, table.personId),
    foreignKey({
      name: 'hy_tax_person_declaration',
      columns: [table.tenantId, table.batchId],
      foreignColumns: [hyTaxDeclaration.tenantId, hyTaxDeclaration.id],
    }),
  ],
});

/** A stored declaration. */
export type DeclarationRow = typeof hyTaxDeclaration.$inferSelect;
/** A stored person of a declaration. */
export type TaxPersonRow = typeof hyTaxPerson.$inferSelect;
