import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { rechargeContract } from './recharge.contract.ts';
import { listUnmatched, matchRecharge } from './confirmByBank.ts';
import { addRechargeVoucher } from './rechargeVoucher.ts';
import {
  closeRecharge,
  confirmRecharge,
  listReceiveAccounts,
  listThirdAccounts,
  rechargeResource,
  reverseRecharge,
} from './recharge.service.ts';

const { list, queryById, add, exportXls } = resourceHandlers(rechargeResource);

/** @source freight-domain F11, A01 */
export const rechargeRoutes = routes(rechargeContract, {
  list,
  queryById,
  add,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, rechargeResource, { field: 'state', query }),
  receiveAccounts: (ctx, { query }) => listReceiveAccounts(ctx, query.walletId),
  thirdAccounts: (ctx, { query }) => listThirdAccounts(ctx, query.walletId),
  voucher: (ctx, { body }) => addRechargeVoucher(ctx, body),
  confirm: (ctx, { body }) => confirmRecharge(ctx, body),
  unmatched: (ctx, { query }) => listUnmatched(ctx, query.id) as Promise<never>,
  match: (ctx, { body }) => matchRecharge(ctx, body),
  close: (ctx, { body }) => closeRecharge(ctx, body),
  reverse: (ctx, { body }) => reverseRecharge(ctx, body),
});
