import { z } from 'zod';
import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { contract, entity, files, flag, text as textField } from '../../../platform/contract/index.ts';

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

const logo = (text: LocalizedText, description: string) => files(text, { biz: 'logo', image: true, maxCount: 1, description });

/** How the platform presents itself: on the login, beside the logo, in the titles of windows and in the footer. @source SET-09, freight-domain 2.31 */
export const PlatformSetting = entity('platformSetting', {
  label: label('平台设置', 'Platform settings'),
  required: { webPlatformName: textField(label('平台名称', 'Platform name'), { max: 100, min: 1, description: 'In Chinese.' }) },
  optional: {
    webPlatformNameEn: textField(label('平台名称（英文）', 'Platform name in English'), {
      max: 100,
      description: 'Shown where the page is in English; null: the Chinese one is.',
    }),
    logoTitle: textField(label('简称', 'Short name'), { max: 100, description: 'Beside the logo; null: the name is.' }),
    logoTitleEn: textField(label('简称（英文）', 'Short name in English'), { max: 100 }),
    platformLogoLight: logo(label('浅色背景标志', 'Logo on light'), 'Null: that of the product.'),
    platformLogoDark: logo(label('深色背景标志', 'Logo on dark'), 'Null: that of the product.'),
    bg: logo(label('登录页背景', 'Background of the login'), 'Behind the form; null: none.'),
    footerCompanyName: textField(label('公司名称', 'Company'), { max: 100 }),
    footerCompanyNameLink: textField(label('公司网址', 'Address of its site'), {
      max: 255,
      pattern: /^https?:\/\/[^\s/]+(?:\/\S*)?$/,
      description: 'http or https.',
    }),
    footerAddress: textField(label('公司地址', 'Address'), { max: 200 }),
    footerCustomerService: textField(label('客服电话', 'Customer service'), { max: 100 }),
    footerWebRecordNumber: textField(label('公安备案号', 'Police record number'), { max: 100 }),
    footerIcpNumber: textField(label('ICP备案号', 'ICP number'), { max: 100 }),
    vehicleTrackSwitch: flag(label('轨迹查询', 'Track queries'), { description: 'The page of track queries and its source.' }),
  },
  computed: {},
});

export const settingContract = contract('/setting/hySetting', {
  about: { domain: 'system', name: 'platformSettings', entity: PlatformSetting },
  endpoints: {
    queryPlatformSettings: {
      method: 'GET',
      path: '/queryPlatformSettings',
      auth: 'public',
      summary: label('平台设置', 'Platform settings'),
      reply: PlatformSettings,
    },
    own: {
      method: 'GET',
      path: '/own',
      permission: 'setting:list',
      summary: label('平台设置（编辑）', 'Platform settings to be edited'),
      reply: PlatformSetting.row,
    },
    edit: {
      method: ['PUT', 'POST'],
      path: '/edit',
      permission: 'setting:edit',
      summary: label('修改平台设置', 'Change the platform settings'),
      body: PlatformSetting.edit,
      reply: PlatformSetting.row,
      message: '修改成功!',
      errors: ['Conflict', 'InvalidInput'],
    },
  },
});
