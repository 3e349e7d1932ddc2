import { routes } from '../../../platform/contract/index.ts';
import { configContract, settingContract } from './setting.contract.ts';
import { editPlatformNames, readPlatformNames } from './platformNames.service.ts';
import { platformSettings, publicConfig } from './setting.service.ts';

export const settingRoutes = routes(settingContract, {
  queryPlatformSettings: (ctx) => platformSettings(ctx),
  names: (ctx) => readPlatformNames(ctx) as Promise<never>,
  editNames: (ctx, { body }) => editPlatformNames(ctx, body) as Promise<never>,
});

export const configRoutes = routes(configContract, { cfg: (ctx) => publicConfig(ctx) });
