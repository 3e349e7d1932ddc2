import { checkPlateColor, normalisePlate, ownerTypeOf, vehicleNeeds } from '@tarmac/freight-api/rules';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { parseDateTimeText, toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, invalidInput, notFound, refusedField } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { certificatesExpiring } from '../../review/certificatesExpiring.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { recheckColumn } from '../../review/recheck.ts';
import { reviewServices } from '../../review/review.service.ts';
import { hyCarrier } from '../carrier/carrier.table.ts';
import { hyDriver, hyDriverVehicle } from '../driver/driver.table.ts';
import { fleetScope } from '../scope.ts';
import { Vehicle, vehicleReview } from './vehicle.contract.ts';
import { hyVehicle } from './vehicle.table.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';

type VehicleRow = typeof hyVehicle.$inferSelect;
type VehicleValues = Values<typeof hyVehicle>;

const driverNames = sql<
  string | null
>`(select string_agg(d.driver_name, '、' order by bound.is_default desc, d.driver_name) from ${hyDriverVehicle} as bound
  join ${hyDriver} as d on d.tenant_id = bound.tenant_id and d.id = bound.driver_id and d.del_flag = 0
  where bound.tenant_id = ${hyVehicle.tenantId} and bound.vehicle_id = ${hyVehicle.id} and bound.del_flag = 0)`;

const ofCaptain = (captainId: string): SQL =>
  sql`exists (select from ${hyDriverVehicle} as bound join ${hyDriver} as d on d.tenant_id = bound.tenant_id and d.id = bound.driver_id
    where bound.tenant_id = ${hyVehicle.tenantId} and bound.vehicle_id = ${hyVehicle.id} and bound.del_flag = 0 and d.del_flag = 0 and (d.captain_id = ${captainId} or d.id = ${captainId}))`;

