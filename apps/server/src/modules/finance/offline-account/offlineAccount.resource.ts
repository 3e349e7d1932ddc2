import { and, eq, ne, sql } from 'drizzle-orm';
import { checkRule } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { checkFieldRules } from '../../region/checkFieldRules.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { companyResource } from '../../customers/company/company.service.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { OfflineAccount } from './offlineAccount.contract.ts';
import { hyOfflineAccount, type OfflineAccountRow } from './offlineAccount.table.ts';

type Stored = Values<typeof hyOfflineAccount>;

/** Which way money goes on an account, by dictionary `offline_direction`. */
export const offlineDirection = { pay: 'pay', receive: 'receive' } as const;

/** Who may own an account of each direction, with those that the actor sees. */
const owners = {
  [offlineDirection.pay]: { platform: companyResource, customer: customerResource },
  [offlineDirection.receive]: { driver: driverResource, carrier: carrierResource },
} as const;

// Spelled out: within the select of one table drizzle leaves its name away, and the inner tables have the same columns.
const named = (table: string, column: string) =>
  sql.raw(
    `(select o.${column} from ${table} o where o.tenant_id = "hy_offline_account"."tenant_id" and o.id = "hy_offline_account"."owner_id")`,
  );
const ownerName = sql<string | null>`case "hy_offline_account"."owner_type"
  when 'platform' then ${named('hy_company', 'company_name')}
  when 'customer' then ${named('hy_customer', 'customer_name')}
  when 'driver' then ${named('hy_driver', 'driver_name')}
  else ${named('hy_carrier', 'carrier_name')} end`;

/** What payments that name the account have said of it. */
const fixed = ['direction', 'accountNo', 'ownerType', 'ownerId'] as const;

/** Accounts of payments outside of the channels, for the platform's staff. @source freight-domain 2.39, S11 */
export const offlineAccountResource: Resource<typeof OfflineAccount, typeof hyOfflineAccount> = defineResource(OfflineAccount, {
  table: hyOfflineAccount,
  options: {
    permission: 'offlineAccount',
    title: 'accountName',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
    extra: { ownerName: { sql: ownerName, type: 'text' } },
    beforeAdd: async (tx, ctx, _input, values) => {
      assertStaff(ctx);
      return checked(tx, ctx, values);
    },
    beforeEdit: async (tx, ctx, { before, values }) => {
      const isMoved = fixed.some((name) => values[name] !== undefined && (values[name] ?? null) !== before[name]);
      if (before.useCount > 0 && isMoved) throw businessError(40109, { message: '不允许修改该字段' });
      return checked(tx, ctx, values, before);
    },
    beforeRemove: async (_tx, _ctx, { useCount }) => {
      if (useCount > 0) throw businessError(40308, { message: '存在未完结业务，不能删除' });
    },
  },
});

async function checked(tx: Tx, ctx: Context, given: Stored, before?: OfflineAccountRow): Promise<Stored> {
  const values = given.accountNo === undefined ? given : { ...given, accountNo: given.accountNo.replaceAll(/\s/g, '') };
  const after = { ...before, ...values };
  const problems = new ProblemList();
  await problems.ask(() => checkFieldRules(ctx, OfflineAccount, { values, ...(before && { before }) }));
  // Of a company the rule of the field has been asked already.
  const card = after.accountType === '2' ? checkRule('bankCard', after.accountNo ?? '') : undefined;
  if (card?.ok === false) problems.keep(refusedField('accountNo', card.message));
  await problems.ask(() => assertNew(tx, ctx, after));
  await problems.ask(() => assertOwner(tx, ctx, after));
  const companyAccountId = await problems.ask(() => ownAccount(tx, ctx, after));
  problems.end();
  return {
    ...values,
    companyAccountId: companyAccountId ?? null,
    ...(values.accountNo === undefined ? {} : { accountNoHash: values.accountNo }),
  };
}

/** @throws AppError 40301 the direction has the number already */
async function assertNew(tx: Tx, ctx: Context, { id, direction = '', accountNo = '' }: Stored): Promise<void> {
  const [known] = await tx
    .select({ id: hyOfflineAccount.id })
    .from(hyOfflineAccount)
    .where(
      and(
        eq(hyOfflineAccount.tenantId, ctx.actor.tenantId),
        eq(hyOfflineAccount.delFlag, 0),
        eq(hyOfflineAccount.direction, direction),
        eq(hyOfflineAccount.accountNoHash, accountNo),
        id === undefined ? undefined : ne(hyOfflineAccount.id, id),
      ),
    );
  if (known !== undefined)
    throw businessError(40301, { message: '该账号已存在', errorData: [{ path: 'accountNo', message: '该账号已存在' }] });
}

/** Money leaves from us, or from a customer where that is allowed, and goes to those who carry. @throws InvalidInput another owner, or one that is not there */
async function assertOwner(tx: Tx, ctx: Context, { direction, ownerType, ownerId }: Stored): Promise<void> {
  const isPaying = direction === offlineDirection.pay;
  const kinds: Readonly<Record<string, typeof companyResource | typeof customerResource | typeof driverResource | typeof carrierResource>> =
    isPaying ? owners.pay : owners.receive;
  const resource = Object.hasOwn(kinds, ownerType ?? '') ? kinds[ownerType ?? ''] : undefined;
  if (resource === undefined) throw refusedField('ownerType', isPaying ? '付款账户的主体须为平台或客户' : '收款账户的主体须为司机或承运商');
  const { table } = resource as typeof companyResource;
  const [owner] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(visibleRows(ctx, resource as typeof companyResource), eq(table.id, ownerId ?? '')));
  if (owner === undefined) throw refusedField('ownerId', '请选择主体');
}

/** The account of our own books that pays: known by its number. @throws InvalidInput there is none of that company */
async function ownAccount(tx: Tx, ctx: Context, { direction, ownerType, ownerId, accountNo = '' }: Stored): Promise<string | undefined> {
  if (direction !== offlineDirection.pay || ownerType !== 'platform') return undefined;
  const [account] = await tx
    .select({ id: hyCompanyAccount.id })
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.delFlag, 0),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.ownerId, ownerId ?? ''),
        eq(hyCompanyAccount.accountNoHash, accountNo),
      ),
    );
  if (account === undefined) throw refusedField('accountNo', '运营主体没有这个对公账户，请先在对公账户中登记');
  return account.id;
}
