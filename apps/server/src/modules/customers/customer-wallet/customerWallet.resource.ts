import { and, eq, type SQL } from 'drizzle-orm';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../company/company.table.ts';
import { hyCustomer } from '../customer/customer.table.ts';
import { customerScope } from '../scope.ts';
import { CustomerWallet } from './customerWallet.contract.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/** Wallets; the ledger alone changes what they hold. @source freight-domain 2.13, F10 */
export const walletResource: Resource<typeof CustomerWallet, typeof hyCustomerWallet> = defineResource(CustomerWallet, {
  table: hyCustomerWallet,
  options: {
    permission: 'wallet',
    title: 'customerName',
    audited: true,
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
