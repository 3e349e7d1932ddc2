import type { LocalText } from '@tarmac/admin-kit/i18n';
import { defineTexts } from '../shared/texts/defineTexts.ts';

/** What the choice of a tenant says. */
export const tenantTexts = {
  ...defineTexts({
    choose: { zh: '租户选择', en: 'Choose a tenant' },
    label: { zh: '登录租户', en: 'Tenant' },
    missing: { zh: '请选择登录租户', en: 'Choose a tenant' },
    leftTitle: { zh: '租户已切换', en: 'The tenant has changed' },
    left: {
      zh: '您已在其他窗口切换租户，此窗口仍显示原租户的内容，不能继续操作；未保存的内容不会带到新租户。',
      en: 'You switched to another tenant in another window. This window still shows the previous tenant and can’t continue. Unsaved changes are not carried over.',
    },
    goOn: { zh: '进入新租户', en: 'Go on to the new tenant' },
  }),
  switchFrom: (name: string): LocalText => ({ zh: `租户切换（当前租户：${name}）`, en: `Switch tenant (now: ${name})` }),
};
