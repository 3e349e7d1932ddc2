import { routes } from '../../../platform/contract/index.ts';
import { savedViewContract } from './savedView.contract.ts';
import { addView, editView, listViews, removeView, sharableDeparts } from './savedView.service.ts';

/** @see savedViewContract */
export const savedViewRoutes = routes(savedViewContract, {
  list: (ctx, { query }) => listViews(ctx, query.listKey),
  departs: (ctx) => sharableDeparts(ctx),
  add: (ctx, { body }) => addView(ctx, body),
  edit: (ctx, { body }) => editView(ctx, body),
  delete: (ctx, { query }) => removeView(ctx, query.id),
});
