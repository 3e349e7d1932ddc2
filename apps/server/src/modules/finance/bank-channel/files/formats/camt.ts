import { toDateTimeText } from '../../../../../platform/clock.ts';
import { fenOf } from '../../../../../platform/amountText.ts';
import type { FoundEntry, FoundResult, FoundResults, FoundStatement, LineProblem } from './payRow.ts';
import { all, at, textAt, type XmlNode } from './xml.ts';

/**
 * Reads what a bank says of accounts: camt.053, the statement with balances that have to agree, or camt.054, single notifications. A debit with
 * our serial is a payment that has arrived, a credit with it one that came back.
 *
 * @source ISO 20022 camt.053.001.08, camt.054.001.08
 */
export function readCamt(document: XmlNode): FoundResults | undefined {
  const statement = at(document, 'BkToCstmrStmt');
  const notification = at(document, 'BkToCstmrDbtCdtNtfctn');
  if (statement === undefined && notification === undefined) return undefined;
  const problems: LineProblem[] = [];
  const results: FoundResult[] = [];
  const statements: FoundStatement[] = [];
  for (const part of [...all(statement, 'Stmt'), ...all(notification, 'Ntfctn')]) {
    // What is only announced has not happened.
    const read = all(part, 'Ntry')
      .filter((entry) => codeOf(entry, 'Sts') === 'BOOK')
      .flatMap(readEntry);
    const good = read.filter((one): one is ReadPart => !isProblem(one));
    const bad = read.filter(isProblem);
    problems.push(...bad);
    const found =
      part.name === 'Stmt' && bad.length === 0
        ? balanced(
            part,
            good.map(({ entry }) => entry),
          )
        : undefined;
    if (found !== undefined && 'reason' in found) {
      // Entries that do not lead to the balance say nothing for sure.
      problems.push(found);
      continue;
    }
    if (found !== undefined) statements.push(found);
    results.push(...good.flatMap(({ result }) => result ?? []));
  }
  return { kind: statement === undefined ? 'camt.054' : 'camt.053', results, problems, statements };
}

/** A code stands by itself in earlier versions, and within `Cd` in later ones. */
const codeOf = (node: XmlNode, name: string): string | undefined => textAt(node, `${name}/Cd`) ?? textAt(node, name);

interface ReadPart {
  entry: FoundEntry;
  result: FoundResult | undefined;
}
type ReadEntry = ReadPart | LineProblem;

const isProblem = (read: ReadEntry): read is LineProblem => 'reason' in read;

function readEntry(entry: XmlNode): ReadEntry[] {
  const details = all(entry, 'NtryDtls').flatMap((group) => all(group, 'TxDtls'));
  const whole = amountOf(entry);
  if (whole === undefined) return [{ line: entry.line, field: 'Amt', reason: '金额不正确或币种不是人民币' }];
  if (details.length <= 1) return [readDetail(entry, { detail: details[0], amount: whole })];
  const amounts = details.map(amountOf);
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  // A batch whose parts do not add up says nothing of any of them.
  if (amounts.includes(undefined) || sum !== whole) return [{ line: entry.line, field: 'TxDtls/Amt', reason: '明细金额之和与总额不符' }];
  return details.map((detail, index) => readDetail(entry, { detail, amount: amounts[index] ?? 0 }));
}

