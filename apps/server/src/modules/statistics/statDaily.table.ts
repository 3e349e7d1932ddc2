import { bigint, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, idColumn } from '../../platform/db/columns.ts';
import { tenantTable } from '../../platform/db/table.ts';

const sum = () => bigint({ mode: 'number' });

/**
 * What a day came to, by those it is asked for by. Rows of one subject fill the columns of that subject alone (`subjects.ts`); the others are null
 * and take no room. Money in fen, weights in kilograms, ways in metres. Made again from the rows each night, see docs/decisions/statistics.md.
 *
 * @source freight-domain 5.4, 2.46
 */
export const hyStatDaily = tenantTable('hy_stat_daily', {
  columns: {
    subject: dictCode().notNull(),
    statDate: dateText().notNull(),
    companyId: idColumn(),
    customerId: idColumn(),
    agentId: idColumn(),
    orderMode: dictCode(),
    carrierId: idColumn(),
    driverId: idColumn(),
    vehicleId: idColumn(),
    laneKey: varchar({ length: 110 }),
    province: varchar({ length: 50 }),
    cargoTypeCode: dictCode(),
    orderStatus: dictCode(),
    payeeType: dictCode(),
    payeeKey: varchar({ length: 100 }),
    payeeName: varchar({ length: 100 }),
    bankName: varchar({ length: 100 }),
    personKind: dictCode(),
    person: varchar({ length: 100 }),
    noteCount: sum(),
    weightSum: sum(),
    kmSum: sum(),
    trackedKmSum: sum(),
    trackSum: sum(),
    emptySum: sum(),
    /** Kilograms times kilometres: whole numbers that a year of a large fleet does not exhaust. */
    tonneKmSum: sum(),
    feeTotalSum: sum(),
    driverFeeSum: sum(),
    serviceFeeSum: sum(),
    agentMarginSum: sum(),
    lossAmountSum: sum(),
    extraFeeSum: sum(),
    adjustSum: sum(),
    paidSum: sum(),
    prepaidSum: sum(),
    offlineSum: sum(),
    failedCount: sum(),
    orderedSum: sum(),
    dispatchedSum: sum(),
    vehicleCount: sum(),
    finishedCount: sum(),
    sentCount: sum(),
    revokeCount: sum(),
    passCount: sum(),
    refuseCount: sum(),
    waitSeconds: sum(),
    waitCount: sum(),
  },
  keys: (table) => [index('hy_stat_daily_date').on(table.tenantId, table.subject, table.statDate)],
});

/** Up to which day the daily figures are made, and when they were looked over last. One row a tenant. */
export const hyStatState = tenantTable('hy_stat_state', {
  columns: {
    madeUntil: dateText().notNull(),
    /** Rows that were changed since are counted again. */
    madeAt: dateTimeText().notNull(),
    /** What was counted: figures that a release has come to count otherwise are none to it, and all are counted again in the first night. */
    edition: integer().notNull().default(1),
  },
  keys: (table) => [uniqueIndex('hy_stat_state_tenant').on(table.tenantId)],
});
