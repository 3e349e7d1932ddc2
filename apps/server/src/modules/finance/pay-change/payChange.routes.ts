import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { applyForChange } from './applyForChange.ts';
import { auditChange, cancelChange } from './decideChange.ts';
import { payChangeContract } from './payChange.contract.ts';
import { payChangeResource } from './payChange.resource.ts';

const { list, queryById, exportXls } = resourceHandlers(payChangeResource);

/** @source freight-domain 3.4.2, S07 */
export const payChangeRoutes = routes(payChangeContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, payChangeResource, { field: 'state', query }),
  add: (ctx, { body }) => applyForChange(ctx, body),
  audit: (ctx, { body }) => auditChange(ctx, body),
  cancel: (ctx, { body }) => cancelChange(ctx, body),
});
