import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the page of platform settings. */
export const settingTexts = defineTexts({
  title: { zh: '平台设置', en: 'Platform settings' },
  names: { zh: '名称', en: 'Names' },
  pictures: { zh: '标志与背景', en: 'Logos and background' },
  footer: { zh: '页脚与备案', en: 'Footer and records' },
  functions: { zh: '功能', en: 'Functions' },
  nameHelp: { zh: '用于登录页和窗口标题', en: 'On the login page and in titles of windows' },
  englishHelp: { zh: '空则显示中文名称', en: 'Empty: the Chinese one is shown' },
  shortHelp: { zh: '显示在标志旁，空则显示平台名称', en: 'Beside the logo. Empty: the platform name' },
  logoLightHelp: { zh: '用于浅色菜单和手机登录页，空则用产品标志', en: 'In light menus and on phones. Empty: the logo of the product' },
  logoDarkHelp: { zh: '用于深色菜单和登录页，空则用产品标志', en: 'In dark menus and on the login page. Empty: the logo of the product' },
  bgHelp: { zh: '登录表单后面的图片', en: 'Behind the form of the login' },
  linkHelp: { zh: '以http://或https://开头', en: 'Begins with http:// or https://' },
  trackHelp: {
    zh: '开启后，菜单中有轨迹查询，并可向定位服务查询车辆轨迹。',
    en: 'On: track queries are in the menu, and tracks are asked of the positioning service.',
  },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '平台设置已保存', en: 'Settings saved' },
  preview: { zh: '预览', en: 'Preview' },
  login: { zh: '登录页', en: 'Login page' },
  frame: { zh: '菜单标志', en: 'Logo in the menu' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
});
