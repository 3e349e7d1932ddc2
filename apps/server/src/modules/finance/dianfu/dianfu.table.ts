import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of advances: DF + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const dianfuNumbers: NumberSeries = { prefix: 'DF' };

const person = () => varchar({ length: 64 });
const remark = () => varchar({ length: 200 });
const amount = () => fen().notNull().default(0);

/** Freight that the platform pays although its customer has no money for it. @source freight-domain 2.39, amendments L11, L33 */
export const hyDianfu = tenantTable('hy_dianfu', {
  columns: {
    dianfuNo: varchar({ length: 20 }).notNull(),
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    /** Of its waybill: an agent sees the advances of theirs. */
    agentId: idColumn(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    /** What was asked for; no more than this is advanced. */
    appliedAmount: fen().notNull(),
    principal: fen().notNull(),
    termDays: integer().notNull(),
    /** `daily` or `fixed`, as the configuration says when it is asked for. */
    feeMode: dictCode().notNull(),
    /** In millionths per day. */
    dayRate: integer().notNull(),
    /** Of a fixed fee, in 1/10000. */
    feeRate: integer(),
    startDate: dateText(),
    dueDate: dateText(),
    /** Since when the principal is what it is now, and what of the fee since then is booked. */
    accrueFrom: dateText(),
    accruedBooked: amount(),
    /** Fee up to the day of the last look, booked or not. */
    feeAmount: amount(),
    /** The part of the fee that is booked: it is, with each repayment. */
    bookedFee: amount(),
    repaidPrincipal: amount(),
    repaidFee: amount(),
    writtenOffPrincipal: amount(),
    writtenOffFee: amount(),
    recoveredAmount: amount(),
    repaidAmount: fen().generatedAlwaysAs(sql`repaid_principal + repaid_fee`),
    balance: amount(),
    repayCount: integer().notNull().default(0),
    dueFlag: flag().notNull().default('0'),
    overdueDays: integer().notNull().default(0),
    state: dictCode().notNull(),
    applyBy: person().notNull(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: remark(),
    advanceBy: person(),
    advanceTime: dateTimeText(),
    closeReason: remark(),
    writeOffBy: person(),
    writeOffTime: dateTimeText(),
    writeOffReason: remark(),
    remark: remark(),
  },
  keys: (table) => [
    uniqueIndex('hy_dianfu_number').on(table.tenantId, table.dianfuNo),
    // One at a time: whatever else goes wrong, no freight is advanced twice.
    uniqueIndex('hy_dianfu_open')
      .on(table.tenantId, table.noteId)
      .where(sql`del_flag = 0 and state in ('10', '20', '30', '40')`),
    index('hy_dianfu_create').on(table.tenantId, table.createTime, table.id),
    index('hy_dianfu_state').on(table.tenantId, table.state, table.dueDate, table.id),
    index('hy_dianfu_customer').on(table.tenantId, table.customerId, table.state),
    index('hy_dianfu_note').on(table.tenantId, table.noteId),
    check('hy_dianfu_principal', sql`principal > 0 and applied_amount > 0`),
    check('hy_dianfu_repaid', sql`repaid_principal + written_off_principal <= principal and repaid_fee + written_off_fee <= booked_fee`),
  ],
});

/** Money that came back for advances: the fee first, then the principal. @source freight-domain 2.39 */
export const hyDianfuRepay = tenantTable('hy_dianfu_repay', {
  columns: {
    dianfuId: idColumn().notNull(),
    repayNo: varchar({ length: 24 }).notNull(),
    amount: fen().notNull(),
    feePart: fen().notNull(),
    principalPart: fen().notNull(),
    /** `wallet` or `transfer`. */
    source: dictCode().notNull(),
    companyAccountId: idColumn(),
    bankSerialNo: varchar({ length: 50 }),
    voucherFiles: varchar({ length: 2000 }),
    repayTime: dateTimeText().notNull(),
    txnId: idColumn(),
    operator: person().notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_dianfu_repay_number').on(table.tenantId, table.repayNo),
    uniqueIndex('hy_dianfu_repay_serial')
      .on(table.tenantId, table.companyAccountId, table.bankSerialNo)
      .where(sql`bank_serial_no is not null`),
    index('hy_dianfu_repay_of').on(table.tenantId, table.dianfuId, table.repayTime),
    foreignKey({
      name: 'hy_dianfu_repay_dianfu',
      columns: [table.tenantId, table.dianfuId],
      foreignColumns: [hyDianfu.tenantId, hyDianfu.id],
    }),
    check('hy_dianfu_repay_amount', sql`amount > 0`),
  ],
});

/** A stored advance. */
export type DianfuRow = typeof hyDianfu.$inferSelect;
