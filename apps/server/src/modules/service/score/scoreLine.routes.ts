import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { scoreLineResource, totalOf } from './score.service.ts';
import { scoreLineContract } from './scoreLine.contract.ts';

const { list } = resourceHandlers(scoreLineResource);

/** Why somebody has their score. */
export const scoreLineRoutes = routes(scoreLineContract, { list, total: (ctx, { query }) => totalOf(ctx, query) });
