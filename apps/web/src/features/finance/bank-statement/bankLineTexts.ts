import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of bank reconciliation. */
export const bankLineTexts = defineTexts({
  shown: { zh: '内容', en: 'What is shown' },
  lines: { zh: '银行流水', en: 'Bank lines' },
  books: { zh: '账面未达', en: 'Books only' },
  account: { zh: '银行账户', en: 'Account' },
  chooseAccount: { zh: '请选择银行账户', en: 'Choose an account' },
  period: { zh: '日期', en: 'Days' },
  bankSide: { zh: '银行', en: 'Bank' },
  booksSide: { zh: '账面', en: 'Books' },
  openSide: { zh: '银行未匹配', en: 'Bank lines open' },
  openBooks: { zh: '账面未达', en: 'Books only' },
  balances: { zh: '余额', en: 'Balance' },
  inOut: { zh: '收 {in} · 支 {out}', en: 'In {in} · Out {out}' },
  countSides: { zh: '{count} 笔 · {sides}', en: '{count} · {sides}' },
  twoBalances: { zh: '账面 {books} · 银行 {bank}', en: 'Books {books} · Bank {bank}' },
  import: { zh: '导入对账单', en: 'Import a statement' },
  importHelp: {
    zh: '支持银行导出的 xlsx、csv 和 camt.053；同一流水重复导入不会重复入库。',
    en: 'Takes xlsx and csv of the bank, and camt.053. A line that is known changes nothing.',
  },
  file: { zh: '对账单文件', en: 'Statement file' },
  outcome: {
    zh: '新增 {taken} 条，重复 {known} 条，自动匹配 {matched} 条',
    en: 'New: {taken}. Known: {known}. Matched by themselves: {matched}.',
  },
  match: { zh: '匹配', en: 'Match' },
  candidates: { zh: '金额和方向一致的账面分录', en: 'Lines of the books that move the account alike' },
  noCandidates: { zh: '没有金额和方向一致的账面分录', en: 'No line of the books moves the account alike' },
  unmatch: { zh: '取消匹配', en: 'Undo the match' },
  askUnmatch: { zh: '取消后该流水回到未匹配，账面不变。', en: 'The line is open again; the books do not change.' },
  suspend: { zh: '转待查', en: 'Book as unidentified' },
  suspendHelp: {
    zh: '按待查款项入账，待另一人认领到客户钱包。',
    en: 'It is booked as unidentified until another person finds whose it is.',
  },
  assign: { zh: '认领到钱包', en: 'Credit a wallet' },
  assignHelp: { zh: '从待查款项转入客户可用余额。', en: 'Moves the money from unidentified receipts into the wallet.' },
});
