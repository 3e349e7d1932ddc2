import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { addRow, editRow } from '../../../platform/resource/writeRows.ts';
import { dictContract, dictItemContract } from './dict.contract.ts';
import { dictItemResource, dictResource } from './dict.service.ts';

const dict = resourceHandlers(dictResource);
const item = resourceHandlers(dictItemResource);

/** @source DICT-04 */
export const dictRoutes = routes(dictContract, {
  list: dict.list,
  queryById: dict.queryById,
  add: (ctx, { body }) => addRow(ctx, dictResource, body) as Promise<never>,
  edit: (ctx, { body }) => editRow(ctx, dictResource, body) as Promise<never>,
});

/** @source DICT-04 */
export const dictItemRoutes = routes(dictItemContract, {
  list: item.list,
  queryById: item.queryById,
  add: (ctx, { body }) => addRow(ctx, dictItemResource, body) as Promise<never>,
  edit: (ctx, { body }) => editRow(ctx, dictItemResource, body) as Promise<never>,
  delete: item.delete,
});
