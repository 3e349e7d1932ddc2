import { routes } from '../../../platform/contract/index.ts';
import { settingContract } from './setting.contract.ts';
import { editPlatformNames, readPlatformNames } from './platformNames.service.ts';
import { platformSettings } from './setting.service.ts';

export const settingRoutes = routes(settingContract, {
  queryPlatformSettings: (ctx) => platformSettings(ctx),
  names: (ctx) => readPlatformNames(ctx) as Promise<never>,
  editNames: (ctx, { body }) => editPlatformNames(ctx, body) as Promise<never>,
});
