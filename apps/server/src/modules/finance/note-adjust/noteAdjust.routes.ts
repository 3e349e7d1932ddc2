import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { applyForAdjust, tryAdjust } from './applyForAdjust.ts';
import { auditAdjust, cancelAdjust } from './decideAdjust.ts';
import { noteAdjustContract } from './noteAdjust.contract.ts';
import { noteAdjustResource } from './noteAdjust.resource.ts';

const { list, queryById, exportXls } = resourceHandlers(noteAdjustResource);

/** @source amendments 16, L20 */
export const noteAdjustRoutes = routes(noteAdjustContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, noteAdjustResource, { field: 'state', query }),
  trial: (ctx, { query }) => tryAdjust(ctx, query),
  add: (ctx, { body }) => applyForAdjust(ctx, body),
  audit: (ctx, { body }) => auditAdjust(ctx, body),
  cancel: (ctx, { body }) => cancelAdjust(ctx, body),
});
