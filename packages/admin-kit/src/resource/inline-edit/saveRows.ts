import { problemsOf } from '../../form/problems.ts';
import type { BatchOutcome } from '../actions/batchOutcome.ts';

/** One row that was changed, and how its change is sent. */
export interface ChangedRow {
  id: string;
  send: () => Promise<unknown>;
}

/** So many calls at once that a page of rows is soon saved and the server stays free for others. */
const atOnce = 3;

/** Sends changed rows, a few at a time. One that is refused holds no other one up. */
export async function saveRows(
  rows: readonly ChangedRow[],
  { fallback, onProgress }: { fallback: string; onProgress: (done: number) => void },
): Promise<BatchOutcome> {
  const waiting = [...rows];
  const success: string[] = [];
  const fail: { id: string; message: string }[] = [];
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await row.send();
        success.push(row.id);
      } catch (error) {
        fail.push({ id: row.id, message: problemsOf(error).message || fallback });
      }
      onProgress(success.length + fail.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { success, fail };
}
