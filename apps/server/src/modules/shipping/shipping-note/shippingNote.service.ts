import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, invalidInput } from '../../../platform/errors.ts';
import { stripSignatures } from '../../../platform/files/signedPath.ts';
import { getRow } from '../../../platform/resource/listRows.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { readConfigNumber } from '../../review/config.ts';
import { moveRow, reasonMissing, type RowRef } from '../../review/moveRow.ts';
import { assertDispatchable, crewValues } from '../common/assertDispatchable.ts';
import { payingCustomer } from '../common/completeTerms.ts';
import { currentFees, feeValues, plannedFees, type PricedRow } from '../common/feeValues.ts';
import { feeInText } from '../common/feeVisibility.ts';
import { feeProblem } from '../fees/fees.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { lockOrder, refreshOrder } from '../order/orderProgress.ts';
import { decimalText, recordPriceChanges } from '../price-history/priceHistory.service.ts';
import type { EditPriceInput, LoadInput, SignInput, TripInput, UnloadInput } from './shippingNote.contract.ts';
import { noteDispatched, noteFeesChanged, noteSigned } from './shippingNote.events.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { shippingNoteStates } from './shippingNote.states.ts';
import { hyNoteFile, hyNoteGoods, hyShippingNote } from './shippingNote.table.ts';

type NoteValues = Values<typeof hyShippingNote>;

const machine = shippingNoteStates;
const reply = (ctx: Context, id: string) => getRow(ctx, noteResource, id) as Promise<never>;
const tonnes = (kg: number) => (kg / 1000).toFixed(3);
const yuan = (fen: number) => feeInText(decimalText(fen, 100, 2));

/** Fees of a changed waybill as columns. @throws AppError 40222, 40223 they make no sense */
function recalculated(row: PricedRow, fees = currentFees(row)) {
  const problem = feeProblem(fees);
  if (problem !== undefined) throw businessError(problem.code, problem.message);
  return feeValues(fees);
}

async function touchOrder(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.orderId !== null) await refreshOrder(tx, ctx, note.orderId);
}

/** Sends a driver and vehicle with a waybill that was typed by hand (N1). @throws AppError those of `assertDispatchable`; 40104, 40105 money */
export function dispatchVehicle(ctx: Context, input: z.output<typeof TripInput>) {
  return ctx.transaction(async (tx) => {
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'dispatchVehicle',
      change: async (note) => {
        await payingCustomer(tx, { ...ctx, actor: { ...ctx.actor, userType: 1, dataRules: [] } }, note.customerId);
        const crew = await assertDispatchable(tx, ctx, {
          driverId: input.driverId,
          vehicleId: input.vehicleId,
          weight: input.plannedWeight,
          until: note.pickupTimeTo,
        });
        const planned = { ...note, plannedWeight: input.plannedWeight };
        return {
          ...crewValues(crew, input.trailerNumber),
          ...recalculated(planned, plannedFees(planned)),
          plannedWeight: input.plannedWeight,
          carrierId: note.carrierId ?? crew.vehicle.carrierId,
          dispatchBy: ctx.actor.username,
          dispatchTime: nowText(ctx.clock),
        };
      },
    });
    await insertRow(tx, ctx, hyNoteGoods, {
      noteId: after.id,
      lineNo: 1,
      descriptionOfGoods: after.cargoName,
      cargoTypeClassificationCode: after.cargoTypeCode,
      goodsItemGrossWeight: input.plannedWeight,
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'assigned',
      content: `派车：${after.driverName} ${after.vehicleNumber}，计划${tonnes(input.plannedWeight)}吨`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await ctx.emit(tx, noteDispatched, { note: after });
    return reply(ctx, input.id);
  });
}

