import { ageOn, checkDriverIdCard, driverNeeds, readIdCard } from '@tarmac/freight-api/rules';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { certificatesExpiring } from '../../review/certificatesExpiring.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { recheckColumn } from '../../review/recheck.ts';
import { reviewServices } from '../../review/review.service.ts';
import { resetPassword } from '../../system/user/user.service.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { hyCarrier } from '../carrier/carrier.table.ts';
import { fleetScope } from '../scope.ts';
import { hyVehicle } from '../vehicle/vehicle.table.ts';
import { Driver, driverReview } from './driver.contract.ts';
import { driverCardsGiven } from './driver.events.ts';
import { hyDriver, hyDriverVehicle } from './driver.table.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';

type DriverRow = typeof hyDriver.$inferSelect;
type DriverValues = Values<typeof hyDriver>;

const captain = alias(hyDriver, 'captain');
const defaultVehicle = sql<
  string | null
>`(select v.vehicle_number from ${hyDriverVehicle} as bound join ${hyVehicle} as v on v.tenant_id = bound.tenant_id and v.id = bound.vehicle_id and v.del_flag = 0
  where bound.tenant_id = ${hyDriver.tenantId} and bound.driver_id = ${hyDriver.id} and bound.del_flag = 0 order by bound.is_default desc, bound.bind_time desc limit 1)`;

const loginName = sql<
  string | null
>`(select u.username from ${sysUser} as u where u.tenant_id = ${hyDriver.tenantId} and u.user_type = 4 and u.cid = ${hyDriver.id} and u.del_flag = 0 order by u.create_time, u.id limit 1)`;

// Of the contracts, which lie further along.
const contractNo = sql`(select contract.contract_no from hy_contract as contract where contract.tenant_id = hy_driver.tenant_id and contract.id = hy_driver.contract_id)`;

/** Drivers with their rules. @source freight-domain 2.7, F04 */
export const driverResource: Resource<typeof Driver, typeof hyDriver> = defineResource(Driver, {
  table: hyDriver,
  options: {
    permission: 'driver',
    mapRow: toldTexts('verifyRemark'),
    reads: [],
    title: 'driverName',
    audited: true,
    scope: (ctx) =>
      fleetScope(ctx, { carrierId: hyDriver.carrierId, ofCaptain: (cid) => or(eq(hyDriver.captainId, cid), eq(hyDriver.id, cid)) as SQL }),
    extra: {
      recheck: recheckColumn(hyDriver),
      carrierName: { sql: hyCarrier.carrierName, type: 'text' },
      captainName: { sql: captain.driverName, type: 'text' },
      defaultVehicleNumber: { sql: defaultVehicle, type: 'text' },
      loginName: { sql: loginName, type: 'text' },
      contractNo: { sql: contractNo, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCarrier, and(eq(hyCarrier.tenantId, hyDriver.tenantId), eq(hyCarrier.id, hyDriver.carrierId)) as SQL)
        .leftJoin(captain, and(eq(captain.tenantId, hyDriver.tenantId), eq(captain.id, hyDriver.captainId)) as SQL),
    beforeAdd: async (tx, ctx, _input, values) => {
      const checked = ownFleet(ctx, await checkDriver(tx, ctx, values));
      return { ...checked, ...driverServices.newState(ctx, checked) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const checked = ownFleet(ctx, await checkDriver(tx, ctx, values, before));
      return { ...checked, ...driverServices.editedState(ctx, before, checked) };
    },
    afterAdd: (tx, ctx, row) => tellCard(tx, ctx, row),
    afterEdit: async (tx, ctx, row) => {
      await tellCard(tx, ctx, row);
      await driverServices.afterEdit(tx, ctx, row);
    },
    beforeRemove: (tx, ctx, row) => driverServices.beforeRemove(tx, ctx, row),
  },
});

/** A number typed with a driver is their first card. */
async function tellCard(tx: Tx, ctx: Context, row: DriverRow): Promise<void> {
  if (row.payCardNo !== null && row.defaultCardId === null) await ctx.emit(tx, driverCardsGiven, { driverIds: [row.id] });
}

/** Certificates that a driver needs, with the ends of their validity. */
export const driverCertificates = [
  { field: 'validPeriodTo', label: '驾驶证' },
  { field: 'qualificationValidTo', label: '从业资格证' },
  { field: 'idValidTo', label: '身份证' },
] as const;

/** Review, freeze, blacklist and verification of drivers. */
export const driverServices = reviewServices<typeof Driver, typeof hyDriver>({
  kind: 'driver',
  resource: driverResource,
  machine: driverReview,
  keyFields: [
    'driverName',
    'idNo',
    'licenceNo',
    'vehicleClass',
    'validPeriodFrom',
    'validPeriodTo',
    'idValidFrom',
    'idValidTo',
    'qualificationCertificate',
    'qualificationValidTo',
    'idFrontFile',
    'idBackFile',
    'facePhoto',
    'licenceFile',
    'licenceBackFile',
    'qualificationFile',
  ],
  needs: driverNeeds,
  certificates: driverCertificates,
  findings: (row, today) => {
    const facts = readIdCard(row.idNo);
    if (facts === undefined) return ['身份证号校验不通过'];
    return [
      ...(ageOn(facts.birthday, today) < 18 ? ['司机未满18周岁'] : []),
      ...(row.licenceNo !== null && row.licenceNo !== row.idNo ? ['驾驶证号与身份证号不一致'] : []),
      ...(row.validPeriodFrom !== null && row.validPeriodTo !== null && row.validPeriodFrom > row.validPeriodTo
        ? ['驾驶证有效期不正确']
        : []),
    ];
  },
});

/** People of a carrier or captain belong to them, whatever the form says. */
function ownFleet(ctx: Context, values: DriverValues): DriverValues {
  const { userType, cid } = ctx.actor;
  if (userType === 3) return { ...values, carrierId: cid };
  return userType === 4 ? { ...values, captainId: cid } : values;
}

async function checkDriver(tx: Tx, ctx: Context, values: DriverValues, before?: DriverRow): Promise<DriverValues> {
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, Driver, { values }));
  await problems.ask(() => refuseOtherCard(values, before));
  const after = { ...before, ...values };
  const { idNo, phone } = values;
  if (idNo !== undefined) {
    await problems.ask(() => checkAge(tx, ctx, idNo));
    await problems.ask(() => refuseTaken(tx, ctx, 'idNo', { value: idNo, ownId: before?.id, code: 40301, message: '证件号已存在' }));
  }
  if (phone !== undefined)
    await problems.ask(() => refuseTaken(tx, ctx, 'phone', { value: phone, ownId: before?.id, code: 40303, message: '手机号已存在' }));
  if ((after.validPeriodFrom ?? '') > (after.validPeriodTo ?? '9'))
    problems.keep(refusedField('validPeriodTo', '驾驶证有效期起应早于有效期至'));
  problems.end();
  return { ...values, ...derivedFrom(values, after) };
}

