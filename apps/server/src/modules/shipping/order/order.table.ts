import { sql } from 'drizzle-orm';
import { index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateTimeText, dictCode, fen, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { placeColumns, termColumns } from '../common/columns.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of orders: DD + yyMMdd + 6 digits. @source freight-domain 0.5 */
export const orderNumbers: NumberSeries = { prefix: 'DD', block: 20 };

const alive = sql`del_flag = 0`;

/** Transport requests. @source freight-domain 2.4 */
export const hyOrder = tenantTable('hy_order', {
  columns: {
    orderNo: varchar({ length: 20 }).notNull(),
    publishMode: dictCode().notNull(),
    status: dictCode().notNull(),
    /** The customer's contract that it is carried under. */
    contractId: idColumn(),
    ...termColumns(),
    ...placeColumns(),
    totalWeight: kilograms(),
    totalVolume: integer(),
    totalPieces: integer(),
    totalVehicles: integer(),
    vehicleTypes: varchar({ length: 200 }),
    vehicleLength: varchar({ length: 100 }),
    pickupTimeFrom: dateTimeText().notNull(),
    pickupTimeTo: dateTimeText().notNull(),
    deliverTimeTo: dateTimeText(),
    acceptDeadline: dateTimeText(),
    /** How much of it a carrier, or anyone who takes it, may send; null: all that is left. */
    offeredWeight: kilograms(),
    /** Waybills with a later id count towards what was offered. */
    offeredSince: idColumn(),
    prepayRate: integer(),
    prepayAmount: fen(),
    driverFee: fen(),
    serviceFee: fen(),
    customerFee: fen(),
    agentMargin: fen(),
    feeTotal: fen().generatedAlwaysAs(sql`case when order_mode = '3' then agent_fee else customer_fee end`),
    dispatchedWeight: kilograms().notNull().default(0),
    dispatchedVehicles: integer().notNull().default(0),
    finishedVehicles: integer().notNull().default(0),
    publishTime: dateTimeText(),
    closeTime: dateTimeText(),
    closeReason: varchar({ length: 200 }),
    /** Who rewrote the draft last, and who handed it in. */
    editBy: varchar({ length: 64 }),
    submitBy: varchar({ length: 64 }),
    reviewBy: varchar({ length: 64 }),
    reviewTime: dateTimeText(),
    reviewRemark: varchar({ length: 200 }),
    remark: varchar({ length: 500 }),
  },
  keys: (table) => [
    uniqueIndex('hy_order_no').on(table.tenantId, table.orderNo),
    // Numbers are looked for by their start.
    index('hy_order_no_start').on(table.tenantId, table.orderNo.op('varchar_pattern_ops')).where(alive),
    uniqueIndex('hy_order_original').on(table.tenantId, table.customerId, table.originalDocumentNumber).where(alive),
    // What the list is sorted by, `sortedBy` of the contract.
    index('hy_order_by_total_weight').on(table.tenantId, table.totalWeight, table.id).where(alive),
    index('hy_order_by_fee_total').on(table.tenantId, table.feeTotal, table.id).where(alive),
    index('hy_order_by_unit_price').on(table.tenantId, table.unitPrice, table.id).where(alive),
    index('hy_order_by_pickup_time').on(table.tenantId, table.pickupTimeFrom, table.id).where(alive),
    // Of each name there are few: parts of them are looked for among these, see orderWords.table.ts.
    index('hy_order_customer_name').on(table.tenantId, table.customerName).where(alive),
    index('hy_order_shipper_name').on(table.tenantId, table.shipperName).where(alive),
    index('hy_order_agent_name').on(table.tenantId, table.agentName).where(alive),
    index('hy_order_carrier_name').on(table.tenantId, table.carrierName).where(alive),
    index('hy_order_send_name').on(table.tenantId, table.sendName).where(alive),
    index('hy_order_receive_name').on(table.tenantId, table.receiveName).where(alive),
    index('hy_order_send_city').on(table.tenantId, table.sendCity).where(alive),
    index('hy_order_receive_city').on(table.tenantId, table.receiveCity).where(alive),
    index('hy_order_cargo_name').on(table.tenantId, table.cargoName).where(alive),
    index('hy_order_create').on(table.tenantId, table.createTime),
    index('hy_order_status').on(table.tenantId, table.status, table.createTime),
    index('hy_order_customer').on(table.tenantId, table.customerId, table.createTime),
    index('hy_order_agent').on(table.tenantId, table.agentId),
    index('hy_order_carrier').on(table.tenantId, table.carrierId),
  ],
});
