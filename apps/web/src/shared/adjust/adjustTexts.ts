import { defineTexts } from '../texts/defineTexts.ts';

/** Words of corrections of what waybills cost, wherever they are asked for. */
export const adjustTexts = defineTexts({
  apply: { zh: '申请费用调整', en: 'Ask for a fee adjustment' },
  applied: { zh: '已申请，审核通过后生效', en: 'Asked for. It takes effect once another person approves' },
  amountHelp: { zh: '调增填正数，调减填负数', en: 'Positive to increase, negative to decrease' },
  customerHelp: {
    zh: '调减超过客户未付的部分转入客户钱包；现结客户调增的部分从钱包扣款',
    en: 'Any overpayment goes to the wallet of the customer. Customers who pay at once pay an increase from it',
  },
  carrierHelp: {
    zh: '调减不能超过未付金额；调增的部分另行付款',
    en: 'A decrease cannot exceed the unpaid amount. An increase is paid separately',
  },
  none: { zh: '暂无费用调整', en: 'No adjustments' },
  trial: { zh: '调整结果', en: 'Result' },
  customerTotal: { zh: '客户应付', en: 'Charged' },
  customerOpen: { zh: '客户未付', en: 'Owed by the customer' },
  carrierTotal: { zh: '司机运费', en: "Driver's fee" },
  carrierOpen: { zh: '未付运费', en: 'Unpaid freight' },
  tax: { zh: '其中税额', en: 'Tax included' },
  toWallet: { zh: '转入客户钱包', en: 'Into the wallet' },
  fromWallet: { zh: '从客户钱包扣款', en: 'Out of the wallet' },
});
