import { plain } from './cellText.ts';
import { SheetError, sheetLimits, type SheetPart, type SheetRow } from './sheetTypes.ts';

/** Bytes that encoding and separator are guessed from. */
const sample = 256 * 1024;

/**
 * Reads a text of separated values, in UTF-8 or as Chinese editions of Excel save it. The separator that the first line has most of
 * is taken: comma, semicolon or tab.
 *
 * @throws SheetError it is larger than the limits
 */
export async function* readCsv(file: Blob): AsyncGenerator<SheetPart, void, void> {
  const head = await file.slice(0, sample).arrayBuffer();
  const encoding = isUtf8(head) ? 'utf-8' : 'gb18030';
  const parser = createParser(separatorOf(new TextDecoder(encoding).decode(head)));
  yield { names: [''], index: 0 };
  const reader = file.stream().pipeThrough(new TextDecoderStream(encoding)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const rows = done ? parser.end() : parser.read(value);
      if (rows.length > 0) yield { rows };
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    // The sample may end within a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function separatorOf(text: string): string {
  const line = text.split(/\r|\n/, 1)[0] ?? '';
  const counts = [',', '\t', ';'].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

function createParser(separator: string) {
  let row = 1;
  let count = 0;
  let cells: string[] = [];
  let cell = '';
  /** Before a cell, in a bare one, in quotes, or after a quote that may be doubled. */
  let state: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  let wasReturn = false;
  let ready: SheetRow[] = [];

  const endCell = () => {
    if (cells.length >= sheetLimits.columns) throw new SheetError('columns');
    // Written so that Excel keeps the digits of a long number.
    cells.push(plain(cell.replace(/^="(.*)"$/s, '$1')));
    cell = '';
    state = 'start';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) {
      count += 1;
      if (count > sheetLimits.rows + 10) throw new SheetError('rows');
      ready.push({ row, cells });
    }
    cells = [];
    row += 1;
  };
  const take = (letter: string) => {
    if (state === 'quoted') {
      if (letter === '"') state = 'closed';
      else cell += letter;
      return;
    }
    if (letter === '"' && state !== 'bare') {
      if (state === 'closed') cell += letter;
      state = 'quoted';
      return;
    }
    if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' || !wasReturn) endRow();
    } else {
      cell += letter;
      if (state === 'start') state = 'bare';
    }
  };
  return {
    read(text: string): SheetRow[] {
      for (const letter of text) {
        take(letter);
        wasReturn = letter === '\r';
      }
      const found = ready;
      ready = [];
      return found;
    },
    end(): SheetRow[] {
      if (cell !== '' || cells.length > 0) endRow();
      return ready;
    },
  };
}
