import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of prepayments. */
export const prepayTexts = defineTexts({
  audit: { zh: '审核', en: 'Decide' },
  pay: { zh: '付款', en: 'Pay' },
  payHelp: { zh: '确认后立即通过银行付出', en: 'It leaves by the bank as soon as you confirm' },
  sent: { zh: '付款已发出', en: 'Sent to the bank' },
  smsHint: { zh: '付款需短信验证，验证码将发送至', en: 'Paying asks for a code, which goes to' },
  retry: { zh: '重新付款', en: 'Try again' },
  retryConfirm: { zh: '预付单回到待付款，确定吗?', en: 'It is to be paid again. Go on?' },
  recover: { zh: '追回', en: 'Recover' },
  recoverHelp: { zh: '仅登记已到账的款项，可分次追回', en: 'For money that has arrived; it may come in parts' },
  writeOff: { zh: '核销', en: 'Write off' },
  writeOffHelp: { zh: '未结金额记为坏账，不再追回', en: 'What is open becomes a bad debt' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  closeHelp: { zh: '关闭后不再付款，可重新申请', en: 'It is not paid any more; another one can be applied for' },
});
