import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { appVersionContract } from './appVersion.contract.ts';
import { appVersionResource } from './appVersion.resource.ts';
import { latestVersions, publishVersion, withdrawVersion } from './appVersion.service.ts';

const { list, queryById, add, edit, delete: remove } = resourceHandlers(appVersionResource);

/** @source freight-domain F18 */
export const appVersionRoutes = routes(appVersionContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  publish: (ctx, { body }) => publishVersion(ctx, body),
  offline: (ctx, { body }) => withdrawVersion(ctx, body),
  latest: (ctx, { query }) => latestVersions(ctx, query),
});
