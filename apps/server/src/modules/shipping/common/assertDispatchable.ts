import { checkLicenceClass } from '@tarmac/freight-api/rules';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readFacts } from '../../../platform/db/readFacts.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { plainSelectOfSeveral } from '../../../platform/resource/plainSelect.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverCertificates, driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { vehicleCertificates, vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { configValue } from '../../system/setting/configValues.ts';
import { type Certificate, expiredCertificates } from '../../review/reviewRules.ts';
import { openOnRoad } from '../shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';

/** Driver and vehicle of a trip, locked. */
export interface Crew {
  driver: typeof hyDriver.$inferSelect;
  /** Relieves the driver on long ways. */
  coDriver?: typeof hyDriver.$inferSelect;
  vehicle: typeof hyVehicle.$inferSelect;
}

/** What is asked of driver and vehicle. */
export interface TripRequest {
  driverId: string;
  vehicleId: string;
  coDriverId?: string | null | undefined;
  /** Kilograms. */
  weight: number;
  /** Certificates must be valid until then; wire text. */
  until: string | null;
  /** Waybill that may stay on the vehicle, when it changes. */
  exceptNoteId?: string;
  /** Input that holds the weight, by default `weight`. */
  weightPath?: 'plannedWeight';
}

const selectCrew = plainSelectOfSeveral({ vehicle: hyVehicle, driver: hyDriver });

/**
 * Finds driver and vehicle. Their rows stay locked until the transaction ends, so that two dispatchers cannot send one vehicle twice.
 *
 * @throws NotFound one of them is not visible
 */
export async function lockCrew(
  tx: Tx,
  ctx: Context,
  { vehicleId, driverId, coDriverId }: Pick<TripRequest, 'vehicleId' | 'driverId' | 'coDriverId'>,
): Promise<Crew> {
  const named = and(
    visibleRows(ctx, vehicleResource),
    eq(hyVehicle.id, vehicleId),
    visibleRows(ctx, driverResource),
    eq(hyDriver.id, driverId),
  );
  // The vehicle first, as everywhere.
  const crew = await selectCrew(tx, sql`where ${named} for update of ${hyVehicle}, ${hyDriver}`);
  if (crew === undefined) throw notFound();
  if (!coDriverId) return crew;
  // Read and not locked: two trips that name each other's drivers would wait for one another.
  const coDriver = await findRow(tx, ctx, driverResource, coDriverId);
  if (coDriver === undefined) throw notFound();
  return { ...crew, coDriver };
}

/** What is to be known of a crew once it is locked: a statement sees what was there when it began. */
export interface CrewFacts {
  /** Number of an open waybill on the vehicle. */
  openNote: string | null;
  allowParallelNotes: string;
}

/** Reads the facts of a crew, as parts of a statement that may read other things too. */
export const crewFacts = (ctx: Context, { vehicle }: Pick<Crew, 'vehicle'>, exceptNoteId?: string): { [Name in keyof CrewFacts]: SQL } => ({
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
 * @throws NotFound one of them is not visible; InvalidInput one is missing; what `judgeCrew` tells
 */
export async function assertDispatchable(tx: Tx, ctx: Context, trip: TripRequest): Promise<Crew> {
  const problems = new ProblemList();
  await judgeIncomplete(tx, ctx, trip, problems);
  const crew = await lockCrew(tx, ctx, trip);
  const facts = await readFacts<CrewFacts>(tx, crewFacts(ctx, crew, trip.exceptNoteId));
  judgeCrew(ctx, crew, { facts, trip, problems });
  problems.end();
  return crew;
}

type Incomplete<Request> = { [Key in keyof Request]?: Request[Key] | null | undefined };

/**
 * Refuses a trip without driver or vehicle, and says with it what speaks against the other one.
 *
 * @throws AppError of `judgeCrew`; InvalidInput driver or vehicle is missing; NotFound the one that is named is not visible
 */
export async function judgeIncomplete(tx: Tx, ctx: Context, trip: Incomplete<TripRequest>, problems: ProblemList): Promise<void> {
  const { driverId, vehicleId } = trip;
  if (driverId && vehicleId) return;
  const vehicle = vehicleId ? await lockRow(tx, ctx, vehicleResource, { id: vehicleId }) : undefined;
  const driver = driverId ? await lockRow(tx, ctx, driverResource, { id: driverId }) : undefined;
  const facts = vehicle && (await readFacts<CrewFacts>(tx, crewFacts(ctx, { vehicle }, trip.exceptNoteId ?? undefined)));
  if (driver === undefined) problems.keep(refusedField('driverId', '请选择司机'));
  if (vehicle === undefined) problems.keep(refusedField('vehicleId', '请选择车辆'));
  judgeCrew(ctx, { ...(driver && { driver }), ...(vehicle && { vehicle }) }, { facts, trip, problems });
  problems.end();
}

/**
 * Collects what speaks against a trip of a locked crew; of a trip that is not complete, what can be told of it: 40201 driver not approved;
 * 40202 vehicle not approved; 40121 blacklisted; the vehicle is a trailer; 40203 certificate expired; 40205 licence class; 40206 planned
 * weight above the approved load; 40204 another open waybill on the vehicle.
 *
 * @source freight-domain 3.2 N1
 */
export function judgeCrew(
  ctx: Context,
  { driver, vehicle, coDriver }: Partial<Crew>,
  {
    facts,
    trip,
    problems,
  }: { facts: CrewFacts | undefined; trip: Incomplete<Pick<TripRequest, 'weight' | 'until' | 'weightPath'>>; problems: ProblemList },
): void {
  const refuse: Refuse = (path, { code, message }) => problems.keep(businessError(code, { message, errorData: [{ path, message }] }));
  if (driver !== undefined && isUncertified(driver)) refuse('driverId', { code: 40201, message: `司机未审核通过（${driver.driverName}）` });
  if (vehicle !== undefined && isUncertified(vehicle))
    refuse('vehicleId', { code: 40202, message: `车辆未审核通过（${vehicle.vehicleNumber}）` });
  if (driver?.blacklist === '1') refuse('driverId', { code: 40121, message: `已列入黑名单（${driver.driverName}）` });
  if (vehicle?.blacklist === '1') refuse('vehicleId', { code: 40121, message: `已列入黑名单（${vehicle.vehicleNumber}）` });
  // GA 24.4: B are semi-trailers, G full trailers.
  if (vehicle !== undefined && /^[BG]/.test(vehicle.vehicleType))
    problems.keep(refusedField('vehicleId', '挂车不能单独派车，请选择牵引车'));
  const today = toDateText(ctx.clock.now());
  const until = (trip.until ?? '').slice(0, 10) > today ? (trip.until ?? '').slice(0, 10) : today;
  const ofDriver = driver && expiredPapers(driver, { certificates: driverCertificates, today, until });
  const ofVehicle = vehicle && expiredPapers(vehicle, { certificates: vehicleCertificates, today, until });
  if (ofDriver !== undefined) refuse('driverId', { code: 40203, message: ofDriver });
  if (ofVehicle !== undefined) refuse('vehicleId', { code: 40203, message: ofVehicle });
  if (
    driver !== undefined &&
    vehicle !== undefined &&
    !checkLicenceClass(driver.vehicleClass, { vehicleType: vehicle.vehicleType, grossMass: vehicle.grossMass }).ok
  )
    refuse('driverId', { code: 40205, message: `准驾车型不符（${driver.vehicleClass}）` });
  if (coDriver !== undefined) judgeCoDriver({ driver, vehicle, coDriver }, { today, until, refuse, problems });
  if (vehicle !== undefined && (trip.weight ?? 0) > approvedLoadOf(vehicle))
    refuse(trip.weightPath ?? 'weight', { code: 40206, message: `超过核定载质量（${(vehicle.vehicleTonnage / 100).toFixed(2)}吨）` });
  if (facts !== undefined && facts.allowParallelNotes !== '1' && facts.openNote !== null)
    refuse('vehicleId', { code: 40204, message: `车辆存在在途运单（${facts.openNote}）` });
}

type Refuse = (path: string, problem: { code: number; message: string }) => void;

/** A second driver may do what the first one may, and is another person. @source freight-domain 2.5 coDriverId */
function judgeCoDriver(
  { driver, vehicle, coDriver }: Partial<Crew> & Required<Pick<Crew, 'coDriver'>>,
  { today, until, refuse, problems }: { today: string; until: string; refuse: Refuse; problems: ProblemList },
): void {
  const path = 'coDriverId';
  if (coDriver.id === driver?.id) return problems.keep(refusedField(path, '副驾驶员不能与司机相同'));
  if (isUncertified(coDriver)) refuse(path, { code: 40201, message: `司机未审核通过（${coDriver.driverName}）` });
  if (coDriver.blacklist === '1') refuse(path, { code: 40121, message: `已列入黑名单（${coDriver.driverName}）` });
  const expired = expiredPapers(coDriver, { certificates: driverCertificates, today, until });
  if (expired !== undefined) refuse(path, { code: 40203, message: expired });
  if (
    vehicle !== undefined &&
    !checkLicenceClass(coDriver.vehicleClass, { vehicleType: vehicle.vehicleType, grossMass: vehicle.grossMass }).ok
  )
    refuse(path, { code: 40205, message: `准驾车型不符（${coDriver.vehicleClass}）` });
}

/** Neither approved, nor approved until a certificate ran out, which is told as such. */
const isUncertified = ({ state }: { state: string }) => state !== '2' && state !== '5';

/** That certificates have run out, or will have by the last day of loading, and which; undefined while all are valid. */
function expiredPapers(
  row: { state: string },
  { certificates, today, until }: { certificates: readonly Certificate[]; today: string; until: string },
): string | undefined {
  const expired = expiredCertificates(row, { certificates, day: today });
  if (expired.length > 0) return `证件已过期（${expired.join('、')}）`;
  const tooShort = expiredCertificates(row, { certificates, day: until });
  if (tooShort.length > 0) return `装货时证件已过期（${tooShort.join('、')}，装货截止${until}）`;
  return row.state === '5' ? '证件已过期' : undefined;
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
export function crewValues({ driver, vehicle, coDriver }: Crew, trailerNumber: string | null | undefined) {
  const ofCompany = vehicle.ownerType === 'company';
  return {
    driverId: driver.id,
    driverName: driver.driverName,
    driverPhone: driver.phone,
    driverPhoneHash: driver.phone,
    driverIdNo: driver.idNo,
    coDriverId: coDriver?.id ?? null,
    coDriverName: coDriver?.driverName ?? null,
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
