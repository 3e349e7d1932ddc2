import { type ClipboardTexts, loadTableTools, type TableStore } from '@tarmac/admin-kit/editable-table';

/**
 * Pastes lines of a sheet from the chosen cell on, without a first line of captions. Whom names and plates mean is looked up once they
 * stand there.
 *
 * @returns cells and lines that were left out: they are locked, or there is no place for them
 */
export async function pasteTrips(table: TableStore, texts: ClipboardTexts): Promise<{ lostCells: number; lostLines: number }> {
  const { parseClipboard, pasteCells } = await loadTableTools();
  const block = parseClipboard(texts, (html) => new DOMParser().parseFromString(html, 'text/html'));
  const first = block[0] ?? [];
  // Every line of trips holds a number: a weight, a plate, a phone.
  const isCaptions = block.length > 1 && first.length > 1 && !first.some(({ text }) => /\d/.test(text));
  const { refusals, droppedColumns, droppedRows } = pasteCells(table, { block: isCaptions ? block.slice(1) : block });
  return { lostCells: refusals.length + droppedColumns, lostLines: droppedRows };
}
