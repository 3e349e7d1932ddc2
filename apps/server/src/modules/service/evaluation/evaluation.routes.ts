import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { evaluationContract } from './evaluation.contract.ts';
import { evaluationResource } from './evaluation.resource.ts';
import { giveEvaluation } from './giveEvaluation.service.ts';
import { hideEvaluation, replyToEvaluation, showEvaluation } from './moderate.service.ts';
import { rankDrivers } from './ranking.service.ts';

const { list, queryById, exportXls } = resourceHandlers(evaluationResource);

/** @source freight-domain F14, 3.10 */
export const evaluationRoutes = routes(evaluationContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, evaluationResource, { field: 'state', query }),
  ranking: (ctx, { query }) => rankDrivers(ctx, query),
  add: (ctx, { body }) => giveEvaluation(ctx, body),
  reply: (ctx, { body }) => replyToEvaluation(ctx, body),
  hide: (ctx, { body }) => hideEvaluation(ctx, body),
  show: (ctx, { body }) => showEvaluation(ctx, body),
});
