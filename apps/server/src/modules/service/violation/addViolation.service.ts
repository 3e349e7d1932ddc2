import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedField, staleVersion } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { party } from '../party.ts';
import { namedNote } from '../namedNote.ts';
import { assertFine, assertPunishment } from './punishment.ts';
import { recordViolation } from './recordViolation.ts';
import { ViolationEditInput, ViolationInput } from './violation.contract.ts';
import { violationResource } from './violation.resource.ts';
import { violationSource, violationState } from './violation.states.ts';
import { hyViolation, type ViolationRow } from './violation.table.ts';

type Input = z.output<typeof ViolationInput>;
type Target = Pick<ViolationRow, 'targetId' | 'targetName' | 'vehicleId' | 'vehicleNumber' | 'carrierId'>;

/**
 * Records what somebody has seen.
 *
 * @throws InvalidInput whom it is about is missing or not of the waybill; it lies in the future; a fine without a waybill; NotFound
 * @source freight-domain 3.11
 */
export function addViolation(ctx: Context, input: Input): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await namedNote(tx, ctx, input.noteId);
    const problems = new ProblemList();
    const target = await problems.ask(() => targetOf(tx, ctx, { input, note }));
    const facts = await problems.ask(() => checkedFacts(tx, ctx, input));
    await problems.ask(() => assertPunishment({ targetType: input.targetType, noteId: note?.id ?? null }, input));
    await problems.ask(() => assertFine(tx, ctx, { noteId: note?.id ?? null, fineAmount: input.fineAmount }));
    problems.end();
    const { id } = await recordViolation(tx, ctx, {
      ...facts!,
      ...target!,
      targetType: input.targetType,
      source: violationSource.manual,
      note: note ?? null,
    });
    return getRow(ctx, violationResource, id) as Promise<never>;
  });
}

/** Corrects what was recorded by hand, as long as nobody has appealed or decided. @throws Conflict another state */
export function editViolation(ctx: Context, input: z.output<typeof ViolationEditInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const before = await lockRow(tx, ctx, violationResource, { id: input.id });
    if (before.state !== violationState.toHandle || before.source !== violationSource.manual) throw stateChanged();
    if (before.version !== input.version) throw staleVersion();
    const problems = new ProblemList();
    const facts = await problems.ask(() => checkedFacts(tx, ctx, input, before));
    await problems.ask(() => assertPunishment(before, input));
    await problems.ask(() => assertFine(tx, ctx, { noteId: before.noteId, fineAmount: input.fineAmount }));
    problems.end();
    await updateRow(tx, ctx, hyViolation, { before, values: { ...facts!, editBy: ctx.actor.username } });
    ctx.audit({ action: 'violation.edit', entity: 'violation', entityId: input.id, before, after: facts });
    return getRow(ctx, violationResource, input.id) as Promise<never>;
  });
}

async function checkedFacts(tx: Tx, ctx: Context, input: Input | z.output<typeof ViolationEditInput>, before?: ViolationRow) {
  if (input.happenTime > nowText(ctx.clock)) throw refusedField('happenTime', '发生时间不能晚于当前时间');
  const taken = { name: 'files', schema: ViolationInput.shape.files, value: input.files };
  const files = await takenValue(tx, ctx, before === undefined ? taken : { ...taken, before: before.files });
  const {
    violationType,
    happenTime,
    location = null,
    lng = null,
    lat = null,
    scoreDeduct = null,
    fineAmount = null,
    blacklist = '0',
  } = input;
  const detail = input.detail.trim();
  return { violationType, happenTime, location, lng, lat, detail, files: files === '' ? null : files, scoreDeduct, fineAmount, blacklist };
}

/** Whom it is about, as they are called now. Of a waybill it is its crew, its carrier or its customer. */
async function targetOf(tx: Tx, ctx: Context, { input, note }: { input: Input; note: NoteRow | undefined }): Promise<Target> {
  /** Of the waybill, by the input that names it. */
  const ofNote = (chosen: Readonly<Record<string, string>>, ids: readonly (string | null)[]) => {
    for (const [path, id] of Object.entries(chosen)) if (note !== undefined && !ids.includes(id)) throw refusedField(path, '与运单不符');
  };
  const none = { vehicleId: null, vehicleNumber: null, carrierId: null };
  if (input.targetType === party.customer) {
    const id = input.customerId ?? note?.customerId;
    if (id === undefined) throw refusedField('customerId', '请选择违规对象');
    ofNote({ customerId: id }, [note?.customerId ?? null, note?.agentId ?? null]);
    const customer = (await findRow(tx, ctx, customerResource, id)) ?? missing();
    return { ...none, targetId: id, targetName: customer.customerName };
  }
  if (input.targetType === party.carrier) {
    const id = input.carrierId ?? note?.carrierId;
    if (id === undefined || id === null) throw refusedField('carrierId', '请选择违规对象');
    ofNote({ carrierId: id }, [note?.carrierId ?? null]);
    const carrier = (await findRow(tx, ctx, carrierResource, id)) ?? missing();
    return { ...none, targetId: id, targetName: carrier.carrierName, carrierId: id };
  }
  const vehicleId = input.vehicleId ?? null;
  const driverId = input.driverId ?? (vehicleId === null ? (note?.driverId ?? null) : null);
  if (driverId === null && vehicleId === null) throw refusedField('driverId', '请选择违规对象');
  if (driverId !== null) ofNote({ driverId }, [note?.driverId ?? null, note?.coDriverId ?? null]);
  if (vehicleId !== null) ofNote({ vehicleId }, [note?.vehicleId ?? null]);
  const driver = driverId === null ? undefined : ((await findRow(tx, ctx, driverResource, driverId)) ?? missing());
  const vehicle = vehicleId === null ? undefined : ((await findRow(tx, ctx, vehicleResource, vehicleId)) ?? missing());
  return {
    targetId: driverId,
    targetName: driver?.driverName ?? vehicle?.vehicleNumber ?? '',
    vehicleId,
    vehicleNumber: vehicle?.vehicleNumber ?? note?.vehicleNumber ?? null,
    carrierId: note?.carrierId ?? driver?.carrierId ?? vehicle?.carrierId ?? null,
  };
}

function missing(): never {
  throw notFound();
}
