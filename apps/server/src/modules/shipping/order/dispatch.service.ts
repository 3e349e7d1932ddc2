import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  AppError,
  businessError,
  forbidden,
  invalidInput,
  notFound,
  refusedField,
  staleVersion,
  type Warning,
} from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { isShownAsStored, showStored } from '../../../platform/resource/getRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { newId } from '../../../platform/db/newId.ts';
import { assertFutureDeadline, assertInTime } from '../common/acceptDeadline.ts';
import { assertDispatchable, judgeIncomplete } from '../common/assertDispatchable.ts';
import { refusedRow, type RefusedRow } from '../common/batchOutcome.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { noteResource } from '../shipping-note/shippingNote.resource.ts';
import { makeNote } from './makeNote.ts';
import type { BatchTrip, DispatchInput } from './order.contract.ts';
import { confirmDispatch, moveOrder, type OrderSums } from './orderProgress.ts';
import { assertOffer } from './orderOffer.ts';
import { assertQuantity, assertRemainder, whyDispatched } from './orderRemainder.ts';
import { estimatedFees, orderResource, type OrderRow } from './order.resource.ts';
import { orderStates } from './order.states.ts';
import { hyOrder } from './order.table.ts';

/** Holds the row of an order. @throws NotFound missing or not visible */
export const lockOrderRow = (tx: Tx, ctx: Context, id: string): Promise<OrderRow> => lockRow(tx, ctx, orderResource, { id });

/**
 * Holds an order while vehicles are sent.
 *
 * @param locked its row, where it is being locked already
 *
 * @throws NotFound; AppError 40107 all of it is dispatched; Conflict not to be dispatched (40901) or changed since it was read
 */
async function lockDispatchable(
  tx: Tx,
  ctx: Context,
  ref: { id: string; version?: number },
  locked = lockOrderRow(tx, ctx, ref.id),
): Promise<OrderRow> {
  const order = await locked;
  if (order.status === orderStates.codes.dispatched) throw whyDispatched(order);
  if (!canAdvance(orderStates, { action: 'dispatch', code: order.status })) throw stateChanged();
  if (ref.version !== undefined && ref.version !== order.version) throw staleVersion();
  return order;
}

/**
 * Sends an order on its way: to a driver with their vehicle (one waybill), to a carrier, or to anyone who takes it.
 *
 * @param row the order's, where it is being locked already
 * @returns the new waybill, or nothing where somebody else dispatches
 * @throws AppError those of N1; Forbidden a changed price without `shipping:editPrice`; InvalidInput a deadline that is over
 * @throws WarningsToConfirm 40112 it is the last vehicle, and weight is left; what listeners know of the driver
 * @source freight-domain O5, G07
 */
export function dispatchOrder(ctx: Context, input: z.output<typeof DispatchInput>, row?: Promise<OrderRow>) {
  return ctx.transaction(async (tx) => {
    const locked = await lockDispatchable(tx, ctx, input, row);
    assertCarrierInTime(ctx, locked);
    const problems = new ProblemList();
    await problems.ask(() => assertFutureDeadline(ctx, input.deadline));
    const order = await reprice(tx, ctx, locked, input.unitPrice ?? null);
    const { quantity = null } = input;
    if (input.publishMode !== '1' && quantity !== null) await problems.ask(() => assertQuantity(order, quantity));
    if (input.publishMode !== '1') problems.end();
    const offer = { acceptDeadline: input.deadline ?? null, offeredWeight: quantity, offeredSince: quantity === null ? null : newId() };
    if (input.publishMode === '3') {
      const carrierId = required(input.carrierId, { path: 'carrierId', message: '请选择承运商' });
      await publishTo(tx, ctx, order, { publishMode: '3', carrierId, ...offer });
      return [] as never;
    }
    if (input.publishMode === '2') {
      await publishTo(tx, ctx, order, { publishMode: '2', ...offer });
      return [] as never;
    }
    const trip = await wholeTrip(tx, ctx, order, { input, problems });
    if (ctx.actor.userType === 3) await problems.ask(() => assertOffer(tx, ctx, order, trip.weight));
    const { coDriverId, trailerNumber, deadline } = input;
    const isAlone = isShownAsStored(ctx, noteResource);
    const { note, sums, warnings } = await makeNote(tx, ctx, order, {
      trip: { ...trip, coDriverId, trailerNumber, accepted: input.autoAccept === '1', deadline, isAlone },
      problems,
    });
    confirmDispatch(ctx, order, { sums, warnings });
    ctx.writeLater(moveOrder(tx, ctx, order, sums));
    return [await showStored(ctx, noteResource, note)] as never;
  }, wholly);
}

/** Nothing of a single dispatch is worth keeping once a part of it has failed. */
const wholly = { isWhole: true } as const;

/** Driver, vehicle and weight of a trip. @throws AppError what is missing, and what speaks against the others */
async function wholeTrip(
  tx: Tx,
  ctx: Context,
  order: OrderRow,
  { input: { driverId, vehicleId, weight }, problems }: { input: z.output<typeof DispatchInput>; problems: ProblemList },
): Promise<{ driverId: string; vehicleId: string; weight: number }> {
  if (driverId && vehicleId && typeof weight === 'number') return { driverId, vehicleId, weight };
  if (typeof weight === 'number') await problems.ask(() => assertRemainder(order, weight));
  else problems.keep(refusedField('weight', '请填写计划重量'));
  if (driverId && vehicleId) {
    // With both named the rules of the pair are asked, as if nothing were loaded.
    await problems.ask(() => assertDispatchable(tx, ctx, { driverId, vehicleId, weight: 0, until: order.pickupTimeTo }));
  } else await judgeIncomplete(tx, ctx, { driverId, vehicleId, weight, until: order.pickupTimeTo }, problems);
  problems.end();
  throw notFound();
}

