import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden, notFound, refusedField } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { companyResource } from '../../customers/company/company.service.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyThirdAccount, type ThirdAccountRow } from './thirdAccount.table.ts';

/** Whose account it is. */
export type ThirdOwner = Pick<ThirdAccountRow, 'ownerType' | 'ownerId'>;

/** By the kind of user, what they are themselves. */
const ownOf: Readonly<Record<number, string>> = { 2: 'customer', 3: 'carrier', 4: 'captain' };

/** The actor's own company, or a captain themselves; undefined for staff. */
export function ownThirdOwner({ actor: { userType, cid } }: Context): ThirdOwner | undefined {
  const ownerType = ownOf[userType];
  return ownerType === undefined || cid === null ? undefined : { ownerType, ownerId: cid };
}

/** Which permission opens the accounts of a kind of owner to staff, besides that of the action. */
const permissionOf: ReadonlyMap<string, string | null> = new Map([
  ['platform', null],
  ['customer', 'customer:account'],
  ['carrier', 'carrier:account'],
  ['driver', 'driver:account'],
  ['captain', 'driver:account'],
]);

/** Staff have those of everybody whose accounts are theirs to see; others have their own alone. */
function mayFor(ctx: Context, { ownerType, ownerId }: ThirdOwner): boolean {
  if (ctx.actor.userType === 1) {
    const permission = permissionOf.get(ownerType);
    return permission !== undefined && (permission === null || holds(ctx.actor, permission));
  }
  const own = ownThirdOwner(ctx);
  return own?.ownerType === ownerType && own.ownerId === ownerId;
}

/** Accounts that the actor sees: the own, or those of owners that staff see. @source security 5.24 */
export function thirdAccountScope(ctx: Context): SQL {
  const { ownerType, ownerId } = hyThirdAccount;
  if (ctx.actor.userType !== 1) {
    const own = ownThirdOwner(ctx);
    return own === undefined ? sql`false` : (and(eq(ownerType, own.ownerType), eq(ownerId, own.ownerId)) as SQL);
  }
  // Spelled out: within the select of one table drizzle leaves its name away, and the inner tables have the same columns.
  const ofSeen = (
    types: readonly string[],
    { table, seen }: { table: typeof hyCompany | typeof hyCarrier | typeof hyCustomer | typeof hyDriver; seen: SQL | undefined },
  ) =>
    mayFor(ctx, { ownerType: types[0]!, ownerId: '' })
      ? and(inArray(ownerType, [...types]), sql`${ownerId} in (select id from ${table} where ${seen})`)
      : undefined;
  return (
    or(
      ofSeen(['platform'], { table: hyCompany, seen: visibleRows(ctx, companyResource) }),
      ofSeen(['customer'], { table: hyCustomer, seen: visibleRows(ctx, customerResource) }),
      ofSeen(['carrier'], { table: hyCarrier, seen: visibleRows(ctx, carrierResource) }),
      ofSeen(['driver', 'captain'], { table: hyDriver, seen: visibleRows(ctx, driverResource) }),
    ) ?? sql`false`
  );
}

/**
 * Holds the owner of an account.
 *
 * @returns its name
 * @throws Forbidden accounts of this kind of owner are not the actor's to open; NotFound the owner is missing or not visible
 */
export async function lockThirdOwner(tx: Tx, ctx: Context, owner: ThirdOwner): Promise<string> {
  const { ownerType, ownerId } = owner;
  if (!permissionOf.has(ownerType)) throw notFound();
  if (!mayFor(ctx, owner)) throw forbidden();
  switch (ownerType) {
    case 'platform':
      return (await lockRow(tx, ctx, companyResource, { id: ownerId })).companyName;
    case 'customer':
      return (await lockRow(tx, ctx, customerResource, { id: ownerId })).customerName;
    case 'carrier':
      return (await lockRow(tx, ctx, carrierResource, { id: ownerId })).carrierName;
    default: {
      const { driverName, isCaptain } = await lockRow(tx, ctx, driverResource, { id: ownerId });
      if (ownerType === 'captain' && isCaptain !== '1') throw refusedField('ownerId', '请选择车队长');
      return driverName;
    }
  }
}
