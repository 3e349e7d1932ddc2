import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of what one person asks for and another one carries out. */
export const approvalTexts = defineTexts({
  audit: { zh: '复核', en: 'Decide' },
  preview: { zh: '申请内容', en: 'What is asked for' },
  asked: { zh: '已申请，等待他人复核', en: 'Asked for: somebody else decides' },
  writeOff: { zh: '账期核销', en: 'Write a term off' },
  writeOffHelp: {
    zh: '核销到期未收的全部金额，计入坏账；由另一人复核后入账。',
    en: 'All that is open of a term that is over becomes bad debt. Another person decides; then it is booked.',
  },
  payout: { zh: '支付代理差额', en: 'Pay margins' },
  payoutHelp: {
    zh: '支付该代理名下客户已付清运单的全部代理差额；代理自己付运费的运单直接抵扣。',
    en: 'All margins of the agent for waybills whose customers have paid. Where the agent pays the freight they are netted.',
  },
  openTerm: { zh: '核销金额', en: 'To be given up' },
  openMargins: { zh: '可支付的代理差额', en: 'Margins to be paid' },
  compensate: { zh: '赔付', en: 'Compensate' },
  toWallet: { zh: '由另一人复核后转入客户钱包：', en: 'Once another person has agreed, this goes into the wallet of the customer:' },
  toCard: {
    zh: '由另一人复核后另行付款给承运方，不影响运费：',
    en: 'Once another person has agreed, this is paid to who carried, beside the freight:',
  },
  cancel: { zh: '取消申请', en: 'Cancel' },
  askCancel: { zh: '取消后不再执行，确定取消？', en: 'It is not carried out then. Cancel the application?' },
});
