import { carrierNeeds } from '@tarmac/freight-api/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { reviewServices } from '../../review/review.service.ts';
import { wrongNumbers } from '../../review/wrongNumbers.ts';
import { hyDriver } from '../driver/driver.table.ts';
import { fleetScope } from '../scope.ts';
import { hyVehicle } from '../vehicle/vehicle.table.ts';
import { Carrier, carrierReview } from './carrier.contract.ts';
import { hyCarrier } from './carrier.table.ts';
import { toldTexts } from '../../../platform/resource/toldTexts.ts';

type CarrierValues = Values<typeof hyCarrier>;

/** A carrier who is a person: known by their ID card where they have no credit code. */
const selfEmployed = '2';
const isSelfEmployed = ({ carrierKind }: { carrierKind?: string | null | undefined }) => carrierKind === selfEmployed;

// Written out: drizzle leaves the table's name away in a select from one table, and the inner table has the same columns.
const membersOf = (table: typeof hyDriver | typeof hyVehicle) =>
  sql<number>`(select count(*)::int from ${table} as member where member.tenant_id = hy_carrier.tenant_id and member.carrier_id = hy_carrier.id and member.del_flag = 0)`;

// Of the ledger, which lies further along: asked by the key that its chart of accounts gives to what a payee is owed.
const openPayable = sql`(select coalesce(sum(account.balance), 0) from hy_ledger_account as account where account.tenant_id = hy_carrier.tenant_id and account.owner_id = hy_carrier.id and account.account_code like 'L.AP.%')`;

// Of the contracts, which lie further along as well: the one that stands with the row.
const ofContract = (column: 'contract_no' | 'valid_to') =>
  sql`(select contract.${sql.identifier(column)} from hy_contract as contract where contract.tenant_id = hy_carrier.tenant_id and contract.id = hy_carrier.contract_id)`;

/** Carriers with their rules. */
export const carrierResource: Resource<typeof Carrier, typeof hyCarrier> = defineResource(Carrier, {
  table: hyCarrier,
  options: {
    permission: 'carrier',
    mapRow: toldTexts('verifyRemark'),
    reads: [],
    title: 'carrierName',
    audited: true,
    named: { name: hyCarrier.carrierName, approved: eq(hyCarrier.state, '2') },
    scope: (ctx) => fleetScope(ctx, { carrierId: hyCarrier.id, ofCaptain: () => sql`false` }),
    extra: {
      driverCount: { sql: membersOf(hyDriver), type: 'number' },
      vehicleCount: { sql: membersOf(hyVehicle), type: 'number' },
      openPayable: { sql: sql`${openPayable}`.mapWith(Number), type: 'number' },
      contractNo: { sql: ofContract('contract_no'), type: 'text' },
      contractValidTo: { sql: ofContract('valid_to'), type: 'date' },
    },
    beforeAdd: async (tx, ctx, _input, values) => {
      const checked = await checkCarrier(tx, ctx, values);
      return { ...checked, ...carrierServices.newState(ctx, checked) };
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const checked = await checkCarrier(tx, ctx, values, before);
      return { ...checked, ...carrierServices.editedState(ctx, before, checked) };
    },
    afterEdit: (tx, ctx, row) => carrierServices.afterEdit(tx, ctx, row),
    beforeRemove: (tx, ctx, row) => carrierServices.beforeRemove(tx, ctx, row),
  },
});

/** Review, freeze, blacklist and verification of carriers. */
export const carrierServices = reviewServices<typeof Carrier, typeof hyCarrier>({
  kind: 'carrier',
  resource: carrierResource,
  machine: carrierReview,
  keyFields: [
    'carrierName',
    'carrierKind',
    'uscc',
    'permitNumber',
    'permitValidTo',
    'legalPerson',
    'legalIdNo',
    'businessLicenceFile',
    'permitFile',
    'legalIdFiles',
  ],
  needs: carrierNeeds,
  certificates: [{ field: 'permitValidTo', label: '道路运输经营许可证' }],
  findings: ({ carrierKind, uscc, legalIdNo, permitNumber }) => [
    ...wrongNumbers({ uscc, idCard: legalIdNo, permit: permitNumber }),
    ...(carrierKind === '1' && (uscc ?? '') === '' ? ['统一社会信用代码未填写'] : []),
  ],
});

