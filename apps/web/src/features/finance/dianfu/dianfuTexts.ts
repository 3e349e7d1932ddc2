import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of advances. */
export const dianfuTexts = defineTexts({
  apply: { zh: '申请垫付', en: 'Ask for an advance' },
  applied: { zh: '已申请，等待他人审核', en: 'Asked for: somebody else decides on it' },
  toAdvance: { zh: '垫付金额', en: 'To be advanced' },
  applyHelp: {
    zh: '垫付运单所缺的资金，放款时按当时所缺金额计算，不超过申请金额',
    en: 'What the waybill lacks when the money is advanced, at most what was asked for',
  },
  note: { zh: '待备款运单', en: 'Waybill that lacks money' },
  missing: { zh: '所缺金额', en: 'Missing' },
  audit: { zh: '审核', en: 'Decide' },
  preview: { zh: '垫付预览', en: 'What it comes to' },
  advance: { zh: '放款', en: 'Advance' },
  advanceHelp: {
    zh: '先划转客户已有资金，其余由平台垫付；资金已到位的，申请自动关闭',
    en: "The customer's money is used first, the platform advances the rest. Where the money has come, the application is closed",
  },
  ownFunds: { zh: '客户已有资金', en: "Customer's money" },
  account: { zh: '付款账户', en: 'Paying account' },
  funds: { zh: '可用头寸', en: 'Funds' },
  repay: { zh: '归还登记', en: 'Record a repayment' },
  repayHelp: {
    zh: '先还垫付费，再还本金；垫付费计算至登记当日',
    en: 'The fee is paid first, then the principal; the fee runs up to the day of recording',
  },
  repayNo: { zh: '归还单号', en: 'Repayment' },
  repayTime: { zh: '归还时间', en: 'Repaid at' },
  feePart: { zh: '其中垫付费', en: 'Of it fee' },
  principalPart: { zh: '其中本金', en: 'Of it principal' },
  operator: { zh: '经办人', en: 'Recorded by' },
  records: { zh: '归还记录', en: 'Repayments' },
  writeOff: { zh: '核销', en: 'Write off' },
  writeOffHelp: {
    zh: '逾期满180天可核销：未还本金与已计费用转为坏账，以后收回的款项用归还登记记录',
    en: 'From 180 days overdue on: what is open becomes bad debt. Money that comes later is recorded as a repayment',
  },
  notice: { zh: '催收通知', en: 'Remind' },
  noticed: { zh: '已通知客户', en: 'The customer was told' },
  cancel: { zh: '取消', en: 'Cancel' },
  cancelHelp: { zh: '取消后运单回到待备款，可重新申请', en: 'The waybill waits for money again; another advance may be asked for' },
  terms: { zh: '条件与费用', en: 'Terms and fee' },
  steps: { zh: '经办', en: 'Who did what' },
  lost: { zh: '核销', en: 'Written off' },
});
