import { prepared, routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { openThirdAccount } from './openThirdAccount.ts';
import { thirdAccountContract } from './thirdAccount.contract.ts';
import { thirdAccountResource } from './thirdAccount.resource.ts';
import { listBindableCards } from './thirdCards.ts';
import { askState, askToBind, askToClose, askToSign, keepState, keepTold } from './useThirdAccount.ts';

const { list, queryById, add, edit, exportXls } = resourceHandlers(thirdAccountResource);

/** @source freight-domain F24 */
export const thirdAccountRoutes = routes(thirdAccountContract, {
  list,
  queryById,
  add,
  edit,
  exportXls,
  open: (ctx, { body }) => openThirdAccount(ctx, body),
  // The institution is asked before the transaction of the call: it takes its time, and answers the same question alike.
  sign: prepared(
    (ctx, { body }) => askToSign(ctx, body),
    (ctx, _input, told) => keepTold(ctx, told),
  ),
  query: prepared(
    (ctx, { body }) => askState(ctx, body),
    (ctx, { body }, told) => keepState(ctx, body, told),
  ),
  cards: (ctx, { query }) => listBindableCards(ctx, query.id),
  bindCard: prepared(
    (ctx, { body }) => askToBind(ctx, body),
    (ctx, _input, told) => keepTold(ctx, told),
  ),
  close: prepared(
    (ctx, { body }) => askToClose(ctx, body),
    (ctx, _input, told) => keepTold(ctx, told),
  ),
});
