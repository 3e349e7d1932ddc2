import type { SheetRow } from '../../../platform/excel/readWorkbook.ts';
import { fenOf } from '../../../platform/amountText.ts';
import { findColumns, readSheetLines, type SheetLine, timeOf } from '../bank-channel/files/formats/sheetColumns.ts';
import type { FoundEntry, LineProblem } from '../bank-channel/files/formats/payRow.ts';

/** How banks head the columns of their statements. */
const captions = {
  time: ['交易时间', '交易日期', '记账日期', '入账时间', '时间'],
  serial: ['流水号', '交易流水号', '银行流水号', '核心流水号', '凭证号'],
  income: ['收入金额', '贷方发生额', '贷方金额', '收入', '转入金额', '贷方发生额(收入)', '贷方发生额（收入）'],
  expense: ['支出金额', '借方发生额', '借方金额', '支出', '转出金额', '借方发生额(支取)', '借方发生额（支取）'],
  amount: ['交易金额', '发生额', '金额'],
  direction: ['借贷标志', '收支方向', '收支', '借贷', '方向'],
  party: ['对方户名', '对方名称', '对方单位', '交易对方'],
  account: ['对方账号', '对方账户'],
  purpose: ['摘要', '用途', '附言', '备注'],
  balance: ['余额', '账户余额', '交易后余额', '本次余额'],
  requestSerial: ['请求流水号', '客户流水号', '客户业务编号'],
} as const;
type Field = keyof typeof captions;

/** What the bank's word for a side means for the account: the bank writes from its own side. */
const directions: ReadonlyMap<string, 'in' | 'out'> = new Map([
  ...['贷', '收', '收入', '转入', '入账', 'C', 'CRDT'].map((word) => [word, 'in'] as const),
  ...['借', '支', '支出', '转出', '出账', 'D', 'DBIT'].map((word) => [word, 'out'] as const),
]);

/** What a sheet says. */
export interface FoundLines {
  entries: Array<FoundEntry & { balance?: number | null }>;
  problems: LineProblem[];
}

/** Reads the sheet of a statement: incoming and outgoing amounts in two columns, or one with the side beside it. */
export async function readStatementSheet(rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): Promise<FoundLines> {
  const { found: entries, problems } = await readSheetLines(rows, {
    captions,
    headerOf: (cells) =>
      findColumns<Field>(cells, { captions, needed: ['time', 'serial', 'income', 'expense'] }) ??
      findColumns<Field>(cells, { captions, needed: ['time', 'serial', 'amount', 'direction'] }),
    readLine,
    missing: { field: '流水号', reason: '没有找到交易时间、流水号和收支金额列' },
  });
  return { entries, problems };
}

function readLine({ line, has, of, problem }: SheetLine<Field>): FoundLines['entries'][number] | LineProblem {
  const time = timeOf(of('time'));
  if (time === undefined) return problem('time', '时间不正确');
  const bankSerialNo = of('serial').slice(0, 50);
  if (bankSerialNo === '') return problem('serial', '银行流水号为空');
  const moved = movedBy({ of, has });
  if ('reason' in moved) return problem(moved.field, moved.reason);
  const balance = of('balance') === '' ? null : balanceOf(of('balance'));
  if (balance === undefined) return problem('balance', '余额不正确');
  const requestSerial = of('requestSerial');
  return {
    line,
    bankSerialNo,
    requestSerial: /^[0-9A-Za-z]{1,32}$/.test(requestSerial) ? requestSerial : null,
    ...moved,
    counterpartyName: of('party').slice(0, 100) || null,
    counterpartyAccount: of('account').slice(0, 32) || null,
    purpose: of('purpose').slice(0, 200) || null,
    balance,
    time,
  };
}

/** What an account held; overdrawn it is below zero. */
function balanceOf(text: string): number | undefined {
  const amount = fenOf(text.replace(/^-/, ''));
  return amount !== undefined && text.startsWith('-') ? -amount : amount;
}

type Moved = { direction: 'in' | 'out'; amount: number } | { field: Field; reason: string };

/** How much came or went. A cell of the other side is empty or zero. */
function movedBy({ of, has }: Pick<SheetLine<Field>, 'of' | 'has'>): Moved {
  if (has('direction')) {
    const direction = directions.get(of('direction'));
    if (direction === undefined) return { field: 'direction', reason: '借贷标志不正确' };
    const amount = fenOf(of('amount'));
    return amount === undefined || amount === 0 ? { field: 'amount', reason: '金额不正确' } : { direction, amount };
  }
  const amountIn = of('income') === '' ? 0 : fenOf(of('income'));
  const amountOut = of('expense') === '' ? 0 : fenOf(of('expense'));
  if (amountIn === undefined) return { field: 'income', reason: '金额不正确' };
  if (amountOut === undefined) return { field: 'expense', reason: '金额不正确' };
  if (amountIn > 0 && amountOut > 0) return { field: 'expense', reason: '收入与支出只能填一项' };
  if (amountIn === 0 && amountOut === 0) return { field: 'income', reason: '收入与支出须填一项' };
  return amountIn > 0 ? { direction: 'in', amount: amountIn } : { direction: 'out', amount: amountOut };
}
