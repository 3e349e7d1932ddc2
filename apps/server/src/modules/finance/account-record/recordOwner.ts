import { and, eq } from 'drizzle-orm';
import { holds, type Context } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { codesOfOwner } from '../ledger/ownedAccounts.ts';

/** Whose books are read. */
export interface RecordOwner {
  ownerType: OwnerType;
  ownerName: string;
  /** What is owed to a payee; what is available in the wallets of a customer. */
  mainCodes: string[];
  /** What a payee was paid before; what is set aside in the wallets. */
  otherCodes: string[];
}

type OwnerType = 'driver' | 'carrier' | 'customer';

/** What a query says of it. */
export interface OwnerQuery {
  ownerType?: OwnerType | undefined;
  ownerId?: string | undefined;
  walletId?: string | undefined;
}

const kinds = {
  driver: { resource: driverResource, permission: 'driver:account', name: 'driverName' },
  carrier: { resource: carrierResource, permission: 'carrier:account', name: 'carrierName' },
  customer: { resource: customerResource, permission: 'wallet:record', name: 'customerName' },
} as const;

/** By the kind of user: their company, or a captain themselves. */
const ownOf: Readonly<Record<number, OwnerType>> = { 2: 'customer', 3: 'carrier', 4: 'driver' };

/**
 * Whose books are asked for; undefined where staff named nobody.
 *
 * @throws Forbidden books of that kind are not the actor's to see; NotFound this owner is not
 */
export async function ownerOf(ctx: Context, query: OwnerQuery): Promise<RecordOwner | undefined> {
  const { userType, cid } = ctx.actor;
  const own = ownOf[userType];
  const ownerType = query.ownerType ?? own;
  const ownerId = query.ownerId ?? (ownerType === own ? cid : null);
  if (ownerType === undefined || ownerId === null) return undefined;
  const { resource, permission, name } = kinds[ownerType];
  const isOwn = ownerType === own && ownerId === cid;
  if (!isOwn && !holds(ctx.actor, permission)) throw forbidden();
  const row = await getRow(ctx, resource as typeof driverResource, ownerId);
  const ownerName = String(row[name] as string | null);
  const { tenantId } = ctx.actor;
  if (ownerType !== 'customer')
    return ctx.transaction(async (tx) => ({
      ownerType,
      ownerName,
      mainCodes: await codesOfOwner(tx, tenantId, { ownerId, kind: 'L.AP' }),
      otherCodes: await codesOfOwner(tx, tenantId, { ownerId, kind: 'A.PREPAY' }),
    }));
  const wallets = await ctx.transaction((tx) =>
    tx
      .select({ id: hyCustomerWallet.id })
      .from(hyCustomerWallet)
      .where(
        and(
          eq(hyCustomerWallet.tenantId, tenantId),
          eq(hyCustomerWallet.customerId, ownerId),
          query.walletId === undefined ? undefined : eq(hyCustomerWallet.id, query.walletId),
        ),
      ),
  );
  return {
    ownerType,
    ownerName,
    mainCodes: wallets.map(({ id }) => accounts.wallet(id)),
    otherCodes: wallets.map(({ id }) => accounts.frozen(id)),
  };
}
