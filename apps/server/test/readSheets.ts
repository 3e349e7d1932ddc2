import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workbookLimits } from '../src/platform/excel/sheetLimits.ts';
import { openParts } from '../src/platform/excel/workbookParts.ts';

/** A cell as it is stored: a text, or a number that a spreadsheet reckons with. */
export interface StoredCell {
  kind: 'text' | 'number';
  value: string;
}

/** A sheet as it is stored: lines by rows, cells from the first column on. */
export interface StoredSheet {
  name: string;
  hidden: boolean;
  rows: readonly (readonly StoredCell[])[];
}

/** All sheets of a workbook that we wrote, also those that people do not see, in their order. */
export async function readSheets(bytes: Buffer): Promise<StoredSheet[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-sheets-'));
  try {
    const path = join(folder, 'book.xlsx');
    await writeFile(path, bytes);
    const parts = await openParts(path, workbookLimits);
    try {
      const sheets: Pick<StoredSheet, 'name' | 'hidden'>[] = [];
      await parts.walk('xl/workbook.xml', {
        bytes: workbookLimits.smallBytes,
        visitor: {
          open: (name, { name: title = '', state }) => {
            if (name === 'sheet') sheets.push({ name: title, hidden: state === 'hidden' });
          },
        },
      });
      const read: StoredSheet[] = [];
      for (const [index, sheet] of sheets.entries()) read.push({ ...sheet, rows: await readRows(parts, index + 1) });
      return read;
    } finally {
      parts.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRows(parts: Awaited<ReturnType<typeof openParts>>, number: number): Promise<StoredCell[][]> {
  const rows: StoredCell[][] = [];
  await parts.walk(`xl/worksheets/sheet${number}.xml`, {
    bytes: workbookLimits.bytes,
    visitor: {
      open: (name, { t }) => {
        if (name === 'row') rows.push([]);
        if (name === 'c') rows.at(-1)!.push({ kind: t === 'inlineStr' ? 'text' : 'number', value: '' });
      },
      text: (text) => {
        const cell = rows.at(-1)?.at(-1);
        if (cell !== undefined) cell.value += text;
      },
    },
  });
  return rows;
}
