import { and, eq, sql, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { readFacts } from '../../../platform/db/readFacts.ts';
import { businessError, type Warning } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { insertOf, rowOf } from '../../../platform/resource/plainSelect.ts';
import { insertRow, newRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { freezeShare } from '../../customers/customer-wallet/freezeShare.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { configValue } from '../../system/setting/configValues.ts';
import { carrierName, type CrewFacts, crewFacts, crewValues, judgeCrew, lockCrew } from '../common/assertDispatchable.ts';
import { assertPaying } from '../common/completeTerms.ts';
import { feeValues, plannedFees } from '../common/feeValues.ts';
import { feeProblem, type Fees } from '../fees/fees.ts';
import { noteEventLater } from '../note-event/writeNoteEvent.ts';
import { fundsToHold } from '../shipping-note/noteFunds.ts';
import { yuan } from '../shipping-note/noteSteps.ts';
import { type DispatchWallet, noteAccepting, noteDispatched, noteDriverNamed } from '../shipping-note/shippingNote.events.ts';
import type { NoteRow } from '../shipping-note/shippingNote.resource.ts';
import { noteStatus, sentToDriver } from '../shipping-note/shippingNote.states.ts';
import { hyNoteGoods } from '../shipping-note/noteDetail.table.ts';
import { hyShippingNote, noteNumbers } from '../shipping-note/shippingNote.table.ts';
import type { OrderRow } from './order.resource.ts';
import { agentShare } from './order.service.ts';
import { type OrderSums, orderSums } from './orderProgress.ts';
import { assertRemainder, noQuantityLeft } from './orderRemainder.ts';
import { assertTripPrepay } from './tripPrepay.ts';

/** One trip to make a waybill for. */
export interface Trip {
  driverId: string;
  vehicleId: string;
  coDriverId?: string | null | undefined;
  trailerNumber?: string | null | undefined;
  /** Kilograms. */
  weight: number;
  pickupTime?: string | null | undefined;
  prepayAmount?: number | null | undefined;
  accepted: boolean;
  /** Until when the driver may accept it, where they still have to. */
  deadline?: string | null | undefined;
  /** The crew took the order by itself, no matter who was named in it before. */
  grabbed?: boolean;
  /** Nothing else in the transaction reads the waybill or moves the same money: what is written waits for its end. */
  isAlone?: boolean;
}

/** What a waybill takes over from its order. */
const copied = [
  'originalDocumentNumber',
  'orderMode',
  'companyId',
  'customerId',
  'customerName',
  'shipperId',
  'shipperName',
  'agentId',
  'agentName',
  'carrierId',
  'carrierName',
  'businessTypeCode',
  'transportTypeCode',
  'cargoName',
  'cargoTypeCode',
  'priceMode',
  'unitPrice',
  'customerUnitPrice',
  'cargoPrice',
  'weightBasis',
  'lossMode',
  'lossRate',
  'lossKg',
  'lossDeduct',
  'lossPass',
  'roundMode',
  'settleType',
  'termDays',
  'serviceRate',
  'feeCalcMode',
  'needInsurance',
  'insuredAmount',
  'needReceipt',
  'sendAddressId',
  'sendName',
  'sendContact',
  'sendPhone',
  'sendProvince',
  'sendCity',
  'sendDistrict',
  'sendAdcode',
  'sendAddress',
  'sendLng',
  'sendLat',
  'receiveAddressId',
  'receiveName',
  'receiveIdNo',
  'receiveContact',
  'receivePhone',
  'receiveProvince',
  'receiveCity',
  'receiveDistrict',
  'receiveAdcode',
  'receiveAddress',
  'receiveLng',
  'receiveLat',
  'distance',
  'pickupTimeFrom',
  'pickupTimeTo',
  'remark',
] as const satisfies readonly (keyof OrderRow)[];

/** The part of an order that its waybills carry as copies. */
const copyOf = (order: OrderRow): Pick<OrderRow, (typeof copied)[number]> =>
  Object.fromEntries(copied.map((name) => [name, order[name]])) as Pick<OrderRow, (typeof copied)[number]>;

/**
 * Makes the waybill of one trip (N1). The order's row is locked and its sums are current.
 *
 * @throws AppError of `assertDispatchable`; 40107 more than is left of the order; 40431 of `assertTripPrepay`; 40104, 40105 from the money
 * side; 40207 it counts as accepted and the driver has not signed
 * @param problems what was found before; it is told together with what is found here
 * @returns the waybill, what those of its order come to with it, and what the dispatcher is to know
 */
export async function makeNote(
  tx: Tx,
  ctx: Context,
  order: OrderRow,
  { trip, problems = new ProblemList() }: { trip: Trip; problems?: ProblemList },
): Promise<{ note: NoteRow; sums: OrderSums; warnings: readonly Warning[] }> {
  await problems.ask(() => assertRemainder(order, trip.weight));
  const crew = await lockCrew(tx, ctx, trip);
  const carrierId = (trip.grabbed === true ? null : order.carrierId) ?? crew.vehicle.carrierId;
  const { given, customer, carrier, wallet, ...facts } = await readFacts<TripFacts>(tx, {
    ...crewFacts(ctx, crew),
    given: orderSums(ctx, order.id),
    customer: customerState(ctx, order.customerId),
    wallet: walletState(ctx, order),
    freezeShare: freezeShare(ctx, order.companyId),
    taxAgencyEnabled: configValue(ctx, 'taxAgencyEnabled'),
    carrier: carrierId === null ? sql`null` : carrierName(ctx, carrierId),
  });
  const share = await problems.ask(() => shareOf(order, given));
  judgeCrew(ctx, crew, { facts, trip: { weight: trip.weight, until: trip.pickupTime ?? order.pickupTimeTo }, problems });
  problems.end();
  const { volume = null, pieces = null } = share ?? {};
  assertPaying(customer);
  const now = nowText(ctx.clock);
  const agentFee = order.orderMode === '3' && order.customerUnitPrice === null ? agentShare(order, trip.weight) : null;
  const planned = { ...copyOf(order), plannedWeight: trip.weight, volume, pieces, agentFee };
  const fees = plannedFees(planned);
  const problem = feeProblem(fees);
  if (problem !== undefined) throw businessError(problem.code, { message: problem.message });
  const prepayAmount = trip.prepayAmount ?? 0;
  if (prepayAmount > 0) await assertTripPrepay(tx, ctx, order, { driverFee: fees.driverFee, prepayAmount, promised: given.prepay });
  const values = newRow(ctx, {
    ...planned,
    id: newId(),
    prepayAmount,
    ...feeValues(fees),
    ...fundsToHold(order.settleType, { feeTotal: fees.feeTotal, share: Number(facts.freezeShare) }),
    ...crewValues(crew, trip.trailerNumber),
    shippingNoteNumber: await nextNumber(tx, ctx, noteNumbers),
    orderId: order.id,
    orderNo: order.orderNo,
    carrierId,
    carrierName: carrier,
    ...pickupOf(order, trip.pickupTime),
    noteStatus: trip.accepted ? noteStatus.toLoad : noteStatus.toAccept,
    contractState: sentToDriver,
    dispatchBy: ctx.actor.username,
    // One moment for all three: a second that ends in between would put the dispatch before the waybill.
    createTime: now,
    dispatchTime: now,
    acceptTime: trip.accepted ? now : null,
    acceptDeadline: trip.accepted ? null : (trip.deadline ?? null),
  });
  const isAlone = trip.isAlone === true;
  const note = isAlone ? laterNote(ctx, values, fees) : await insertRow(tx, ctx, hyShippingNote, values);
  ctx.writeLater(
    insertOf(
      hyNoteGoods,
      newRow(ctx, {
        noteId: note.id,
        lineNo: 1,
        descriptionOfGoods: order.cargoName,
        cargoTypeClassificationCode: order.cargoTypeCode,
        goodsItemGrossWeight: trip.weight,
      }),
    ),
  );
  noteEventLater(ctx, {
    noteId: note.id,
    eventType: 'assigned',
    content: `派车：${crew.driver.driverName} ${crew.vehicle.vehicleNumber}，计划${(trip.weight / 1000).toFixed(3)}吨${prepayAmount > 0 ? `，约定预付${yuan(prepayAmount)}元` : ''}`,
    toStatus: note.noteStatus,
    extra: { customer: customer.name },
  });
  await ctx.emit(tx, noteDispatched, { note, wallet, isAlone });
  const warnings: Warning[] = [];
  if (facts.taxAgencyEnabled === '1') await ctx.emit(tx, noteDriverNamed, { note, warnings });
  if (trip.accepted) await ctx.emit(tx, noteAccepting, { note });
  ctx.audit({
    action: 'shippingNote.dispatch',
    entity: 'shippingNote',
    entityId: note.id,
    after: { orderNo: order.orderNo, driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight: trip.weight },
  });
  return {
    note,
    warnings,
    sums: {
      weight: given.weight + trip.weight,
      vehicles: given.vehicles + 1,
      finished: given.finished,
      open: given.open + 1,
      volume: given.volume + (volume ?? 0),
      pieces: given.pieces + (pieces ?? 0),
      prepay: given.prepay + prepayAmount,
    },
  };
}

/** Stores a waybill at the end of the transaction. @returns it as it will be then */
function laterNote(ctx: Context, values: typeof hyShippingNote.$inferInsert, { feeTotal, driverFee }: Fees): NoteRow {
  ctx.writeLater(insertOf(hyShippingNote, values));
  return rowOf(hyShippingNote, {
    ...values,
    feeTotal,
    receivableAmount: feeTotal,
    payableAmount: driverFee,
    openAmount: driverFee,
    customerOpenAmount: feeTotal,
  });
}

/** What a trip of an order depends on besides its crew. */
interface TripFacts extends CrewFacts {
  /** What the order's waybills come to without this one. */
  given: OrderSums;
  customer: { state: string; name: string } | null;
  wallet: DispatchWallet | null;
  /** Of the fee that is set aside in it, in 1/10000. */
  freezeShare: number;
  carrier: string | null;
  /** Only then is anything to be said of a driver: without it no dispatch waits for the answer. */
  taxAgencyEnabled: string;
}

/** The customer is checked by the platform's eyes: a carrier that dispatches does not see the customer. */
const customerState = (ctx: Context, customerId: string): SQL => sql`(
  select json_build_object('state', state, 'name', customer_name) from ${hyCustomer}
   where ${and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId))} and del_flag = 0)`;

/** The wallet that the customer pays from. */
const walletState = (ctx: Context, { customerId, companyId }: OrderRow): SQL => sql`(
  select json_build_object('id', id, 'state', state) from ${hyCustomerWallet}
   where ${and(
     eq(hyCustomerWallet.tenantId, ctx.actor.tenantId),
     eq(hyCustomerWallet.customerId, customerId),
     eq(hyCustomerWallet.companyId, companyId),
   )} and del_flag = 0)`;

/** When to load: from the moment that was named for this vehicle, within the order's time where that is not over by then. */
function pickupOf(order: OrderRow, pickupTime: string | null | undefined) {
  if (pickupTime === null || pickupTime === undefined) return {};
  return { pickupTimeFrom: pickupTime, pickupTimeTo: (order.pickupTimeTo ?? '') > pickupTime ? order.pickupTimeTo : pickupTime };
}

/**
 * Volume and pieces of the next vehicle: its part of what the waybills before it have left, so that all of them come to the order's own.
 *
 * @throws AppError 40107 nothing is left of what the order is priced by
 */
function shareOf(order: OrderRow, given: OrderSums): { volume: number | null; pieces: number | null } {
  const vehicles = Math.max(1, (order.totalVehicles ?? 0) - order.dispatchedVehicles);
  const share = (total: number | null, { used, isPriced }: { used: number; isPriced: boolean }) => {
    if (total === null) return null;
    if (isPriced && used >= total) throw noQuantityLeft(order.priceMode);
    return Math.round(Math.max(0, total - used) / vehicles);
  };
  return {
    volume: share(order.totalVolume, { used: given.volume, isPriced: order.priceMode === '3' }),
    pieces: share(order.totalPieces, { used: given.pieces, isPriced: order.priceMode === '4' }),
  };
}
