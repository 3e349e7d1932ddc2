import { routes } from '../../../platform/contract/index.ts';
import { configContract, settingContract } from './setting.contract.ts';
import { platformSettings, publicConfig } from './setting.service.ts';

export const settingRoutes = routes(settingContract, { queryPlatformSettings: (ctx) => platformSettings(ctx) });

export const configRoutes = routes(configContract, { cfg: (ctx) => publicConfig(ctx) });
