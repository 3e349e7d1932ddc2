import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkbook } from '../src/platform/excel/readWorkbook.ts';
import { workbookLimits } from '../src/platform/excel/sheetLimits.ts';
import { openParts } from '../src/platform/excel/workbookParts.ts';

/** All cells of the first sheet of a workbook as one text, lines by rows and cells by tabs. */
export const readWorkbookText = (bytes: Buffer): Promise<string> =>
  withFile(bytes, async (path) => {
    const lines: string[] = [];
    for await (const { cells } of readWorkbook(path)) lines.push(cells.join('\t'));
    return lines.join('\n');
  });

/** The lines of each sheet of a workbook that was written here, by its name; a cell that is empty within a line is an empty text. */
export const readSheets = (bytes: Buffer): Promise<Record<string, string[]>> =>
  withFile(bytes, async (path) => {
    const parts = await openParts(path, workbookLimits);
    try {
      const names: string[] = [];
      const walk = (name: string, visitor: Parameters<typeof parts.walk>[1]['visitor']) =>
        parts.walk(name, { bytes: workbookLimits.bytes, visitor });
      await walk('xl/workbook.xml', { open: (tag, { name = '' }) => void (tag === 'sheet' && names.push(name)) });
      const found: Record<string, string[]> = {};
      for (const [at, name] of names.entries()) {
        const lines: string[][] = [];
        await walk(`xl/worksheets/sheet${at + 1}.xml`, {
          open: (tag) => {
            if (tag === 'row') lines.push([]);
            if (tag === 'c') lines.at(-1)!.push('');
          },
          text: (text) => {
            const cells = lines.at(-1);
            if (cells !== undefined && cells.length > 0) cells[cells.length - 1] += text;
          },
        });
        found[name] = lines.map((cells) => cells.join('\t'));
      }
      return found;
    } finally {
      parts.close();
    }
  });

async function withFile<Found>(bytes: Buffer, read: (path: string) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await writeFile(path, bytes);
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
