import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { connectionTestContract, dataSourceContract } from './dataSource.contract.ts';
import { dataSourceOptions, dataSourceResource, testConnection } from './dataSource.resource.ts';

/** @source SYS-14 */
export const dataSourceRoutes = routes(dataSourceContract, {
  ...resourceHandlers(dataSourceResource),
  options: (ctx) => dataSourceOptions(ctx),
});

/** @source SYS-14 */
export const connectionTestRoutes = routes(connectionTestContract, { testConnection: (ctx, { body }) => testConnection(ctx, body) });
