import { prepared, routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { companyAccountContract } from './companyAccount.contract.ts';
import {
  askBalance,
  askForAmount,
  companyAccountResource,
  keepAmount,
  setDefaultAccount,
  verifyAccount,
} from './companyAccount.service.ts';

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
  sendAmount: prepared(
    (ctx, { body }) => askForAmount(ctx, body),
    (ctx, _input, sent) => keepAmount(ctx, sent),
  ),
  askBalance: (ctx, { body }) => askBalance(ctx, body),
  verify: (ctx, { body }) => verifyAccount(ctx, body),
});
