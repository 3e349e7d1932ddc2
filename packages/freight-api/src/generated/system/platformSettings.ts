// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { PlatformSettings } from '../models.ts';
export type { PlatformSettings } from '../models.ts';
/** Calls of platformSettings. */
export const createPlatformSettingsApi = (transport: Transport) => ({
  /** 平台设置 · Platform settings. Needs `public`. */
  queryPlatformSettings: (options?: CallOptions) =>
    transport.request<PlatformSettings>({ method: 'GET', path: `/setting/hySetting/queryPlatformSettings`, ...options }),
});
/** Questions of platformSettings as TanStack Query takes them. */
export const createPlatformSettingsQueries = (transport: Transport) => {
  const api = createPlatformSettingsApi(transport);
  return {
    /** 平台设置 · Platform settings. Needs `public`. */
    queryPlatformSettings: (): QueryOptions<PlatformSettings> => ({
      queryKey: ['platformSettings', 'queryPlatformSettings'],
      queryFn: ({ signal }) => api.queryPlatformSettings({ signal }),
    }),
  };
};
