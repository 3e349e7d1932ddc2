import { and, eq, sql, type SQL } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { hyCompany } from '../company/company.table.ts';
import { customerResource } from '../customer/customer.service.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { customerScope } from '../scope.ts';
import { CustomerWallet, customerWalletContract } from './customerWallet.contract.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/** Wallets; only the ledger changes them. @source freight-domain 2.13, F10 */
const walletResource: Resource<typeof CustomerWallet, typeof hyCustomerWallet> = defineResource(CustomerWallet, {
  table: hyCustomerWallet,
  options: {
    permission: 'wallet',
    scope: (ctx) => customerScope(ctx, hyCustomerWallet.customerId),
    extra: { customerName: { sql: hyCustomer.customerName, type: 'text' }, companyName: { sql: hyCompany.companyName, type: 'text' } },
    join: (query) =>
      query
        .leftJoin(
          hyCustomer,
          and(eq(hyCustomer.tenantId, hyCustomerWallet.tenantId), eq(hyCustomer.id, hyCustomerWallet.customerId)) as SQL,
        )
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyCustomerWallet.tenantId), eq(hyCompany.id, hyCustomerWallet.companyId)) as SQL),
    defaultSort: { field: 'updateTime', order: 'desc' },
  },
});

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
  summary: (ctx) => totalsOfWallets(ctx),
});
