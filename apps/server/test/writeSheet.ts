import { buffer } from 'node:stream/consumers';
import { writeWorkbook } from '../src/platform/excel/writeWorkbook.ts';

/** A workbook with these captions and lines of text. */
export function writeSheet(captions: readonly string[], rows: Iterable<readonly string[]>): Promise<Buffer> {
  const columns = captions.map((caption) => ({ caption, kind: 'text' as const, width: 20 }));
  return buffer(writeWorkbook({ name: 'Sheet1', columns, rows: rows as Iterable<string[]> }));
}
