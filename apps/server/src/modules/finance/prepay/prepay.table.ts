import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of prepayments: YF + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const prepayNumbers: NumberSeries = { prefix: 'YF' };

const person = () => varchar({ length: 64 });
const remark = () => varchar({ length: 200 });
const part = () => fen().notNull().default(0);

/** Parts of freights that are paid before delivery. What is said of the payee is a copy of the moment of the application. @source freight-domain 2.38, amendments L1 */
export const hyPrepay = tenantTable('hy_prepay', {
  columns: {
    prepayNo: varchar({ length: 20 }).notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    driverId: idColumn().notNull(),
    driverName: varchar({ length: 50 }),
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    /** Of its waybill: in agent mode the shipper learns nothing of it. */
    orderMode: dictCode(),
    agentId: idColumn(),
    /** Whom the freight is owed to: what is prepaid counts against that. */
    creditorType: dictCode().notNull(),
    creditorId: idColumn().notNull(),
    amount: fen().notNull(),
    /** What the driver was estimated to get, fen, and the part of it that is applied for, in 1/10000. */
    estimatedFee: fen().notNull(),
    rate: integer().notNull(),
    reason: remark(),
    payeeType: dictCode(),
    payeeId: idColumn(),
    payeeCardId: idColumn(),
    payeeName: varchar({ length: 100 }).notNull(),
    payeeIdNo: sealedText(),
    payeeAccountType: dictCode(),
    payeeCardNo: sealedText(),
    payeeBankName: varchar({ length: 100 }),
    payeeBankCode: varchar({ length: 11 }),
    payeeCnaps: varchar({ length: 12 }),
    state: dictCode().notNull(),
    applyBy: person(),
    applyTime: dateTimeText(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: remark(),
    paymentId: idColumn(),
    payTime: dateTimeText(),
    failReason: remark(),
    closeReason: remark(),
    offsetAmount: part(),
    recoverAmount: part(),
    writtenOffAmount: part(),
    /** What was paid and neither counted against a freight nor brought back nor given up. */
    openAmount: fen().generatedAlwaysAs(
      sql`case when state in ('30', '40', '45') then amount - offset_amount - recover_amount - written_off_amount else 0 end`,
    ),
    /** Whether no freight will cover what is open: its waybill is revoked, or examined. */
    toRecover: flag().notNull().default('0'),
    writeOffBy: person(),
    writeOffTime: dateTimeText(),
    writeOffReason: remark(),
  },
  keys: (table) => [
    uniqueIndex('hy_prepay_number').on(table.tenantId, table.prepayNo),
    // One at a time.
    uniqueIndex('hy_prepay_open')
      .on(table.tenantId, table.noteId)
      .where(sql`del_flag = 0 and state in ('10', '20', '30', '50')`),
    index('hy_prepay_create').on(table.tenantId, table.createTime, table.id),
    index('hy_prepay_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_prepay_amount_order').on(table.tenantId, table.amount, table.id),
    index('hy_prepay_note').on(table.tenantId, table.noteId),
    index('hy_prepay_to_recover')
      .on(table.tenantId, table.createTime)
      .where(sql`to_recover = '1'`),
    check('hy_prepay_amount', sql`amount > 0`),
    check(
      'hy_prepay_parts',
      sql`offset_amount >= 0 and recover_amount >= 0 and written_off_amount >= 0 and offset_amount + recover_amount + written_off_amount <= amount`,
    ),
  ],
});

/** Money that payees brought back, with its proof. @source freight-domain 3.5 Y9 */
export const hyPrepayRecovery = tenantTable('hy_prepay_recovery', {
  columns: {
    prepayId: idColumn().notNull(),
    amount: fen().notNull(),
    companyAccountId: idColumn().notNull(),
    bankSerialNo: varchar({ length: 50 }).notNull(),
    recoverTime: dateTimeText().notNull(),
    voucherFiles: varchar({ length: 2000 }).notNull(),
    remark: remark(),
  },
  keys: (table) => [
    // The same arrival at an account is told once.
    uniqueIndex('hy_prepay_recovery_serial').on(table.tenantId, table.companyAccountId, table.bankSerialNo),
    index('hy_prepay_recovery_prepay').on(table.tenantId, table.prepayId),
    foreignKey({
      name: 'hy_prepay_recovery_of',
      columns: [table.tenantId, table.prepayId],
      foreignColumns: [hyPrepay.tenantId, hyPrepay.id],
    }),
    check('hy_prepay_recovery_amount', sql`amount > 0`),
  ],
});

/** A stored prepayment. */
export type PrepayRow = typeof hyPrepay.$inferSelect;
