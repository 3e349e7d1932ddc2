import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, entity, text as textField } from '../../../platform/contract/index.ts';

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

/** What the platform is called: on the login, beside the logo and in the titles of windows. @source SET-09 */
export const PlatformNames = entity('platformNames', {
  label: label('平台名称', 'Platform names'),
  required: { webPlatformName: textField(label('平台名称', 'Platform name'), { max: 100, description: 'In Chinese.' }) },
  optional: {
    webPlatformNameEn: textField(label('平台名称（英文）', 'Platform name in English'), {
      max: 100,
      description: 'Shown where the page is in English; null: the Chinese one is.',
    }),
    logoTitle: textField(label('简称', 'Short name'), { max: 100, description: 'Beside the logo; null: the name is.' }),
    logoTitleEn: textField(label('简称（英文）', 'Short name in English'), { max: 100 }),
  },
  computed: {},
});

export const settingContract = contract('/setting/hySetting', {
  about: { domain: 'system', name: 'platformSettings', entity: PlatformNames },
  endpoints: {
    queryPlatformSettings: {
      method: 'GET',
      path: '/queryPlatformSettings',
      auth: 'public',
      summary: label('平台设置', 'Platform settings'),
      reply: PlatformSettings,
    },
    names: {
      method: 'GET',
      path: '/names',
      permission: 'platformSetting:list',
      summary: label('平台名称', 'Platform names'),
      reply: PlatformNames.row,
    },
    editNames: {
      method: ['PUT', 'POST'],
      path: '/names',
      permission: 'platformSetting:edit',
      summary: label('修改平台名称', 'Rename the platform'),
      body: PlatformNames.edit,
      reply: PlatformNames.row,
      message: '修改成功!',
      errors: ['Conflict', 'InvalidInput'],
    },
  },
});
