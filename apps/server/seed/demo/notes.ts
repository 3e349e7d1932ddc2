import type { hyNoteFile, hyNoteGoods, hyShippingNote } from '../../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { calculateFees, estimateFees, type FeeTerms } from '../../src/modules/shipping/fees/fees.ts';
import type { Documents } from '../placeholders.ts';
import { day, dayText, idAt, timeText } from './calendar.ts';
import { drawMoments, type Moments } from './lifecycle.ts';
import type { Order, OrderPlan } from './orders.ts';
import type { Crew, Roster } from './roster.ts';
import type { Random } from './random.ts';

/** Rows as they are inserted. */
export type Note = typeof hyShippingNote.$inferInsert & {
  id: string;
  noteStatus: string;
  driverFee: number;
  serviceFee: number;
  customerFee: number;
  agentMargin: number;
  lossAmount: number;
  frozenAmount: number;
  creditAmount: number;
  customerPaidAmount: number;
};
export type Goods = typeof hyNoteGoods.$inferInsert;
export type NoteFile = typeof hyNoteFile.$inferInsert;

/** A waybill with what its books and its timeline are made from. */
export interface NotePlan {
  note: Note;
  goods: Goods | undefined;
  files: NoteFile[];
  moments: Moments;
  /** Fee totals in fen as they were known at dispatch, after loading and in the end. */
  totals: { planned: number; loaded: number; final: number };
  walletId: string | null;
  taxRate: number;
}

/** How many waybills of each term have run out unpaid; the bell shows them. @source freight-domain 8.2 */
export const termsDue: Readonly<Record<string, number>> = { '1': 26, '2': 14, '3': 31 };

/** What the waybills of a set share. */
export interface NoteContext {
  random: Random;
  roster: Roster;
  now: number;
  /** Counts the waybills made. */
  serial: number;
  documents: Documents;
  /** Terms that are still to run out, by settlement. */
  due: Record<string, number>;
}

const onRoad = ['15', '20', '30', '40'];
const examined = ['70', '75', '78', '80', '90'];
const funded = ['75', '78', '80', '90'];
/** Days before the end of a term at which it counts as due. */
const remindDays = 3;

