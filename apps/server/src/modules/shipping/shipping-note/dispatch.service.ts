import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Warning } from '../../../platform/errors.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { assertInTime } from '../common/acceptDeadline.ts';
import { assertDispatchable, carrierOf, crewValues, type TripRequest } from '../common/assertDispatchable.ts';
import { payingCustomer } from '../common/completeTerms.ts';
import { currentFees } from '../common/feeValues.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { agentShare } from '../order/order.service.ts';
import { lockOrder } from '../order/orderProgress.ts';
import { noWeightLeft } from '../order/orderRemainder.ts';
import { weighGoods } from './goods.service.ts';
import { readFreezeShare } from '../../customers/customer-wallet/freezeShare.ts';
import { fundsToHold } from './noteFunds.ts';
import { recalculated, replyNote, tonnes, touchOrder } from './noteSteps.ts';
import type { TripInput } from './shippingNote.contract.ts';
import { noteAccepting, noteDispatched, noteDriverNamed, noteFeesChanged, noteVehicleChanged } from './shippingNote.events.ts';
import { assertCreditorStays } from './prepayUnderWay.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { sentToDriver, shippingNoteStates as machine } from './shippingNote.states.ts';

/** Sends a driver and vehicle with a waybill that was typed by hand (N1). @throws AppError those of `assertDispatchable`; 40104, 40105 money */
export function dispatchVehicle(ctx: Context, input: z.output<typeof TripInput>) {
  return ctx.transaction(async (tx) => {
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'dispatchVehicle',
      change: async (note) => {
        await payingCustomer(tx, { ...ctx, actor: { ...ctx.actor, userType: 1, dataRules: [] } }, note.customerId);
        const crew = await assertDispatchable(tx, ctx, tripOf(note, input));
        const planned = { ...note, plannedWeight: input.plannedWeight };
        return {
          ...crewValues(crew, input.trailerNumber),
          ...recalculated(planned),
          ...fundsToHold(note.settleType, {
            feeTotal: currentFees(planned).feeTotal,
            share: await readFreezeShare(tx, ctx, note.companyId),
          }),
          plannedWeight: input.plannedWeight,
          ...(await carrierOf(tx, ctx, note.carrierId, crew.vehicle)),
          contractState: sentToDriver,
          dispatchBy: ctx.actor.username,
          dispatchTime: nowText(ctx.clock),
        };
      },
    });
    await weighGoods(tx, ctx, after, input.plannedWeight);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'assigned',
      content: `派车：${after.driverName} ${after.vehicleNumber}，计划${tonnes(input.plannedWeight)}吨`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await ctx.emit(tx, noteDispatched, { note: after });
    await confirmDriver(tx, ctx, after);
    return replyNote(ctx, input.id);
  });
}

/** Asks where there is something to know of a driver. @throws WarningsToConfirm */
async function confirmDriver(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const warnings: Warning[] = [];
  await ctx.emit(tx, noteDriverNamed, { note, warnings });
  confirmWarnings(ctx, warnings);
}

/** The trip of a waybill with the driver, vehicle and weight that were typed. */
const tripOf = (note: NoteRow, { driverId, vehicleId, coDriverId, plannedWeight }: z.output<typeof TripInput>): TripRequest => ({
  driverId,
  vehicleId,
  coDriverId,
  weight: plannedWeight,
  until: note.pickupTimeTo,
  weightPath: 'plannedWeight',
});

/**
 * Replaces driver, vehicle or planned weight before loading (N4). The new pair passes the checks of N1.
 *
 * @throws AppError a prepayment was decided on; 40107 the planned weight grows by more than is left of the order; those of `assertDispatchable`
 */
export function changeVehicle(ctx: Context, input: z.output<typeof TripInput>) {
  return ctx.transaction(async (tx) => {
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'changeVehicle',
      change: async (note) => {
        assertCreditorStays(note);
        // The order before the vehicle, as a dispatch locks them.
        const order = note.orderId === null ? undefined : await lockOrder(tx, ctx, note.orderId);
        const added = input.plannedWeight - (note.plannedWeight ?? 0);
        if (order !== undefined && order.totalWeight !== null && added > 0 && order.dispatchedWeight + added > order.totalWeight)
          throw noWeightLeft(order, { asked: added, path: 'plannedWeight' });
        const crew = await assertDispatchable(tx, ctx, { ...tripOf(note, input), exceptNoteId: note.id });
        const planned = { ...note, plannedWeight: input.plannedWeight, ...shareOf(note, { order, plannedWeight: input.plannedWeight }) };
        return {
          ...crewValues(crew, input.trailerNumber),
          ...recalculated(planned),
          ...(await carrierOf(tx, ctx, await namedCarrier(tx, ctx, note, order), crew.vehicle)),
          plannedWeight: input.plannedWeight,
        };
      },
    });
    await weighGoods(tx, ctx, after, input.plannedWeight);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'vehicleChanged',
      content: `改派：${before.driverName} ${before.vehicleNumber} → ${after.driverName} ${after.vehicleNumber}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await touchOrder(tx, ctx, after);
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `change-${after.version}` });
    await ctx.emit(tx, noteVehicleChanged, { note: after });
    if (after.driverId !== before.driverId) await confirmDriver(tx, ctx, after);
    return replyNote(ctx, input.id);
  });
}

/**
 * The agent's fee of a waybill that is planned again: its part of the order's, as a dispatch with this weight gives it. One that was typed
 * for the waybill itself stays, and loading changes neither: a typed fee is agreed and does not follow from the scales.
 *
 * @source freight-domain 4.5 agent mode, N4
 */
function shareOf(
  note: NoteRow,
  { order, plannedWeight }: { order: Parameters<typeof agentShare>[0] | undefined; plannedWeight: number },
): { agentFee?: number } {
  if (note.orderMode !== '3' || note.customerUnitPrice !== null || order === undefined || order.agentFee === null) return {};
  if (note.agentFee !== agentShare(order, note.plannedWeight ?? 0)) return {};
  return { agentFee: agentShare(order, plannedWeight) };
}

/** The carrier that a waybill keeps with whatever vehicle: not the one that only came with the vehicle that goes. */
async function namedCarrier(tx: Tx, ctx: Context, note: NoteRow, order: { carrierId: string | null } | undefined): Promise<string | null> {
  if (order !== undefined && note.carrierId === order.carrierId) return order.carrierId;
  const [before] = await tx
    .select({ carrierId: hyVehicle.carrierId })
    .from(hyVehicle)
    .where(and(eq(hyVehicle.tenantId, ctx.actor.tenantId), eq(hyVehicle.id, note.vehicleId ?? '')));
  return note.carrierId === before?.carrierId ? null : note.carrierId;
}

/** Accepts for the driver, with the reason why somebody else does (N2). @throws AppError 40207 they have not signed, where that is asked for; Conflict the deadline is over */
export function acceptNote(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (input.reason.trim() === '') throw reasonMissing();
    const acceptTime = nowText(ctx.clock);
    const { before, after } = await moveRow(tx, ctx, noteResource, {
      ref: input,
      machine,
      action: 'accept',
      change: async (note) => {
        assertInTime(ctx, note.acceptDeadline);
        await ctx.emit(tx, noteAccepting, { note });
        return { acceptTime };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'accepted',
      content: `代司机接单：${input.reason}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    return replyNote(ctx, input.id);
  });
}
