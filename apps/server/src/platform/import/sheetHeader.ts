import type { SheetRow } from '../excel/readWorkbook.ts';
import type { PlanColumn } from '../resource/importPlan.ts';

/** The plan's columns by their position in a sheet. */
type Header = ReadonlyMap<number, PlanColumn>;

/** What a line came to: with it the header is complete, and perhaps it is a row already. */
export interface FoundHeader {
  header: Header;
  isRow: boolean;
}

/**
 * Finds the header among the first lines of a sheet, line by line. Where columns of the plan lie in a group, the header is two lines
 * high: the captions of the group stand below its name.
 */
export function createHeaderFinder(columns: readonly PlanColumn[]): (line: SheetRow) => FoundHeader | undefined {
  const hasGroups = columns.some((column) => column.group !== undefined);
  let upper: { line: SheetRow; header: Header } | undefined;
  return (line) => {
    if (upper !== undefined) {
      const both = headerOf(joined(upper.line, line), columns);
      return both !== undefined && holdsGroup(both) ? { header: both, isRow: false } : { header: upper.header, isRow: true };
    }
    const header = headerOf(line, columns);
    if (header === undefined) return undefined;
    if (!hasGroups || holdsGroup(header)) return { header, isRow: false };
    upper = { line, header };
    return undefined;
  };
}

const holdsGroup = (header: Header): boolean => [...header.values()].some((column) => column.group !== undefined);

/** What stands in the lower line, and above it where that is empty. */
function joined(upper: SheetRow, lower: SheetRow): SheetRow {
  const width = Math.max(upper.cells.length, lower.cells.length);
  return { row: lower.row, cells: Array.from({ length: width }, (_, index) => lower.cells[index] || (upper.cells[index] ?? '')) };
}

/** Characters of a heading. */
const longestHeading = 200;

/** Columns by position, when this line is the header: every required caption stands in it. */
function headerOf(line: SheetRow, columns: readonly PlanColumn[]): Header | undefined {
  const found = new Map<number, PlanColumn>();
  const known = new Set<PlanColumn>();
  line.cells.forEach((cell, index) => {
    // Notes to anyone who fills the sheet in may be long; no heading is.
    const caption = cell.length > longestHeading ? '' : plainCaption(cell);
    const is = (form: (text: string) => string) => (one: PlanColumn) =>
      !known.has(one) && [one.caption, ...(one.aliases ?? [])].some(({ zh, en }) => form(zh) === form(cell) || form(en) === form(cell));
    // Sheets that people made themselves often leave the unit behind a caption out.
    const column = caption === '' ? undefined : (columns.find(is(plainCaption)) ?? columns.find(is(captionWithoutUnit)));
    if (column === undefined) return;
    found.set(index, column);
    known.add(column);
  });
  return columns.every((column) => column.required !== true || known.has(column)) ? found : undefined;
}

const plainCaption = (caption: string): string => caption.replaceAll(/[\s*＊]/g, '').toLowerCase();

const captionWithoutUnit = (caption: string): string => plainCaption(caption).replace(/[(（][^()（）]*[)）]$/, '');
