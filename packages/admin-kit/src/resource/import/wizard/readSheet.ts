import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { SheetError, type SheetPart } from './sheetTypes.ts';

/** Rows that are handed out together: few enough to be copied to the page within a frame. */
const rowsTogether = 400;

/** Reads one sheet of a file by what the file holds, whatever its name says. @throws SheetError */
export async function* readSheet(file: Blob, wanted = 0): AsyncGenerator<SheetPart, void, void> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const is = (...bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  if (head.length === 0) throw new SheetError('empty');
  // Workbooks of before 2007, and workbooks with a password.
  if (is(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old');
  let count = 0;
  let sheets = 1;
  try {
    for await (const part of is(0x50, 0x4b) ? readXlsx(file, wanted) : readCsv(file)) {
      if (!('rows' in part)) {
        sheets = part.names.length;
        yield part;
        continue;
      }
      count += part.rows.length;
      for (let at = 0; at < part.rows.length; at += rowsTogether) yield { rows: part.rows.slice(at, at + rowsTogether) };
    }
  } catch (error) {
    // A broken archive is the file's fault.
    throw error instanceof SheetError ? error : new SheetError('broken');
  }
  // The rows may be in another of its sheets.
  if (count === 0 && sheets <= 1) throw new SheetError('empty');
}
