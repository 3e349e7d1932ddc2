import { schemaBound } from '../../../field/schemaBound.ts';
import { issueText } from '../../../form/issueText.ts';
import type { SchemaIssue, StandardSchema } from '../../../form/standardSchema.ts';
import { checkWith } from '../../../form/standardSchema.ts';
import { inSlices, nextTurn } from '../../../editable-table/store/slices.ts';
import type { ImportedRows, ImportRow } from '../../api.ts';
import { createEarlierRows } from './earlierRows.ts';
import { type ProblemBook, wholeRow } from './problems.ts';
import { type CellTools, readCell, type ReadColumn } from './readCell.ts';

/** Rows of one call: as many as the server takes. */
const rowsPerCall = 500;
// Of a body that it takes.
const lettersPerCall = 200_000;

/** What checking needs to know. */
export interface CheckContext {
  /** Columns that the sheet fills. */
  columns: readonly ReadColumn[];
  tools: CellTools;
  /** What the server takes as a new row, where there is such a schema. */
  schema: StandardSchema | undefined;
  /** The text of a cell as it is now. */
  textAt: (row: number, name: string) => string;
  book: ProblemBook;
}

/** How a long check is watched and stopped. */
export interface Watch {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Checks rows as a form would, in slices of a few milliseconds, and writes what is wrong into the book. Values that may stand once
 * are compared over `all` rows, of which only `some` are checked.
 *
 * @throws what the signal was aborted with
 */
export async function checkOnPage(
  context: CheckContext,
  { some, all, watch }: { some: readonly number[]; all: readonly number[]; watch: Watch },
): Promise<void> {
  await inSlices(checking(context, { some, all }), { total: some.length, ...watch });
}

function* checking(
  { columns, tools, schema, textAt, book }: CheckContext,
  { some, all }: { some: readonly number[]; all: readonly number[] },
): Generator<number | Promise<unknown>, void, void> {
  for (const [at, row] of some.entries()) {
    book.forget(row);
    const body: Record<string, unknown> = {};
    for (const column of columns) {
      const text = textAt(row, column.name);
      const reading = readCell(column, { given: text, tools });
      if ('problem' in reading) book.add(row, { name: column.name, problem: { reason: reading.problem, text } });
      else if (reading.value !== undefined) body[column.name] = reading.value;
    }
    if (schema !== undefined && !book.has(row) && Object.keys(body).length > 0) {
      const outcome = checkWith(schema, body).then(({ issues }) => {
        for (const issue of issues ?? []) addIssue(issue);
      });
      const addIssue = (issue: SchemaIssue) => {
        const column = columns.find(({ name, field }) => name === issue.path[0] && field !== undefined && name in body);
        // What the sheet has no column for is the server's to complain about.
        if (column?.field === undefined) return;
        const { field: meta, name } = column;
        const ruleText = (details: SchemaIssue['details']) =>
          schemaBound(details, { value: body[name], meta, kind: tools.kindOf(meta), words: tools.words });
        const reason = issueText(issue, { value: body, words: { ...tools.words, label: column.field.label, ruleText } });
        book.add(row, { name: column.name, problem: { reason, text: textAt(row, column.name) } });
      };
      yield outcome;
    }
    if (at % 16 === 15) yield at + 1;
  }
  for (const column of columns.filter(({ unique }) => unique))
    yield* findTwins(column, { checkContext: { columns, tools, textAt, book }, all });
}

function* findTwins(
  column: ReadColumn,
  {
    checkContext: { columns, tools, textAt, book },
    all,
  }: { checkContext: Pick<CheckContext, 'columns' | 'tools' | 'textAt' | 'book'>; all: readonly number[] },
): Generator<number, void, void> {
  const { name, uniqueWith = [] } = column;
  const others = columns.filter((one) => uniqueWith.includes(one.name));
  const first = new Map<string, number>();
  // In the spelling that is sent, or two spellings of one value would not meet.
  const read = (row: number, one: ReadColumn) => readCell(one, { given: textAt(row, one.name), tools }).text.trim();
  for (const [at, row] of all.entries()) {
    const text = read(row, column);
    const key = others.length === 0 ? text : JSON.stringify([text, ...others.map((other) => read(row, other))]);
    const before = first.get(key);
    if (text !== '' && before !== undefined)
      book.add(row, { name, problem: { reason: tools.t('import.repeated', { row: before }), text: textAt(row, name) } });
    else if (text !== '') first.set(key, row);
    if (at % 256 === 255) yield 0;
  }
}

/** The rows as they are sent: in the spelling that the server reads. */
export function rowsToSend({ columns, tools, textAt }: CheckContext, rows: readonly number[]): ImportRow[] {
  return rows.map((row) => ({
    row,
    cells: Object.fromEntries(
      columns.flatMap((column) => {
        const { text } = readCell(column, { given: textAt(row, column.name), tools });
        return text === '' ? [] : [[column.name, text]];
      }),
    ),
  }));
}

/** Cuts rows into what fits into one call each. */
export function* callsOf(context: CheckContext, rows: readonly number[]): Generator<ImportRow[], void, void> {
  let call: ImportRow[] = [];
  let letters = 0;
  for (const number of rows) {
    const row = rowsToSend(context, [number])[0]!;
    const length = Object.entries(row.cells).reduce((sum, [name, text]) => sum + name.length + text.length + 6, 40);
    if (call.length > 0 && (call.length === rowsPerCall || letters + length > lettersPerCall)) {
      yield call;
      call = [];
      letters = 0;
    }
    call.push(row);
    letters += length;
  }
  if (call.length > 0) yield call;
}

/** Plans an import: the numbers of the rows of each call, of one group of rows after the other. */
export function* planning(context: CheckContext, groups: ReadonlyArray<readonly number[]>): Generator<number, number[][], void> {
  const calls: number[][] = [];
  for (const rows of groups) {
    for (const call of callsOf(context, rows)) {
      calls.push(call.map(({ row }) => row));
      yield calls.length;
    }
  }
  return calls;
}

/** Takes what the server said into the book. */
export function addAnswer({ book, textAt, columns }: CheckContext, { errors }: Pick<ImportedRows, 'errors'>): void {
  for (const { row, name, reason, doubtful } of errors) {
    // A column that the sheet does not have has no cell to stand at.
    const isShown = name !== null && columns.some((column) => column.name === name);
    book.add(row, {
      name: isShown ? name : wholeRow,
      problem: {
        reason,
        text: isShown ? textAt(row, name) : undefined,
        isDoubtful: doubtful ?? false,
      },
    });
  }
}

type Check = (rows: ImportRow[], options: { signal: AbortSignal; before?: ImportRow[] }) => Promise<ImportedRows>;

/**
 * Has the server check rows without changing anything. Rows that it refuses while rows of earlier calls stand unwritten are asked
 * about once more together with those of them that they may refer to.
 *
 * @param earlier rows in order that count as taken where a later one refers to them
 * @throws what a call was refused with
 */
export async function checkOnServer(
  context: CheckContext,
  {
    rows,
    check,
    watch: { signal, onProgress },
    earlier = rows,
  }: { rows: readonly number[]; check: Check; watch: Watch; earlier?: readonly number[] },
): Promise<void> {
  let done = 0;
  const asked = createEarlierRows(earlier, { read: (numbers) => rowsToSend(context, numbers), most: rowsPerCall });
  for (const call of callsOf(context, rows)) {
    const answer = await check(call, { signal });
    signal.throwIfAborted();
    const refused = new Set(answer.errors.map(({ row }) => row));
    const again = call.filter(({ row }) => refused.has(row));
    const before = again.length === 0 ? [] : asked.before(again, call[0]!.row);
    if (before.length === 0) addAnswer(context, answer);
    else {
      // The good rows of the call are referred to as well.
      const rest = call.filter(({ row }) => !refused.has(row)).slice(0, rowsPerCall - before.length);
      addAnswer(context, await check(again, { signal, before: [...before, ...rest] }));
      signal.throwIfAborted();
    }
    done += call.length;
    onProgress(done, rows.length);
    await nextTurn();
  }
}
