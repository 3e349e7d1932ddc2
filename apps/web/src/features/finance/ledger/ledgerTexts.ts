import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the general ledger. */
export const ledgerTexts = defineTexts({
  shown: { zh: '内容', en: 'What is shown' },
  trial: { zh: '科目余额表', en: 'Trial balance' },
  accounts: { zh: '科目明细', en: 'Accounts' },
  lines: { zh: '分录', en: 'Lines' },
  months: { zh: '会计期间', en: 'Months' },
  month: { zh: '月份', en: 'Month' },
  company: { zh: '运营主体', en: 'Company' },
  allCompanies: { zh: '全部运营主体', en: 'All companies' },
  account: { zh: '科目', en: 'Account' },
  count: { zh: '明细数', en: 'Accounts' },
  side: { zh: '方向', en: 'Side' },
  opening: { zh: '期初余额', en: 'Opening' },
  debit: { zh: '本期借方', en: 'Debit' },
  credit: { zh: '本期贷方', en: 'Credit' },
  closing: { zh: '期末余额', en: 'Closing' },
  total: { zh: '本期发生', en: 'Moved' },
  ofSide: { zh: '借 {debit} · 贷 {credit}', en: 'Debit {debit} · Credit {credit}' },
  none: { zh: '该月没有账务', en: 'Nothing was booked in that month' },
  inYuan: { zh: '单位：元', en: 'In CNY' },
  close: { zh: '结账', en: 'Close' },
  closeHelp: {
    zh: '结账后该月不能再入账；之后到账的该月业务记入下一个未结账月份。最近结账的月份可由财务主管反结账。',
    en: 'Nothing can be booked into a closed month; what comes later is booked into the next open one. The month that was closed last can be reopened.',
  },
  reopen: { zh: '反结账', en: 'Reopen' },
  reopenHelp: {
    zh: '反结账后该月可以再入账，其科目余额以重新结账时为准。',
    en: 'The month can be booked into again; its balances are those of the day on which it is closed again.',
  },
});
