import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { laneCurve } from './laneCurve.service.ts';
import { priceHistoryContract } from './priceHistory.contract.ts';
import { priceHistoryResource } from './priceHistory.service.ts';

const { list, exportXls } = resourceHandlers(priceHistoryResource);

/** @source freight-domain F20 */
export const priceHistoryRoutes = routes(priceHistoryContract, { list, exportXls, laneCurve: (ctx, { query }) => laneCurve(ctx, query) });
