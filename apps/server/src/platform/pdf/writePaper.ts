import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { paperFonts } from './paperFonts.ts';
import { type PaperColumn, type PaperTable, tableOn } from './paperTable.ts';

/** Content type of the files written here. */
export const paperContentType = 'application/pdf';

/** A document for paper: a head, a table over as many pages as it takes, and what closes it. */
export interface Paper {
  /** Large at the top, and the title of the file. */
  title: string;
  /** Beside the title, such as its number. */
  number?: string;
  /** In a box beside the number, where it is not to be taken for what it looks like: a draft, a void one, a simulated one. */
  mark?: string | undefined;
  /** What it is about, by label; two stand in a line. */
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly PaperColumn[];
  /** One text for each column. They are taken one by one. */
  rows: AsyncIterable<readonly string[]>;
  /** The last line of the table, such as its totals. */
  total?: readonly string[];
  /** Lines below the table. */
  closing?: readonly string[];
  /** Who signs it, side by side. */
  signatures?: readonly string[];
  /** At the foot of every page, such as who wrote it and when. */
  foot: string;
  locale: 'zh' | 'en';
}

/** Points of the paper's edge. */
const margin = 36;
const ink = { text: '#1f2329', faint: '#646a73', line: '#c9cdd4', warning: '#b42318' };
const size = { title: 18, text: 9, small: 8 };
/** Rows after which others are let go on. */
const rowsAtATime = 50;

/**
 * Writes a document on A4, landscape, as a stream. Its texts can be searched and copied; pages bear their number and how many there are.
 *
 * @throws Error by the stream, where the rows cannot be read
 */
export function writePaper(paper: Paper): NodeJS.ReadableStream {
  const page = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    // How many pages there are is known when all of them are written.
    bufferPages: true,
    lang: paper.locale === 'zh' ? 'zh-CN' : 'en',
    info: { Title: [paper.title, paper.number].filter(Boolean).join(' '), Creator: 'Tarmac' },
  });
  for (const [name, file] of Object.entries(paperFonts)) page.registerFont(name, file);
  draw(page, paper).catch((error: unknown) => page.destroy(error as Error));
  return page;
}

async function draw(page: PDFKit.PDFDocument, paper: Paper): Promise<void> {
  drawHead(page, paper);
  const table = tableOn(page, { columns: paper.columns, ink, size: size.small, bottom: page.page.height - margin - 20 });
  table.head();
  let written = 0;
  for await (const row of paper.rows) {
    // Nobody reads it any more.
    if (page.destroyed) return;
    table.row(row);
    written += 1;
    if (written % rowsAtATime === 0) await nextTurn();
  }
  if (paper.total !== undefined) table.row(paper.total, 'bold');
  drawClosing(page, { ...paper, keep: table.keep });
  numberPages(page, paper);
  page.end();
}

function drawHead(page: PDFKit.PDFDocument, { title, number, mark, facts }: Paper): void {
  page.font('bold').fontSize(size.title).fillColor(ink.text).text(title, margin, margin, { continued: false });
  const beside = { width: page.page.width - 2 * margin, align: 'right' } as const;
  if (number !== undefined)
    page
      .font('regular')
      .fontSize(size.text)
      .fillColor(ink.faint)
      .text(number, margin, margin + 2, beside);
  if (mark !== undefined)
    page
      .font('bold')
      .fontSize(size.text)
      .fillColor(ink.warning)
      .text(mark, margin, margin + 16, beside);
  page.x = margin;
  page.y = margin + 36;
  const width = (page.page.width - 2 * margin) / 2;
  for (let at = 0; at < facts.length; at += 2) {
    const top = page.y;
    const bottoms = facts.slice(at, at + 2).map(([label, value], place) => {
      page.font('regular').fontSize(size.text).fillColor(ink.faint);
      const left = margin + place * width;
      const labelled = `${label}  `;
      const labelWidth = page.widthOfString(labelled);
      page.text(labelled, left, top, { lineBreak: false });
      page.fillColor(ink.text).text(value, left + labelWidth, top, { width: width - labelWidth - 12 });
      return page.y;
    });
    page.y = Math.max(...bottoms) + 3;
  }
  page.y += 8;
}

function drawClosing(page: PDFKit.PDFDocument, { closing = [], signatures = [], keep }: Paper & Pick<PaperTable, 'keep'>): void {
  const lineHeight = 16;
  // What is signed stands on one page with what it says.
  keep(closing.length * lineHeight + (signatures.length > 0 ? 64 : 0) + 12);
  page.y += 10;
  for (const line of closing) {
    page
      .font('bold')
      .fontSize(size.text)
      .fillColor(ink.text)
      .text(line, margin, page.y, { width: page.page.width - 2 * margin });
    page.y += 4;
  }
  if (signatures.length === 0) return;
  const [top, width] = [page.y + 16, (page.page.width - 2 * margin) / signatures.length];
  for (const [place, who] of signatures.entries()) {
    const left = margin + place * width;
    page.font('regular').fontSize(size.text).fillColor(ink.faint).text(who, left, top, { lineBreak: false });
    page
      .moveTo(left, top + 40)
      .lineTo(left + width - 40, top + 40)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
  }
}

function numberPages(page: PDFKit.PDFDocument, { foot, locale }: Paper): void {
  const { start, count } = page.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    page.switchToPage(at);
    // The foot stands in the margin, where a text would begin a page of its own.
    page.page.margins.bottom = 0;
    const top = page.page.height - margin;
    const width = page.page.width - 2 * margin;
    const number = locale === 'zh' ? `第 ${at + 1} 页，共 ${count} 页` : `Page ${at + 1} of ${count}`;
    page.font('regular').fontSize(size.small).fillColor(ink.faint);
    page.text(foot, margin, top, { lineBreak: false });
    page.text(number, margin, top, { width, align: 'right', lineBreak: false });
  }
}
