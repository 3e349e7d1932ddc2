import { routes } from '../../../platform/contract/index.ts';
import { countRowsAndMarked } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { applyForPrepay, auditPrepay, cancelPrepay } from './apply.service.ts';
import { closePrepay, payPrepay, retryPrepay } from './pay.service.ts';
import { prepayContract } from './prepay.contract.ts';
import { prepayResource } from './prepay.resource.ts';
import { prepayTerms } from './prepayTerms.ts';
import { recoverPrepay, writeOffPrepay } from './recover.service.ts';

const { list, queryById, exportXls } = resourceHandlers(prepayResource);
const toRecover = { field: 'toRecover', value: '1', as: 'toRecover' };

/** @source freight-domain 3.5, S12 */
export const prepayRoutes = routes(prepayContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRowsAndMarked(ctx, prepayResource, { field: 'state', mark: toRecover, query }),
  terms: (ctx, { query }) => prepayTerms(ctx, query.noteId),
  add: (ctx, { body }) => applyForPrepay(ctx, body),
  audit: (ctx, { body }) => auditPrepay(ctx, body),
  pay: (ctx, { body }) => payPrepay(ctx, body),
  retry: (ctx, { body }) => retryPrepay(ctx, body),
  cancel: (ctx, { body }) => cancelPrepay(ctx, body),
  close: (ctx, { body }) => closePrepay(ctx, body),
  recover: (ctx, { body }) => recoverPrepay(ctx, body),
  writeOff: (ctx, { body }) => writeOffPrepay(ctx, body),
});
