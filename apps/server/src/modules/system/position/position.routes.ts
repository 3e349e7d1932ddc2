import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { positionContract } from './position.contract.ts';
import { positionByCode, positionResource } from './position.resource.ts';

/** @source SYS-17 */
export const positionRoutes = routes(positionContract, {
  ...resourceHandlers(positionResource),
  queryByCode: (ctx, { query }) => positionByCode(ctx, query.code) as Promise<never>,
});