/** Makes one waybill of an order in a status. */
export function makeNote(
  context: NoteContext,
  { order, lane, customer, carrier }: OrderPlan,
  status: string,
  dispatchAt: number | undefined,
): NotePlan {
  const { random, now } = context;
  const moments = drawMoments(random, status, order.distance ?? 0, now, dispatchAt);
  const crew = onRoad.includes(status) ? context.roster.takeFree() : context.roster.any(random);
  context.serial += 1;
  const approvedLoad = crew.vehicle.vehicleTonnage * 10;
  const planned = Math.min(random.int(lane.tonnes[0] * 10, lane.tonnes[1] * 10) * 100, Math.floor((approvedLoad * 0.98) / 100) * 100);
  const weights = drawWeights(random, lane.cargoTypeCode, planned, approvedLoad, moments);
  const terms = termsOf(order);
  const plannedFees = estimateFees(terms, { weight: planned, volume: null, pieces: null, distance: order.distance ?? null });
  const feesOf = (loadWeight: number, unloadWeight: number) =>
    calculateFees(terms, {
      loadWeight,
      unloadWeight,
      volume: null,
      pieces: null,
      distance: order.distance ?? null,
      extraFee: 0,
      deduction: 0,
    });
  const loadedFees = weights.load === null ? plannedFees : feesOf(weights.load, weights.load);
  const fees = weights.load === null ? plannedFees : weights.unload === null ? loadedFees : feesOf(weights.load, weights.unload);
  const money = moneyOf(context, order, status, moments, fees.feeTotal);
  const { dispatch } = moments;
  const text = (moment: number | undefined) => (moment === undefined ? null : timeText(moment));
  const done = (step: keyof Moments) => (moments[step] === undefined ? '0' : '2');
  const payee = carrier ?? crew.driver;
  const isUnloaded = weights.unload !== null;

  const note: Note = {
    ...copyOf(order),
    ...terms,
    ...crewOf(crew, status),
    ...money.columns,
    id: idAt(random, dispatch),
    createBy: 'dispatcher',
    createTime: timeText(dispatch),
    sysOrgCode: 'A01',
    shippingNoteNumber: `YD${dayText(dispatch).replaceAll('-', '')}${String(context.serial).padStart(8, '0')}`,
    noteStatus: status,
    orderId: order.id,
    orderNo: order.orderNo,
    dispatchBy: 'dispatcher',
    dispatchTime: timeText(dispatch),
    acceptTime: text(moments.accept),
    plannedWeight: planned,
    approvedLoad,
    loadGross: weights.load === null ? null : weights.load + 17_000,
    loadTare: weights.load === null ? null : 17_000,
    loadWeight: weights.load,
    loadTime: text(moments.load),
    loadSlipNo: weights.load === null ? null : `ZH${context.serial}`,
    loadFiles: weights.load === null ? null : (context.documents['loadSlip'] ?? null),
    unloadFiles: isUnloaded ? (context.documents['unloadSlip'] ?? null) : null,
    receiptFiles: moments.sign === undefined ? null : (context.documents['receipt'] ?? null),
    departTime: text(moments.depart),
    arriveTime: text(moments.arrive),
    unloadGross: isUnloaded ? weights.unload! + 17_000 : null,
    unloadTare: isUnloaded ? 17_000 : null,
    unloadWeight: weights.unload,
    unloadTime: text(moments.unload),
    unloadSlipNo: isUnloaded ? `XH${context.serial}` : null,
    signTime: text(moments.sign),
    signBy: moments.sign === undefined ? null : (order.receiveContact ?? '收货人'),
    receiptNo: moments.sign === undefined ? null : `HD${context.serial}`,
    settleWeight: fees.settleWeight,
    lossWeight: fees.lossWeight,
    allowedLoss: fees.allowedLoss,
    deductWeight: fees.deductWeight,
    lossAmount: fees.lossAmount,
    driverFeeRaw: fees.driverFeeRaw,
    roundingAmount: fees.roundingAmount,
    driverFee: fees.driverFee,
    serviceFee: fees.serviceFee,
    customerFee: fees.customerFee,
    agentFee: fees.agentFee,
    agentMargin: fees.agentMargin,
    paidAmount: moments.paid === undefined ? 0 : fees.driverFee,
    payeeType: carrier === undefined ? '1' : '4',
    payeeId: payee.id,
    payeeName: carrier?.carrierName ?? crew.driver.driverName,
    preCheckState: moments.sign !== undefined && moments.preCheck === undefined ? '1' : done('preCheck'),
    checkState: moments.submitCheck !== undefined && moments.check === undefined ? '1' : done('check'),
    businessReviewState: moments.check !== undefined && moments.review === undefined ? '1' : done('review'),
    examineState: done('examine'),
    payState: moments.paid !== undefined ? '40' : status === '78' ? '30' : status === '75' ? '10' : null,
    insuranceState: null,
    contractState: status === '15' || status === '99' ? null : '40',
    requestBillState: moments.invoiced === undefined ? null : '50',
    invoiceState: moments.invoiced === undefined ? null : '30',
    uploadState: moments.review === undefined ? '0' : '30',
    fundUploadState: moments.paid === undefined ? '0' : '30',
    trackState: isUnloaded ? (context.serial % 53 === 0 ? '2' : '1') : '0',
    trackDistance: isUnloaded ? Math.round((order.distance ?? 0) * 1.02) : null,
    abnormalFlags: isUnloaded && context.serial % 53 === 0 ? 'noTrack' : null,
    preCheckBy: moments.preCheck === undefined ? null : 'ops',
    preCheckTime: text(moments.preCheck),
    submitCheckBy: moments.submitCheck === undefined ? null : 'ops',
    submitCheckTime: text(moments.submitCheck),
    checkBy: moments.check === undefined ? null : 'customer_op',
    checkTime: text(moments.check),
    businessReviewBy: moments.review === undefined ? null : 'compliance',
    businessReviewTime: text(moments.review),
    examineBy: moments.examine === undefined ? null : 'finance_mgr',
    examineTime: text(moments.examine),
    revokeState: moments.revoke === undefined ? '0' : '2',
    revokeBy: moments.revoke === undefined ? null : 'dispatcher',
    revokeTime: text(moments.revoke),
    revokeReason: moments.revoke === undefined ? null : random.pick(['客户取消发运', '车辆故障', '司机临时有事', '货物未备齐']),
  };
  const goods: Goods | undefined =
    weights.load === null
      ? undefined
      : {
          id: idAt(random, moments.load ?? dispatch),
          createBy: 'seed',
          createTime: timeText(moments.load ?? dispatch),
          noteId: note.id,
          lineNo: 1,
          descriptionOfGoods: order.cargoName,
          cargoTypeClassificationCode: order.cargoTypeCode,
          goodsItemGrossWeight: weights.load,
        };
  const files = filesOf(context, note, moments);
  return {
    note,
    goods,
    files,
    moments,
    totals: { planned: plannedFees.feeTotal, loaded: loadedFees.feeTotal, final: fees.feeTotal },
    walletId: customer.settleType === '0' ? (customer.walletId ?? null) : null,
    taxRate: customer.taxRate,
  };
}

