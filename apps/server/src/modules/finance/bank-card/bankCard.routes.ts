import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { recogniseBank } from '../bank/bank.service.ts';
import { bankCardContract } from './bankCard.contract.ts';
import { bankCardResource, setDefaultCard, verifyCard } from './bankCard.service.ts';

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
  verify: (ctx, { body }) => verifyCard(ctx, body),
  recognise: (ctx, { query }) => recogniseBank(ctx, query.cardNo),
});
