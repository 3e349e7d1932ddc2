import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the insurance of a waybill. */
export const buyInsuranceTexts = defineTexts({
  insurance: { zh: '保险', en: 'Insurance' },
  buy: { zh: '购买保险', en: 'Buy insurance' },
  bought: { zh: '已投保，保险公司出单后通知', en: 'Bought. You are told when the insurer has issued the policy.' },
  live: { zh: '保费', en: 'Premium' },
  quoting: { zh: '正在报价', en: 'Asking the insurer' },
  noQuote: { zh: '填写险种、保险公司和保险金额后显示保费', en: 'Choose kind, insurer and amount to see the premium' },
  rate: { zh: '费率 {rate}%', en: 'Rate {rate} %' },
  amountHelp: {
    zh: '1,000.00 至 5,000,000.00 元，默认为货物价值',
    en: '1,000.00 to 5,000,000.00 CNY. Defaults to the value of the goods.',
  },
  startHelp: {
    zh: '不填写即时生效；不晚于计划装货时间。生效前可以退保',
    en: 'Leave empty to start at once. No later than the planned loading. The policy can be cancelled until the cover starts.',
  },
  agreed: { zh: '已阅读并同意投保须知', en: 'I have read the terms and agree to them' },
  agreeHelp: {
    zh: '投保信息须真实；保险生效后不能退保，保费不退',
    en: 'The details must be true. Once the cover has started, the policy cannot be cancelled and the premium is not refunded.',
  },
});
