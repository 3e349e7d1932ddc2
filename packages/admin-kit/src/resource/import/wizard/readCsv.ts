import { plain } from './cellText.ts';
import { headerWithin } from './matchColumns.ts';
import { SheetError, sheetLimits, type SheetPart, type SheetRow } from './sheetTypes.ts';

/** Bytes that the separator is guessed from. */
const sample = 256 * 1024;

/**
 * Reads a text of separated values, in UTF-8, UTF-16 with its mark, or as Chinese editions of Excel save it. The separator that the
 * first line with any has most of is taken: comma, semicolon or tab.
 *
 * @throws SheetError it is larger than the limits, or ends within quotes: what follows a lost quote is in one cell
 */
export async function* readCsv(file: Blob): AsyncGenerator<SheetPart, void, void> {
  const head = await file.slice(0, sample).arrayBuffer();
  const encoding = wideOf(head) ?? ((await isUtf8(file)) ? 'utf-8' : 'gb18030');
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

/** "Unicode text" of Excel begins with a mark. */
function wideOf(head: ArrayBuffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = new Uint8Array(head.slice(0, 2));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** All of it is looked at: the first letter beyond ASCII may stand in the last line, and would be lost. */
async function isUtf8(file: Blob): Promise<boolean> {
  const reader = file
    .stream()
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  try {
    while (!(await reader.read()).done);
    return true;
  } catch {
    return false;
  }
}

/** Titles may come before the header: the first line that has one of them tells. */
function separatorOf(text: string): string {
  for (const line of text.split(/\r\n|\r|\n/, headerWithin)) {
    const bare = line.replaceAll(/"[^"]*"/g, '');
    const counts = [',', '\t', ';'].map((separator) => ({ separator, count: bare.split(separator).length - 1 }));
    const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
    if (most.count > 0) return most.separator;
  }
  return ',';
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
    if (cell.length > sheetLimits.cell) throw new SheetError('cell');
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
      // A quote that is never closed swallows the rest of the file.
      if (cell.length > sheetLimits.cell + text.length) throw new SheetError(state === 'quoted' ? 'quotes' : 'cell');
      const found = ready;
      ready = [];
      return found;
    },
    end(): SheetRow[] {
      if (state === 'quoted') throw new SheetError('quotes');
      if (cell !== '' || cells.length > 0) endRow();
      return ready;
    },
  };
}
