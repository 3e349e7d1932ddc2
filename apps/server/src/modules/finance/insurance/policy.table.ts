import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, flag, idColumn } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { sealedText } from '../../../platform/sealed.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of orders for policies: TB + yyMMdd + 6 digits. */
export const policyNumbers: NumberSeries = { prefix: 'TB' };

const amount = () => fen().notNull().default(0);
const person = () => varchar({ length: 64 });

/** Policies of waybills, from the quote on. @source freight-domain 2.36 */
export const hyInsurancePolicy = tenantTable('hy_insurance_policy', {
  columns: {
    orderPolicyNo: varchar({ length: 20 }).notNull(),
    policyNumber: varchar({ length: 30 }),
    insuranceCompanyCode: varchar({ length: 30 }).notNull(),
    insuranceCompanyName: varchar({ length: 50 }).notNull(),
    insuranceType: dictCode().notNull(),
    noteId: idColumn().notNull(),
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    companyId: idColumn().notNull(),
    /** Of the waybill: their wallet pays, and they are paid. */
    customerId: idColumn().notNull(),
    applicant: varchar({ length: 512 }),
    applicantIdNo: sealedText(),
    insured: varchar({ length: 100 }),
    insuredIdNo: sealedText(),
    insuredPhone: sealedText(),
    cargoName: varchar({ length: 100 }).notNull(),
    cargoTypeCode: dictCode().notNull(),
    /** Kilograms. */
    weight: integer(),
    insuredAmount: fen().notNull(),
    /** Millionths. */
    rateE6: integer().notNull(),
    premium: fen().notNull(),
    payer: dictCode().notNull().default('customer'),
    startTime: dateTimeText(),
    endTime: dateTimeText(),
    fromAddress: varchar({ length: 400 }).notNull(),
    toAddress: varchar({ length: 400 }).notNull(),
    vehicleNumber: varchar({ length: 35 }).notNull(),
    state: dictCode().notNull(),
    /** Bought by the system because the waybill asks for it. */
    isAuto: flag().notNull().default('0'),
    quoteTime: dateTimeText().notNull(),
    /** When it was paid; null for what was only quoted. */
    buyTime: dateTimeText(),
    buyBy: person(),
    issueTime: dateTimeText(),
    failReason: varchar({ length: 200 }),
    failTime: dateTimeText(),
    cancelReason: varchar({ length: 200 }),
    cancelBy: person(),
    cancelTime: dateTimeText(),
    /** What of the premium went back to who had paid it. */
    refundPremium: amount(),
    /** What of the premium was paid to the insurer. */
    settledPremium: amount(),
    claimNo: varchar({ length: 40 }),
    claimReason: varchar({ length: 500 }),
    /** What was asked for; `claimAmount` is what came. */
    claimApplyAmount: fen(),
    claimFiles: varchar({ length: 2000 }),
    claimBy: person(),
    claimTime: dateTimeText(),
    /** What the insurer said that they will pay. */
    claimAgreed: fen(),
    claimAmount: fen(),
    claimResult: varchar({ length: 200 }),
    /** Part of it that makes good what the platform had paid in compensation; the rest went to the customer. */
    compensatedAmount: amount(),
    companyAccountId: idColumn(),
    bankSerialNo: varchar({ length: 50 }),
    settleBy: person(),
    settleTime: dateTimeText(),
    /** How often the insurer was asked for what became of it, and when they are asked again. */
    queryCount: integer().notNull().default(0),
    nextQueryTime: dateTimeText(),
    /** The insurer is a play. */
    simulated: flag().notNull().default('0'),
  },
  keys: (table) => [
    uniqueIndex('hy_insurance_policy_order').on(table.tenantId, table.orderPolicyNo),
    uniqueIndex('hy_insurance_policy_number')
      .on(table.tenantId, table.insuranceCompanyCode, table.policyNumber)
      .where(sql`policy_number is not null`),
    // Whatever else goes wrong, goods are not insured twice, nor is a premium paid twice.
    uniqueIndex('hy_insurance_policy_open')
      .on(table.tenantId, table.noteId, table.insuranceType)
      .where(sql`del_flag = 0 and state in ('10', '20', '30', '50', '70')`),
    uniqueIndex('hy_insurance_policy_serial')
      .on(table.tenantId, table.companyAccountId, table.bankSerialNo)
      .where(sql`bank_serial_no is not null`),
    index('hy_insurance_policy_note').on(table.tenantId, table.noteId),
    index('hy_insurance_policy_create').on(table.tenantId, table.createTime, table.id),
    index('hy_insurance_policy_state').on(table.tenantId, table.state, table.createTime, table.id),
    index('hy_insurance_policy_query')
      .on(table.tenantId, table.nextQueryTime)
      .where(sql`next_query_time is not null`),
    index('hy_insurance_policy_end')
      .on(table.tenantId, table.endTime)
      .where(sql`state = '30'`),
    // What is open with an insurer is found by these.
    index('hy_insurance_policy_insurer')
      .on(table.tenantId, table.insuranceCompanyCode, table.buyTime)
      .where(sql`buy_time is not null`),
    check('hy_insurance_policy_amount', sql`insured_amount >= 0 and premium >= 0 and refund_premium between 0 and premium`),
  ],
});

/** Premiums that a payment to an insurer pays, or takes back, by policy. @source freight-domain 4.4 P20s */
export const hyPremiumItem = tenantTable('hy_premium_item', {
  columns: {
    /** The payment’s document: the application that it was agreed to by. */
    approvalId: idColumn().notNull(),
    policyId: idColumn().notNull(),
    /** Below nought where a premium that was paid before has gone back to who had paid it. */
    amount: fen().notNull(),
  },
  keys: (table) => [
    uniqueIndex('hy_premium_item_policy').on(table.tenantId, table.approvalId, table.policyId),
    foreignKey({
      name: 'hy_premium_item_of_policy',
      columns: [table.tenantId, table.policyId],
      foreignColumns: [hyInsurancePolicy.tenantId, hyInsurancePolicy.id],
    }),
    check('hy_premium_item_amount', sql`amount <> 0`),
  ],
});

/** A stored policy. */
export type PolicyRow = typeof hyInsurancePolicy.$inferSelect;
