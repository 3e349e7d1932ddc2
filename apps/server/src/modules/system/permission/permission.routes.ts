import { routes } from '../../../platform/contract/index.ts';
import { forEachId, readIds } from '../../../platform/resource/writeRows.ts';
import { permissionContract } from './permission.contract.ts';
import {
  addPermission,
  editPermission,
  permissionChoices,
  permissionChoicesBelow,
  permissionsBelow,
  permissionsBelowEach,
  permissionTree,
  removePermission,
} from './permission.service.ts';

/** @source SYS-04 */
export const permissionRoutes = routes(permissionContract, {
  list: (ctx) => permissionTree(ctx) as Promise<never>,
  getSystemMenuList: (ctx) => permissionsBelow(ctx, '') as Promise<never>,
  getSystemSubmenu: (ctx, { query }) => permissionsBelow(ctx, query.parentId) as Promise<never>,
  getSystemSubmenuBatch: (ctx, { query }) => permissionsBelowEach(ctx, query.parentIds) as Promise<never>,
  queryTreeList: (ctx) => permissionChoices(ctx, 'title'),
  queryListAsync: (ctx, { query }) => permissionChoicesBelow(ctx, query.pid ?? ''),
  add: (ctx, { body }) => addPermission(ctx, body),
  edit: (ctx, { body }) => editPermission(ctx, body),
  delete: (ctx, { query }) => removePermission(ctx, query.id),
  deleteBatch: (ctx, { query }) => forEachId(readIds(query.ids), { act: (id) => removePermission(ctx, id) }),
});
