import { inSlices } from '../../../editable-table/store/slices.ts';
import { saveFile } from '../../saveFile.ts';
import { type SheetCell, writingXlsx } from './writeXlsx.ts';

/** Hands lines to the person's downloads, as a sheet. @throws where it is stopped by `signal` */
export async function saveSheet(lines: Iterable<readonly SheetCell[]>, { name, count, emptyMessage, ...watch }: SavedSheet): Promise<void> {
  const blob = await inSlices(writingXlsx(lines), { total: count, ...watch });
  saveFile({ blob, fileName: `${name}.xlsx` }, { fallbackName: name, emptyMessage });
}

interface SavedSheet {
  name: string;
  /** How many lines there are. */
  count: number;
  /** Said where nothing came out. */
  emptyMessage: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}
