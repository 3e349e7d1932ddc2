import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedLongText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of contracts: HT + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const contractNumbers: NumberSeries = { prefix: 'HT' };

const person = () => varchar({ length: 100 });
/** As long as the name of a company may be. */
const partyName = () => varchar({ length: 512 });
const alive = sql`del_flag = 0`;

/** Contracts of the platform with customers, carriers and drivers; one of type 3 for each waybill. @source freight-domain 2.22 */
export const hyContract = tenantTable('hy_contract', {
  columns: {
    contractNo: varchar({ length: 30 }).notNull(),
    contractType: dictCode().notNull(),
    contractName: varchar({ length: 100 }).notNull(),
    /** The other side: customer, carrier or driver. */
    partyId: idColumn().notNull(),
    partyAType: dictCode().notNull(),
    partyAId: idColumn().notNull(),
    partyAName: partyName().notNull(),
    partyBType: dictCode().notNull(),
    partyBId: idColumn().notNull(),
    partyBName: partyName().notNull(),
    companyId: idColumn().notNull(),
    noteId: idColumn(),
    shippingNoteNumber: varchar({ length: 20 }),
    /** The version of the template; absent: the one that ships with the product. */
    templateId: idColumn(),
    /** What the template was filled with when the contract was made, as JSON: numbers of people are among it. */
    terms: sealedLongText().notNull(),
    /** The text as it was signed; until then it follows from template and terms. */
    content: sealedLongText(),
    signMode: varchar({ length: 10 }).notNull().default('electronic'),
    validFrom: dateText().notNull(),
    validTo: dateText().notNull(),
    amount: fen(),
    settleType: dictCode(),
    termDays: integer(),
    serviceRate: integer(),
    /** Waybills may be invoiced before they are paid for. @source amendments 4 */
    invoiceBeforePay: flag().notNull().default('0'),
    /** What was agreed beside the template. */
    extraTerms: varchar({ length: 2000 }),
    sendTime: dateTimeText(),
    signATime: dateTimeText(),
    signAName: person(),
    signASerial: varchar({ length: 64 }),
    signASeal: text(),
    signBTime: dateTimeText(),
    signBName: person(),
    signBSerial: varchar({ length: 64 }),
    signBSeal: text(),
    /** SM3 of the text. */
    contentHash: varchar({ length: 64 }),
    file: varchar({ length: 2000 }),
    /** Signed by both sides, when it was ended before its time. */
    endFile: varchar({ length: 2000 }),
    endReason: varchar({ length: 200 }),
    endBy: varchar({ length: 64 }),
    endTime: dateTimeText(),
    state: dictCode().notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_contract_no').on(table.tenantId, table.contractNo),
    index('hy_contract_create').on(table.tenantId, table.createTime, table.id).where(alive),
    index('hy_contract_state').on(table.tenantId, table.state, table.createTime, table.id).where(alive),
    index('hy_contract_type').on(table.tenantId, table.contractType, table.createTime, table.id).where(alive),
    index('hy_contract_party').on(table.tenantId, table.partyId, table.createTime).where(alive),
    index('hy_contract_note')
      .on(table.tenantId, table.noteId)
      .where(sql`note_id is not null`),
    index('hy_contract_valid')
      .on(table.tenantId, table.validTo)
      .where(sql`state = '40'`),
  ],
});
