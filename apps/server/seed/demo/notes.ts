import type { hyNoteFile, hyNoteGoods } from '../../src/modules/shipping/shipping-note/noteDetail.table.ts';
import type { hyShippingNote } from '../../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { calculateFees, estimateFees, splitVat } from '../../src/modules/shipping/fees/fees.ts';
import type { Documents } from '../placeholders.ts';
import { dayText, idAt, minute, timeText, hour } from './calendar.ts';
import type { Card } from './cards.ts';
import { drawMoments, type Moments } from './lifecycle.ts';
import { copyOf, crewOf, termsOf } from './noteCopies.ts';
import type { AdvancePlan } from './advances.ts';
import { type MoneyContext, moneyOf } from './noteMoney.ts';
import type { OrderPlan } from './orders.ts';
import type { Prepaid } from './prepays.ts';
import type { Random } from './random.ts';
import type { Roster } from './roster.ts';
import type { PolicyEntry } from './policies.ts';

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
  totals: { planned: number; loaded: number; final: number; /** What the driver was estimated to get. */ estimate: number };
  walletId: string | null;
  taxRate: number;
  /** What was advanced for it. */
  advance?: AdvancePlan;
  /** When its payment failed; nobody has looked after it yet. */
  failedAt?: number;
  /** What left for its payee before delivery. */
  prepaid?: Prepaid;
  /** When its customer paid for it, where a bill says so. */
  customerPaidAt?: number;
  /** Parts of it on invoices, with their tax, and when they were reversed. */
  invoicing?: { at: number; tax: number; no: string; back?: { at: number; tax: number } }[];
  /** What its insurance put into the books. */
  insurance?: PolicyEntry[];
  /** Its toll invoices whose tax is deducted. */
  tolls?: { at: number; id: string; no: string; tax: number }[];
}

/** What the waybills of a set share. */
export interface NoteContext extends MoneyContext {
  roster: Roster;
  /** Counts the waybills made. */
  serial: number;
  documents: Documents;
  /** Confirmed cards by whom they belong to. */
  cards: ReadonlyMap<string, Card>;
  /** Whether waybills have invoices; without them nothing is said of any, nor of their tax. */
  invoices: boolean;
}

const onRoad = ['15', '20', '30', '40'];
/** Why waybills were taken back: by dictionary, and in words. */
const revocations = [
  { revokeCode: '1', revokeReason: '客户取消发运' },
  { revokeCode: '2', revokeReason: '车辆故障' },
  { revokeCode: '3', revokeReason: '司机临时有事' },
  { revokeCode: '9', revokeReason: '货物未备齐' },
];

/** What the examination of a waybill says of its tax. */
function taxOf({ feeTotal, serviceFee }: { feeTotal: number; serviceFee: number }, taxRate: number) {
  const { net, tax } = splitVat(feeTotal, { serviceFee, taxRate });
  return { taxRate, netAmount: net, taxAmount: tax };
}

