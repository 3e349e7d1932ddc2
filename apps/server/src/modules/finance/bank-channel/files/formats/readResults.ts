import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalidInput } from '../../../../../platform/errors.ts';
import { readWorkbook } from '../../../../../platform/excel/readWorkbook.ts';
import { readCamt } from './camt.ts';
import { decodeText, readCsv } from './csv.ts';
import { readPain002 } from './pain002.ts';
import type { FoundResults } from './payRow.ts';
import { readResultSheet } from './resultSheet.ts';
import { readXml } from './xml.ts';

const rowLimit = 10_000;

/**
 * Reads a file in which a bank says what became of payments, whatever it is named: a workbook, separated values, pain.002, camt.053 or camt.054.
 *
 * @param serialsOf the payments of a file of ours
 * @throws InvalidInput it is none of these, or larger than the limits
 */
export async function readResults(
  content: Uint8Array,
  serialsOf: (fileNo: string) => Promise<readonly string[] | undefined>,
): Promise<FoundResults> {
  // A workbook is an archive, which begins so.
  if (content[0] === 0x50 && content[1] === 0x4b) return readWorkbookResults(content);
  const text = decodeText(content);
  if (!/^\ufeff?\s*</.test(text.slice(0, 1000))) return readResultSheet(readCsv(text));
  const document = await readXml(text.replace(/^\ufeff/, ''));
  const found = (await readPain002(document, serialsOf)) ?? readCamt(document);
  if (found === undefined) throw invalidInput('不支持的 XML 报文，请导入 pain.002、camt.053 或 camt.054');
  return found;
}

async function readWorkbookResults(content: Uint8Array): Promise<FoundResults> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-results-'));
  try {
    const path = join(folder, 'results.xlsx');
    await writeFile(path, content, { mode: 0o600 });
    return await readResultSheet(readWorkbook(path, { rows: rowLimit, cell: 2000 }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
