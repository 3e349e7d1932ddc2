import { readingFirst, routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { standardImportPlan } from '../../../platform/resource/standardImportPlan.ts';
import { orderContract } from './order.contract.ts';
import { batchDispatch, dispatchOrder, grabOrder, lockOrderRow } from './dispatch.service.ts';
import { orderResource } from './order.resource.ts';
import { estimateOrder } from './estimate.ts';
import { priceHistoryResource } from '../price-history/priceHistory.service.ts';
import { hyPriceHistory } from '../price-history/priceHistory.table.ts';
import { closeOrder, copyOfOrder, lanePrice, reviewOrder, revokeOrder, submitOrder } from './order.service.ts';

/** The order that a call is about. */
const lockNamed = <Given extends { body: { id: string } }>(tx: Tx, ctx: Context, { body }: Given) => lockOrderRow(tx, ctx, body.id);

/** @source freight-domain F01 */
export const orderRoutes = routes(orderContract, {
  ...resourceHandlers(orderResource),
  ...importHandlers(standardImportPlan(orderResource, ['customerId', 'shipperId'])),
  estimate: (ctx, { query }) => estimateOrder(ctx, query),
  statusCount: (ctx, { query }) => countRows(ctx, orderResource, { field: 'status', query }),
  lanePrice: (ctx, { query }) => lanePrice(ctx, query),
  copy: (ctx, { query }) => copyOfOrder(ctx, query.id),
  priceLog: (ctx, { query }) =>
    listOwned(
      ctx,
      { resource: orderResource, id: query.targetId },
      { resource: priceHistoryResource, ofOwner: hyPriceHistory.targetId, query },
    ),
  submit: (ctx, { body }) => submitOrder(ctx, body),
  review: (ctx, { body }) => reviewOrder(ctx, body),
  close: (ctx, { body }) => closeOrder(ctx, body),
  revoke: (ctx, { body }) => revokeOrder(ctx, body),
  dispatch: readingFirst(lockNamed, (ctx, { body }, row) => dispatchOrder(ctx, body, row)),
  batchDispatch: (ctx, { body }) => batchDispatch(ctx, body),
  grab: readingFirst(lockNamed, (ctx, { body }, row) => grabOrder(ctx, body, row)),
});
