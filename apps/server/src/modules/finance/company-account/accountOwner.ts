import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { companyResource } from '../../customers/company/company.service.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { hyCompanyAccount } from './companyAccount.table.ts';

/** Whose account it is. */
export interface AccountOwner {
  ownerType: string;
  ownerId: string;
}

/** By the kind of user, their company. */
const ownOf: Readonly<Record<number, string>> = { 2: 'customer', 3: 'carrier' };

/** The actor's own company; undefined for staff. */
export function ownCompany({ actor }: Context): AccountOwner | undefined {
  const ownerType = ownOf[actor.userType];
  return ownerType === undefined || actor.cid === null ? undefined : { ownerType, ownerId: actor.cid };
}

/** Staff see our own accounts, and those of customers and carriers by the permission for these. */
const mayFor = (ctx: Context, ownerType: string) =>
  ctx.actor.userType === 1
    ? ownerType === 'platform' || holds(ctx.actor, ownerType === 'carrier' ? 'carrier:account' : 'customer:account')
    : ownOf[ctx.actor.userType] === ownerType;

/** Accounts of the companies that the actor sees. @source security 5.24 */
export function accountScope(ctx: Context): SQL {
  const { ownerType, ownerId } = hyCompanyAccount;
  // Spelled out: within the select of one table drizzle leaves its name away, and the inner tables have the same columns.
  const ofSeen = (
    type: string,
    { table, seen }: { table: typeof hyCompany | typeof hyCarrier | typeof hyCustomer; seen: SQL | undefined },
  ) => (mayFor(ctx, type) ? and(eq(ownerType, type), sql`${ownerId} in (select id from ${table} where ${seen})`) : undefined);
  return (
    or(
      ofSeen('platform', { table: hyCompany, seen: visibleRows(ctx, companyResource) }),
      ofSeen('customer', { table: hyCustomer, seen: visibleRows(ctx, customerResource) }),
      ofSeen('carrier', { table: hyCarrier, seen: visibleRows(ctx, carrierResource) }),
    ) ?? sql`false`
  );
}

/** What the owner of the row is called. */
export const ownerName = sql<string | null>`case "hy_company_account"."owner_type"
  when 'platform' then (select c.company_name from hy_company c where c.tenant_id = "hy_company_account"."tenant_id" and c.id = "hy_company_account"."owner_id")
  when 'customer' then (select c.customer_name from hy_customer c where c.tenant_id = "hy_company_account"."tenant_id" and c.id = "hy_company_account"."owner_id")
  else (select c.carrier_name from hy_carrier c where c.tenant_id = "hy_company_account"."tenant_id" and c.id = "hy_company_account"."owner_id") end`;

/**
 * Holds the owner, so that its accounts change one after the other.
 *
 * @returns its name
 * @throws Forbidden accounts of this kind of owner are not the actor's to change
 * @throws NotFound the owner is missing or not visible
 */
export async function lockOwner(tx: Tx, ctx: Context, { ownerType, ownerId }: AccountOwner): Promise<string> {
  if (!['platform', 'customer', 'carrier'].includes(ownerType)) throw notFound();
  if (!mayFor(ctx, ownerType)) throw forbidden();
  if (ownerType === 'platform') return (await lockRow(tx, ctx, companyResource, { id: ownerId })).companyName;
  if (ownerType === 'carrier') return (await lockRow(tx, ctx, carrierResource, { id: ownerId })).carrierName;
  return (await lockRow(tx, ctx, customerResource, { id: ownerId })).customerName;
}
