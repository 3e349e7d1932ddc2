import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { editRow } from '../../../platform/resource/writeRows.ts';
import { peopleOfDepart } from '../user/userPick.service.ts';
import { departContract } from './depart.contract.ts';
import { departResource, holdDeparts } from './depart.resource.ts';
import {
  allDeparts,
  departByCode,
  departOptions,
  departsBelow,
  departTree,
  myDepartTree,
  parentsOf,
  removeDepart,
  removeDeparts,
  searchDeparts,
  searchOrganisation,
} from './depart.service.ts';

/** @source SYS-05 */
export const departRoutes = routes(departContract, {
  ...resourceHandlers(departResource),
  edit: (ctx, { body }) =>
    ctx.transaction(async (tx) => {
      await holdDeparts(tx, ctx);
      return (await editRow(ctx, departResource, body)) as never;
    }),
  delete: (ctx, { query }) => removeDepart(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeDeparts(ctx, query.ids),
  queryTreeList: (ctx) => departTree(ctx) as Promise<never>,
  queryDepartTreeSync: (ctx, { query }) => departsBelow(ctx, query.pid) as Promise<never>,
  queryMyDeptTreeList: (ctx) => myDepartTree(ctx) as Promise<never>,
  queryIdTree: (ctx) => departOptions(ctx),
  searchBy: (ctx, { query }) => searchDeparts(ctx, query.keyWord, query.myDeptSearch) as Promise<never>,
  queryTreeByKeyWord: (ctx, { query }) => searchOrganisation(ctx, query.keyWord) as Promise<never>,
  listAll: (ctx, { query }) => allDeparts(ctx, query.id) as Promise<never>,
  getDepartName: (ctx, { query }) => departByCode(ctx, query.orgCode) as Promise<never>,
  queryAllParentId: (ctx, { query }) => parentsOf(ctx, query) as Promise<never>,
  getUsersByDepartId: (ctx, { query }) => peopleOfDepart(ctx, query.id) as Promise<never>,
});
