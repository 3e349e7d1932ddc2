import { prepared, routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { recogniseBank } from '../bank/bank.service.ts';
import { bankCardContract } from './bankCard.contract.ts';
import { bankCardResource, setDefaultCard } from './bankCard.service.ts';
import { askForCardAmount, askForCheck, keepCardAmount, keepCheck, nameCardAmount, ownCardHolder } from './proveCard.ts';

const { list, queryById, add, edit, delete: remove, deleteBatch } = resourceHandlers(bankCardResource);

/** @source freight-domain F04, F06 */
export const bankCardRoutes = routes(bankCardContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  deleteBatch,
  setDefault: (ctx, { body }) => setDefaultCard(ctx, body),
  // The institution is asked before the transaction of the call: it takes its time.
  verify: prepared(
    (ctx, { body }) => askForCheck(ctx, body),
    (ctx, _input, checked) => keepCheck(ctx, checked),
  ),
  sendAmount: prepared(
    (ctx, { body }) => askForCardAmount(ctx, body),
    (ctx, _input, paid) => keepCardAmount(ctx, paid),
  ),
  verifyAmount: (ctx, { body }) => nameCardAmount(ctx, body),
  own: (ctx) => ownCardHolder(ctx),
  recognise: (ctx, { query }) => recogniseBank(ctx, query.cardNo),
});