async function checkCarrier(tx: Tx, ctx: Context, values: CarrierValues, before?: typeof hyCarrier.$inferSelect): Promise<CarrierValues> {
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, Carrier, { values, before }));
  await problems.ask(() => refuseOwnTerms(ctx, values, before));
  const after = { ...before, ...values };
  if (after.carrierKind === '1' && (after.uscc ?? '') === '') problems.keep(refusedField('uscc', '请填写统一社会信用代码'));
  await problems.ask(() =>
    refuseDuplicate(tx, ctx, 'carrierName', { value: values.carrierName, ownId: before?.id, message: '承运商名称已存在' }),
  );
  await problems.ask(() => refuseDuplicate(tx, ctx, 'uscc', { value: values.uscc, ownId: before?.id, message: '证件号已存在' }));
  if (isSelfEmployed(after)) {
    if ((after.legalPerson ?? '') === '') problems.keep(refusedField('legalPerson', '请填写经营者姓名'));
    if ((after.legalIdNo ?? '') === '') problems.keep(refusedField('legalIdNo', '请填写经营者身份证号'));
    await problems.ask(() => refuseSameOwner(tx, ctx, after));
  }
  problems.end();
  return {
    ...values,
    ...(values.legalIdNo === undefined ? {} : { legalIdNoHash: values.legalIdNo }),
    ...(values.contactPhone === undefined ? {} : { contactPhoneHash: values.contactPhone }),
  };
}

/** When a carrier is paid is agreed with the platform: its own people do not set it. @throws AppError 40109 they tried to */
function refuseOwnTerms(ctx: Context, values: CarrierValues, before: typeof hyCarrier.$inferSelect | undefined): void {
  if (ctx.actor.userType !== 3) return;
  const refused = (['settleType', 'termDays'] as const).filter(
    (name) => values[name] !== undefined && (values[name] ?? null) !== (before?.[name] ?? null),
  );
  const message = '不允许修改该字段';
  if (refused.length > 0) throw businessError(40109, { message, errorData: refused.map((path) => ({ path, message })) });
}

/** A person carries on their own account once. @throws AppError 40301 another self-employed carrier has their ID number */
async function refuseSameOwner(tx: Tx, ctx: Context, { id, legalIdNo }: CarrierValues): Promise<void> {
  if ((legalIdNo ?? '') === '') return;
  const [taken] = await tx
    .select({ id: hyCarrier.id })
    .from(hyCarrier)
    .where(
      and(
        eq(hyCarrier.tenantId, ctx.actor.tenantId),
        eq(hyCarrier.delFlag, 0),
        eq(hyCarrier.carrierKind, selfEmployed),
        eq(hyCarrier.legalIdNoHash, legalIdNo ?? ''),
        id === undefined ? undefined : ne(hyCarrier.id, id),
      ),
    )
    .limit(1);
  if (taken !== undefined)
    throw businessError(40301, { message: '证件号已存在', errorData: [{ path: 'legalIdNo', message: '证件号已存在' }] });
}

async function refuseDuplicate(
  tx: Tx,
  ctx: Context,
  field: 'carrierName' | 'uscc',
  { value, ownId, message }: { value: string | null | undefined; ownId: string | undefined; message: string },
): Promise<void> {
  if (value === undefined || value === null) return;
  const mine = ownId === undefined ? undefined : ne(hyCarrier.id, ownId);
  const [taken] = await tx
    .select({ id: hyCarrier.id })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.delFlag, 0), eq(hyCarrier[field], value), mine))
    .limit(1);
  if (taken !== undefined) throw businessError(40301, { message, errorData: [{ path: field, message }] });
}