/** Replaces driver, vehicle or planned weight before loading (N4). The new pair passes the checks of N1. */
export function changeVehicle(ctx: Context, input: z.output<typeof TripInput>) {
  return ctx.transaction(async (tx) => {
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'changeVehicle',
      change: async (note) => {
        // The order before the vehicle, as a dispatch locks them.
        if (note.orderId !== null) await lockOrder(tx, ctx, note.orderId);
        const crew = await assertDispatchable(tx, ctx, {
          driverId: input.driverId,
          vehicleId: input.vehicleId,
          weight: input.plannedWeight,
          until: note.pickupTimeTo,
          exceptNoteId: note.id,
        });
        const planned = { ...note, plannedWeight: input.plannedWeight };
        return {
          ...crewValues(crew, input.trailerNumber),
          ...recalculated(planned, plannedFees(planned)),
          plannedWeight: input.plannedWeight,
        };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'vehicleChanged',
      content: `改派：${before.driverName} ${before.vehicleNumber} → ${after.driverName} ${after.vehicleNumber}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    await touchOrder(tx, ctx, after);
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `change-${after.version}` });
    return reply(ctx, input.id);
  });
}

/** Accepts for the driver, with the reason why somebody else does (N2). */
export function acceptNote(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (input.reason.trim() === '') throw reasonMissing();
    const acceptTime = nowText(ctx.clock);
    const { before, after } = await moveRow(tx, ctx, noteResource, input, { machine, action: 'accept', change: () => ({ acceptTime }) });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'accepted',
      content: `代司机接单：${input.reason}`,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    return reply(ctx, input.id);
  });
}

/** Net weight from a slip. @throws InvalidInput net is not gross less tare */
function netOf(input: { gross?: number | null | undefined; tare?: number | null | undefined; weight: number }): void {
  const { gross, tare, weight } = input;
  if (gross === null || gross === undefined || tare === null || tare === undefined) return;
  if (gross - tare !== weight) throw invalidInput('净重应等于毛重减皮重', [{ path: 'weight', message: '净重应等于毛重减皮重' }]);
}

function notInFuture(ctx: Context, time: string, path: string, label: string): void {
  if (time > nowText(ctx.clock)) throw invalidInput(`${label}不能晚于当前时间`, [{ path, message: `${label}不能晚于当前时间` }]);
}

/** Guards of the loaded weight (N5); also those of a sheet of slips. @throws AppError 40212 nothing loaded; 40213 overloaded */
export function assertLoad(note: Pick<NoteRow, 'approvedLoad'>, weight: number, overloadTolerance: number): void {
  if (weight <= 0) throw businessError(40212, '装货重量必须大于0');
  // Tolerance in 1/10000, compared without dividing.
  if (note.approvedLoad !== null && weight * 10_000 > note.approvedLoad * (10_000 + overloadTolerance))
    throw businessError(40213, '装载超过核定载质量，禁止发车');
}

async function keepFiles(tx: Tx, ctx: Context, noteId: string, kind: 'loadSlip' | 'unloadSlip' | 'receipt', paths: string): Promise<void> {
  for (const path of paths.split(',').filter((one) => one !== '')) {
    await insertRow(tx, ctx, hyNoteFile, { noteId, kind, path, uploadedBy: ctx.actor.username, uploadTime: nowText(ctx.clock) });
  }
}

/**
 * Records the weights at the loading place and marks the waybill loaded (N5). Fees follow the loaded weight.
 *
 * @throws AppError 40211 no slip photo; 40212 no weight; 40213 above the approved load
 * @throws InvalidInput time in the future, or net is not gross less tare
 * @source SHIP-21, freight-domain N5
 */
export function loadNote(ctx: Context, input: z.output<typeof LoadInput>) {
  return ctx.transaction(async (tx) => {
    const tolerance = await readConfigNumber(tx, ctx, 'overloadTolerance');
    const paths = stripSignatures(input.files ?? '');
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'load',
      change: (note) => {
        if (paths === '') throw businessError(40211, '请上传装货磅单');
        assertLoad(note, input.weight, tolerance);
        netOf(input);
        notInFuture(ctx, input.time, 'time', '装货时间');
        const loaded: NoteValues = {
          loadGross: input.gross ?? null,
          loadTare: input.tare ?? null,
          loadWeight: input.weight,
          loadTime: input.time,
          loadSlipNo: input.slipNo ?? null,
          loadFiles: paths,
        };
        return { ...loaded, ...recalculated({ ...note, loadWeight: input.weight }) };
      },
    });
    await keepFiles(tx, ctx, after.id, 'loadSlip', paths);
    await tx
      .update(hyNoteGoods)
      .set({ goodsItemGrossWeight: input.weight })
      .where(and(eq(hyNoteGoods.tenantId, ctx.actor.tenantId), eq(hyNoteGoods.noteId, after.id), eq(hyNoteGoods.lineNo, 1)));
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'loaded',
      content: `装货${tonnes(input.weight)}吨，司机运费${yuan(after.driverFee)}元`,
      happenTime: input.time,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: 'load' });
    return reply(ctx, input.id);
  });
}

/** Marks a loaded waybill as on the road (N6). @throws InvalidInput before loading or in the future */
export function departNote(ctx: Context, input: RowRef & { departTime?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    const departTime = input.departTime ?? nowText(ctx.clock);
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'depart',
      change: (note) => {
        notInFuture(ctx, departTime, 'departTime', '发车时间');
        if (note.loadTime !== null && departTime < note.loadTime)
          throw invalidInput('发车时间不能早于装货时间', [{ path: 'departTime', message: '发车时间不能早于装货时间' }]);
        return { departTime };
      },
    });
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'departed',
      content: '发车',
      happenTime: departTime,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
    });
    return reply(ctx, input.id);
  });
}

/** Unloaded weight that is implausibly above the loaded one, by more than 5 %. @source freight-domain 2.5 */
export const isGain = (loadWeight: number | null, unloadWeight: number): boolean =>
  loadWeight !== null && unloadWeight * 100 > loadWeight * 105;

/** Guards of unloading times and weights (N7). @throws AppError 40214 not after loading; InvalidInput no weight or in the future */
export function assertUnload(ctx: Context, note: Pick<NoteRow, 'loadTime'>, input: { weight: number; time: string }): void {
  if (input.weight <= 0) throw invalidInput('卸货重量必须大于0', [{ path: 'weight', message: '卸货重量必须大于0' }]);
  if (note.loadTime !== null && input.time <= note.loadTime) throw businessError(40214, '卸货时间必须晚于装货时间');
  notInFuture(ctx, input.time, 'time', '卸货时间');
}

/**
 * Records the weights at the unloading place (N7). Fees follow both weights.
 *
 * @throws AppError 40214 time not after loading; 40221 no slip photo
 * @throws WarningsToConfirm 40215 more unloaded than loaded, by over 5 %
 */
export function unloadNote(ctx: Context, input: z.output<typeof UnloadInput>) {
  return ctx.transaction(async (tx) => {
    const paths = stripSignatures(input.files ?? '');
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'unload',
      change: (note) => {
        assertUnload(ctx, note, input);
        netOf(input);
        if (paths === '') throw businessError(40221, '单据不完整（请上传卸货磅单）');
        if (isGain(note.loadWeight, input.weight)) confirmWarnings(ctx, [{ code: 40215, message: '卸货重量大于装货重量' }]);
        const unloaded: NoteValues = {
          unloadGross: input.gross ?? null,
          unloadTare: input.tare ?? null,
          unloadWeight: input.weight,
          unloadTime: input.time,
          arriveTime: input.arriveTime ?? note.arriveTime,
          unloadSlipNo: input.slipNo ?? null,
          unloadFiles: paths,
          departTime: note.departTime ?? note.loadTime,
        };
        return { ...unloaded, ...recalculated({ ...note, unloadWeight: input.weight }) };
      },
    });
    await keepFiles(tx, ctx, after.id, 'unloadSlip', paths);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'unloaded',
      content: `卸货${tonnes(input.weight)}吨，货损${tonnes(after.lossWeight ?? 0)}吨，司机运费${yuan(after.driverFee)}元`,
      happenTime: input.time,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths,
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: 'unload' });
    return reply(ctx, input.id);
  });
}

/** Records the consignee's signature (N8). @throws AppError 40216 a receipt is needed and missing */
export function signNote(ctx: Context, input: z.output<typeof SignInput>) {
  return ctx.transaction(async (tx) => {
    const paths = stripSignatures(input.files ?? '');
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'sign',
      change: (note) => {
        if (note.needReceipt === '1' && paths === '') throw businessError(40216, '请上传回单');
        notInFuture(ctx, input.signTime, 'signTime', '签收时间');
        if (note.unloadTime !== null && input.signTime < note.unloadTime)
          throw invalidInput('签收时间不能早于卸货时间', [{ path: 'signTime', message: '签收时间不能早于卸货时间' }]);
        return {
          signTime: input.signTime,
          signBy: input.signBy ?? note.receiveContact,
          receiptNo: input.receiptNo ?? null,
          receiptFiles: paths === '' ? null : paths,
          preCheckState: '1',
        };
      },
    });
    await keepFiles(tx, ctx, after.id, 'receipt', paths);
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'signed',
      content: `签收：${after.signBy ?? ''}`,
      happenTime: input.signTime,
      fromStatus: before.noteStatus,
      toStatus: after.noteStatus,
      files: paths === '' ? null : paths,
    });
    await touchOrder(tx, ctx, after);
    await ctx.emit(tx, noteSigned, { note: after });
    return reply(ctx, input.id);
  });
}

/**
 * Changes prices until the customer has checked. Every changed price is kept with its reason.
 *
 * @throws AppError 40106 no reason; 40222, 40223 fees that make no sense
 */
export function editPrice(ctx: Context, { reason, ...input }: z.output<typeof EditPriceInput>) {
  return ctx.transaction(async (tx) => {
    if (reason.trim() === '') throw reasonMissing();
    const { id: _id, version: _version, ...given } = input;
    const prices = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<NoteValues>;
    const maxExtra = await readConfigNumber(tx, ctx, 'maxExtraFee');
    if ((input.extraFee ?? 0) > maxExtra) throw invalidInput('杂费超过上限', [{ path: 'extraFee', message: '杂费超过上限' }]);
    const { before, after } = await moveRow(tx, ctx, noteResource, input, {
      machine,
      action: 'editPrice',
      change: (note) => ({ ...prices, ...recalculated({ ...note, ...prices }) }),
    });
    const target = { ...before, targetType: 'note' as const, targetId: before.id, targetNo: before.shippingNoteNumber };
    const changes = await recordPriceChanges(tx, ctx, target, before, { ...before, ...prices }, reason);
    const words = changes
      .map(({ label, oldValue, newValue }) => `${label}${feeInText(`${oldValue ?? '无'} → ${newValue ?? '无'}`)}`)
      .join('，');
    await writeNoteEvent(tx, ctx, {
      noteId: after.id,
      eventType: 'priceChanged',
      content: `改价：${words || '无变化'}。原因：${reason}`.slice(0, 600),
    });
    await ctx.emit(tx, noteFeesChanged, { note: after, step: `price-${after.version}` });
    return reply(ctx, input.id);
  });
}

/** Stores what the money side decides about a waybill. For listeners, in the same transaction. */
export async function setNoteFunds(
  tx: Tx,
  ctx: Context,
  noteId: string,
  values: Pick<NoteValues, 'frozenAmount' | 'creditAmount' | 'fundReason'>,
): Promise<void> {
  await tx
    .update(hyShippingNote)
    .set(values)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
}

/** Locks and reads a waybill for the money side. */
export async function lockNoteFunds(tx: Tx, ctx: Context, noteId: string) {
  const [row] = await tx
    .select({ frozenAmount: hyShippingNote.frozenAmount, creditAmount: hyShippingNote.creditAmount })
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)))
    .for('update');
  return row ?? { frozenAmount: 0, creditAmount: 0 };
}

/** Recomputes which customer terms are due, for the bell and the filter. Run nightly and after payments. @source freight-domain 4.7 */
export async function refreshDueFlags(tx: Tx, ctx: Context): Promise<void> {
  const days = await readConfigNumber(tx, ctx, 'termRemindDays');
  const last = nowText({ now: () => new Date(ctx.clock.now().getTime() + days * 86_400_000) }).slice(0, 10);
  const due = sql`case when ${hyShippingNote.dueDate} <= ${last}::date and ${hyShippingNote.customerPaidAmount} < ${hyShippingNote.feeTotal} and ${hyShippingNote.noteStatus} <> '99' then '1' else '0' end`;
  await tx
    .update(hyShippingNote)
    .set({ dueFlag: due })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), sql`${hyShippingNote.dueFlag} <> ${due}`));
}
