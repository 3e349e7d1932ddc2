import { sql } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { customerResource } from '../customer/customer.service.ts';
import { customerWalletContract } from './customerWallet.contract.ts';
import { walletResource } from './customerWallet.resource.ts';
import { freezeWallet, unfreezeWallet, warnBelow } from './customerWallet.service.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/** What lies in the wallets that the actor sees, in fen. */
export function totalsOfWallets(ctx: Context) {
  const sum = (column: typeof hyCustomerWallet.availableAmount | typeof hyCustomerWallet.totalAmount) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  return ctx.transaction(async (tx) => {
    const [row] = await tx
      .select({
        availableAmount: sum(hyCustomerWallet.availableAmount),
        frozenAmount: sql`coalesce(sum(${hyCustomerWallet.frozenAmount}), 0)`.mapWith(Number),
        totalAmount: sum(hyCustomerWallet.totalAmount as never),
        walletCount: sql`count(*)`.mapWith(Number),
      })
      .from(hyCustomerWallet)
      .where(visibleRows(ctx, walletResource));
    return row ?? { availableAmount: 0, frozenAmount: 0, totalAmount: 0, walletCount: 0 };
  });
}

const { list, queryById, exportXls } = resourceHandlers(walletResource);

/** @source freight-domain F10 */
export const customerWalletRoutes = routes(customerWalletContract, {
  list,
  queryById,
  exportXls,
  ofCustomer: (ctx, { query }) =>
    listOwned(
      ctx,
      { resource: customerResource, id: query.customerId },
      { resource: walletResource, ofOwner: hyCustomerWallet.customerId, query },
    ),
  freeze: (ctx, { body }) => freezeWallet(ctx, body),
  unfreeze: (ctx, { body }) => unfreezeWallet(ctx, body),
  warn: (ctx, { body }) => warnBelow(ctx, body),
  summary: (ctx) => totalsOfWallets(ctx),
});
