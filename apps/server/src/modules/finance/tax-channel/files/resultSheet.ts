import { fenOf } from '../../../../platform/amountText.ts';
import type { SheetRow } from '../../../../platform/excel/readWorkbook.ts';
import type { LineProblem } from '../../bank-channel/files/formats/payRow.ts';
import { findColumns, readSheetLines, type SheetLine, timeOf } from '../../bank-channel/files/formats/sheetColumns.ts';

/** What a sheet of the tax bureau says of one invoice. */
export interface FoundIssue {
  /** As the sheet counts. */
  line: number;
  serial: string;
  /** Integer fen; null where the sheet names none. */
  incl: number | null;
  tax: number | null;
  result:
    | { state: 'processing' }
    | { state: 'issued'; invoiceNo: string; invoiceCode: string; issueTime: string }
    | { state: 'failed'; reason: string };
}

/** All that a sheet says. */
export interface FoundIssues {
  results: readonly FoundIssue[];
  problems: readonly LineProblem[];
}

/** How the bureau, and those who copy from it, head the columns that we read. */
const captions = {
  serial: ['发票流水号', '开票流水号', '流水号'],
  invoiceNo: ['数电发票号码', '数电票号码', '全电发票号码', '发票号码'],
  invoiceCode: ['发票代码'],
  time: ['开票日期', '开票时间'],
  outcome: ['开票结果', '结果', '开票状态', '发票状态', '处理结果', '导入结果', '状态'],
  reason: ['导入失败原因', '开具失败原因', '失败原因', '错误原因', '原因'],
  incl: ['价税合计', '价税合计金额', '含税金额', '价税合计（元）', '价税合计(元)'],
  tax: ['税额', '合计税额', '税额（元）', '税额(元)'],
} as const;
type Field = keyof typeof captions;

const outcomes: ReadonlyMap<string, FoundIssue['result']['state']> = new Map([
  ...['成功', '开具成功', '开票成功', '已开具', '正常'].map((word) => [word, 'issued'] as const),
  ...['失败', '开具失败', '开票失败', '导入失败'].map((word) => [word, 'failed'] as const),
  ...['开具中', '开票中', '处理中', '待开具', '未开具', '导入成功'].map((word) => [word, 'processing'] as const),
]);

/** Reads the sheet in which the tax bureau says what became of invoices: its list of what was issued, with our serial, or of what it did not take. */
export async function readIssueSheet(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): Promise<FoundIssues> {
  const { found: results, problems } = await readSheetLines(rows, {
    captions,
    headerOf,
    readLine,
    missing: { field: '发票流水号', reason: '没有找到发票流水号和发票号码两列' },
  });
  return { results, problems };
}

function headerOf(cells: readonly string[]) {
  const found = findColumns<Field>(cells, { captions, needed: ['serial'] });
  return found?.has('invoiceNo') === true || found?.has('reason') === true ? found : undefined;
}

function readLine({ line, of, problem }: SheetLine<Field>): FoundIssue | LineProblem {
  const serial = of('serial');
  if (!/^[0-9A-Za-z]{1,20}$/.test(serial)) return problem('serial', '流水号为空或不正确');
  const [incl, tax] = [amountOf(of('incl')), amountOf(of('tax'))];
  if (incl === undefined) return problem('incl', '金额不正确');
  if (tax === undefined) return problem('tax', '金额不正确');
  const found = (result: FoundIssue['result']): FoundIssue => ({ line, serial, incl, tax, result });
  const [said, invoiceNo] = [of('outcome'), of('invoiceNo')];
  // A list of what was issued has no outcome, one of what was not taken no number.
  const state = said === '' ? (invoiceNo === '' ? (of('reason') === '' ? 'processing' : 'failed') : 'issued') : outcomes.get(said);
  if (state === undefined) return problem('outcome', `不认识的结果：${said.slice(0, 20)}`);
  if (state === 'processing') return found({ state });
  if (state === 'failed') return found({ state, reason: (of('reason') || said).slice(0, 200) });
  const invoiceCode = of('invoiceCode');
  if (!/^(?:\d{20}|\d{8})$/.test(invoiceNo)) return problem('invoiceNo', '发票号码应为20位数字（纸质发票8位），请以文本格式填写');
  if (invoiceNo.length === 8 && !/^(?:\d{10}|\d{12})$/.test(invoiceCode))
    return problem('invoiceCode', '纸质发票的发票代码应为10位或12位数字');
  const issueTime = timeOf(of('time'));
  if (issueTime === undefined) return problem('time', '时间不正确');
  return found({ state, invoiceNo, invoiceCode: invoiceNo.length === 8 ? invoiceCode : '', issueTime });
}

/** Integer fen, also below nought; null where nothing stands; undefined where it is not an amount. */
function amountOf(text: string): number | null | undefined {
  if (text === '' || text === '-') return null;
  const isBelow = /^[-−]/.test(text);
  const fen = fenOf(isBelow ? text.slice(1) : text.replace(/^[¥￥]\s*-/, '-'));
  return fen === undefined || !isBelow ? fen : -fen;
}
