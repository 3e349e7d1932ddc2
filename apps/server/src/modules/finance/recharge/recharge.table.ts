import { sql } from 'drizzle-orm';
import { check, index, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of recharges: CZ + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const rechargeNumbers: NumberSeries = { prefix: 'CZ' };

/** Money that customers say they have sent, and what became of it. @source freight-domain 2.14 */
export const hyCustomerRecharge = tenantTable('hy_customer_recharge', {
  columns: {
    rechargeNo: varchar({ length: 20 }).notNull(),
    customerId: idColumn().notNull(),
    companyId: idColumn().notNull(),
    walletId: idColumn().notNull(),
    rechargeType: dictCode().notNull(),
    amount: fen().notNull(),
    payerName: varchar({ length: 100 }),
    payerAccount: sealedText(),
    payerBank: varchar({ length: 100 }),
    /** Where it comes to: an account of ours at a bank, or at an institution. */
    receiveAccountId: idColumn(),
    thirdAccountId: idColumn(),
    bankSerialNo: varchar({ length: 50 }),
    voucherFiles: varchar({ length: 2000 }),
    transferTime: dateTimeText(),
    state: dictCode().notNull(),
    confirmBy: varchar({ length: 64 }),
    confirmTime: dateTimeText(),
    confirmRemark: varchar({ length: 200 }),
    reverseBy: varchar({ length: 64 }),
    reverseTime: dateTimeText(),
    reverseReason: varchar({ length: 200 }),
    remark: varchar({ length: 200 }),
  },
  keys: (table) => [
    uniqueIndex('hy_customer_recharge_number').on(table.tenantId, table.rechargeNo),
    // The same arrival at an account is told once.
    uniqueIndex('hy_customer_recharge_serial')
      .on(table.tenantId, table.receiveAccountId, table.bankSerialNo)
      .where(sql`del_flag = 0 and bank_serial_no is not null and state in ('10', '20', '30')`),
    uniqueIndex('hy_customer_recharge_third_serial')
      .on(table.tenantId, table.thirdAccountId, table.bankSerialNo)
      .where(sql`del_flag = 0 and bank_serial_no is not null and state in ('10', '20', '30')`),
    index('hy_customer_recharge_create').on(table.tenantId, table.createTime, table.id),
    index('hy_customer_recharge_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_customer_recharge_customer').on(table.tenantId, table.customerId, table.createTime),
    check('hy_customer_recharge_amount', sql`amount > 0`),
    check('hy_customer_recharge_place', sql`(receive_account_id is null) <> (third_account_id is null)`),
  ],
});
