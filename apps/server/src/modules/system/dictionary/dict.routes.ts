import { routes } from '../../../platform/contract/index.ts';
import { addRow, editRow } from '../../../platform/resource/writeRows.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { purgeDict, removedDicts, restoreDict } from './dictBin.service.ts';
import { dictContract, dictItemContract } from './dict.contract.ts';
import { checkItemValue, dictItemResource, dictResource, dictTree } from './dict.service.ts';
import { dictImportPlan, exportDicts } from './dictSheet.ts';

const dict = resourceHandlers(dictResource);
const item = resourceHandlers(dictItemResource);
const sheets = importHandlers(dictImportPlan);

/** @source DICT-04, SYS-06 */
export const dictRoutes = routes(dictContract, {
  list: dict.list,
  queryById: dict.queryById,
  add: (ctx, { body }) => addRow(ctx, dictResource, body) as Promise<never>,
  edit: (ctx, { body }) => editRow(ctx, dictResource, body) as Promise<never>,
  delete: dict.delete,
  deleteBatch: dict.deleteBatch,
  exportXls: (ctx, { query }) => exportDicts(ctx, query),
  importExcel: sheets.importExcel,
  importTemplate: sheets.importTemplate,
  treeList: (ctx, { query }) => dictTree(ctx, query.dictName) as Promise<never>,
  deleteList: (ctx) => removedDicts(ctx) as Promise<never>,
  back: (ctx, { params }) => restoreDict(ctx, params.id),
  deletePhysic: (ctx, { params }) => purgeDict(ctx, params.id),
});

/** @source DICT-04, SYS-06 */
export const dictItemRoutes = routes(dictItemContract, {
  list: item.list,
  queryById: item.queryById,
  add: (ctx, { body }) => addRow(ctx, dictItemResource, body) as Promise<never>,
  edit: (ctx, { body }) => editRow(ctx, dictItemResource, body) as Promise<never>,
  delete: item.delete,
  deleteBatch: item.deleteBatch,
  dictItemCheck: (ctx, { query }) => checkItemValue(ctx, query),
});
