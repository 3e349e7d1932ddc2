import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract } from '../../../platform/contract/index.ts';

const text = z.string().nullable();

/** How the platform presents itself, in the spelling of the wire. @source SET-09 */
export const PlatformSettings = z
  .object({
    web_platform_name: text,
    /** Shown where the page is in English; null: the other one is. */
    web_platform_name_en: text,
    platform_logo_light: text,
    platform_logo_dark: text,
    logo_title: text,
    logo_title_en: text,
    vehicle_track_switch: text,
    bg: text,
    footer_address: text,
    footer_customer_service: text,
    footer_company_name: text,
    footer_company_name_link: text,
    footer_web_record_number: text,
    footer_ICP_number: text,
  })
  .meta({ id: 'PlatformSettings' });

export const settingContract = contract('/setting/hySetting', {
  about: { domain: 'system', name: 'platformSettings' },
  endpoints: {
    queryPlatformSettings: {
      method: 'GET',
      path: '/queryPlatformSettings',
      auth: 'public',
      summary: label('平台设置', 'Platform settings'),
      reply: PlatformSettings,
    },
  },
});

/** Values whose rows are marked public; the login page needs some of them. */
export const configContract = contract('/hyconfig/hyConfig', {
  about: { domain: 'system', name: 'publicConfig' },
  endpoints: {
    cfg: {
      method: 'GET',
      path: '/cfg',
      auth: 'public',
      summary: label('公开参数', 'Public values'),
      reply: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    },
  },
});
