import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { configChangeContract, configContract } from './config.contract.ts';
import { configChangeResource } from './configChange.resource.ts';
import { checkConfigs, exportConfigs, getConfig, listConfigs } from './configLists.service.ts';
import { addConfig, editConfig, resetConfig } from './editConfig.service.ts';
import { publicConfig } from './publicConfig.service.ts';

/** @source FRT-10, freight-domain F20 */
export const configRoutes = routes(configContract, {
  list: (ctx, { query }) => listConfigs(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => getConfig(ctx, query.id) as Promise<never>,
  exportXls: (ctx, { query }) => exportConfigs(ctx, query),
  add: (ctx, { body }) => addConfig(ctx, body) as Promise<never>,
  edit: (ctx, { body }) => editConfig(ctx, body) as Promise<never>,
  reset: (ctx, { query }) => resetConfig(ctx, query),
  refresh: (ctx) => checkConfigs(ctx),
  cfg: (ctx) => publicConfig(ctx),
});

const { list, exportXls } = resourceHandlers(configChangeResource);

/** @source FRT-10 */
export const configChangeRoutes = routes(configChangeContract, { list, exportXls });