/** Makes one waybill of an order in a status. */
export function makeNote(
  context: NoteContext,
  {
    orderPlan: { order, lane, customer, carrier },
    status,
    dispatchAt,
  }: { orderPlan: OrderPlan; status: string; dispatchAt: number | undefined },
): NotePlan {
  const { random, now } = context;
  const { invoiced, ...others } = drawMoments(random, { status, metres: order.distance ?? 0, now, dispatchAt });
  const moments: Moments = context.invoices && invoiced !== undefined ? { ...others, invoiced } : others;
  const crew = onRoad.includes(status) ? context.roster.takeFree() : context.roster.any(random, tripOf(moments));
  context.serial += 1;
  const approvedLoad = crew.vehicle.vehicleTonnage * 10;
  const planned = Math.min(random.int(lane.tonnes[0] * 10, lane.tonnes[1] * 10) * 100, Math.floor((approvedLoad * 0.98) / 100) * 100);
  const weights = drawWeights(random, { cargo: lane.cargoTypeCode, planned, approvedLoad, moments });
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
  const money = moneyOf(context, { order, status, moments, total: fees.feeTotal });
  const { dispatch } = moments;
  const text = (moment: number | undefined) => (moment === undefined ? null : timeText(moment));
  const done = (step: keyof Moments) => (moments[step] === undefined ? '0' : '2');
  const payee = carrier ?? crew.driver;
  const card = context.cards.get(payee.id);
  // A few payments came to nothing, of drivers whose captain may be paid in their place.
  const isReplaceable = carrier === undefined && context.cards.has(crew.driver.captainId ?? '');
  const mayFail = status === '75' && card !== undefined && isReplaceable && context.serial % 3 === 0;
  const failedAt = mayFail ? failureOf(context, moments) : undefined;
  const isUnloaded = weights.unload !== null;
  const hasNoTrack = context.serial % 53 === 0;

  const note: Note = {
    ...copyOf(order),
    ...terms,
    ...crewOf(crew),
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
    prepayState: null,
    prepaidAmount: 0,
    prepayOffset: 0,
    payeeType: carrier === undefined ? '1' : '4',
    payeeId: payee.id,
    payeeName: carrier?.carrierName ?? crew.driver.driverName,
    payeeCardId: card?.id ?? null,
    payeeCardNo: card?.cardNo ?? null,
    payeeBankName: card?.bankName ?? null,
    ...(moments.examine === undefined
      ? {}
      : { creditorType: carrier === undefined ? 'driver' : 'carrier', creditorId: payee.id, ...taxOf(fees, customer.taxRate) }),
    preCheckState: moments.sign !== undefined && moments.preCheck === undefined ? '1' : done('preCheck'),
    checkState: moments.submitCheck !== undefined && moments.check === undefined ? '1' : done('check'),
    businessReviewState: moments.check !== undefined && moments.review === undefined ? '1' : done('review'),
    examineState: done('examine'),
    waitingSince: text(moments.review ?? moments.check ?? moments.submitCheck ?? moments.preCheck ?? moments.sign),
    payState: moments.paid !== undefined ? '40' : status === '78' ? '30' : failedAt === undefined ? null : '50',
    dianfuState: null,
    billId: null as string | null,
    carrierBillId: null as string | null,
    agentBillId: null as string | null,
    advancedAmount: 0,
    insuranceState: null,
    insuranceFee: 0,
    policyId: null,
    contractState: null,
    requestBillId: null as string | null,
    requestBillState: moments.invoiced === undefined ? null : '50',
    requestedAmount: moments.invoiced === undefined ? 0 : fees.feeTotal,
    invoiceId: null as string | null,
    invoiceNo: null as string | null,
    invoiceState: moments.invoiced === undefined ? null : '30',
    invoicedAmount: 0,
    invoicedTax: 0,
    uploadState: moments.review === undefined ? '0' : '30',
    uploadEnvironment: null,
    fundUploadState: '0',
    trackState: isUnloaded ? (hasNoTrack ? '3' : '1') : '0',
    trackDistance: isUnloaded && !hasNoTrack ? Math.round((order.distance ?? 0) * 1.02) : null,
    abnormalFlags: isUnloaded && hasNoTrack ? 'noTrack' : null,
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
    fundTime: text(moments.fund),
    payTime: text(moments.paid),
    revokeState: moments.revoke === undefined ? '0' : '2',
    revokeBy: moments.revoke === undefined ? null : 'dispatcher',
    revokeTime: text(moments.revoke),
    ...(moments.revoke === undefined ? { revokeCode: null, revokeReason: null } : random.pick(revocations)),
  };
  const goods: Goods | undefined =
    weights.load === null
      ? undefined
      : {
          id: idAt(random, moments.load ?? dispatch),
          createBy: 'system',
          createTime: timeText(moments.load ?? dispatch),
          noteId: note.id,
          lineNo: 1,
          descriptionOfGoods: order.cargoName,
          cargoTypeClassificationCode: order.cargoTypeCode,
          goodsItemGrossWeight: weights.load,
        };
  const files = filesOf(context, { note, moments });
  return {
    note,
    goods,
    files,
    moments,
    totals: { planned: plannedFees.feeTotal, loaded: loadedFees.feeTotal, final: fees.feeTotal, estimate: plannedFees.driverFee },
    walletId: customer.settleType === '0' ? (customer.walletId ?? null) : null,
    taxRate: customer.taxRate,
    ...(failedAt === undefined ? {} : { failedAt }),
  };
}

/** When a payment came to nothing in the last hours; none where it could not have been handed in an hour before. */
function failureOf({ random, now }: NoteContext, { fund, examine }: Moments): number | undefined {
  const ready = fund ?? examine;
  const [from, to] = [Math.max((ready ?? now) + hour, now - 240 * minute), now - 20 * minute];
  return from < to ? random.int(Math.ceil(from / minute), Math.floor(to / minute)) * minute : undefined;
}

/** The time that a waybill keeps its vehicle; none for one that was not carried. */
const tripOf = ({ load, unload }: Moments) => (load === undefined || unload === undefined ? undefined : { from: load, to: unload });

/** The slips and the receipt of a waybill, as far as it has come. */
function filesOf({ random, documents }: NoteContext, { note, moments }: { note: Note; moments: Moments }): NoteFile[] {
  return (['loadSlip', 'unloadSlip', 'receipt'] as const).flatMap((kind) => {
    const at = { loadSlip: moments.load, unloadSlip: moments.unload, receipt: moments.sign }[kind];
    const path = documents[kind];
    return at === undefined || path === undefined
      ? []
      : [
          {
            id: idAt(random, at),
            createBy: 'system',
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
  { cargo, planned, approvedLoad, moments }: { cargo: string; planned: number; approvedLoad: number; moments: Moments },
): { load: number | null; unload: number | null } {
  const load = Math.min(
    approvedLoad,
    Math.round((planned * random.normal({ mean: 1, deviation: 0.012, low: 0.96, high: 1.03 })) / 20) * 20,
  );
  const [mean, deviation] = losses[cargo] ?? [0.6, 0.5];
  const unload = Math.round((load * (1 - random.normal({ mean, deviation, low: 0, high: 9 }) / 1000)) / 20) * 20;
  return { load: moments.load === undefined ? null : load, unload: moments.unload === undefined ? null : unload };
}
