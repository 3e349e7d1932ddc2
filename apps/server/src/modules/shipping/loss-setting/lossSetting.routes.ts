import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { lossSettingContract } from './lossSetting.contract.ts';
import { enableLossSetting, lossSettingResource, resolveLossSetting, tryLoss } from './lossSetting.service.ts';

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
  resolve: (ctx, { query }) => resolveLossSetting(ctx, query),
  trial: (ctx, { body }) => tryLoss(ctx, body),
});
