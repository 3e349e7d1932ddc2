// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PlatformSetting, PlatformSettings } from '../models.ts';
import { createPlatformSettingsApi } from './platformSettings.ts';
/** Questions of platformSettings as TanStack Query takes them. */
export const createPlatformSettingsQueries = (transport: Transport) => {
  const api = createPlatformSettingsApi(transport);
  return {
    /** 平台设置（编辑） · Platform settings to be edited. Needs `setting:list`. */
    own: (): QueryOptions<PlatformSetting> => ({ queryKey: ['platformSettings', 'own'], queryFn: ({ signal }) => api.own({ signal }) }),
    /** 平台设置 · Platform settings. Needs `public`. */
    queryPlatformSettings: (): QueryOptions<PlatformSettings> => ({
      queryKey: ['platformSettings', 'queryPlatformSettings'],
      queryFn: ({ signal }) => api.queryPlatformSettings({ signal }),
    }),
  };
};
