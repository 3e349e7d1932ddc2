import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { approvalContract } from './approval.contract.ts';
import { approvalResource } from './approval.resource.ts';
import { auditApproval, cancelApproval } from './decideApproval.ts';

const { list, queryById } = resourceHandlers(approvalResource);

/** @source amendments 28 */
export const approvalRoutes = routes(approvalContract, {
  list,
  queryById,
  statusCount: (ctx, { query }) => countRows(ctx, approvalResource, { field: 'state', query }),
  audit: (ctx, { body }) => auditApproval(ctx, body),
  cancel: (ctx, { body }) => cancelApproval(ctx, body),
});
