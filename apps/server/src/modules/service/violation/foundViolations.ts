import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import type { GovUploadRow } from '../../government/gov-upload/govUpload.table.ts';
import type { PartyKind } from '../../review/review.events.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { party } from '../party.ts';
import { crewOf, recordOnce, type ViolationFacts } from './recordViolation.ts';
import { violationSource as source, violationType as type } from './violation.states.ts';

const tonnes = (kg: number): string => (kg / 1000).toFixed(3);

/** More was loaded than the vehicle may carry, within what is tolerated. @source freight-domain 3.11, N5 */
export async function findOverload(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const { loadWeight, approvedLoad } = note;
  if (loadWeight === null || approvedLoad === null || loadWeight <= approvedLoad) return;
  await recordOnce(tx, ctx, {
    ...crewOf(note),
    violationType: type.overload,
    source: source.auto,
    sourceKey: `overload ${note.id}`,
    happenTime: note.loadTime ?? nowText(ctx.clock),
    location: note.sendAddress?.slice(0, 200) ?? null,
    detail: `装货${tonnes(loadWeight)}吨，超过核定载质量${tonnes(approvedLoad)}吨`,
    note,
  });
}

/** The trip began or ended somewhere else than agreed. @source freight-domain 3.11 */
export async function findDeviation(tx: Tx, ctx: Context, note: NoteRow, flags: readonly string[]): Promise<void> {
  if (!flags.includes('deviation')) return;
  await recordOnce(tx, ctx, {
    ...crewOf(note),
    vehicleId: null,
    violationType: type.offRoute,
    source: source.auto,
    sourceKey: `deviation ${note.id}`,
    happenTime: note.unloadTime ?? nowText(ctx.clock),
    detail: '轨迹与装卸地点不符',
    note,
  });
}

type Target = Pick<ViolationFacts, 'targetType' | 'targetId' | 'targetName' | 'vehicleId' | 'vehicleNumber' | 'carrierId'>;

/** A party of the fleet, for a violation of its own. */
async function targetOfParty(tx: Tx, ctx: Context, kind: string, id: string): Promise<Target | undefined> {
  const { tenantId } = ctx.actor;
  if (kind === 'driver') {
    const [row] = await tx
      .select({ targetName: hyDriver.driverName, carrierId: hyDriver.carrierId })
      .from(hyDriver)
      .where(and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, id)));
    return row && { ...row, targetType: party.driver, targetId: id };
  }
  if (kind === 'vehicle') {
    const [row] = await tx
      .select({ targetName: hyVehicle.vehicleNumber, vehicleNumber: hyVehicle.vehicleNumber, carrierId: hyVehicle.carrierId })
      .from(hyVehicle)
      .where(and(eq(hyVehicle.tenantId, tenantId), eq(hyVehicle.id, id)));
    return row && { ...row, targetType: party.driver, vehicleId: id };
  }
  if (kind !== 'carrier') return undefined;
  const [row] = await tx
    .select({ targetName: hyCarrier.carrierName })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, tenantId), eq(hyCarrier.id, id)));
  return row && { ...row, targetType: party.carrier, targetId: id, carrierId: id };
}

/** A certificate that somebody may not work without has run out. @source freight-domain 3.11, C8 */
export async function findExpired(
  tx: Tx,
  ctx: Context,
  { kind, id, words, today }: { kind: PartyKind; id: string; words: string; today: string },
): Promise<void> {
  const target = await targetOfParty(tx, ctx, kind, id);
  if (target === undefined) return;
  await recordOnce(tx, ctx, {
    ...target,
    violationType: type.certificate,
    source: source.auto,
    sourceKey: `certificate ${kind} ${id} ${today}`,
    happenTime: nowText(ctx.clock),
    detail: `证件已过期：${words}`.slice(0, 500),
    note: null,
    isTold: true,
  });
}

/** The authorities have refused what was reported of somebody, or of a trip. @source freight-domain 3.11, W4 */
export async function findRefusal(tx: Tx, ctx: Context, upload: GovUploadRow): Promise<void> {
  const { uploadType, bizId, receiptCode, receiptMsg, businessVersion } = upload;
  // Without a receipt the line is to blame.
  if (receiptCode === null) return;
  const [note] =
    uploadType === 'waybill'
      ? await tx
          .select()
          .from(hyShippingNote)
          .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, bizId)))
      : [];
  const target = note === undefined ? await targetOfParty(tx, ctx, uploadType, bizId) : { ...crewOf(note), vehicleId: null };
  if (target === undefined || (note !== undefined && note.driverId === null)) return;
  await recordOnce(tx, ctx, {
    ...target,
    violationType: type.other,
    source: source.gov,
    sourceKey: `gov ${upload.id} ${businessVersion}`,
    happenTime: nowText(ctx.clock),
    detail: `监管平台拒收：${receiptMsg ?? receiptCode}`.slice(0, 500),
    note: note ?? null,
  });
}
