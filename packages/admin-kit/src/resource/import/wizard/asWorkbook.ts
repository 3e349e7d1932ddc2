import { inSlices } from '../../../editable-table/store/slices.ts';
import { openSheet } from './openSheet.ts';
import type { SheetRow } from './sheetTypes.ts';
import { writingXlsx } from './writeXlsx.ts';

/**
 * Separated values as the workbook that servers take, each line where it stood, so that what a server says of a row is true of the file.
 *
 * @throws SheetError the file cannot be read; DOMException when the signal stops it
 */
export async function asWorkbook(file: File, signal: AbortSignal): Promise<File> {
  const { rows } = await openSheet(file, { wanted: 0, signal, onProgress: () => undefined });
  const workbook = await inSlices(writingXlsx(inPlace(rows)), { total: rows.length, signal });
  return new File([workbook], file.name.replace(/\.\w+$/, '.xlsx'), { type: workbook.type });
}

/** Lines with the empty ones between them. */
function* inPlace(rows: readonly SheetRow[]): Generator<readonly string[], void, void> {
  let next = 1;
  for (const { row, cells } of rows) {
    for (; next < row; next += 1) yield [];
    yield cells;
    next += 1;
  }
}
