import type { Page } from '../api.ts';
import type { ListQuery } from '../list/listWire.ts';

/** So many rows are printed at most; what is longer is for an export. */
export const mostPrinted = 1000;
/** What a server gives at once. */
const atOnce = 500;

/**
 * Reads the rows of a query page by page, in its order, up to {@link mostPrinted}. A row that moved to a later page meanwhile comes once.
 *
 * @param onProgress told how many there are so far, and how many there will be
 * @throws what a call failed with, or was aborted with
 */
export async function rowsToPrint<Row>(
  list: (query: ListQuery, options: { signal: AbortSignal }) => Promise<Page<Row>>,
  { query, rowsToPrintOptions: { rowKey, signal, onProgress } }: { query: ListQuery; rowsToPrintOptions: RowsToPrintOptions<Row> },
): Promise<{ rows: readonly Row[]; last: Page<Row> }> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const last = await list({ ...query, page, size: atOnce }, { signal });
    for (const row of last.records) found.set(rowKey(row), row);
    const isOver = last.records.length < atOnce || found.size >= mostPrinted;
    onProgress(Math.min(found.size, mostPrinted), isOver ? found.size : Math.min(last.total, mostPrinted));
    if (isOver) return { rows: [...found.values()].slice(0, mostPrinted), last };
  }
}

interface RowsToPrintOptions<Row> {
  rowKey: (row: Row) => string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}
