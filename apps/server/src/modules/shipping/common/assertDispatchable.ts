import { checkLicenceClass } from '@tarmac/freight-api/rules';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readFacts } from '../../../platform/db/readFacts.ts';
import { businessError, invalidInput, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/listRows.ts';
import { plainSelectOfSeveral } from '../../../platform/resource/plainSelect.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverCertificates, driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleCertificates, vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { configValue } from '../../review/config.ts';
import { expiredCertificates } from '../../review/review.service.ts';
import { openOnRoad } from '../shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';

/** Driver and vehicle of a trip, locked. */
export interface Crew {
  driver: typeof hyDriver.$inferSelect;
  vehicle: typeof hyVehicle.$inferSelect;
}

/** What is asked of driver and vehicle. */
export interface TripRequest {
  driverId: string;
  vehicleId: string;
  /** Kilograms. */
  weight: number;
  /** Certificates must be valid until then; wire text. */
  until: string | null;
  /** Waybill that may stay on the vehicle, when it changes. */
  exceptNoteId?: string;
}

const selectCrew = plainSelectOfSeveral({ vehicle: hyVehicle, driver: hyDriver });

/**
 * Finds driver and vehicle. Their rows stay locked until the transaction ends, so that two dispatchers cannot send one vehicle twice.
 *
 * @throws NotFound one of them is not visible
 */
export async function lockCrew(tx: Tx, ctx: Context, { vehicleId, driverId }: Pick<TripRequest, 'vehicleId' | 'driverId'>): Promise<Crew> {
  const named = and(
    visibleRows(ctx, vehicleResource),
    eq(hyVehicle.id, vehicleId),
    visibleRows(ctx, driverResource),
    eq(hyDriver.id, driverId),
  );
  // The vehicle first, as everywhere.
  const crew = await selectCrew(tx, sql`where ${named} for update of ${hyVehicle}, ${hyDriver}`);
  if (crew === undefined) throw notFound();
  return crew;
}

/** What is to be known of a crew once it is locked: a statement sees what was there when it began. */
export interface CrewFacts {
  /** Number of an open waybill on the vehicle. */
  openNote: string | null;
  allowParallelNotes: string;
}

/** Reads the facts of a crew, as parts of a statement that may read other things too. */
export const crewFacts = (ctx: Context, { vehicle }: Crew, exceptNoteId?: string): { [Name in keyof CrewFacts]: SQL } => ({
  openNote: sql`(select shipping_note_number from ${hyShippingNote} where ${and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.vehicleNumber, vehicle.vehicleNumber),
    eq(hyShippingNote.plateColor, vehicle.plateColor),
    sql`${hyShippingNote.delFlag} = 0`,
    inArray(hyShippingNote.noteStatus, [...openOnRoad]),
    exceptNoteId === undefined ? undefined : ne(hyShippingNote.id, exceptNoteId),
  )} limit 1)`,
  allowParallelNotes: configValue(ctx, 'allowParallelNotes'),
});

/**
 * Finds driver and vehicle, locks them and checks that both may make the trip.
 *
 * @throws NotFound one of them is not visible; what `assertCrew` throws
 */
export async function assertDispatchable(tx: Tx, ctx: Context, trip: TripRequest): Promise<Crew> {
  const crew = await lockCrew(tx, ctx, trip);
  const facts = await readFacts<CrewFacts>(tx, crewFacts(ctx, crew, trip.exceptNoteId));
  assertCrew(ctx, crew, facts, trip);
  return crew;
}

/**
 * Checks that a locked crew may make a trip.
 *
 * @throws InvalidInput the vehicle is a trailer
 * @throws AppError 40201 driver not approved; 40202 vehicle not approved; 40121 blacklisted; 40203 certificate expired; 40205
 * licence class; 40206 planned weight above the approved load; 40204 another open waybill on the vehicle
 * @source freight-domain 3.2 N1
 */
export function assertCrew(ctx: Context, { driver, vehicle }: Crew, facts: CrewFacts, trip: Pick<TripRequest, 'weight' | 'until'>): void {
  if (driver.state !== '2' && driver.state !== '5') throw businessError(40201, `司机未审核通过（${driver.driverName}）`);
  if (vehicle.state !== '2' && vehicle.state !== '5') throw businessError(40202, `车辆未审核通过（${vehicle.vehicleNumber}）`);
  if (driver.blacklist === '1') throw businessError(40121, `已列入黑名单（${driver.driverName}）`);
  if (vehicle.blacklist === '1') throw businessError(40121, `已列入黑名单（${vehicle.vehicleNumber}）`);
  // GA 24.4: B are semi-trailers, G full trailers.
  if (/^[BG]/.test(vehicle.vehicleType))
    throw invalidInput('挂车不能单独派车，请选择牵引车', [{ path: 'vehicleId', message: '挂车不能单独派车，请选择牵引车' }]);
  const today = toDateText(ctx.clock.now());
  const until = trip.until !== null && trip.until.slice(0, 10) > today ? trip.until.slice(0, 10) : today;
  const expired = [...expiredCertificates(driver, driverCertificates, until), ...expiredCertificates(vehicle, vehicleCertificates, until)];
  if (expired.length > 0 || driver.state === '5' || vehicle.state === '5')
    throw businessError(40203, expired.length === 0 ? '证件已过期' : `证件已过期（${expired.join('、')}）`);
  if (!checkLicenceClass(driver.vehicleClass, vehicle.vehicleType, vehicle.grossMass).ok)
    throw businessError(40205, `准驾车型不符（${driver.vehicleClass}）`);
  if (trip.weight > approvedLoadOf(vehicle)) throw businessError(40206, `超过核定载质量（${(vehicle.vehicleTonnage / 100).toFixed(2)}吨）`);
  if (facts.allowParallelNotes !== '1' && facts.openNote !== null) throw businessError(40204, `车辆存在在途运单（${facts.openNote}）`);
}

/** Kilograms that a vehicle may load. */
const approvedLoadOf = (vehicle: { vehicleTonnage: number }): number => vehicle.vehicleTonnage * 10;

/**
 * Whose waybill it is among the carriers: the named one's, else that of the vehicle's owner.
 *
 * @param named id of the carrier that the order or a person names
 */
export async function carrierOf(
  tx: Tx,
  ctx: Context,
  named: string | null,
  vehicle: Pick<Crew['vehicle'], 'carrierId'>,
): Promise<{ carrierId: string | null; carrierName: string | null }> {
  const carrierId = named ?? vehicle.carrierId;
  if (carrierId === null) return { carrierId, carrierName: null };
  const { name } = await readFacts<{ name: string | null }>(tx, { name: carrierName(ctx, carrierId) });
  return { carrierId, carrierName: name };
}

/** The name of a carrier, as a part of a statement. */
export const carrierName = (ctx: Context, carrierId: string): SQL =>
  sql`(select carrier_name from ${hyCarrier} where ${and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.id, carrierId))})`;

/** What a waybill says of its driver and vehicle, as copies. @source freight-domain 2.5 actualCarrier */
export function crewValues({ driver, vehicle }: Crew, trailerNumber: string | null | undefined) {
  const ofCompany = vehicle.ownerType === 'company';
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    driverPhone: driver.phone,
    driverPhoneHash: driver.phone,
    driverIdNo: driver.idNo,
    vehicleId: vehicle.id,
    vehicleNumber: vehicle.vehicleNumber,
    plateColor: vehicle.plateColor,
    trailerNumber: trailerNumber ?? vehicle.trailerVehiclePlateNumber,
    approvedLoad: approvedLoadOf(vehicle),
    actualCarrierName: ofCompany ? `${vehicle.owner}(${driver.driverName})` : vehicle.owner,
    actualCarrierId: vehicle.ownerIdNo,
    actualCarrierPermit: vehicle.ownerPermitNo,
    payeeType: '1',
    payeeId: driver.id,
    payeeName: driver.driverName,
    payeeIdNo: driver.idNo,
  };
}
