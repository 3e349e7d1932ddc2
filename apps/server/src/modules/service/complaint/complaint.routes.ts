import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { complain } from './complain.service.ts';
import { complaintContract } from './complaint.contract.ts';
import { complaintResource } from './complaint.resource.ts';
import { acceptComplaint, compensateComplaint, rejectComplaint, replyToComplaint } from './handleComplaint.service.ts';
import { closeComplaint, reopenComplaint, withdrawComplaint } from './ownComplaint.service.ts';

const { list, queryById, exportXls } = resourceHandlers(complaintResource);

/** @source freight-domain F13, 3.15 */
export const complaintRoutes = routes(complaintContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, complaintResource, { field: 'state', query }),
  add: (ctx, { body }) => complain(ctx, body),
  accept: (ctx, { body }) => acceptComplaint(ctx, body),
  reject: (ctx, { body }) => rejectComplaint(ctx, body),
  reply: (ctx, { body }) => replyToComplaint(ctx, body),
  compensate: (ctx, { body }) => compensateComplaint(ctx, body),
  close: (ctx, { body }) => closeComplaint(ctx, body),
  reopen: (ctx, { body }) => reopenComplaint(ctx, body),
  withdraw: (ctx, { body }) => withdrawComplaint(ctx, body),
});