/** A carrier sends vehicles for what it was given until the deadline. @throws Conflict it is over */
function assertCarrierInTime(ctx: Context, order: OrderRow): void {
  if (ctx.actor.userType === 3 && order.publishMode === '3') assertInTime(ctx, order.acceptDeadline);
}

function required<Value>(value: Value | null | undefined, { path, message }: { path: string; message: string }): Value {
  if (value === null || value === undefined) throw refusedField(path, message);
  return value;
}

async function publishTo(
  tx: Tx,
  ctx: Context,
  order: OrderRow,
  change: {
    publishMode: string;
    carrierId?: string;
    acceptDeadline: string | null;
    offeredWeight: number | null;
    offeredSince: string | null;
  },
): Promise<void> {
  if (change.carrierId === undefined) {
    await updateRow(tx, ctx, hyOrder, { before: order, values: change });
    return;
  }
  const [carrier] = await tx
    .select()
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.delFlag, 0), eq(hyCarrier.id, change.carrierId)));
  if (carrier?.state !== '2') throw refusedField('carrierId', '承运商未审核通过');
  if (carrier.blacklist === '1')
    throw businessError(40121, { message: '已列入黑名单', errorData: [{ path: 'carrierId', message: '已列入黑名单' }] });
  await updateRow(tx, ctx, hyOrder, { before: order, values: { ...change, carrierName: carrier.carrierName } });
}

async function reprice(tx: Tx, ctx: Context, order: OrderRow, unitPrice: number | null): Promise<OrderRow> {
  if (unitPrice === null || unitPrice === order.unitPrice) return order;
  if (!holds(ctx.actor, 'shipping:editPrice')) throw forbidden();
  await recordPriceChanges(
    tx,
    ctx,
    { ...order, targetType: 'order', targetId: order.id, targetNo: order.orderNo },
    { before: { unitPrice: order.unitPrice }, after: { unitPrice }, reason: '调度时改价' },
  );
  return updateRow(tx, ctx, hyOrder, { before: order, values: { unitPrice, ...estimatedFees({ ...order, unitPrice }) } });
}

/**
 * Sends several vehicles. Each row succeeds or fails on its own; a failed one is named by its position.
 *
 * @throws WarningsToConfirm 40112 the last of them leaves weight behind, or what listeners know of drivers; none is sent
 * @source freight-domain G05
 */
export function batchDispatch(ctx: Context, input: { id: string; version: number; rows: readonly z.output<typeof BatchTrip>[] }) {
  return ctx.transaction(async (tx) => {
    const before = await lockDispatchable(tx, ctx, input);
    assertCarrierInTime(ctx, before);
    await lockCrews(tx, ctx, input.rows);
    const outcome = { success: [] as string[], fail: [] as RefusedRow[] };
    let sent: OrderSums | undefined;
    const warnings: Warning[] = [];
    for (const [index, row] of input.rows.entries()) {
      try {
        const {
          note,
          sums,
          warnings: ofOne,
        } = await ctx.transaction(async (inner) => {
          const order = await lockDispatchable(inner, ctx, { id: input.id });
          if (ctx.actor.userType === 3) await assertOffer(inner, ctx, order, row.weight);
          const made = await makeNote(inner, ctx, order, { trip: { ...row, accepted: false } });
          await moveOrder(inner, ctx, order, made.sums);
          return made;
        });
        outcome.success.push(note.id);
        sent = sums;
        warnings.push(...ofOne);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        outcome.fail.push(refusedRow(ctx, String(index), error));
      }
    }
    if (ctx.checkOnly && outcome.fail.length > 0) throw asOneRefusal(outcome.fail);
    if (sent !== undefined) confirmDispatch(ctx, before, { sums: sent, warnings });
    return outcome;
  });
}

/** What speaks against vehicles of a batch, at the inputs of its rows; what is about none of them stands at the vehicle. */
function asOneRefusal(fail: readonly RefusedRow[]): AppError {
  const problems = fail.flatMap(({ id, message, errorData }) =>
    (errorData.length > 0 ? errorData : [{ path: 'vehicleId', message }]).map((one) => ({ ...one, path: `rows.${id}.${one.path}` })),
  );
  return invalidInput(problems[0]?.message ?? '', problems);
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
  input: {
    id: string;
    driverId: string;
    vehicleId: string;
    weight: number;
    coDriverId?: string | null | undefined;
    trailerNumber?: string | null | undefined;
  },
  row?: Promise<OrderRow>,
) {
  return ctx.transaction(async (tx) => {
    const order = await lockDispatchable(tx, ctx, { id: input.id }, row);
    if (order.publishMode !== '2') throw stateChanged();
    assertInTime(ctx, order.acceptDeadline);
    await assertOffer(tx, ctx, order, input.weight);
    const { note, sums } = await makeNote(tx, ctx, order, {
      trip: { ...input, accepted: true, grabbed: true, isAlone: isShownAsStored(ctx, noteResource) },
    });
    ctx.writeLater(moveOrder(tx, ctx, order, sums));
    return (await showStored(ctx, noteResource, note)) as never;
  }, wholly);
}
