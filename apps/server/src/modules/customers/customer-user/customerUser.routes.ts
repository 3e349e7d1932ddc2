import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { getRow } from '../../../platform/resource/listRows.ts';
import {
  addCompanyUser,
  type Company,
  freezeCompanyUser,
  listCompanyUsers,
  resetCompanyPassword,
} from '../../system/user/companyUser.service.ts';
import { customerResource } from '../customer/customer.service.ts';
import { customerUserContract } from './customerUser.contract.ts';

/** Whose logins they are, and the role of the customer's administrators. @throws NotFound the customer is not visible */
async function customerOf(ctx: Context, customerId: string): Promise<{ company: Company; role: string }> {
  const { customerKind } = await getRow(ctx, customerResource, customerId);
  return { company: { userType: 2, cid: customerId }, role: customerKind === '2' ? 'agent_admin' : 'customer_admin' };
}

/** @source freight-domain 2.11, F07 用户 */
export const customerUserRoutes = routes(customerUserContract, {
  list: async (ctx, { query }) => listCompanyUsers(ctx, (await customerOf(ctx, query.customerId)).company),
  add: async (ctx, { body: { customerId, ...input } }) => {
    const { company, role } = await customerOf(ctx, customerId);
    return addCompanyUser(ctx, company, input, role);
  },
  resetPwd: async (ctx, { body: { customerId, ...input } }) =>
    resetCompanyPassword(ctx, (await customerOf(ctx, customerId)).company, input),
  freeze: async (ctx, { body: { customerId, ...input } }) => freezeCompanyUser(ctx, (await customerOf(ctx, customerId)).company, input),
});
