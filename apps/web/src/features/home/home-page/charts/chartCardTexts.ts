import { defineTexts } from '../../../../shared/texts/defineTexts.ts';

/** Words of the cards that come after what waits. */
export const chartTexts = defineTexts({
  statistics: { zh: '运费统计', en: 'Freight statistics' },
  notes: { zh: '运单数', en: 'Waybills' },
  weight: { zh: '运量', en: 'Weight' },
  fee: { zh: '运费', en: 'Fees' },
  profit: { zh: '毛利', en: 'Gross profit' },
  compared: { zh: '与 {from} 至 {to} 相比', en: 'Compared with {from} to {to}' },
  receivable: { zh: '应收未收', en: 'Receivable' },
  overdue: { zh: '其中逾期', en: 'Overdue' },
  wallets: { zh: '钱包可用余额', en: 'Available in wallets' },
  lowWallets: { zh: '{n} 个钱包低于预警', en: '{n} below their warning' },
  paidToday: { zh: '今日付款成功', en: 'Paid today' },
  failedToday: { zh: '今日付款失败', en: 'Failed today' },
  ofNotes: { zh: '{n} 单', en: '{n} {n|waybill|waybills}' },
  ofPayments: { zh: '{n} 笔', en: '{n} {n|payment|payments}' },
  allTerms: { zh: '到期运单', en: 'Waybills due' },
  noTerms: { zh: '没有到期的账期', en: 'No terms are due' },
  customer: { zh: '客户', en: 'Customer' },
  open: { zh: '未收金额（元）', en: 'Open (CNY)' },
  dueDate: { zh: '最早到期日', en: 'First due on' },
  overdueDays: { zh: '逾期 {n} 天', en: '{n} d overdue' },
  kilometre: { zh: '公里', en: 'km' },
});
