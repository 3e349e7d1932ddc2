import type { DraftStore } from '../../../form/draftStore.ts';
import type { RunState } from './importRun.ts';
import type { Edit, ImportWork } from './importWork.ts';
import type { ColumnMatch, GivenTexts } from './matchColumns.ts';
import { wholeRow } from './problems.ts';
import type { ReadColumn } from './readCell.ts';

/** An import that was cut off, as it is remembered: never the sheet, of which only fixed cells are kept. A logout forgets it. */
export interface KeptRun {
  file: string;
  sheet: number;
  headerAt: number;
  match: ColumnMatch;
  given?: GivenTexts;
  /** Rows that are hidden in the sheet are left out. */
  skipsHidden?: boolean;
  edits: readonly Edit[];
  /** How far it is; absent while its rows are still being checked and fixed. */
  run?: RunState;
  /** Rows that an earlier import of the same file took, of one without a run. */
  taken?: readonly number[];
  /** Rows of answered calls that were not taken. */
  refused?: readonly number[];
  /** What was wrong with rows that were not taken; an empty reason was about a personal number. */
  problems?: ReadonlyArray<readonly [row: number, name: string, reason: string]>;
}

const keyOf = (resource: string): string => `import:${resource}`;

/** What tells one file from another. */
export const fileMark = ({ name, size, lastModified }: File): string => `${name}|${size}|${lastModified}`;

/** Whether a row was fixed where personal numbers stand: such texts are not to lie in a browser. */
export function isPrivate(columns: readonly ReadColumn[], edits: readonly Edit[]): (row: number) => boolean {
  const names = new Set(columns.filter(({ field }) => field?.sensitive).map(({ name }) => name));
  const rows = new Set(edits.filter(([, name]) => names.has(name)).map(([row]) => row));
  return (row) => rows.has(row);
}

/** Remembers how far an import is, for the same person and tenant in this browser. Calls of private rows are left out: they stand behind all others. */
export function keepRun(
  store: DraftStore | undefined,
  {
    resource,
    kept,
    work,
    columns,
  }: { resource: string; kept: Place & { run: RunState }; work: ImportWork; columns: readonly ReadColumn[] },
): void {
  const all = work.edits();
  const isLeftOut = isPrivate(columns, all);
  const calls = kept.run.calls.filter((rows) => !rows.some(isLeftOut));
  const edits = all.filter(([row]) => !isLeftOut(row));
  const refused = calls.slice(0, kept.run.done).flatMap((rows) => rows.filter((row) => !work.taken.has(row)));
  if (kept.run.done >= calls.length) store?.remove(keyOf(resource));
  else
    store?.write(keyOf(resource), {
      ...kept,
      match: work.match,
      given: work.given,
      skipsHidden: work.skipsHidden,
      edits,
      run: { ...kept.run, calls: calls.map(rangesOf) },
      refused: rangesOf(refused),
      problems: problemsOf(work, { columns, isLeftOut }),
    });
}

/**
 * Remembers what was fixed while rows are checked, and how the columns are understood; what is wrong is found again. Rows in which a
 * personal number was fixed are read from the sheet again.
 */
export function keepCheck(
  store: DraftStore | undefined,
  { resource, place, work, columns }: { resource: string; place: Place; work: ImportWork; columns: readonly ReadColumn[] },
): void {
  const all = work.edits();
  const isLeftOut = isPrivate(columns, all);
  store?.write(keyOf(resource), {
    ...place,
    match: work.match,
    given: work.given,
    skipsHidden: work.skipsHidden,
    edits: all.filter(([row]) => !isLeftOut(row)),
    taken: rangesOf([...work.taken].toSorted((a, b) => a - b)),
  });
}

/** So many reasons are remembered; of the rows beyond it is only known that they were not taken. */
const mostReasons = 300;

function problemsOf(
  work: ImportWork,
  { columns, isLeftOut }: { columns: readonly ReadColumn[]; isLeftOut: (row: number) => boolean },
): KeptRun['problems'] {
  const sensitive = new Set(columns.filter(({ field }) => field?.sensitive).map(({ name }) => name));
  const found: Array<readonly [number, string, string]> = [];
  for (const row of work.left()) {
    if (isLeftOut(row)) continue;
    // Words about a personal number may repeat it.
    for (const [name, { reason }] of work.book.of(row)) found.push([row, name, sensitive.has(name) ? '' : reason]);
    if (found.length >= mostReasons) break;
  }
  return found;
}

/**
 * Brings back into new work what was known of the rows when the import was cut off: which were taken, and why others were not.
 *
 * @param words what is said of a row whose reason was not kept, and of one that was never sent
 */
export function recallRows(work: ImportWork, { kept, words }: { kept: KeptRun; words: { refused: string; notSent: string } }): void {
  const refused = new Set(kept.refused);
  for (const row of kept.taken ?? []) work.taken.add(row);
  const { run } = kept;
  if (run === undefined) return;
  for (const row of run.calls.slice(0, run.done).flat()) if (!refused.has(row)) work.taken.add(row);
  for (const [row, name, reason] of kept.problems ?? []) {
    work.book.add(row, {
      name,
      problem: { reason: reason || words.refused, text: name === wholeRow ? undefined : work.textAt(row, name) },
    });
  }
  const waiting = new Set(run.calls.slice(run.done).flat());
  for (const row of work.left()) {
    if (work.book.has(row) || waiting.has(row)) continue;
    work.book.add(row, { name: wholeRow, problem: { reason: refused.has(row) ? words.refused : words.notSent, text: undefined } });
  }
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

/** The file of an import, and where in it the rows stand. */
export type Place = Pick<KeptRun, 'file' | 'sheet' | 'headerAt'>;

/** The import of this file that was cut off. */
export function readRun(store: DraftStore | undefined, { resource, file }: { resource: string; file: File }): KeptRun | undefined {
  const kept = store?.read(keyOf(resource))?.values as KeptRun | undefined;
  if (kept?.file !== fileMark(file)) return undefined;
  const { run, ...rest } = kept;
  return {
    ...rest,
    ...(run && { run: { ...run, calls: run.calls.map(rowsOf) } }),
    taken: rowsOf(kept.taken ?? []),
    refused: rowsOf(kept.refused ?? []),
  };
}

/** Forgets the import that was cut off. */
export function forgetRun(store: DraftStore | undefined, resource: string): void {
  store?.remove(keyOf(resource));
}
