import { defineTexts } from '../../../../shared/texts/defineTexts.ts';

/** Words of the dialogs of the examination by finance. */
export const examiningTexts = defineTexts({
  unexamineHelp: {
    zh: '撤回后冲销已入账的收入与应付，运单回到待财务审核；已付款的不能撤回',
    en: 'Reverses what was booked; the waybill waits for its examination again. Not possible once it is paid',
  },
  sheet: { zh: '审核预览', en: 'What it comes to' },
  fees: { zh: '费用明细', en: 'Fees' },
  settlement: { zh: '应付', en: 'To pay' },
  prepayLeft: { zh: '预付大于运费，差额需追回', en: 'Prepaid beyond the freight, to be recovered' },
  netOfTax: { zh: '不含税金额', en: 'Net' },
  tax: { zh: '销项税额（{rate}%）', en: 'Tax ({rate}%)' },
  payee: { zh: '收款人', en: 'Payee' },
  noPayee: { zh: '未设置收款人', en: 'No payee' },
  funds: { zh: '资金来源', en: 'Funds' },
  fromWallet: {
    zh: '客户钱包：已冻结 {held} 元，另有可用余额 {available} 元',
    en: "Customer's wallet: CNY {held} held, CNY {available} available",
  },
  fromCredit: {
    zh: '客户授信：本单占用 {held} 元，剩余额度 {available} 元',
    en: "Customer's credit: CNY {held} taken up, CNY {available} left",
  },
  isFunded: { zh: '资金足够，审核通过后即可付款', en: 'Sufficient: it can be paid once it has passed' },
  isShort: {
    zh: '尚缺 {missing} 元，审核通过后等待备款',
    en: 'CNY {missing} missing: once it has passed, it waits for the money',
  },
  short: { zh: '缺 {missing} 元', en: 'CNY {missing} missing' },
  enough: { zh: '足够', en: 'Sufficient' },
  problem: { zh: '不能通过的原因', en: 'Speaks against it' },
  count: { zh: '单数', en: 'Waybills' },
  due: { zh: '账期到期日', en: 'Due date' },
});
