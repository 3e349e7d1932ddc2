import { and, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import type { ThirdAccountRow } from './thirdAccount.table.ts';

/**
 * Says in the wallets of a customer at which account of an institution they stand, or that they do so no more.
 *
 * @param opened numbers of the account; undefined where it was closed
 * @source freight-domain 2.13 subAccountNo
 */
export async function nameInWallets(
  tx: Tx,
  ctx: Context,
  { ownerType, ownerId, accountName, channelCode, subAccountNo }: ThirdAccountRow,
  opened: { subAccountNo: string } | undefined,
): Promise<void> {
  if (ownerType !== 'customer') return;
  const isSame = eq(hyCustomerWallet.subAccountNo, subAccountNo ?? '');
  await tx
    .update(hyCustomerWallet)
    .set(
      opened === undefined
        ? { subAccountNo: null, subAccountName: null, bankName: null }
        : { subAccountNo: opened.subAccountNo, subAccountName: accountName, bankName: channelCode },
    )
    .where(
      and(
        eq(hyCustomerWallet.tenantId, ctx.actor.tenantId),
        eq(hyCustomerWallet.customerId, ownerId),
        // The account that was there first stays.
        opened === undefined ? isSame : or(isNull(hyCustomerWallet.subAccountNo), isSame),
      ),
    );
}
