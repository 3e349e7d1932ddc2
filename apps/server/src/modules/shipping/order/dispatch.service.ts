import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, businessError, errorStatus, forbidden, invalidInput, refusedField, staleVersion } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/listRows.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { stateChanged } from '../../review/moveRow.ts';
import { nextNumber } from '../../review/sequence.ts';
import { assertFutureDeadline, assertInTime } from '../common/acceptDeadline.ts';
import { assertDispatchable, carrierOf, crewValues } from '../common/assertDispatchable.ts';
import { payingCustomer } from '../common/completeTerms.ts';
import { feeValues, plannedFees } from '../common/feeValues.ts';
import { feeProblem } from '../fees/fees.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { fundsToHold } from '../shipping-note/noteFunds.ts';
import { yuan } from '../shipping-note/noteSteps.ts';
import { noteAccepting, noteDispatched } from '../shipping-note/shippingNote.events.ts';
import { noteResource, type NoteRow } from '../shipping-note/shippingNote.resource.ts';
import { noteStatus, sentToDriver } from '../shipping-note/shippingNote.states.ts';
import { hyNoteGoods, hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import type { BatchTrip, DispatchInput } from './order.contract.ts';
import { dispatchedQuantities, refreshOrder } from './orderProgress.ts';
import { assertRemainder, noQuantityLeft, whyDispatched } from './orderRemainder.ts';
import { estimatedFees, orderResource, type OrderRow } from './order.resource.ts';
import { agentShare } from './order.service.ts';
import { orderStates } from './order.states.ts';
import { hyOrder } from './order.table.ts';
import { assertTripPrepay } from './tripPrepay.ts';

/** One trip to make a waybill for. */
interface Trip {
  driverId: string;
  vehicleId: string;
  trailerNumber?: string | null | undefined;
  /** Kilograms. */
  weight: number;
  pickupTime?: string | null | undefined;
  prepayAmount?: number | null | undefined;
  accepted: boolean;
  /** Until when the driver may accept it, where he still has to. */
  deadline?: string | null | undefined;
  /** The crew took the order by itself, whoever was named in it before. */
  grabbed?: boolean;
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
 * Holds an order while vehicles are sent.
 *
 * @throws NotFound; AppError 40107 all of it is dispatched; Conflict not to be dispatched (40901) or changed since it was read
 */
async function lockDispatchable(tx: Tx, ctx: Context, ref: { id: string; version?: number }): Promise<OrderRow> {
  const order = await lockRow(tx, ctx, orderResource, ref.id);
  if (order.status === orderStates.codes.dispatched) throw whyDispatched(order);
  if (!canAdvance(orderStates, 'dispatch', order.status)) throw stateChanged();
  if (ref.version !== undefined && ref.version !== order.version) throw staleVersion();
  return order;
}

/**
 * Makes the waybill of one trip (N1). The order's row is locked and its sums are current.
 *
 * @throws AppError of `assertDispatchable`; 40107 more than is left of the order; 40431 of `assertTripPrepay`; 40104, 40105 from the money
 * side; 40207 it counts as accepted and the driver has not signed
 */
async function makeNote(tx: Tx, ctx: Context, order: OrderRow, trip: Trip): Promise<NoteRow> {
  assertRemainder(order, trip.weight);
  const { volume, pieces } = await shareOf(tx, ctx, order);
  const customer = await payingCustomerOf(tx, ctx, order);
  const crew = await assertDispatchable(tx, ctx, { ...trip, until: trip.pickupTime ?? order.pickupTimeTo });
  const now = nowText(ctx.clock);
  const agentFee = order.orderMode === '3' && order.customerUnitPrice === null ? agentShare(order, trip.weight) : null;
  const planned = { ...copyOf(order), plannedWeight: trip.weight, volume, pieces, agentFee };
  const fees = plannedFees(planned);
  const problem = feeProblem(fees);
  if (problem !== undefined) throw businessError(problem.code, problem.message);
  const prepayAmount = trip.prepayAmount ?? 0;
  if (prepayAmount > 0) await assertTripPrepay(tx, ctx, order, fees.driverFee, prepayAmount);
  const note = await insertRow(tx, ctx, hyShippingNote, {
    ...planned,
    prepayAmount,
    ...feeValues(fees),
    ...fundsToHold(order.settleType, fees.feeTotal),
    ...crewValues(crew, trip.trailerNumber),
    shippingNoteNumber: await nextNumber(tx, ctx, 'YD'),
    orderId: order.id,
    orderNo: order.orderNo,
    ...(await carrierOf(tx, ctx, trip.grabbed === true ? null : order.carrierId, crew.vehicle)),
    ...pickupOf(order, trip.pickupTime),
    noteStatus: trip.accepted ? noteStatus.toLoad : noteStatus.toAccept,
    contractState: sentToDriver,
    dispatchBy: ctx.actor.username,
    dispatchTime: now,
    acceptTime: trip.accepted ? now : null,
    acceptDeadline: trip.accepted ? null : (trip.deadline ?? null),
  });
  await insertRow(tx, ctx, hyNoteGoods, {
    noteId: note.id,
    lineNo: 1,
    descriptionOfGoods: order.cargoName,
    cargoTypeClassificationCode: order.cargoTypeCode,
    goodsItemGrossWeight: trip.weight,
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: 'assigned',
    content: `派车：${crew.driver.driverName} ${crew.vehicle.vehicleNumber}，计划${(trip.weight / 1000).toFixed(3)}吨${prepayAmount > 0 ? `，约定预付${yuan(prepayAmount)}元` : ''}`,
    toStatus: note.noteStatus,
    extra: { customer: customer.customerName },
  });
  await ctx.emit(tx, noteDispatched, { note });
  if (trip.accepted) await ctx.emit(tx, noteAccepting, { note });
  ctx.audit({
    action: 'shippingNote.dispatch',
    entity: 'shippingNote',
    entityId: note.id,
    after: { orderNo: order.orderNo, driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight: trip.weight },
  });
  return note;
}

/** When to load: from the moment that was named for this vehicle, within the order's time where that is not over by then. */
function pickupOf(order: OrderRow, pickupTime: string | null | undefined) {
  if (pickupTime === null || pickupTime === undefined) return {};
  return { pickupTimeFrom: pickupTime, pickupTimeTo: (order.pickupTimeTo ?? '') > pickupTime ? order.pickupTimeTo : pickupTime };
}

/** The customer is checked by the platform's eyes: a carrier that dispatches does not see him. */
async function payingCustomerOf(tx: Tx, ctx: Context, order: OrderRow) {
  return payingCustomer(tx, { ...ctx, actor: { ...ctx.actor, userType: 1, dataRules: [] } }, order.customerId);
}

/**
 * Volume and pieces of the next vehicle: its part of what the waybills before it have left, so that all of them come to the order's own.
 *
 * @throws AppError 40107 nothing is left of what the order is priced by
 */
async function shareOf(tx: Tx, ctx: Context, order: OrderRow): Promise<{ volume: number | null; pieces: number | null }> {
  if (order.totalVolume === null && order.totalPieces === null) return { volume: null, pieces: null };
  const given = await dispatchedQuantities(tx, ctx, order.id);
  const vehicles = Math.max(1, (order.totalVehicles ?? 0) - order.dispatchedVehicles);
  const share = (total: number | null, used: number, isPriced: boolean) => {
    if (total === null) return null;
    if (isPriced && used >= total) throw noQuantityLeft(order.priceMode);
    return Math.round(Math.max(0, total - used) / vehicles);
  };
  return {
    volume: share(order.totalVolume, given.volume, order.priceMode === '3'),
    pieces: share(order.totalPieces, given.pieces, order.priceMode === '4'),
  };
}

/**
 * Sends an order on its way: to a driver with his vehicle (one waybill), to a carrier, or to whoever takes it.
 *
 * @returns the new waybill, or nothing where somebody else dispatches
 * @throws AppError those of N1; Forbidden a changed price without `shipping:editPrice`; InvalidInput a deadline that is over
 * @source freight-domain O5, G07
 */
export function dispatchOrder(ctx: Context, input: z.output<typeof DispatchInput>) {
  return ctx.transaction(async (tx) => {
    const locked = await lockDispatchable(tx, ctx, input);
    assertCarrierInTime(ctx, locked);
    assertFutureDeadline(ctx, input.deadline);
    const order = await reprice(tx, ctx, locked, input.unitPrice ?? null);
    if (input.publishMode === '3') {
      const carrierId = required(input.carrierId, 'carrierId', '请选择承运商');
      await publishTo(tx, ctx, order, { publishMode: '3', carrierId, acceptDeadline: input.deadline ?? null });
      return [] as never;
    }
    if (input.publishMode === '2') {
      await publishTo(tx, ctx, order, { publishMode: '2', acceptDeadline: input.deadline ?? null });
      return [] as never;
    }
    const note = await makeNote(tx, ctx, order, {
      driverId: required(input.driverId, 'driverId', '请选择司机'),
      vehicleId: required(input.vehicleId, 'vehicleId', '请选择车辆'),
      weight: required(input.weight, 'weight', '请填写计划重量'),
      trailerNumber: input.trailerNumber,
      accepted: input.autoAccept === '1',
      deadline: input.deadline,
    });
    await refreshOrder(tx, ctx, order.id, order);
    return [await getRow(ctx, noteResource, note.id)] as never;
  });
}

/** A carrier sends vehicles for what it was given until the deadline. @throws Conflict it is over */
function assertCarrierInTime(ctx: Context, order: OrderRow): void {
  if (ctx.actor.userType === 3 && order.publishMode === '3') assertInTime(ctx, order.acceptDeadline);
}

function required<Value>(value: Value | null | undefined, path: string, message: string): Value {
  if (value === null || value === undefined) throw refusedField(path, message);
  return value;
}

async function publishTo(
  tx: Tx,
  ctx: Context,
  order: OrderRow,
  change: { publishMode: string; carrierId?: string; acceptDeadline: string | null },
): Promise<void> {
  if (change.carrierId === undefined) {
    await updateRow(tx, ctx, hyOrder, order, change);
    return;
  }
  const [carrier] = await tx
    .select()
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.delFlag, 0), eq(hyCarrier.id, change.carrierId)));
  if (carrier?.state !== '2') throw invalidInput('承运商未审核通过', [{ path: 'carrierId', message: '承运商未审核通过' }]);
  if (carrier.blacklist === '1') throw businessError(40121, '已列入黑名单');
  await updateRow(tx, ctx, hyOrder, order, { ...change, carrierName: carrier.carrierName });
}

