import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { offlineAccountContract } from './offlineAccount.contract.ts';
import { offlineAccountResource } from './offlineAccount.resource.ts';
import { enableOfflineAccount } from './offlineAccount.service.ts';

const { list, queryById, add, edit, delete: remove, deleteBatch, exportXls } = resourceHandlers(offlineAccountResource);

/** @source freight-domain S11 */
export const offlineAccountRoutes = routes(offlineAccountContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  deleteBatch,
  exportXls,
  enable: (ctx, { body }) => enableOfflineAccount(ctx, body),
});