/** Vehicles with their rules. @source freight-domain 2.8, F05 */
export const vehicleResource: Resource<typeof Vehicle, typeof hyVehicle> = defineResource(Vehicle, {
  table: hyVehicle,
  options: {
    permission: 'vehicle',
    mapRow: toldTexts('verifyRemark'),
    reads: [],
    title: 'vehicleNumber',
    audited: true,
    scope: (ctx) => fleetScope(ctx, { carrierId: hyVehicle.carrierId, ofCaptain }),
    extra: {
      recheck: recheckColumn(hyVehicle),
      carrierName: { sql: hyCarrier.carrierName, type: 'text' },
      driverNames: { sql: driverNames, type: 'text' },
    },
    join: (query) =>
      query.leftJoin(hyCarrier, and(eq(hyCarrier.tenantId, hyVehicle.tenantId), eq(hyCarrier.id, hyVehicle.carrierId)) as SQL),
    beforeAdd: async (tx, ctx, _input, values) => {
      const checked = await checkVehicle(tx, ctx, values);
      return { ...checked, ...vehicleServices.newState(ctx, checked) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const checked = await checkVehicle(tx, ctx, values, before);
      return { ...checked, ...vehicleServices.editedState(ctx, before, checked) };
    },
    afterEdit: (tx, ctx, row) => vehicleServices.afterEdit(tx, ctx, row),
    beforeRemove: (tx, ctx, row) => vehicleServices.beforeRemove(tx, ctx, row),
  },
});

/** Certificates that a vehicle needs, with the ends of their validity. */
export const vehicleCertificates = [
  { field: 'rtcValidTo', label: '道路运输证' },
  { field: 'inspectValidTo', label: '行驶证检验' },
] as const;

/** Review, freeze, blacklist and verification of vehicles. */
export const vehicleServices = reviewServices<typeof Vehicle, typeof hyVehicle>({
  kind: 'vehicle',
  resource: vehicleResource,
  machine: vehicleReview,
  keyFields: [
    'vehicleNumber',
    'plateColor',
    'vehicleType',
    'owner',
    'ownerIdNo',
    'vin',
    'vehicleTonnage',
    'grossMass',
    'roadTransportCertificateNumber',
    'rtcValidTo',
    'inspectValidTo',
    'rtcFile',
    'vehicleLicenceFile',
    'vehicleLicenceBackFile',
    'vehiclePhoto',
  ],
  needs: vehicleNeeds,
  beside: async (tx, row) => ({ driverNames: await driverNamesOf(tx, row) }),
  certificates: vehicleCertificates,
  findings: (row) => [
    ...(checkPlateColor(row.vehicleNumber, row.plateColor).ok ? [] : ['车牌号与车牌颜色不符']),
    // Trucks of 12 t and more must be on the national positioning network.
    ...(row.grossMass >= 1200 && !/^[BG]/.test(row.vehicleType) && row.gpsNetState !== '1' ? ['12吨及以上车辆车机未入网'] : []),
  ],
});

/** Names of the drivers that are bound to a vehicle, as its list shows them. */
async function driverNamesOf(tx: Tx, { tenantId, id }: VehicleRow): Promise<string> {
  const drivers = await tx
    .select({ name: hyDriver.driverName })
    .from(hyDriverVehicle)
    .innerJoin(hyDriver, and(eq(hyDriver.tenantId, hyDriverVehicle.tenantId), eq(hyDriver.id, hyDriverVehicle.driverId)))
    .where(
      and(
        eq(hyDriverVehicle.tenantId, tenantId),
        eq(hyDriverVehicle.vehicleId, id),
        eq(hyDriverVehicle.delFlag, 0),
        eq(hyDriver.delFlag, 0),
      ),
    );
  return drivers.map(({ name }) => name).join('、');
}

async function checkVehicle(tx: Tx, ctx: Context, given: VehicleValues, before?: VehicleRow): Promise<VehicleValues> {
  const values: VehicleValues = {
    ...given,
    ...(given.vehicleNumber === undefined ? {} : { vehicleNumber: normalisePlate(given.vehicleNumber) }),
    ...(given.ownerIdNo === undefined ? {} : { ownerIdNoHash: given.ownerIdNo }),
    ...(given.ownerIdNo !== undefined && (given.ownerType ?? null) === null ? { ownerType: ownerTypeOf(given.ownerIdNo) } : {}),
    // People of a carrier add to its own fleet, whatever the form says.
    ...(ctx.actor.userType === 3 ? { carrierId: ctx.actor.cid } : {}),
  };
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, Vehicle, { values }));
  Object.assign(values, await problems.ask(() => trailerOf(tx, ctx, given, before)));
  const after = { ...before, ...values };
  const fits = checkPlateColor(after.vehicleNumber ?? '', after.plateColor ?? '');
  const refuse = (path: string, message: string) => problems.keep(refusedField(path, message));
  if (!fits.ok) refuse('plateColor', fits.message[ctx.locale]);
  // A day to come is refused as such.
  const isPast = (after.registerDate ?? '') <= toDateText(ctx.clock.now());
  if (isPast && (after.registerDate ?? '') > (after.issueDate ?? '9')) refuse('issueDate', '注册日期不能晚于发证日期');
  // A tractor's approved load is what it may tow, which is more than its own gross mass.
  if (!(after.vehicleType ?? '').startsWith('Q') && (after.grossMass ?? 0) < (after.vehicleTonnage ?? 0))
    refuse('grossMass', '总质量不能小于核定载质量');
  if (values.vehicleNumber !== undefined || values.plateColor !== undefined) {
    const mine = before === undefined ? undefined : ne(hyVehicle.id, before.id);
    const [taken] = await tx
      .select({ id: hyVehicle.id })
      .from(hyVehicle)
      .where(
        and(
          eq(hyVehicle.tenantId, ctx.actor.tenantId),
          eq(hyVehicle.delFlag, 0),
          eq(hyVehicle.vehicleNumber, after.vehicleNumber ?? ''),
          eq(hyVehicle.plateColor, after.plateColor ?? ''),
          mine,
        ),
      )
      .limit(1);
    if (taken !== undefined)
      problems.keep(businessError(40302, { message: '车牌号已存在', errorData: [{ path: 'vehicleNumber', message: '车牌号已存在' }] }));
  }
  problems.end();
  return values;
}

/**
 * The trailer and its plate, which are changed together: a chosen trailer brings its plate, and a plate that is typed is another trailer
 * than the one that was hitched.
 *
 * @throws InvalidInput the chosen vehicle is not a trailer, or has another plate than the one that is named with it
 */
