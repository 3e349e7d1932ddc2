// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PlatformSetting, PlatformSettingEdit, PlatformSettings } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PlatformSetting, PlatformSettingEdit, PlatformSettings } from '../models.ts';
/** Fields of Platform settings (平台设置). */
export const platformSettingFields = {
  webPlatformName: { kind: 'text', label: { zh: '平台名称', en: 'Platform name' }, maxLength: 100, minLength: 1, required: true },
  webPlatformNameEn: { kind: 'text', label: { zh: '平台名称（英文）', en: 'Platform name in English' }, maxLength: 100 },
  logoTitle: { kind: 'text', label: { zh: '简称', en: 'Short name' }, maxLength: 100 },
  logoTitleEn: { kind: 'text', label: { zh: '简称（英文）', en: 'Short name in English' }, maxLength: 100 },
  platformLogoLight: { kind: 'files', label: { zh: '浅色背景标志', en: 'Logo on light' }, biz: 'logo', image: true, maxCount: 1 },
  platformLogoDark: { kind: 'files', label: { zh: '深色背景标志', en: 'Logo on dark' }, biz: 'logo', image: true, maxCount: 1 },
  bg: { kind: 'files', label: { zh: '登录页背景', en: 'Background of the login' }, biz: 'logo', image: true, maxCount: 1 },
  footerCompanyName: { kind: 'text', label: { zh: '公司名称', en: 'Company' }, maxLength: 100 },
  footerCompanyNameLink: { kind: 'text', label: { zh: '公司网址', en: 'Address of its site' }, maxLength: 255, pattern: '^https?:\\/\\/[^\\s/]+(?:\\/\\S*)?$' },
  footerAddress: { kind: 'text', label: { zh: '公司地址', en: 'Address' }, maxLength: 200 },
  footerCustomerService: { kind: 'text', label: { zh: '客服电话', en: 'Customer service' }, maxLength: 100 },
  footerWebRecordNumber: { kind: 'text', label: { zh: '公安备案号', en: 'Police record number' }, maxLength: 100 },
  footerIcpNumber: { kind: 'text', label: { zh: 'ICP备案号', en: 'ICP number' }, maxLength: 100 },
  vehicleTrackSwitch: { kind: 'flag', label: { zh: '轨迹查询', en: 'Track queries' }, filter: 'options', dict: 'yn' },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./platformSettings.schemas.ts');
/** What the calls of platformSettings take, as schemas for forms; fetched when asked for. */
export const platformSettingsSchemas = {
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).platformSettingsEditInput,
};
/** Calls of platformSettings. */
export const createPlatformSettingsApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    edit: async () => (await loadSchemas()).platformSettingsEditInput,
  },
  /** 修改平台设置 · Change the platform settings. Needs `setting:edit`. */
  edit: (body: PlatformSettingEdit, options?: CallOptions) =>
    transport.request<PlatformSetting>({ method: 'PUT', path: `/setting/hySetting/edit`, body, ...options }),
  /** 平台设置（编辑） · Platform settings to be edited. Needs `setting:list`. */
  own: (options?: CallOptions) => transport.request<PlatformSetting>({ method: 'GET', path: `/setting/hySetting/own`, ...options }),
  /** 平台设置 · Platform settings. Needs `public`. */
  queryPlatformSettings: (options?: CallOptions) =>
    transport.request<PlatformSettings>({ method: 'GET', path: `/setting/hySetting/queryPlatformSettings`, ...options }),
});
