import { routes } from '../../../platform/contract/index.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { customerResource } from '../customer/customer.service.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { customerUserContract } from './customerUser.contract.ts';
import {
  addCustomerUser,
  assignableRoles,
  customerUserResource,
  editCustomerUser,
  freezeCustomerUser,
  removeCustomerUser,
  removeCustomerUsers,
  resetCustomerPassword,
} from './customerUser.service.ts';

const { list, queryById, exportXls } = resourceHandlers(customerUserResource);

/** @source freight-domain 2.11, F09, F07 用户 */
export const customerUserRoutes = routes(customerUserContract, {
  list,
  queryById,
  exportXls,
  ofCustomer: (ctx, { query }) =>
    listOwned(ctx, { resource: customerResource, id: query.customerId }, { resource: customerUserResource, ofOwner: sysUser.cid, query }),
  add: (ctx, { body }) => addCustomerUser(ctx, body),
  edit: (ctx, { body }) => editCustomerUser(ctx, body),
  delete: (ctx, { query }) => removeCustomerUser(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeCustomerUsers(ctx, query.ids),
  freeze: (ctx, { body }) => freezeCustomerUser(ctx, body),
  resetPwd: (ctx, { body }) => resetCustomerPassword(ctx, body),
  roles: (ctx) => assignableRoles(ctx),
});