async function checkAge(tx: Tx, ctx: Context, idNo: string): Promise<void> {
  const age = checkDriverIdCard(idNo, toDateText(ctx.clock.now()));
  const message = age.message?.[ctx.locale] ?? '';
  if (!age.ok) throw businessError(40305, { message, errorData: [{ path: 'idNo', message }] });
  if (age.level !== 'warning') return;
  const { idAllowWarnings } = await readConfigValues(tx, ctx, ['idAllowWarnings']);
  if (idAllowWarnings !== '1') throw businessError(40305, { message, errorData: [{ path: 'idNo', message }] });
  confirmWarnings(ctx, [{ code: 40300, message }]);
}

/** Once a driver has cards, the form shows the default one; they are changed where they are kept. @throws AppError 40109 it was changed here */
function refuseOtherCard(values: DriverValues, before: DriverRow | undefined): void {
  if ((before?.defaultCardId ?? null) === null) return;
  const changed = (['payBankName', 'payCardNo'] as const).filter(
    (name) => values[name] !== undefined && (values[name] ?? null) !== (before?.[name] ?? null),
  );
  const message = '收款卡请在“银行卡”中维护';
  if (changed.length > 0) throw businessError(40109, { message, errorData: changed.map((path) => ({ path, message })) });
}

/** Values that follow from others: hashes for search, birthday and gender, the licence number's default. */
export function derivedFrom(values: DriverValues, after: DriverValues): DriverValues {
  const facts = values.idNo === undefined ? undefined : readIdCard(values.idNo);
  return {
    ...(values.idNo === undefined ? {} : { idNoHash: values.idNo, birthday: facts?.birthday ?? null, gender: facts?.gender ?? null }),
    ...(values.phone === undefined ? {} : { phoneHash: values.phone }),
    ...((after.licenceNo ?? null) === null ? { licenceNo: after.idNo } : {}),
    ...((after.qualificationCertificate ?? null) !== null && (after.qualificationType ?? null) === null
      ? { qualificationType: '道路货物运输驾驶员' }
      : {}),
  };
}

async function refuseTaken(
  tx: Tx,
  ctx: Context,
  name: 'idNo' | 'phone',
  { value, ownId, code, message }: { value: string; ownId: string | undefined; code: number; message: string },
): Promise<void> {
  const mine = ownId === undefined ? undefined : ne(hyDriver.id, ownId);
  const [taken] = await tx
    .select({ id: hyDriver.id })
    .from(hyDriver)
    .where(and(eq(hyDriver.tenantId, ctx.actor.tenantId), eq(hyDriver.delFlag, 0), eq(hyDriver[`${name}Hash`], value), mine))
    .limit(1);
  if (taken !== undefined) throw businessError(code, { message, errorData: [{ path: name, message }] });
}

/** Approved drivers of whom a certificate runs out within the reminder days. */
export async function listExpiringDrivers(ctx: Context, query: Record<string, unknown>) {
  const where = await certificatesExpiring(ctx, hyDriver.state, [
    hyDriver.validPeriodTo,
    hyDriver.qualificationValidTo,
    hyDriver.idValidTo,
  ]);
  return listRows(ctx, driverResource, { query, where }) as Promise<never>;
}

/**
 * Gives the login of a driver a password to begin with, as the reset of users does: it must be changed at the next login, and all
 * sessions end.
 *
 * @throws NotFound the driver is not visible, or has no login
 * @throws Forbidden the login may do more than the actor, or is the actor's own
 * @source freight-domain F04 重置密码, security 2.8
 */
export async function resetDriverPassword(
  ctx: Context,
  { id, ...passwords }: { id: string; password?: string | null | undefined; confirmpassword?: string | null | undefined },
): Promise<{ password: string | null }> {
  const { loginName: username } = await getRow(ctx, driverResource, id);
  if (typeof username !== 'string') throw notFound('该司机没有登录账号');
  return resetPassword(ctx, { username, ...passwords });
}
