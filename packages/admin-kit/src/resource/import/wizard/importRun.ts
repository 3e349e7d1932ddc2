import { nextTurn } from '../../../editable-table/store/slices.ts';
import type { ImportedRows, ImportRow } from '../../api.ts';

/** The report of what an import changed. */
export type ImportReport = NonNullable<ImportedRows['report']>;

/** How far an import is. Plain data, so that another window can go on with it. */
export interface RunState {
  /** Names the keys of its calls; the same for as long as it is the same import. */
  id: string;
  /** Rows of each call, in order, by their numbers. */
  calls: ReadonlyArray<readonly number[]>;
  /** Calls that were answered. */
  done: number;
  /** Doubtful rows are taken as well. */
  takesDoubtful: boolean;
}

/** Begins an import. @param id a UUID */
export function beginRun(id: string, { calls, takesDoubtful = false }: { calls: RunState['calls']; takesDoubtful?: boolean }): RunState {
  return { id, calls, done: 0, takesDoubtful };
}

/** How many rows of an import are done, and of how many. */
export function progressOf({ calls, done }: RunState): { done: number; total: number } {
  const count = (some: RunState['calls']) => some.reduce((sum, rows) => sum + rows.length, 0);
  return { done: count(calls.slice(0, done)), total: count(calls) };
}

/** The key of one call: the same whenever it is sent again, so that the server acts once. */
export function callKey(id: string, call: number): string {
  return `${id.slice(0, -6)}${call.toString(16).padStart(6, '0')}`;
}

/**
 * Sends the calls of an import that were not answered yet, one after the other. Stops between two calls when asked to: a call that is
 * on its way is waited for, so that it is known what became of its rows.
 *
 * @param rowsOf the rows of a call as they are sent
 * @param onAnswer told of each answer, with the state after it
 * @returns the state it ended in: all calls were answered, or it was stopped
 * @throws what a call was refused with, or the network's error; `onAnswer` has told how far it came, and the same call may be sent again
 */
export async function runImport(
  state: RunState,
  {
    rowsOf,
    run,
    onAnswer,
    isStopped,
  }: {
    rowsOf: (rows: readonly number[]) => ImportRow[];
    run: (rows: ImportRow[], options: { idempotencyKey: string; confirmWarnings: boolean }) => Promise<ImportedRows>;
    onAnswer: (answer: ImportedRows, given: { rows: readonly number[]; state: RunState }) => void;
    isStopped: () => boolean;
  },
): Promise<RunState> {
  let now = state;
  while (now.done < now.calls.length && !isStopped()) {
    const rows = now.calls[now.done]!;
    const answer = await run(rowsOf(rows), { idempotencyKey: callKey(now.id, now.done), confirmWarnings: now.takesDoubtful });
    now = { ...now, done: now.done + 1 };
    onAnswer(answer, { rows, state: now });
    // What follows from the answer is drawn before the next rows are made ready.
    await nextTurn();
  }
  return now;
}
