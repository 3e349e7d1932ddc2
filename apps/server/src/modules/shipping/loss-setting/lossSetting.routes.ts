import { routes } from '../../../platform/contract/index.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { lossSettingContract } from './lossSetting.contract.ts';
import { enableLossSetting, lossSettingResource, resolveLossSetting, tryLoss } from './lossSetting.service.ts';
import { hyLossSetting } from './lossSetting.table.ts';

const { list, queryById, add, edit, delete: remove, deleteBatch } = resourceHandlers(lossSettingResource);

/** @source freight-domain F21 */
export const lossSettingRoutes = routes(lossSettingContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  deleteBatch,
  enable: (ctx, { body }) => enableLossSetting(ctx, body),
  ofCustomer: (ctx, { query }) =>
    listOwned(
      ctx,
      { resource: customerResource, id: query.customerId },
      { resource: lossSettingResource, ofOwner: hyLossSetting.customerId, query },
    ),
  resolve: (ctx, { query }) => resolveLossSetting(ctx, query),
  trial: (ctx, { body }) => tryLoss(ctx, body),
});
