import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { Dianfu } from './dianfu.contract.ts';
import { DianfuRepay } from './dianfuRepay.entity.ts';
import { hyDianfu, hyDianfuRepay } from './dianfu.table.ts';

/** Advances that an actor sees: staff all, customers and agents their own. Who carries learns nothing of the customer's money. @source freight-domain 4.6, 5.9 */
function dianfuScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  return userType === 2 && cid !== null ? or(eq(hyDianfu.customerId, cid), eq(hyDianfu.agentId, cid)) : sql`false`;
}

/** What of an advance is the platform's own. */
const internal = ['auditRemark', 'writeOffReason', 'writtenOffPrincipal', 'writtenOffFee', 'recoveredAmount', 'remark'] as const;

/** Advances with their rules. They are asked for and changed by their moves alone. @source freight-domain 2.39, 3.6 */
export const dianfuResource: Resource<typeof Dianfu, typeof hyDianfu> = defineResource(Dianfu, {
  table: hyDianfu,
  options: {
    permission: 'dianfu',
    title: 'dianfuNo',
    audited: true,
    scope: dianfuScope,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
    extra: {
      customerName: { sql: hyCustomer.customerName, type: 'text' },
      companyName: { sql: hyCompany.companyName, type: 'text' },
    },
    join: (query) =>
      query
        .leftJoin(hyCustomer, and(eq(hyCustomer.tenantId, hyDianfu.tenantId), eq(hyCustomer.id, hyDianfu.customerId)) as SQL)
        .leftJoin(hyCompany, and(eq(hyCompany.tenantId, hyDianfu.tenantId), eq(hyCompany.id, hyDianfu.companyId)) as SQL),
  },
});

/** What came back for advances; seen by those who see the advance. */
export const dianfuRepayResource: Resource<typeof DianfuRepay, typeof hyDianfuRepay> = defineResource(DianfuRepay, {
  table: hyDianfuRepay,
  options: {
    permission: 'dianfu',
    title: 'repayNo',
    scope: (ctx) => {
      const scope = dianfuScope(ctx);
      return scope === undefined
        ? undefined
        : sql`exists (select 1 from ${hyDianfu} where ${hyDianfu.tenantId} = ${hyDianfuRepay.tenantId} and ${hyDianfu.id} = ${hyDianfuRepay.dianfuId} and ${scope})`;
    },
    hidden: ({ actor }) => (actor.userType === 1 ? [] : ['companyAccountId', 'accountName', 'operator']),
    extra: { accountName: { sql: hyCompanyAccount.accountName, type: 'text' } },
    join: (query) =>
      query.leftJoin(
        hyCompanyAccount,
        and(eq(hyCompanyAccount.tenantId, hyDianfuRepay.tenantId), eq(hyCompanyAccount.id, hyDianfuRepay.companyAccountId)) as SQL,
      ),
  },
});
