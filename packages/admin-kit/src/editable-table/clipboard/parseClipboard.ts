import { squareBlock, type ClipboardBlock, type PastedBlock } from './clipboardCells.ts';
import { readHtmlTables, type ParseHtml } from './htmlTable.ts';
import { readTsv } from './readTsv.ts';

/** What a clipboard offers: `text/plain` and `text/html`. */
export interface ClipboardTexts {
  /** Cells separated by tabs, or any text; absent where the clipboard has none. */
  text?: string;
  /** A document with a table in it; absent where the clipboard has none. */
  html?: string;
}

/**
 * Reads what a spreadsheet, a web page or a text editor put on the clipboard. A table in the HTML says more than the plain text:
 * merged cells, and the numbers and texts behind what was shown.
 */
export function parseClipboard(texts: ClipboardTexts, parseHtml: ParseHtml): ClipboardBlock {
  return readClipboard(texts, parseHtml).map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)));
}

/** The same for what is pasted as it is. */
export function readClipboard({ text = '', html = '' }: ClipboardTexts, parseHtml: ParseHtml): PastedBlock {
  if (/<table[\s>]/i.test(html)) {
    const block = readHtmlTables(parseHtml(html));
    if (block.length > 0) return block;
  }
  return squareBlock(readTsv(text), '');
}
