import { sql } from 'drizzle-orm';
import { check, foreignKey, index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';
import { hyPayment } from '../payment/payment.table.ts';

/** Numbers of changes: BG + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const payChangeNumbers: NumberSeries = { prefix: 'BG' };

const person = () => varchar({ length: 64 });

/**
 * Changes of payments that were asked for: another payee, card or amount. What was and what is to be are copies of the moment in which it was
 * asked, and the one who decides has seen them.
 *
 * @source freight-domain 2.38
 */
export const hyPayChange = tenantTable('hy_pay_change', {
  columns: {
    changeNo: varchar({ length: 20 }).notNull(),
    paymentId: idColumn().notNull(),
    paymentNo: varchar({ length: 20 }).notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }),
    changeType: dictCode().notNull(),
    /** What the payment came to, and what it is to come to; the latter of a change of the amount alone. */
    amount: fen().notNull(),
    newAmount: fen(),
    oldPayeeType: dictCode(),
    oldPayeeName: varchar({ length: 100 }).notNull(),
    oldPayeeCardNo: sealedText(),
    oldPayeeBankName: varchar({ length: 100 }),
    newCardId: idColumn(),
    newPayeeType: dictCode(),
    newPayeeName: varchar({ length: 100 }),
    newPayeeCardNo: sealedText(),
    newPayeeBankName: varchar({ length: 100 }),
    reason: varchar({ length: 200 }).notNull(),
    files: varchar({ length: 2000 }),
    state: dictCode().notNull(),
    applyBy: person().notNull(),
    applyTime: dateTimeText().notNull(),
    auditBy: person(),
    auditTime: dateTimeText(),
    auditRemark: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_pay_change_number').on(table.tenantId, table.changeNo),
    uniqueIndex('hy_pay_change_open')
      .on(table.tenantId, table.paymentId)
      .where(sql`del_flag = 0 and state = '10'`),
    index('hy_pay_change_create').on(table.tenantId, table.createTime, table.id),
    index('hy_pay_change_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_pay_change_note').on(table.tenantId, table.noteId),
    foreignKey({
      name: 'hy_pay_change_payment',
      columns: [table.tenantId, table.paymentId],
      foreignColumns: [hyPayment.tenantId, hyPayment.id],
    }),
    check('hy_pay_change_new', sql`(change_type = '3') = (new_amount is not null) and (change_type = '3') = (new_card_id is null)`),
    check('hy_pay_change_amount', sql`new_amount > 0`),
  ],
});

/** A stored change. */
export type PayChangeRow = typeof hyPayChange.$inferSelect;
