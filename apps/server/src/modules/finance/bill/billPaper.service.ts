import { eq } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import { capitalAmount } from '../../../platform/capitalAmount.ts';
import { toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { paperContentType, type Paper, writePaper } from '../../../platform/pdf/writePaper.ts';
import type { PaperColumn } from '../../../platform/pdf/paperTable.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { captionOf } from '../../../platform/resource/standardImportPlan.ts';
import { Bill } from './bill.contract.ts';
import { billItemResource, billResource } from './bill.resource.ts';
import { billState } from './bill.states.ts';
import { hyBillItem } from './bill.table.ts';
import { BillItem } from './billItem.entity.ts';
import { sumsOfItems } from './billItems.ts';
import { statementWords } from './statementWords.ts';

type Row = Readonly<Record<string, string | number | null | undefined>>;

/** Columns of the table, with their share of the width. Those of the sums stand right. */
const columns = {
  shippingNoteNumber: 112,
  signTime: 62,
  vehicleNumber: 58,
  sendCity: 66,
  receiveCity: 66,
  cargoName: 78,
  settleWeight: 58,
  feeTotal: 68,
  amount: 68,
  customerPaidAmount: 68,
  paidAmount: 68,
  openAmount: 68,
  adjustAmount: 68,
  dueDate: 62,
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];
const sums: readonly string[] = BillItem.definition.sums ?? [];

/** A bill that is not yet, or no longer, what it looks like says so. */
const unsettled: readonly string[] = [billState.draft, billState.toConfirm, billState.disputed, billState.void];

/** More waybills than that are for a spreadsheet: a paper is held as a whole until its pages are numbered. */
export const mostOnPaper = 5000;

const words = {
  zh: {
    total: '合计',
    capitals: '账单金额（大写）',
    by: '导出人',
    company: '运营主体（盖章）',
    date: '日期',
  },
  en: {
    total: 'Total',
    capitals: 'Billed, in capitals',
    by: 'Exported by',
    company: 'Company (seal)',
    date: 'Date',
  },
} as const;

/**
 * A bill with its waybills on paper, to be signed and sealed.
 *
 * @throws NotFound missing or not visible; Business too many waybills
 * @source freight-domain F03 导出对账单
 */
export async function billPaper(ctx: Context, id: string) {
  const bill = (await getRow(ctx, billResource, id)) as Row;
  if (Number(bill['noteCount']) > mostOnPaper) throw refusedByRule(`账单超过${mostOnPaper}张运单，请导出表格`);
  const { locale } = ctx;
  const said = words[locale];
  const ofKind = statementWords(bill['billKind']);
  const title = ofKind.title[locale];
  const totals = await ctx.transaction((tx) => sumsOfItems(tx, ctx, id));
  // A column of zeros says nothing.
  const hidden = totals['adjustAmount'] === 0 ? [...ofKind.hidden, 'adjustAmount'] : ofKind.hidden;
  const shownNames = names.filter((name) => !hidden.includes(name));
  const number = String(bill['billNo']);
  const paper: Paper = {
    locale,
    number,
    title,
    mark: unsettled.includes(String(bill['state'])) ? String(bill['state_dictText']) : undefined,
    facts: factsOf(bill, locale),
    columns: shownNames.map((name): PaperColumn => ({
      caption: captionOf(BillItem.fields[name]!)[locale],
      width: columns[name],
      ...(figures.has(name) ? { align: 'right' } : {}),
    })),
    rows: rowsOf(ctx, id, shownNames),
    total: shownNames.map((name, index) => (index === 0 ? said.total : sums.includes(name) ? shown(name, totals) : '')),
    closing: [
      `${said.capitals}${locale === 'zh' ? '：' : ': '}${capitalAmount(Number(bill['totalAmount']))}　¥${yuan(bill, 'totalAmount')}`,
    ],
    // A void one is signed by nobody.
    signatures: bill['state'] === billState.void ? [] : [said.company, ofKind.seal[locale], said.date],
    foot: `${said.by}${locale === 'zh' ? '：' : ': '}${ctx.actor.realname} ${toDateTimeText(ctx.clock.now())}`,
  };
  return { fileName: `${title} ${number}.pdf`, contentType: paperContentType, stream: writePaper(paper) };
}

const yuan = (row: Row, name: string): string => shownYuan(Number(row[name]));

/** How the figures of the columns are written. */
const figures = new Map(
  names.flatMap((name) => {
    const { unit } = BillItem.fields[name]!;
    if (unit === undefined) return [];
    const digits = { minimumFractionDigits: unit.decimals, maximumFractionDigits: unit.decimals };
    return [[name, { factor: unit.factor, format: new Intl.NumberFormat('en-US', digits) }] as const];
  }),
);

/** What stands in a cell: figures in their unit, instants by their day. */
function shown(name: Column, row: Row): string {
  const value = row[name];
  if (value === null || value === undefined) return '';
  const figure = figures.get(name);
  if (figure !== undefined) return figure.format.format(Number(value) / figure.factor);
  return name === 'signTime' ? String(value).slice(0, 10) : String(value);
}

async function* rowsOf(ctx: Context, billId: string, shownNames: readonly Column[]): AsyncGenerator<readonly string[]> {
  const options = { where: eq(hyBillItem.billId, billId) };
  for await (const piece of eachPiece(ctx, billItemResource, { query: {}, options }))
    for (const row of piece) yield shownNames.map((name) => shown(name, row as Row));
}

function factsOf(bill: Row, locale: 'zh' | 'en'): Paper['facts'] {
  const { party, received, open } = statementWords(bill['billKind']);
  const text = (name: keyof typeof Bill.fields, value = bill[name]) =>
    [captionOf(Bill.fields[name]!)[locale], value === null || value === undefined || value === '' ? '--' : String(value)] as const;
  return [
    [party[locale], String(bill['partyName'] ?? '--')],
    text('companyName'),
    [locale === 'zh' ? '账期' : 'Period', `${String(bill['periodFrom'])} ～ ${String(bill['periodTo'])}`],
    text('settleType', bill['settleType_dictText']),
    text('noteCount'),
    text('dueDate'),
    text('totalAmount', yuan(bill, 'totalAmount')),
    [received[locale], yuan(bill, 'receivedAmount')],
    [open[locale], yuan(bill, 'openAmount')],
  ];
}
