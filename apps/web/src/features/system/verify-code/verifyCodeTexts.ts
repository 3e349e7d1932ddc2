import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the records of verification codes. */
export const verifyCodeTexts = defineTexts({
  view: { zh: '查看短信', en: 'Read the message' },
  close: { zh: '关闭', en: 'Close' },
  simulated: { zh: '模拟', en: 'Simulated' },
  local: { zh: '本地', en: 'Local' },
  notSent: { zh: '本地短信，未发送到手机', en: 'Stored here, not sent to a phone' },
});
