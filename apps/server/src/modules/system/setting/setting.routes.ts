import { routes } from '../../../platform/contract/index.ts';
import { settingContract } from './setting.contract.ts';
import { editSetting, readSetting } from './editSetting.service.ts';
import { platformSettings } from './setting.service.ts';

export const settingRoutes = routes(settingContract, {
  queryPlatformSettings: (ctx) => platformSettings(ctx),
  own: (ctx) => readSetting(ctx) as Promise<never>,
  edit: (ctx, { body }) => editSetting(ctx, body) as Promise<never>,
});
