// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PlatformNames, PlatformNamesEdit, PlatformSettings } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PlatformNames, PlatformNamesEdit, PlatformSettings } from '../models.ts';
/** Fields of Platform names (平台名称). */
export const platformNamesFields = {
  webPlatformName: { kind: 'text', label: { zh: '平台名称', en: 'Platform name' }, maxLength: 100, required: true },
  webPlatformNameEn: { kind: 'text', label: { zh: '平台名称（英文）', en: 'Platform name in English' }, maxLength: 100 },
  logoTitle: { kind: 'text', label: { zh: '简称', en: 'Short name' }, maxLength: 100 },
  logoTitleEn: { kind: 'text', label: { zh: '简称（英文）', en: 'Short name in English' }, maxLength: 100 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./platformSettings.schemas.ts');
/** What the calls of platformSettings take, as schemas for forms; fetched when asked for. */
export const platformSettingsSchemas = {
  /** Of `editNames`. */
  editNames: async () => (await loadSchemas()).platformSettingsEditNamesInput,
};
/** Calls of platformSettings. */
export const createPlatformSettingsApi = (transport: Transport) => ({
  /** 修改平台名称 · Rename the platform. Needs `platformSetting:edit`. */
  editNames: (body: PlatformNamesEdit, options?: CallOptions) =>
    transport.request<PlatformNames>({ method: 'PUT', path: `/setting/hySetting/names`, body, ...options }),
  /** 平台名称 · Platform names. Needs `platformSetting:list`. */
  names: (options?: CallOptions) => transport.request<PlatformNames>({ method: 'GET', path: `/setting/hySetting/names`, ...options }),
  /** 平台设置 · Platform settings. Needs `public`. */
  queryPlatformSettings: (options?: CallOptions) =>
    transport.request<PlatformSettings>({ method: 'GET', path: `/setting/hySetting/queryPlatformSettings`, ...options }),
});
