import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkbook } from '../src/platform/excel/readWorkbook.ts';

/** All cells of a workbook as one text, lines by rows and cells by tabs. */
export async function readWorkbookText(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await writeFile(path, bytes);
    const lines: string[] = [];
    for await (const { cells } of readWorkbook(path)) lines.push(cells.join('\t'));
    return lines.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
