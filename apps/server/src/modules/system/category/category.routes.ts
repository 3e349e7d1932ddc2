import { eq } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { editRow } from '../../../platform/resource/writeRows.ts';
import { categoryContract, treeLookupContract } from './category.contract.ts';
import { alone, categoryResource } from './category.resource.ts';
import {
  allOf,
  categoryNames,
  checkCode,
  childList,
  childListOf,
  loadOne,
  removeCategories,
  removeCategory,
  treeChildren,
  treeData,
  treeRoot,
} from './category.service.ts';
import { sysCategory } from './category.table.ts';
import { rootPid } from './categoryCode.ts';
import { lookedUpTree } from './lookedUpTree.ts';

/** @source SYS-12 */
export const categoryRoutes = routes(categoryContract, {
  ...resourceHandlers(categoryResource),
  edit: (ctx, { body }) =>
    ctx.transaction(async (tx) => {
      await alone(tx, ctx);
      return (await editRow(ctx, categoryResource, body)) as never;
    }),
  delete: (ctx, { query }) => removeCategory(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeCategories(ctx, query.ids),
  rootList: (ctx, { query: { pid = rootPid, ...query } }) =>
    listRows(ctx, categoryResource, { query, where: eq(sysCategory.pid, pid) }) as Promise<never>,
  childList: (ctx, { query }) => childList(ctx, query) as Promise<never>,
  getChildListBatch: (ctx, { query }) => childListOf(ctx, query.parentIds) as Promise<never>,
  checkCode: (ctx, { query }) => checkCode(ctx, query.pid, query.code),
  loadOne: (ctx, { query }) => loadOne(ctx, query.field, query.val) as Promise<never>,
  loadTreeRoot: (ctx, { query }) => treeRoot(ctx, query.async === 'true', query.pcode),
  loadTreeChildren: (ctx, { query }) => treeChildren(ctx, query.pid),
  loadTreeData: (ctx, { query }) => treeData(ctx, query),
  loadDictItem: (ctx, { query }) => categoryNames(ctx, query.ids, query.delNotExist === 'false'),
  loadAllData: (ctx, { query }) => allOf(ctx, query.code),
});

/** @source DICT-05 */
export const treeLookupRoutes = routes(treeLookupContract, {
  loadTreeData: (ctx, { query }) => lookedUpTree(ctx, query),
});