/** The slips and the receipt of a waybill, as far as it has come. */
function filesOf({ random, documents }: NoteContext, note: Note, moments: Moments): NoteFile[] {
  return (['loadSlip', 'unloadSlip', 'receipt'] as const).flatMap((kind) => {
    const at = { loadSlip: moments.load, unloadSlip: moments.unload, receipt: moments.sign }[kind];
    const path = documents[kind];
    return at === undefined || path === undefined
      ? []
      : [
          {
            id: idAt(random, at),
            createBy: 'seed',
            createTime: timeText(at),
            noteId: note.id,
            kind,
            path,
            uploadedBy: note.driverName ?? null,
            uploadTime: timeText(at),
            valid: moments.preCheck === undefined ? null : '1',
          },
        ];
  });
}

/** Loss in permille by cargo, mean and deviation. @source freight-domain 8.4 */
const losses: Readonly<Record<string, readonly [number, number]>> = {
  '0100': [2.5, 1.2],
  '0300': [1.8, 1],
  '0400': [0.3, 0.2],
  '1100': [1.2, 0.8],
};

function drawWeights(
  random: Random,
  cargo: string,
  planned: number,
  approvedLoad: number,
  moments: Moments,
): { load: number | null; unload: number | null } {
  const load = Math.min(approvedLoad, Math.round((planned * random.normal(1, 0.012, 0.96, 1.03)) / 20) * 20);
  const [mean, deviation] = losses[cargo] ?? [0.6, 0.5];
  const unload = Math.round((load * (1 - random.normal(mean, deviation, 0, 9) / 1000)) / 20) * 20;
  return { load: moments.load === undefined ? null : load, unload: moments.unload === undefined ? null : unload };
}

function termsOf(order: Order): FeeTerms {
  return {
    orderMode: order.orderMode,
    priceMode: order.priceMode,
    unitPrice: order.unitPrice,
    customerUnitPrice: order.customerUnitPrice ?? null,
    agentFee: null,
    cargoPrice: order.cargoPrice ?? null,
    weightBasis: order.weightBasis,
    lossMode: order.lossMode,
    lossRate: order.lossRate ?? null,
    lossKg: order.lossKg ?? null,
    lossDeduct: order.lossDeduct,
    lossPass: order.lossPass,
    roundMode: order.roundMode,
    serviceRate: order.serviceRate,
    feeCalcMode: order.feeCalcMode,
  };
}