function readDetail(entry: XmlNode, { detail, amount }: { detail: XmlNode | undefined; amount: number }): ReadEntry {
  const line = detail?.line ?? entry.line;
  const indicator = textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  if (indicator !== 'DBIT' && indicator !== 'CRDT') return { line, field: 'CdtDbtInd', reason: '借贷标志不正确' };
  const bankSerialNo = (textAt(detail, 'Refs/AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef'))?.slice(0, 50);
  if (bankSerialNo === undefined) return { line, field: 'AcctSvcrRef', reason: '银行流水号为空' };
  const time = isoTime(textAt(entry, 'BookgDt/DtTm') ?? textAt(entry, 'BookgDt/Dt') ?? '');
  if (time === undefined) return { line, field: 'BookgDt', reason: '时间不正确' };
  const endToEnd = textAt(detail, 'Refs/EndToEndId');
  const requestSerial = endToEnd === undefined || endToEnd === 'NOTPROVIDED' || endToEnd.length > 32 ? null : endToEnd;
  const direction = indicator === 'DBIT' ? ('out' as const) : ('in' as const);
  const side = direction === 'out' ? 'Cdtr' : 'Dbtr';
  const entryRead: FoundEntry = {
    line,
    bankSerialNo,
    requestSerial,
    direction,
    amount,
    counterpartyName: (textAt(detail, `RltdPties/${side}/Pty/Nm`) ?? textAt(detail, `RltdPties/${side}/Nm`))?.slice(0, 100) ?? null,
    counterpartyAccount: textAt(detail, `RltdPties/${side}Acct/Id/Othr/Id`)?.slice(0, 32) ?? null,
    purpose: textAt(detail, 'RmtInf/Ustrd')?.slice(0, 200) ?? null,
    time,
  };
  const returned = at(detail, 'RtrInf');
  const reason = (textAt(returned, 'AddtlInf') ?? textAt(returned, 'Rsn/Cd') ?? textAt(returned, 'Rsn/Prtry') ?? '退汇').slice(0, 200);
  const result = requestSerial === null ? undefined : resultOf({ ...entryRead, requestSerial, reason, isReturn: returned !== undefined });
  return { entry: entryRead, result };
}

function resultOf(found: FoundEntry & { requestSerial: string; reason: string; isReturn: boolean }): FoundResult | undefined {
  const { line, requestSerial, amount, bankSerialNo, time, direction, reason, isReturn } = found;
  if (direction === 'out') return { line, requestSerial, amount, result: { state: 'success', bankSerialNo, payTime: time, fee: 0 } };
  // Others pay us under serials of their own; only a return gives one of ours back.
  return isReturn ? { line, requestSerial, amount, result: { state: 'returned', bankSerialNo, returnTime: time, reason } } : undefined;
}

/** Integer fen; undefined for other currencies and other texts. */
function amountOf(node: XmlNode): number | undefined {
  const amount = at(node, 'Amt') ?? at(node, 'AmtDtls/TxAmt/Amt');
  return amount?.attributes['Ccy'] === 'CNY' ? fenOf(amount.text) : undefined;
}

/** A statement whose entries lead from its opening to its closing balance. */
function balanced(statement: XmlNode, entries: readonly FoundEntry[]): FoundStatement | LineProblem {
  const balanceOf = (...codes: string[]) => {
    const node = all(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp/CdOrPrtry/Cd') ?? ''));
    if (node === undefined) return undefined;
    const amount = amountOf(node);
    return amount !== undefined && textAt(node, 'CdtDbtInd') === 'DBIT' ? -amount : amount;
  };
  const [opening, closing] = [balanceOf('OPBD', 'PRCD'), balanceOf('CLBD')];
  const accountNo = textAt(statement, 'Acct/Id/Othr/Id');
  const { line } = statement;
  const id = textAt(statement, 'Id');
  if (id === undefined) return { line, field: 'Id', reason: '对账单编号为空' };
  if (accountNo === undefined) return { line, field: 'Acct', reason: '账号为空' };
  if (opening === undefined || closing === undefined) return { line, field: 'Bal', reason: '缺少期初或期末余额' };
  const moved = entries.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0);
  if (opening + moved !== closing) return { line, field: 'Bal', reason: '期初余额加发生额不等于期末余额' };
  return { id: id.slice(0, 50), accountNo: accountNo.slice(0, 32), opening, closing, entries };
}

/** A time of ISO 8601 as the wire writes it, in Asia/Shanghai; one without a zone is of there, a day alone its beginning. */
export function isoTime(text: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text);
  if (match === null) return undefined;
  const instant = new Date(`${match[1]}T${match[2] ?? '00:00:00'}${match[3] ?? '+08:00'}`);
  return Number.isNaN(instant.getTime()) ? undefined : toDateTimeText(instant);
}
