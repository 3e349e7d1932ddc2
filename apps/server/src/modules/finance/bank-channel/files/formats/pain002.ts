import type { TransferResult } from '../../bankChannel.ts';
import { fenOf } from '../../../../../platform/amountText.ts';
import { isoTime } from './camt.ts';
import type { FoundResult, FoundResults, LineProblem } from './payRow.ts';
import { all, at, textAt, type XmlNode } from './xml.ts';

/** What a status says of the money. @source ISO 20022 ExternalPaymentTransactionStatus1Code */
const statuses: ReadonlyMap<string, TransferResult['state']> = new Map([
  ['ACSC', 'success'],
  ['ACCC', 'success'],
  ['RJCT', 'failed'],
  ...['RCVD', 'ACTC', 'ACCP', 'ACSP', 'ACWC', 'PDNG', 'PATC', 'PART', 'ACWP'].map((code) => [code, 'processing'] as const),
]);

/**
 * Reads what a bank says of a file that it was given. Where it refused the file, or a whole batch, it refuses each payment in it.
 *
 * @param serialsOf the payments of a file of ours, for what is said of all of it
 * @source ISO 20022 pain.002.001.10
 */
export async function readPain002(
  document: XmlNode,
  serialsOf: (fileNo: string) => Promise<readonly string[] | undefined>,
): Promise<FoundResults | undefined> {
  const report = at(document, 'CstmrPmtStsRpt');
  if (report === undefined) return undefined;
  const results: FoundResult[] = [];
  const problems: LineProblem[] = [];
  const time = isoTime(textAt(report, 'GrpHdr/CreDtTm') ?? '') ?? '';
  const take = (read: FoundResult | LineProblem) => ('reason' in read ? problems.push(read) : results.push(read));
  const group = at(report, 'OrgnlGrpInfAndSts');
  const batches = all(report, 'OrgnlPmtInfAndSts');
  for (const batch of batches)
    for (const one of all(batch, 'TxInfAndSts'))
      take(readStatus(one, { status: textAt(one, 'TxSts'), serial: textAt(one, 'OrgnlEndToEndId'), time }));
  const isRefused = [textAt(group, 'GrpSts'), ...batches.map((batch) => textAt(batch, 'PmtInfSts'))].includes('RJCT');
  if (isRefused && results.length === 0 && group !== undefined) {
    const source = textAt(group, 'GrpSts') === 'RJCT' ? group : batches.find((batch) => textAt(batch, 'PmtInfSts') === 'RJCT')!;
    const serials = await serialsOf(textAt(group, 'OrgnlMsgId') ?? '');
    if (serials === undefined) problems.push({ line: group.line, field: 'OrgnlMsgId', reason: '没有这个付款文件' });
    for (const serial of serials ?? []) take(readStatus(source, { status: 'RJCT', serial, time }));
  }
  return { kind: 'pain.002', results, problems, statements: [] };
}

interface Status {
  status: string | undefined;
  serial: string | undefined;
  /** When the report was made. */
  time: string;
}

function readStatus(node: XmlNode, { status, serial, time }: Status): FoundResult | LineProblem {
  const { line } = node;
  if (serial === undefined || serial.length > 32) return { line, field: 'OrgnlEndToEndId', reason: '流水号为空或不正确' };
  const state = statuses.get(status ?? '');
  if (state === undefined) return { line, field: 'TxSts', reason: `不认识的结果：${(status ?? '').slice(0, 20)}` };
  const written = textAt(node, 'OrgnlTxRef/Amt/InstdAmt');
  const amount = written === undefined ? null : fenOf(written);
  if (amount === undefined) return { line, field: 'InstdAmt', reason: '金额不正确' };
  const found = (result: TransferResult): FoundResult => ({ line, requestSerial: serial, amount, result });
  if (state === 'failed') {
    const info = at(node, 'StsRsnInf');
    const code = textAt(info, 'Rsn/Cd') ?? textAt(info, 'Rsn/Prtry') ?? 'RJCT';
    return found({ state, code: code.slice(0, 40), reason: (textAt(info, 'AddtlInf') ?? code).slice(0, 200) });
  }
  if (state !== 'success') return found({ state: 'processing' });
  const bankSerialNo = textAt(node, 'AcctSvcrRef')?.slice(0, 50);
  if (bankSerialNo === undefined) return { line, field: 'AcctSvcrRef', reason: '银行流水号为空' };
  const payTime = isoTime(textAt(node, 'AccptncDtTm') ?? '') ?? time;
  return payTime === '' ? { line, field: 'AccptncDtTm', reason: '时间不正确' } : found({ state, bankSerialNo, payTime, fee: 0 });
}
