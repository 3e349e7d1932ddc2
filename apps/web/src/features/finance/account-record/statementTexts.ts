import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Words of the statement of a month. */
export const statementTexts = defineTexts({
  statement: { zh: '月度对账单', en: 'Monthly statement' },
  print: { zh: '打印 / 存为 PDF', en: 'Print or save as PDF' },
  month: { zh: '月份', en: 'Month' },
  owner: { zh: '账户主体', en: 'Owner' },
  count: { zh: '笔数', en: 'Records' },
  printed: { zh: '生成时间', en: 'Made at' },
  inYuan: { zh: '金额单位：元', en: 'Amounts in CNY' },
  time: { zh: '时间', en: 'Time' },
  biz: { zh: '业务类型', en: 'Posting' },
  direction: { zh: '方向', en: 'Direction' },
  amount: { zh: '金额', en: 'Amount' },
  balance: { zh: '变动后余额', en: 'Balance after' },
  account: { zh: '科目名称', en: 'Account name' },
  document: { zh: '业务单号', en: 'Document' },
  summary: { zh: '摘要', en: 'Summary' },
  none: { zh: '本月无流水', en: 'Nothing happened in this month' },
});
