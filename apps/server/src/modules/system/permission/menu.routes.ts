import { routes } from '../../../platform/contract/index.ts';
import { menuContract } from './menu.contract.ts';
import { userPermissions } from './menu.service.ts';

export const menuRoutes = routes(menuContract, { getUserPermissionByToken: (ctx) => userPermissions(ctx) });
