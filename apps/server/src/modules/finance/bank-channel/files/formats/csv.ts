import { invalidInput } from '../../../../../platform/errors.ts';
import { cellTooLong, workbookLimits } from '../../../../../platform/excel/sheetLimits.ts';
import type { SheetRow } from '../../../../../platform/excel/readWorkbook.ts';

const cellLimit = 2000;
const rowLimit = 10_000;

/**
 * Writes separated values as spreadsheets read them: UTF-8 with its mark, lines end with CR LF, and what a spreadsheet would take for a
 * formula has an apostrophe before it.
 *
 * @source RFC 4180, security 47
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** The text of a file, in UTF-8 or as Chinese editions of Excel and web sites of banks save it. */
export function decodeText(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

/**
 * Reads separated values (comma, semicolon or tab, whichever the first line has most of). Empty lines are left out.
 *
 * @throws InvalidInput it is larger than the limits, or ends within quotes
 */
export function* readCsv(text: string): Generator<SheetRow> {
  // One piece after the other: a quoted cell, a bare one, a separator, or the end of a line.
  const separator = separatorOf(text);
  const pieces = new RegExp(`"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)|(${separator})|(\\r\\n|\\r|\\n)`, 'y');
  let cells: string[] = [];
  let cell = '';
  let row = 1;
  let count = 0;
  const endCell = () => {
    if (cells.length >= workbookLimits.columns) throw invalidInput(`列数超过上限 ${workbookLimits.columns}，请使用下载的模板`);
    if (cell.length > cellLimit) throw cellTooLong(cellLimit);
    // Written so that Excel keeps the digits of a long number, or as we write what looks like a formula.
    cells.push(
      cell
        .replace(/^="(.*)"$/s, '$1')
        .trim()
        .replace(/^'(?=[=+\-@])/, ''),
    );
    cell = '';
  };
  const from = text.startsWith('\ufeff') ? 1 : 0;
  for (pieces.lastIndex = from; pieces.lastIndex < text.length;) {
    const match = pieces.exec(text);
    if (match === null) throw invalidInput('文件中的引号不成对，无法导入');
    const [, quoted, bare, separated, ended] = match;
    if (quoted !== undefined) cell += quoted.replaceAll('""', '"');
    else if (bare !== undefined) cell += bare;
    else endCell();
    if (separated !== undefined || ended === undefined) continue;
    if (cells.some((one) => one !== '')) {
      count += 1;
      if (count > rowLimit) throw invalidInput(`行数超过上限 ${rowLimit}，请拆分后导入`);
      yield { row, cells };
    }
    cells = [];
    row += 1;
  }
  endCell();
  if (cells.some((one) => one !== '')) yield { row, cells };
}

function separatorOf(text: string): string {
  const first = text.slice(0, 10_000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = [',', '\t', ';'].map((separator) => ({ separator, count: first.split(separator).length - 1 }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}