/** What a waybill copies from its order. */
function copyOf(order: Order) {
  const {
    originalDocumentNumber,
    companyId,
    customerId,
    customerName,
    shipperId,
    shipperName,
    agentId,
    agentName,
    carrierId,
    carrierName,
    businessTypeCode,
    transportTypeCode,
    cargoName,
    cargoTypeCode,
    settleType,
    termDays,
    needInsurance,
    insuredAmount,
    needReceipt,
    sendAddressId,
    sendName,
    sendContact,
    sendPhone,
    sendProvince,
    sendCity,
    sendDistrict,
    sendAdcode,
    sendAddress,
    sendLng,
    sendLat,
    receiveAddressId,
    receiveName,
    receiveIdNo,
    receiveContact,
    receivePhone,
    receiveProvince,
    receiveCity,
    receiveDistrict,
    receiveAdcode,
    receiveAddress,
    receiveLng,
    receiveLat,
    distance,
    pickupTimeFrom,
    pickupTimeTo,
  } = order;
  return {
    originalDocumentNumber,
    companyId,
    customerId,
    customerName,
    shipperId,
    shipperName,
    agentId,
    agentName,
    carrierId,
    carrierName,
    businessTypeCode,
    transportTypeCode,
    cargoName,
    cargoTypeCode,
    settleType,
    termDays,
    needInsurance,
    insuredAmount,
    needReceipt,
    sendAddressId,
    sendName,
    sendContact,
    sendPhone,
    sendProvince,
    sendCity,
    sendDistrict,
    sendAdcode,
    sendAddress,
    sendLng,
    sendLat,
    receiveAddressId,
    receiveName,
    receiveIdNo,
    receiveContact,
    receivePhone,
    receiveProvince,
    receiveCity,
    receiveDistrict,
    receiveAdcode,
    receiveAddress,
    receiveLng,
    receiveLat,
    distance,
    pickupTimeFrom,
    pickupTimeTo,
  };
}

function crewOf({ driver, vehicle }: Crew, status: string) {
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    driverPhone: driver.phone,
    driverPhoneHash: driver.phone,
    driverIdNo: driver.idNo,
    vehicleId: vehicle.id,
    vehicleNumber: vehicle.vehicleNumber,
    plateColor: vehicle.plateColor,
    trailerNumber: vehicle.trailerVehiclePlateNumber ?? null,
    actualCarrierName: vehicle.owner,
    actualCarrierId: vehicle.ownerIdNo ?? null,
    actualCarrierPermit: vehicle.ownerPermitNo ?? null,
    serialNumber: '0000',
    vehicleAmount: 1,
    etcState: ['30', '40'].includes(status) ? '20' : null,
  };
}

/** Who has paid, what is set aside, and when the term ends. */
function moneyOf(context: NoteContext, order: Order, status: string, moments: Moments, total: number) {
  const { now } = context;
  const nothing = {
    frozenAmount: 0,
    creditAmount: 0,
    customerPaidAmount: 0,
    dueDate: null as string | null,
    dueFlag: '0',
    fundReason: null,
  };
  if (status === '99') return { columns: nothing };
  if (order.settleType === '0')
    return { columns: funded.includes(status) ? { ...nothing, customerPaidAmount: total } : { ...nothing, frozenAmount: total } };
  if (!examined.includes(status)) return { columns: { ...nothing, creditAmount: total } };
  // Older ones were paid on time; of the others some terms have run out, the rest have not.
  if (status === '90')
    return { columns: { ...nothing, customerPaidAmount: total, dueDate: dayText((moments.sign ?? now) + (order.termDays ?? 30) * day) } };
  const left = context.due[order.settleType] ?? 0;
  const isDue = left > 0;
  if (isDue) context.due[order.settleType] = left - 1;
  const signed = moments.sign ?? now - 10 * day;
  if (!isDue && now - signed > 60 * day)
    return { columns: { ...nothing, customerPaidAmount: total, dueDate: dayText(signed + (order.termDays ?? 30) * day) } };
  // The term of the waybill is what lies between its signature and the day on which it is due.
  const dueAt = isDue
    ? now + context.random.int(-12, remindDays - 1) * day
    : Math.max(now + (remindDays + 5) * day, signed + (order.termDays ?? 30) * day);
  const termDays = Math.min(180, Math.max(1, Math.round((dueAt - signed) / day)));
  return { columns: { ...nothing, creditAmount: total, termDays, dueDate: dayText(signed + termDays * day), dueFlag: isDue ? '1' : '0' } };
}
