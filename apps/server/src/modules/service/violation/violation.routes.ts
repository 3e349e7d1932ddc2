import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { addViolation, editViolation } from './addViolation.service.ts';
import { appealViolation, cancelViolation, handleViolation } from './decideViolation.service.ts';
import { violationContract } from './violation.contract.ts';
import { violationResource } from './violation.resource.ts';

const { list, queryById, exportXls } = resourceHandlers(violationResource);

/** @source freight-domain X02, 3.11 */
export const violationRoutes = routes(violationContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, violationResource, { field: 'state', query }),
  add: (ctx, { body }) => addViolation(ctx, body),
  edit: (ctx, { body }) => editViolation(ctx, body),
  appeal: (ctx, { body }) => appealViolation(ctx, body),
  handle: (ctx, { body }) => handleViolation(ctx, body),
  cancel: (ctx, { body }) => cancelViolation(ctx, body),
});
