// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PlatformNames, PlatformSettings } from '../models.ts';
import { createPlatformSettingsApi } from './platformSettings.ts';
/** Questions of platformSettings as TanStack Query takes them. */
export const createPlatformSettingsQueries = (transport: Transport) => {
  const api = createPlatformSettingsApi(transport);
  return {
    /** 平台名称 · Platform names. Needs `platformSetting:list`. */
    names: (): QueryOptions<PlatformNames> => ({ queryKey: ['platformSettings', 'names'], queryFn: ({ signal }) => api.names({ signal }) }),
    /** 平台设置 · Platform settings. Needs `public`. */
    queryPlatformSettings: (): QueryOptions<PlatformSettings> => ({
      queryKey: ['platformSettings', 'queryPlatformSettings'],
      queryFn: ({ signal }) => api.queryPlatformSettings({ signal }),
    }),
  };
};