async function reprice(tx: Tx, ctx: Context, order: OrderRow, unitPrice: number | null): Promise<OrderRow> {
  if (unitPrice === null || unitPrice === order.unitPrice) return order;
  if (!holds(ctx.actor, 'shipping:editPrice')) throw forbidden();
  await recordPriceChanges(
    tx,
    ctx,
    { ...order, targetType: 'order', targetId: order.id, targetNo: order.orderNo },
    { unitPrice: order.unitPrice },
    { unitPrice },
    '调度时改价',
  );
  return updateRow(tx, ctx, hyOrder, order, { unitPrice, ...estimatedFees({ ...order, unitPrice }) });
}

/**
 * Sends several vehicles. Each row succeeds or fails on its own; a failed one is named by its position.
 *
 * @source freight-domain G05
 */
export function batchDispatch(ctx: Context, input: { id: string; version: number; rows: readonly z.output<typeof BatchTrip>[] }) {
  return ctx.transaction(async (tx) => {
    assertCarrierInTime(ctx, await lockDispatchable(tx, ctx, input));
    await lockCrews(tx, ctx, input.rows);
    const outcome = { success: [] as string[], fail: [] as { id: string; code: number | null; message: string }[] };
    for (const [index, row] of input.rows.entries()) {
      try {
        const note = await ctx.transaction(async (inner) => {
          const order = await lockDispatchable(inner, ctx, { id: input.id });
          const made = await makeNote(inner, ctx, order, { ...row, accepted: false });
          await refreshOrder(inner, ctx, order.id, order);
          return made;
        });
        outcome.success.push(note.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        outcome.fail.push({ id: String(index), code: error.details.errorCode ?? errorStatus[error.kind].code, message: error.message });
      }
    }
    return outcome;
  });
}

/** Holds all vehicles, then all drivers, each by id: two batches that share some cannot wait for each other. */
async function lockCrews(tx: Tx, ctx: Context, rows: readonly { driverId: string; vehicleId: string }[]): Promise<void> {
  for (const [table, ids] of [
    [hyVehicle, rows.map(({ vehicleId }) => vehicleId)],
    [hyDriver, rows.map(({ driverId }) => driverId)],
  ] as const) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, ctx.actor.tenantId), inArray(table.id, ids)))
      .orderBy(asc(table.id))
      .for('update');
  }
}

/** Takes an open order with one's own driver and vehicle; the waybill counts as accepted. @throws AppError those of N1 */
export function grabOrder(
  ctx: Context,
  input: { id: string; driverId: string; vehicleId: string; weight: number; trailerNumber?: string | null | undefined },
) {
  return ctx.transaction(async (tx) => {
    const order = await lockDispatchable(tx, ctx, { id: input.id });
    if (order.publishMode !== '2') throw stateChanged();
    assertInTime(ctx, order.acceptDeadline);
    const note = await makeNote(tx, ctx, order, { ...input, accepted: true, grabbed: true });
    await refreshOrder(tx, ctx, order.id, order);
    return (await getRow(ctx, noteResource, note.id)) as never;
  });
}
