import { setImmediate as nextTurn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { yuanText } from '../../../../platform/amountText.ts';
import { paperFonts } from '../../../../platform/pdf/paperFonts.ts';
import { isPaper } from '../orderProblem.ts';
import type { InvoiceLine, InvoiceParty, TransportRow } from '../taxChannel.ts';
import { ink, penOn, type Pen, pointsOf, sheets } from './invoiceForm.ts';
import {
  capitals,
  copyMark,
  dayText,
  priceText,
  rateText,
  remarkLines,
  shownFen,
  simulatedMark,
  titleOf,
  voidMark,
} from './invoiceWords.ts';
import type { PaperInvoice } from './paperInvoice.ts';
import { type Piece, planPages, type PlannedPage } from './planPages.ts';

/** Edges of the form from top to bottom, mm. */
const edge = { parties: 30, items: 48, sums: 98, total: 103.5, remark: 111, bottom: 129 } as const;
/** Where the form begins and ends at the sides, and how wide the labels at the side are. */
const side = { margin: 4, label: 6 } as const;
/** Captions above lines and trips, and the least height of a row. */
const captionHeight = 5;
const rowHeight = 4.2;
/** More lines than that go on on a further page. */
const mostLines = 8;

interface Column<Row> {
  caption: string;
  /** Parts of the width. */
  share: number;
  align: 'left' | 'right' | 'center';
  text: (row: Row) => string;
}

const lineColumns: readonly Column<InvoiceLine>[] = [
  { caption: '项目名称', share: 46, align: 'left', text: ({ goodsName }) => goodsName },
  { caption: '规格型号', share: 18, align: 'left', text: () => '' },
  { caption: '单 位', share: 12, align: 'center', text: ({ unit }) => unit ?? '' },
  { caption: '数 量', share: 22, align: 'right', text: ({ quantity }) => quantity ?? '' },
  { caption: '单 价', share: 28, align: 'right', text: priceText },
  { caption: '金 额', share: 28, align: 'right', text: ({ net }) => yuanText(net) },
  { caption: '税率/征收率', share: 20, align: 'center', text: ({ taxRate }) => rateText(taxRate) },
  { caption: '税 额', share: 28, align: 'right', text: ({ tax }) => yuanText(tax) },
];
const amountAt = 5;
const taxAt = 7;

const tripColumns: readonly Column<TransportRow>[] = [
  { caption: '运输工具种类', share: 26, align: 'center', text: ({ kind }) => kind },
  { caption: '运输工具牌号', share: 28, align: 'center', text: ({ plate }) => plate },
  { caption: '起运地', share: 55, align: 'center', text: ({ origin }) => origin },
  { caption: '到达地', share: 55, align: 'center', text: ({ destination }) => destination },
  { caption: '运输货物名称', share: 38, align: 'center', text: ({ cargo }) => cargo },
];

/**
 * An invoice as a PDF: the form of electronic ones, over as many pages as its lines and trips take. Its texts can be searched and copied. What is
 * simulated says so all over; the seal of the tax authorities is never drawn.
 *
 * @source layout of the electronic invoice (数电票)
 */
export async function invoicePaper({ invoice }: { invoice: PaperInvoice }): Promise<Buffer> {
  const sheet = isPaper(invoice.invoiceType) ? sheets.paper : sheets.electronic;
  const page = new PDFDocument({
    size: pointsOf(sheet),
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    info: { Title: `${titleOf(invoice)} ${invoice.invoiceNo}`, Creator: 'Tarmac' },
  });
  for (const [name, file] of Object.entries(paperFonts)) page.registerFont(name, file);
  const written = buffer(page);
  page.addPage();
  const pen = penOn(page);
  const inner = sheet.width - 2 * side.margin;
  const pages = planPages(
    {
      lines: await measured(pen, { rows: invoice.lines, columns: lineColumns, inner }),
      trips: await measured(pen, { rows: invoice.transportRows, columns: tripColumns, inner }),
    },
    { height: edge.sums - edge.items - captionHeight - 1, mostLines, tripHead: captionHeight + 1 },
  );
  for (const [index, planned] of pages.entries()) {
    if (index > 0) page.addPage();
    // Others have their turn.
    await nextTurn();
    drawPage(pen, { invoice, planned, number: index + 1, count: pages.length, width: sheet.width });
    if (invoice.voided === true || invoice.simulated) pen.watermark(invoice.voided === true ? voidMark : simulatedMark, sheet);
  }
  page.end();
  return written;
}

interface PageFacts {
  invoice: PaperInvoice;
  planned: PlannedPage<InvoiceLine, TransportRow>;
  number: number;
  count: number;
  /** Of the sheet, mm. */
  width: number;
}

function drawPage(pen: Pen, facts: PageFacts): void {
  drawHead(pen, facts);
  drawFrame(pen, facts.width);
  drawParties(pen, facts);
  drawItems(pen, facts);
  drawTotal(pen, facts);
  drawFoot(pen, facts);
}

function drawHead(pen: Pen, { invoice, number, count, width }: PageFacts): void {
  const { invoiceNo, invoiceCode, issueTime, simulated, voided = false } = invoice;
  const half = 42;
  const middle = width / 2;
  pen.text(titleOf(invoice), { x: middle - 60, y: 9, width: 120, align: 'center', size: 17, colour: ink.form });
  for (const y of [18.5, 19.5]) pen.line({ from: [middle - half, y], to: [middle + half, y] });
  const right = width - side.margin - 56;
  const facts: [string, string][] = [
    ...(invoiceCode === null ? [] : [['发票代码：', invoiceCode] as [string, string]]),
    ['发票号码：', invoiceNo],
    ['开票日期：', dayText(issueTime)],
  ];
  for (const [row, [label, value]] of facts.entries()) {
    const y = (invoiceCode === null ? 15 : 11.5) + row * 4.5;
    pen.fit(label, { x: right, y, width: 17, size: 9, colour: ink.form });
    pen.fit(value, { x: right + 16.5, y, width: 40, size: 9 });
  }
  if (count > 1) pen.fit(`共 ${count} 页　第 ${number} 页`, { x: right, y: 5.5, width: 56, align: 'right', size: 8, colour: ink.form });
  const marks = [...(simulated ? [simulatedMark] : []), ...(voided ? [voidMark] : [])];
  for (const [row, mark] of marks.entries())
    pen.fit(mark, { x: side.margin, y: 11 + row * 5, width: 40, size: 10, font: 'bold', colour: ink.mark });
}

function drawFrame(pen: Pen, width: number): void {
  const [left, right] = [side.margin, width - side.margin];
  for (const y of [edge.parties, edge.bottom]) pen.line({ from: [left, y], to: [right, y], width: 1 });
  for (const x of [left, right]) pen.line({ from: [x, edge.parties], to: [x, edge.bottom], width: 1 });
  for (const y of [edge.items, edge.total, edge.remark]) pen.line({ from: [left, y], to: [right, y] });
  const middle = width / 2;
  for (const x of [left + side.label, middle, middle + side.label]) pen.line({ from: [x, edge.parties], to: [x, edge.items] });
  pen.line({ from: [left + side.label, edge.remark], to: [left + side.label, edge.bottom] });
  pen.line({ from: [left + 44, edge.total], to: [left + 44, edge.remark] });
  pen.column('购买方信息', { x: left, y: edge.parties + 0.6, width: side.label, size: 8, step: 3.35 });
  pen.column('销售方信息', { x: middle, y: edge.parties + 0.6, width: side.label, size: 8, step: 3.35 });
  pen.column('备注', { x: left, y: edge.remark + 4.5, width: side.label, size: 9, step: 5 });
}

function drawParties(pen: Pen, { invoice: { buyer, seller }, width }: PageFacts): void {
  const half = width / 2 - side.margin - side.label - 2;
  const draw = ({ name, taxNo }: InvoiceParty, x: number) => {
    pen.fit('名称：', { x, y: edge.parties + 3, width: 12, size: 9, colour: ink.form });
    pen.text(name, { x: x + 10.5, y: edge.parties + 3, width: half - 11, size: name.length > 26 ? 7.5 : 9 });
    pen.fit('统一社会信用代码/纳税人识别号：', { x, y: edge.parties + 11.5, width: 52, size: 8.5, colour: ink.form });
    pen.fit(taxNo ?? '', { x: x + 47.5, y: edge.parties + 11.4, width: half - 48, size: 9 });
  };
  draw(buyer, side.margin + side.label + 1.5);
  draw(seller, width / 2 + side.label + 1.5);
}

function drawItems(pen: Pen, facts: PageFacts): void {
  const { planned, invoice, number, count, width } = facts;
  const inner = width - 2 * side.margin;
  let y = edge.items;
  if (planned.lines.length > 0) {
    drawCaptions(pen, { columns: lineColumns, y, inner });
    y += captionHeight;
    for (const row of planned.lines) y += drawRow(pen, { row, columns: lineColumns, y, inner });
  }
  if (planned.trips.length > 0) {
    if (planned.lines.length > 0) pen.line({ from: [side.margin, y + 0.6], to: [width - side.margin, y + 0.6] });
    y += 1;
    drawCaptions(pen, { columns: tripColumns, y, inner });
    y += captionHeight;
    for (const row of planned.trips) y += drawRow(pen, { row, columns: tripColumns, y, inner });
  }
  const isLast = number === count;
  if (!isLast && planned.lines.length === 0) return;
  const sumOf = (of: 'net' | 'tax') => (isLast ? invoice[of] : planned.lines.reduce((sum, line) => sum + line[of], 0));
  const places = placesOf(lineColumns, inner);
  pen.fit(isLast ? '合　　　计' : '小　　　计', { ...places[0]!, y: edge.sums + 0.8, align: 'center', size: 9, colour: ink.form });
  for (const [at, of] of [
    [amountAt, 'net'],
    [taxAt, 'tax'],
  ] as const)
    pen.fit(shownFen(sumOf(of)), { ...places[at]!, y: edge.sums + 0.8, align: 'right', size: 9 });
}

function drawTotal(pen: Pen, { invoice: { incl }, number, count, width }: PageFacts): void {
  const y = edge.total + 2;
  pen.fit('价税合计（大写）', { x: side.margin, y, width: 44, align: 'center', size: 9, colour: ink.form });
  const left = side.margin + 44;
  const right = width - side.margin - 52;
  pen.fit('（小写）', { x: right, y, width: 14, size: 9, colour: ink.form });
  if (number < count) {
    pen.fit('见末页', { x: left + 12, y, width: 40, size: 9 });
    return;
  }
  pen.crossed({ x: left + 7, y: edge.total + 3.75, radius: 1.6 });
  pen.fit(capitals(incl), { x: left + 12, y, width: right - left - 14, size: 10 });
  pen.fit(shownFen(incl), { x: right + 14, y, width: 36, size: 10 });
}

/** Sizes in which a remark is tried until it fits its box. */
const remarkSizes = [8, 7, 6, 5] as const;

function drawFoot(pen: Pen, { invoice, number, count, width }: PageFacts): void {
  if (number === count) {
    const place = { x: side.margin + side.label + 1.5, y: edge.remark + 1, width: width - 2 * side.margin - side.label - 3 };
    const text = remarkLines(invoice).join('\n');
    const size = remarkSizes.find((one) => pen.heightOf(text, { width: place.width, size: one }) <= edge.bottom - edge.remark - 1.5) ?? 4;
    pen.text(text, { ...place, size });
  }
  pen.fit('开票人：', { x: 18, y: edge.bottom + 2.5, width: 16, size: 9, colour: ink.form });
  pen.fit(invoice.issuer, { x: 32, y: edge.bottom + 2.5, width: 40, size: 9 });
  if (!invoice.simulated)
    pen.fit(copyMark(invoice), { x: width - side.margin - 90, y: edge.bottom + 3, width: 90, align: 'right', size: 6.5, colour: ink.form });
}

/** Room between a text and the edge of its column, mm. */
const padding = 1;

function placesOf<Row>(columns: readonly Column<Row>[], inner: number): { x: number; width: number }[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = side.margin;
  return columns.map(({ share }) => {
    const place = { x: x + padding, width: (inner * share) / whole - 2 * padding };
    x += (inner * share) / whole;
    return place;
  });
}

function drawCaptions<Row>(pen: Pen, { columns, y, inner }: { columns: readonly Column<Row>[]; y: number; inner: number }): void {
  for (const [index, place] of placesOf(columns, inner).entries()) {
    const { caption, align } = columns[index]!;
    pen.fit(caption, { ...place, y: y + 0.8, align: index === 0 && align === 'left' ? 'center' : align, size: 8, colour: ink.form });
  }
}

/** Rows that are measured before others have their turn. */
const rowsAtATime = 50;

async function measured<Row>(
  pen: Pen,
  { rows, ...form }: { rows: readonly Row[]; columns: readonly Column<Row>[]; inner: number },
): Promise<Piece<Row>[]> {
  const pieces: Piece<Row>[] = [];
  for (const row of rows) {
    pieces.push({ value: row, height: heightOf(pen, { row, ...form }) });
    if (pieces.length % rowsAtATime === 0) await nextTurn();
  }
  return pieces;
}

interface DrawnRow<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  inner: number;
}

/** Height of a row: texts that are wider than their column go on below, figures get smaller instead. */
function heightOf<Row>(pen: Pen, { row, columns, inner }: DrawnRow<Row>): number {
  const heights = placesOf(columns, inner).map(({ width }, index) =>
    columns[index]!.align === 'right' ? 0 : pen.heightOf(columns[index]!.text(row), { width }) + 0.6,
  );
  return Math.max(rowHeight, ...heights);
}

function drawRow<Row>(pen: Pen, { y, ...drawn }: DrawnRow<Row> & { y: number }): number {
  const { row, columns, inner } = drawn;
  for (const [index, place] of placesOf(columns, inner).entries()) {
    const { text, align } = columns[index]!;
    const value = text(row);
    if (value === '') continue;
    if (align === 'right') pen.fit(value, { ...place, y: y + 0.3, align });
    else pen.text(value, { ...place, y: y + 0.3, align });
  }
  return heightOf(pen, drawn);
}
