import { routes } from '../../../platform/contract/index.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { quartzJobContract, quartzRunContract } from './quartzJob.contract.ts';
import { jobKinds, previewRuns, quartzJobResource, quartzRunResource, requestRun, setStatus } from './quartzJob.resource.ts';

/** @source SYS-11 */
export const quartzJobRoutes = routes(quartzJobContract, {
  ...resourceHandlers(quartzJobResource),
  pause: (ctx, { query }) => setStatus(ctx, query, -1),
  resume: (ctx, { query }) => setStatus(ctx, query, 0),
  execute: (ctx, { query }) => requestRun(ctx, query.id),
  kinds: (ctx) => jobKinds(ctx),
  nextRuns: (ctx, { query }) => previewRuns(ctx, query.cronExpression),
});

/** @source SYS-11 */
export const quartzRunRoutes = routes(quartzRunContract, {
  list: (ctx, { query }) => listRows(ctx, quartzRunResource, { query }) as Promise<never>,
});
