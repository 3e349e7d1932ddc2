import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { companyAccountContract } from './companyAccount.contract.ts';
import { askBalance, companyAccountResource, sendAmount, setDefaultAccount, verifyAccount } from './companyAccount.service.ts';

const { list, queryById, add, edit, delete: remove, deleteBatch, exportXls } = resourceHandlers(companyAccountResource);

/** @source freight-domain 2.17, A03 */
export const companyAccountRoutes = routes(companyAccountContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  deleteBatch,
  exportXls,
  setDefault: (ctx, { body }) => setDefaultAccount(ctx, body),
  sendAmount: (ctx, { body }) => sendAmount(ctx, body),
  askBalance: (ctx, { body }) => askBalance(ctx, body),
  verify: (ctx, { body }) => verifyAccount(ctx, body),
});
