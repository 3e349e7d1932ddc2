import { invalidInput } from '../errors.ts';
import { cellText } from './cellText.ts';
import { cellTooLong, notAWorkbook, type WorkbookLimits, workbookLimits } from './sheetLimits.ts';
import { readFacts, type WorkbookFacts } from './workbookFacts.ts';
import { openParts, type WorkbookParts } from './workbookParts.ts';

/** One line of a sheet: its number as the sheet counts, and its texts from the first column on. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
  /** Filtered out or hidden by hand: a person who looks at the sheet does not see it. */
  hidden?: true;
}

/** Rows that a sheet may number, as spreadsheets count: empty ones are not lines, but take their time. */
const lastRow = 1_048_576;

/**
 * Reads the first sheet of an .xlsx file line by line; only the table of shared texts is held in memory, and no piece of work is longer
 * than some milliseconds. Dates come as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, empty lines are left out.
 *
 * @throws InvalidInput for anything that is not a workbook, is encrypted, or is larger than the limits
 */
export async function* readWorkbook(path: string, given: Partial<WorkbookLimits> = {}): AsyncGenerator<SheetRow> {
  const parts = await openParts(path, { ...workbookLimits, ...given });
  try {
    yield* sheetRows(parts, await readFacts(parts));
  } catch (error) {
    // A broken archive or broken XML is the file's fault, not ours.
    if (error instanceof Error && !('kind' in error)) throw notAWorkbook(error);
    throw error;
  } finally {
    parts.close();
  }
}

function sheetRows(parts: WorkbookParts, facts: WorkbookFacts): AsyncGenerator<SheetRow> {
  const { limits } = parts;
  let ready: SheetRow[] = [];
  let number = 0;
  let count = 0;
  let isHidden = false;
  let cells: string[] = [];
  let column = 0;
  let kind = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isPhonetic = false;
  return parts.walkAndTake(facts.sheet, {
    bytes: limits.bytes,
    visitor: {
      open: (name, attributes) => {
        if (name === 'row') {
          number = attributes['r'] === undefined ? number + 1 : Number(attributes['r']);
          if (!Number.isInteger(number) || number < 1 || number > lastRow) throw notAWorkbook();
          isHidden = /^(1|true)$/.test(attributes['hidden'] ?? '');
          cells = [];
          column = 0;
        } else if (name === 'c') {
          column = attributes['r'] === undefined ? column + 1 : columnNumber(attributes['r']);
          if (column > limits.columns) throw invalidInput(`列数超过上限 ${limits.columns}，请使用下载的模板`);
          if (column < 1) throw notAWorkbook();
          kind = attributes['t'] ?? 'n';
          style = Number(attributes['s'] ?? 0);
          value = '';
        } else if (name === 'rPh') isPhonetic = true;
        else if (name === 'v' || name === 't') isValue = !isPhonetic;
      },
      text: (text) => {
        if (!isValue) return;
        value += text;
        if (value.length > limits.cell) throw cellTooLong(limits.cell);
      },
      close: (name) => {
        if (name === 'v' || name === 't') isValue = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'c') {
          while (cells.length < column - 1) cells.push('');
          cells[column - 1] = cellText(kind, { value, style, workbookFacts: facts });
        }
        if (name === 'row' && cells.some((cell) => cell !== '')) {
          count += 1;
          if (count > limits.rows + 10) throw invalidInput(`行数超过上限 ${limits.rows}，请拆分后导入`);
          ready.push({ row: number, cells, ...(isHidden && { hidden: true as const }) });
        }
      },
    },
    taken: () => {
      const found = ready;
      ready = [];
      return found;
    },
  });
}

function columnNumber(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 12)) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
}
