import { sql } from 'drizzle-orm';
import { check, index, integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { dateText, dateTimeText, dictCode, fen, flag, idColumn, kilograms } from '../../../platform/db/columns.ts';
import { tenantTable } from '../../../platform/db/table.ts';
import { hashedText, sealedText } from '../../../platform/sealed.ts';
import { placeColumns, termColumns } from '../common/columns.ts';
import type { NumberSeries } from '../../../platform/sequence/sequence.ts';

/** Numbers of waybills: YD + yyyyMMdd + 8 digits. @source freight-domain 0.5 */
export const noteNumbers: NumberSeries = { prefix: 'YD', wide: 8, block: 20 };

const paths = () => varchar({ length: 2000 });
const person = () => varchar({ length: 64 });
const remark = () => varchar({ length: 200 });
const amount = () => fen().notNull().default(0);
const step = () => dictCode().notNull().default('0');

/** Lists leave removed rows out; an index that does so as well is counted and read without a look at the rows. */
const alive = sql`del_flag = 0`;
/** On the vehicle, from dispatch until it is unloaded: `openOnRoad` of the states. */
const open = sql`${alive} and note_status in ('15', '20', '30', '40')`;

/** Waybills. Names and addresses are copies, so that a list reads one table. @source freight-domain 2.5 */
export const hyShippingNote = tenantTable('hy_shipping_note', {
  columns: {
    shippingNoteNumber: varchar({ length: 20 }).notNull(),
    serialNumber: varchar({ length: 4 }).notNull().default('0000'),
    vehicleAmount: integer().notNull().default(1),
    orderId: idColumn(),
    orderNo: varchar({ length: 20 }),
    noteStatus: dictCode().notNull(),
    ...termColumns(),
    ...placeColumns(),
    pickupTimeFrom: dateTimeText(),
    pickupTimeTo: dateTimeText(),
    driverId: idColumn(),
    driverName: varchar({ length: 30 }),
    driverPhone: sealedText(),
    driverPhoneHash: hashedText(),
    driverIdNo: sealedText(),
    coDriverId: idColumn(),
    coDriverName: varchar({ length: 30 }),
    vehicleId: idColumn(),
    vehicleNumber: varchar({ length: 35 }),
    plateColor: dictCode(),
    trailerNumber: varchar({ length: 35 }),
    /** Kilograms that the vehicle may load. */
    approvedLoad: kilograms(),
    actualCarrierName: varchar({ length: 256 }),
    actualCarrierId: sealedText(),
    actualCarrierPermit: varchar({ length: 50 }),
    dispatchBy: person(),
    dispatchTime: dateTimeText(),
    acceptTime: dateTimeText(),
    /** Until when the driver may accept; null: as long as the settings say. */
    acceptDeadline: dateTimeText(),
    plannedWeight: kilograms(),
    volume: integer(),
    pieces: integer(),
    loadGross: kilograms(),
    loadTare: kilograms(),
    loadWeight: kilograms(),
    loadTime: dateTimeText(),
    loadSlipNo: varchar({ length: 50 }),
    loadFiles: paths(),
    departTime: dateTimeText(),
    arriveTime: dateTimeText(),
    unloadGross: kilograms(),
    unloadTare: kilograms(),
    unloadWeight: kilograms(),
    unloadTime: dateTimeText(),
    unloadSlipNo: varchar({ length: 50 }),
    unloadFiles: paths(),
    signTime: dateTimeText(),
    signBy: person(),
    receiptNo: varchar({ length: 50 }),
    receiptFiles: paths(),
    settleWeight: kilograms(),
    lossWeight: kilograms(),
    allowedLoss: kilograms(),
    deductWeight: kilograms(),
    lossAmount: amount(),
    driverFeeRaw: amount(),
    extraFee: amount(),
    extraFeeRemark: remark(),
    deduction: amount(),
    deductionRemark: remark(),
    roundingAmount: amount(),
    driverFee: amount(),
    serviceFee: amount(),
    customerFee: amount(),
    agentMargin: amount(),
    feeTotal: fen().generatedAlwaysAs(sql`case when order_mode = '3' then coalesce(agent_fee, 0) else customer_fee end`),
    /** What was corrected since the examination: of what the customer is charged, and of what the carrying side gets. Below zero where it is less. */
    customerAdjust: amount(),
    carrierAdjust: amount(),
    /** What the customer is charged, corrections and all. */
    receivableAmount: fen().generatedAlwaysAs(
      sql`case when order_mode = '3' then coalesce(agent_fee, 0) else customer_fee end + customer_adjust`,
    ),
    insuranceFee: amount(),
    /** Agreed with the driver when they were sent; nothing of it has been applied for or paid yet. */
    prepayAmount: amount(),
    prepaidAmount: amount(),
    /** Part of what was prepaid that the examination set against the freight. */
    prepayOffset: amount(),
    payableAmount: fen().generatedAlwaysAs(sql`driver_fee + carrier_adjust - prepay_offset - tax_withheld`),
    /** What is payable and not paid. */
    openAmount: fen().generatedAlwaysAs(sql`driver_fee + carrier_adjust - prepay_offset - tax_withheld - paid_amount`),
    paidAmount: amount(),
    taxWithheld: amount(),
    /** Rate in 1/10000 that the fee holds tax at, and what it comes to: fixed by the examination. */
    taxRate: integer(),
    netAmount: fen(),
    taxAmount: fen(),
    /** Whom the freight is owed to, driver or carrier: fixed by the examination. */
    creditorType: dictCode(),
    creditorId: idColumn(),
    frozenAmount: amount(),
    /** Credit of the customer that this waybill takes up. */
    creditAmount: amount(),
    fundReason: varchar({ length: 20 }),
    payeeType: dictCode(),
    payeeId: idColumn(),
    payeeName: varchar({ length: 100 }),
    payeeIdNo: sealedText(),
    payeeCardId: idColumn(),
    payeeCardNo: sealedText(),
    payeeBankName: varchar({ length: 100 }),
    payeeBy: person(),
    dueDate: dateText(),
    dueFlag: flag().notNull().default('0'),
    customerPaidAmount: amount(),
    /** Part of the fee that an advance has taken over and that is not paid back yet. */
    advancedAmount: amount(),
    /** Part of the fee that nobody expects any more. */
    writtenOffAmount: amount(),
    /** What the customer is charged, less what was paid, advanced or given up. */
    customerOpenAmount: fen().generatedAlwaysAs(
      sql`case when order_mode = '3' then coalesce(agent_fee, 0) else customer_fee end + customer_adjust - customer_paid_amount - advanced_amount - written_off_amount`,
    ),
    /** Part of the agent's margin that was paid out or set against what the agent owes. */
    agentPaidAmount: amount(),
    /** Part of the loss that the customer got back. */
    lossPassedAmount: amount(),
    /** The bills that hold it: its customer's, and those by which its carrier and its agent are paid. */
    billId: idColumn(),
    carrierBillId: idColumn(),
    agentBillId: idColumn(),
    /** The last request for invoices that it stands in, and the last invoice about it. */
    requestBillId: idColumn(),
    invoiceId: idColumn(),
    invoiceNo: varchar({ length: 20 }),
    /** What requests ask for of the fee, and what invoices say of it and of its tax, each less what was reversed. */
    requestedAmount: amount(),
    invoicedAmount: amount(),
    invoicedTax: amount(),
    policyId: idColumn(),
    trackDistance: integer(),
    /** Longest silence of the track in minutes, and metres between it and the places; the rules compare them with their limits of the day. */
    trackGapMinutes: integer(),
    trackMatchLoad: integer(),
    trackMatchUnload: integer(),
    /** Why there is no track, or an odd one, in the words of anyone who asked. */
    trackRemark: varchar({ length: 200 }),
    etcAmount: amount(),
    abnormalFlags: varchar({ length: 200 }),
    preCheckState: step(),
    checkState: step(),
    businessReviewState: step(),
    examineState: step(),
    revokeState: step(),
    payState: dictCode(),
    prepayState: dictCode(),
    dianfuState: dictCode(),
    insuranceState: dictCode(),
    contractState: dictCode(),
    requestBillState: dictCode(),
    invoiceState: dictCode(),
    uploadState: step(),
    uploadEnvironment: dictCode(),
    fundUploadState: step(),
    trackState: step(),
    etcState: dictCode(),
    evaluationState: dictCode(),
    revokeBy: person(),
    revokeTime: dateTimeText(),
    revokeCode: dictCode(),
    revokeReason: remark(),
    revokeApproveBy: person(),
    revokeApproveTime: dateTimeText(),
    preCheckBy: person(),
    preCheckTime: dateTimeText(),
    preCheckRemark: remark(),
    submitCheckBy: person(),
    /** Who corrected weights or amounts in the check. */
    checkEditBy: person(),
    submitCheckTime: dateTimeText(),
    checkBy: person(),
    checkTime: dateTimeText(),
    checkRemark: remark(),
    businessReviewBy: person(),
    businessReviewTime: dateTimeText(),
    businessReviewRemark: remark(),
    /** Rules of the business review that are broken, as a list; '' none, null not looked at yet. */
    failedRules: varchar({ length: 60 }),
    /** Since when it has been waiting for the present one of these steps. */
    waitingSince: dateTimeText(),
    examineBy: person(),
    examineTime: dateTimeText(),
    examineRemark: remark(),
    /** When money was there to pay the driver. */
    fundTime: dateTimeText(),
    payTime: dateTimeText(),
    remark: varchar({ length: 500 }),
  },
  keys: (table) => [
    uniqueIndex('hy_shipping_note_number').on(table.tenantId, table.shippingNoteNumber, table.serialNumber),
    index('hy_shipping_note_number_start').on(table.tenantId, table.shippingNoteNumber.op('varchar_pattern_ops')).where(alive),
    index('hy_shipping_note_create').on(table.tenantId, table.createTime, table.id, table.noteStatus).where(alive),
    index('hy_shipping_note_status').on(table.tenantId, table.noteStatus, table.createTime, table.id).where(alive),
    index('hy_shipping_note_customer').on(table.tenantId, table.customerId, table.createTime, table.id, table.noteStatus).where(alive),
    index('hy_shipping_note_agent').on(table.tenantId, table.agentId, table.createTime, table.id, table.noteStatus).where(alive),
    index('hy_shipping_note_driver').on(table.tenantId, table.driverId, table.createTime).where(alive),
    index('hy_shipping_note_vehicle').on(table.tenantId, table.vehicleNumber.op('varchar_pattern_ops'), table.createTime).where(alive),
    // Few waybills are open at a time: their number is counted by these, however many a driver has carried.
    index('hy_shipping_note_open_driver').on(table.tenantId, table.driverId).where(open),
    index('hy_shipping_note_open_vehicle').on(table.tenantId, table.vehicleId).where(open),
    index('hy_shipping_note_carrier').on(table.tenantId, table.carrierId, table.createTime, table.id, table.noteStatus).where(alive),
    index('hy_shipping_note_shipper').on(table.tenantId, table.shipperId, table.noteStatus).where(alive),
    index('hy_shipping_note_order').on(table.tenantId, table.orderId).where(alive),
    index('hy_shipping_note_pay').on(table.tenantId, table.payState, table.createTime, table.id).where(alive),
    // What the list is sorted by, `sortedBy` of the contract.
    index('hy_shipping_note_by_driver_fee').on(table.tenantId, table.driverFee, table.id).where(alive),
    index('hy_shipping_note_by_customer_fee').on(table.tenantId, table.customerFee, table.id).where(alive),
    index('hy_shipping_note_by_fee_total').on(table.tenantId, table.feeTotal, table.id).where(alive),
    index('hy_shipping_note_by_unit_price').on(table.tenantId, table.unitPrice, table.id).where(alive),
    index('hy_shipping_note_by_load_weight').on(table.tenantId, table.loadWeight, table.id).where(alive),
    index('hy_shipping_note_by_unload_weight').on(table.tenantId, table.unloadWeight, table.id).where(alive),
    index('hy_shipping_note_by_load_time').on(table.tenantId, table.loadTime, table.id).where(alive),
    index('hy_shipping_note_by_unload_time').on(table.tenantId, table.unloadTime, table.id).where(alive),
    index('hy_shipping_note_by_sign_time').on(table.tenantId, table.signTime, table.id).where(alive),
    index('hy_shipping_note_by_waiting_since').on(table.tenantId, table.waitingSince, table.id).where(alive),
    index('hy_shipping_note_phone').on(table.tenantId, table.driverPhoneHash).where(alive),
    // Of each name there are few: parts of them are looked for among these, see noteParts.table.ts.
    index('hy_shipping_note_customer_name').on(table.tenantId, table.customerName).where(alive),
    index('hy_shipping_note_shipper_name').on(table.tenantId, table.shipperName).where(alive),
    index('hy_shipping_note_agent_name').on(table.tenantId, table.agentName).where(alive),
    index('hy_shipping_note_carrier_name').on(table.tenantId, table.carrierName).where(alive),
    index('hy_shipping_note_send_name').on(table.tenantId, table.sendName).where(alive),
    index('hy_shipping_note_receive_name').on(table.tenantId, table.receiveName).where(alive),
    index('hy_shipping_note_send_city').on(table.tenantId, table.sendCity).where(alive),
    index('hy_shipping_note_receive_city').on(table.tenantId, table.receiveCity).where(alive),
    index('hy_shipping_note_cargo_name').on(table.tenantId, table.cargoName).where(alive),
    // Of what waits for a step, or was sent back by it, there is little at a time.
    // Work lists, the longest waiting first; what is to be paid is told by how far its payment is.
    index('hy_shipping_note_waiting').on(table.tenantId, table.noteStatus, table.waitingSince, table.id, table.payState).where(alive),
    index('hy_shipping_note_check')
      .on(table.tenantId, table.checkState, table.waitingSince, table.id)
      .where(sql`${alive} and check_state in ('1', '3')`),
    index('hy_shipping_note_review')
      .on(table.tenantId, table.businessReviewState, table.waitingSince, table.id)
      .where(sql`${alive} and business_review_state in ('1', '3')`),
    index('hy_shipping_note_revoking')
      .on(table.tenantId, table.revokeTime)
      .where(sql`${alive} and revoke_state = '1'`),
    // What is under way, of everybody and of each party, and how many vehicles carry it.
    index('hy_shipping_note_under_way')
      .on(table.tenantId, table.noteStatus, table.createTime, table.customerId, table.agentId, table.carrierId, table.vehicleId)
      .where(sql`${alive} and note_status in ('10', '15', '20', '30', '40', '50')`),
    // What the review compares waybills by.
    index('hy_shipping_note_load_slip')
      .on(table.tenantId, table.loadSlipNo)
      .where(sql`${alive} and load_slip_no is not null`),
    index('hy_shipping_note_unload_slip')
      .on(table.tenantId, table.unloadSlipNo)
      .where(sql`${alive} and unload_slip_no is not null`),
    index('hy_shipping_note_lane')
      .on(table.tenantId, table.sendAdcode, table.receiveAdcode, table.signTime)
      .where(sql`${alive} and sign_time is not null`),
    index('hy_shipping_note_abnormal').on(table.tenantId, table.abnormalFlags).where(alive),
    index('hy_shipping_note_due')
      .on(table.tenantId, table.dueFlag, table.settleType)
      .where(sql`due_flag = '1'`),
    // Figures over many waybills are read from these alone: a row is forty times as wide.
    index('hy_shipping_note_sign')
      .on(
        table.tenantId,
        table.signTime,
        table.noteStatus,
        table.customerId,
        table.cargoName,
        table.unloadWeight,
        table.distance,
        table.feeTotal,
        table.driverFee,
        table.insuranceFee,
      )
      .where(sql`${alive} and sign_time is not null`),
    // Where a vehicle was unloaded before it loads again.
    index('hy_shipping_note_vehicle_unload')
      .on(table.tenantId, table.vehicleId, table.unloadTime)
      .where(sql`${alive} and unload_time is not null`),
    index('hy_shipping_note_dispatch')
      .on(table.tenantId, table.dispatchTime)
      .where(sql`${alive} and dispatch_time is not null`),
    index('hy_shipping_note_load')
      .on(table.tenantId, table.loadTime)
      .where(sql`${alive} and load_time is not null`),
    index('hy_shipping_note_receivable')
      .on(table.tenantId, table.customerId, table.signTime, table.noteStatus, table.receivableAmount, table.customerPaidAmount)
      .where(sql`${alive} and sign_time is not null and receivable_amount > customer_paid_amount`),
    // Accounts of waybills, the last signed first; filtered by what stands behind.
    index('hy_shipping_note_account')
      .on(table.tenantId, table.signTime, table.id, table.settleType, table.companyId, table.billId, table.dueFlag)
      .where(sql`${alive} and sign_time is not null and note_status in ('70', '75', '78', '80', '90')`),
    // What customers owe, and since when.
    index('hy_shipping_note_open_amount')
      .on(table.tenantId, table.customerId, table.noteStatus, table.dueFlag, table.dueDate, table.customerOpenAmount)
      .where(sql`${alive} and customer_open_amount > 0 and note_status in ('70', '75', '78', '80', '90')`),
    // What customers may still ask invoices for, and numbers of invoices by their beginning.
    index('hy_shipping_note_to_invoice')
      .on(table.tenantId, table.customerId, table.signTime, table.companyId)
      .where(
        sql`${alive} and sign_time is not null and note_status in ('70', '75', '78', '80', '90') and receivable_amount > requested_amount`,
      ),
    index('hy_shipping_note_invoice')
      .on(table.tenantId, table.invoiceNo.op('varchar_pattern_ops'))
      .where(sql`${alive} and invoice_no is not null`),
    index('hy_shipping_note_to_pay')
      .on(table.tenantId, table.signTime, table.noteStatus, table.payableAmount, table.paidAmount)
      .where(sql`${alive} and sign_time is not null and payable_amount > paid_amount`),
    // What customers have set aside is added up each hour.
    index('hy_shipping_note_held')
      .on(table.tenantId, table.customerId, table.companyId, table.frozenAmount)
      .where(sql`note_status <> '99' and frozen_amount <> 0`),
    // What waits for money, the oldest first.
    index('hy_shipping_note_fund')
      .on(table.tenantId, table.customerId, table.examineTime, table.id)
      .where(sql`${alive} and note_status = '70'`),
    // Income of a driver, whose tax adds up over a year.
    index('hy_shipping_note_creditor')
      .on(table.tenantId, table.creditorId, table.examineTime, table.driverFee, table.carrierAdjust, table.taxWithheld)
      .where(sql`${alive} and creditor_id is not null`),
    check('hy_shipping_note_frozen', sql`frozen_amount >= 0`),
  ],
});
