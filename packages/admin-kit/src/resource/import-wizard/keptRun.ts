import type { DraftStore } from '../../form/draftStore.ts';
import type { RunState } from './importRun.ts';
import type { Edit, ImportWork } from './importWork.ts';
import type { ColumnMatch, GivenTexts } from './matchColumns.ts';
import type { ReadColumn } from './readCell.ts';

/** An import that was cut off, as it is remembered: never the sheet, of which only mended cells are kept. A logout forgets it. */
export interface KeptRun {
  file: string;
  sheet: number;
  headerAt: number;
  match: ColumnMatch;
  given?: GivenTexts;
  edits: readonly Edit[];
  run: RunState;
}

const keyOf = (resource: string): string => `import:${resource}`;

/** What tells one file from another. */
export const fileMark = ({ name, size, lastModified }: File): string => `${name}|${size}|${lastModified}`;

/** Whether a row was mended where personal numbers stand: such texts are not to lie in a browser. */
export function isPrivate(columns: readonly ReadColumn[], edits: readonly Edit[]): (row: number) => boolean {
  const names = new Set(columns.filter(({ field }) => field?.sensitive).map(({ name }) => name));
  const rows = new Set(edits.filter(([, name]) => names.has(name)).map(([row]) => row));
  return (row) => rows.has(row);
}

/** Remembers how far an import is, for the same person and tenant in this browser. Calls of private rows are left out: they stand behind all others. */
export function keepRun(
  store: DraftStore | undefined,
  resource: string,
  kept: Progress,
  work: ImportWork,
  columns: readonly ReadColumn[],
): void {
  const all = work.edits();
  const isLeftOut = isPrivate(columns, all);
  const calls = kept.run.calls.filter((rows) => !rows.some(isLeftOut));
  const edits = all.filter(([row]) => !isLeftOut(row));
  if (kept.run.done >= calls.length) store?.remove(keyOf(resource));
  else
    store?.write(keyOf(resource), {
      ...kept,
      match: work.match,
      given: work.given,
      edits,
      run: { ...kept.run, calls: calls.map(rangesOf) },
    });
}

/** Numbers as pairs of first and last, because a remembered import is written after each call. */
function rangesOf(rows: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const row of rows) {
    if (row === ranges.at(-1)! + 1) ranges[ranges.length - 1] = row;
    else ranges.push(row, row);
  }
  return ranges;
}

function rowsOf(ranges: readonly number[]): number[] {
  return ranges.flatMap((first, at) =>
    at % 2 === 0 ? Array.from({ length: ranges[at + 1]! - first + 1 }, (_, more) => first + more) : [],
  );
}

type Progress = Omit<KeptRun, 'edits' | 'match' | 'given'>;

/** The import of this file that was cut off. */
export function readRun(store: DraftStore | undefined, resource: string, file: File): KeptRun | undefined {
  const kept = store?.read(keyOf(resource))?.values as KeptRun | undefined;
  return kept?.file === fileMark(file) ? { ...kept, run: { ...kept.run, calls: kept.run.calls.map(rowsOf) } } : undefined;
}

/** Forgets the import that was cut off. */
export function forgetRun(store: DraftStore | undefined, resource: string): void {
  store?.remove(keyOf(resource));
}