async function trailerOf(tx: Tx, ctx: Context, given: VehicleValues, before: VehicleRow | undefined): Promise<VehicleValues> {
  const { trailerVehicleId, trailerVehiclePlateNumber: plate } = given;
  const isPlateNew = plate !== undefined && (plate ?? '') !== (before?.trailerVehiclePlateNumber ?? '');
  if (trailerVehicleId === undefined || trailerVehicleId === (before?.trailerVehicleId ?? null)) {
    if (!isPlateNew) return {};
    const known = before?.trailerVehicleId == null ? undefined : await findRow(tx, ctx, vehicleResource, before.trailerVehicleId);
    return known?.vehicleNumber === normalisePlate(plate ?? '') ? {} : { trailerVehicleId: null };
  }
  if (trailerVehicleId === null) return isPlateNew ? {} : { trailerVehiclePlateNumber: null };
  const trailer = await findRow(tx, ctx, vehicleResource, trailerVehicleId);
  if (trailer === undefined || !isTrailer(trailer)) throw refusedField('trailerVehicleId', '所选车辆不是挂车');
  if (isPlateNew && plate !== null && normalisePlate(plate) !== trailer.vehicleNumber)
    throw refusedField('trailerVehiclePlateNumber', `挂车牌照号与所选挂车（${trailer.vehicleNumber}）不符`);
  return { trailerVehiclePlateNumber: trailer.vehicleNumber };
}

/** GA 24.4: B are semi-trailers, G full trailers. */
const isTrailer = ({ vehicleType }: { vehicleType: string }) => /^[BG]/.test(vehicleType);

/** Hitches a trailer to a tractor, or unhitches it. @throws NotFound either is not visible; InvalidInput it is not a trailer, or pulled itself */
export function bindTrailer(ctx: Context, input: { id: string; version: number; trailerVehicleId: string | null }) {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, vehicleResource, { id: input.id, version: input.version });
    const trailer = input.trailerVehicleId === null ? null : await findVehicle(tx, ctx, input.trailerVehicleId);
    if (trailer !== null && isTrailer(before)) throw invalidInput('挂车不能再绑定挂车', [{ path: 'id', message: '挂车不能再绑定挂车' }]);
    if (trailer !== null && !isTrailer(trailer))
      throw invalidInput('所选车辆不是挂车', [{ path: 'trailerVehicleId', message: '所选车辆不是挂车' }]);
    await updateRow(tx, ctx, hyVehicle, {
      before,
      values: {
        trailerVehicleId: trailer?.id ?? null,
        trailerVehiclePlateNumber: trailer?.vehicleNumber ?? null,
      },
    });
    ctx.audit({
      action: 'vehicle.bindTrailer',
      entity: 'vehicle',
      entityId: input.id,
      before: { trailer: before.trailerVehiclePlateNumber },
      after: { trailer: trailer?.vehicleNumber ?? null },
    });
    await vehicleServices.afterEdit(tx, ctx, before);
    return getRow(ctx, vehicleResource, input.id) as Promise<never>;
  });
}

async function findVehicle(tx: Tx, ctx: Context, id: string): Promise<VehicleRow> {
  const row = await findRow(tx, ctx, vehicleResource, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Where a vehicle was seen last. @throws NotFound not visible */
export async function lastPosition(ctx: Context, id: string) {
  const row = await getRow(ctx, vehicleResource, id);
  const locTime = row['lastLocTime'] as string | null;
  const at = locTime === null ? undefined : parseDateTimeText(locTime);
  return {
    vehicleNumber: row['vehicleNumber'] as string,
    lng: row['lastLng'] as number | null,
    lat: row['lastLat'] as number | null,
    locTime,
    speed: row['lastSpeed'] as number | null,
    source: row['lastSource'] as string | null,
    ageMinutes: at === undefined ? null : Math.max(0, Math.floor((ctx.clock.now().getTime() - at.getTime()) / 60_000)),
    gpsNetState: row['gpsNetState'] as string | null,
  };
}

/** Approved vehicles of which a certificate runs out within the reminder days. */
export async function listExpiringVehicles(ctx: Context, query: Record<string, unknown>) {
  const where = await certificatesExpiring(ctx, hyVehicle.state, [hyVehicle.rtcValidTo, hyVehicle.inspectValidTo]);
  return listRows(ctx, vehicleResource, { query, where }) as Promise<never>;
}
