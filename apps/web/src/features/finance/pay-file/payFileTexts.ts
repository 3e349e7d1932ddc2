import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of payment files. */
export const payFileTexts = defineTexts({
  shown: { zh: '显示', en: 'Show' },
  waiting: { zh: '待生成', en: 'To be put in a file' },
  files: { zh: '付款文件', en: 'Payment files' },
  note: {
    zh: '付款渠道为文件时，已复核的付款在此生成文件，上传网银后导入银行返回的结果。一笔付款只进入一个文件。',
    en: 'Where payments leave by files: approved payments are put in a file for the bank’s web site, and the bank’s results come back here. A payment is in one file alone.',
  },
  make: { zh: '生成付款文件', en: 'Make files of all' },
  makeChosen: { zh: '生成所选', en: 'Make a file of the chosen' },
  makeHelp: {
    zh: '每个付款账户一个文件，生成后自动下载；之后可随时再次下载。',
    en: 'A file for each account that pays. It is downloaded at once, and can be downloaded again.',
  },
  all: { zh: '全部待生成付款', en: 'All payments that wait' },
  count: { zh: '{count} 笔 · {amount}', en: '{count} · {amount}' },
  made: { zh: '已生成付款文件', en: 'The files are made' },
  download: { zh: '下载', en: 'Download' },
  payments: { zh: '付款明细', en: 'Payments' },
  import: { zh: '导入银行结果', en: 'Take the bank’s results' },
  importHelp: {
    zh: '支持银行结果表（xlsx、csv）、pain.002、camt.053 和 camt.054；同一结果重复导入不会重复入账。',
    en: 'Takes the bank’s sheet (xlsx, csv), pain.002, camt.053 and camt.054. A result that is known changes nothing.',
  },
  file: { zh: '银行结果文件', en: 'File of the bank' },
  outcome: {
    zh: '登记结果 {taken} 笔，重复 {known} 笔，新对账单 {statements} 份',
    en: 'Results taken: {taken}. Known: {known}. New statements: {statements}.',
  },
  empty: { zh: '空文件', en: 'The file is empty' },
});
