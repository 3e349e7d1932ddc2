import type { SheetRow } from '../../../../../platform/excel/readWorkbook.ts';
import type { TransferResult } from '../../bankChannel.ts';
import { fenOf } from '../../../../../platform/amountText.ts';
import { findColumns, readSheetLines, type SheetLine, timeOf } from './sheetColumns.ts';
import type { FoundResult, FoundResults, LineProblem } from './payRow.ts';

/** How banks head the columns that we read. */
const captions = {
  requestSerial: ['流水号', '请求流水号', '客户流水号', '客户业务编号', '备注', '附言'],
  outcome: ['结果', '处理结果', '交易结果', '交易状态', '状态', '处理状态'],
  amount: ['金额', '交易金额', '金额(元)', '金额（元）'],
  bankSerialNo: ['银行流水号', '交易流水号', '银行流水', '回单编号', '回单号'],
  time: ['交易时间', '支付时间', '处理时间', '完成时间', '交易日期'],
  reason: ['原因', '失败原因', '备注信息', '错误信息', '退汇原因'],
  code: ['错误码', '错误代码', '返回码'],
  fee: ['手续费'],
} as const;
type Field = keyof typeof captions;

const outcomes: ReadonlyMap<string, TransferResult['state']> = new Map([
  ...['成功', '交易成功', '支付成功', '处理成功', '已入账'].map((word) => [word, 'success'] as const),
  ...['失败', '交易失败', '支付失败', '处理失败', '拒绝'].map((word) => [word, 'failed'] as const),
  ...['退汇', '已退汇', '退回'].map((word) => [word, 'returned'] as const),
  ...['处理中', '待处理', '已受理'].map((word) => [word, 'processing'] as const),
  ...['未知', '可疑', '状态不明', '待确认'].map((word) => [word, 'unknown'] as const),
]);

/** Reads the sheet in which a bank says what became of a batch. */
export async function readResultSheet(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): Promise<FoundResults> {
  const { found: results, problems } = await readSheetLines(rows, {
    captions,
    headerOf: (cells) => findColumns<Field>(cells, { captions, needed: ['requestSerial', 'outcome'] }),
    readLine,
    missing: { field: '流水号', reason: '没有找到流水号和结果两列' },
  });
  return { kind: 'sheet', results, problems, statements: [] };
}

function readLine({ line, of, problem }: SheetLine<Field>): FoundResult | LineProblem {
  const requestSerial = of('requestSerial');
  if (!/^[0-9A-Za-z]{1,32}$/.test(requestSerial)) return problem('requestSerial', '流水号为空或不正确');
  const state = outcomes.get(of('outcome'));
  if (state === undefined) return problem('outcome', `不认识的结果：${of('outcome').slice(0, 20)}`);
  const amount = of('amount') === '' ? null : fenOf(of('amount'));
  if (amount === undefined) return problem('amount', '金额不正确');
  const found = (result: TransferResult): FoundResult => ({ line, requestSerial, amount, result });
  if (state === 'processing' || state === 'unknown' || state === 'missing') return found({ state });
  const reason = (of('reason') || of('outcome')).slice(0, 200);
  if (state === 'failed') return found({ state, code: of('code').slice(0, 40) || 'BANK', reason });
  const bankSerialNo = of('bankSerialNo').slice(0, 50);
  if (bankSerialNo === '') return problem('bankSerialNo', '银行流水号为空');
  const time = timeOf(of('time'));
  if (time === undefined) return problem('time', '时间不正确');
  if (state === 'returned') return found({ state, bankSerialNo, returnTime: time, reason });
  const fee = of('fee') === '' ? 0 : fenOf(of('fee'));
  return fee === undefined ? problem('fee', '手续费不正确') : found({ state, bankSerialNo, payTime: time, fee });
}
