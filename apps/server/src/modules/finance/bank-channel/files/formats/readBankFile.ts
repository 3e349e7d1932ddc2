import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../../../../platform/context.ts';
import { invalidInput } from '../../../../../platform/errors.ts';
import { readWorkbook, type SheetRow } from '../../../../../platform/excel/readWorkbook.ts';
import { decodeText, readCsv } from './csv.ts';
import { readXml, type XmlNode } from './xml.ts';

const rowLimit = 10_000;
/** Bytes of a file of a bank: a month of statements is less. */
const mostBytes = 5 * 1024 * 1024;

/** How the kinds of files are read. */
interface Readers<Found> {
  sheet: (rows: AsyncIterable<SheetRow> | Iterable<SheetRow>) => Promise<Found>;
  message: (document: XmlNode) => Promise<Found>;
}

/**
 * Reads a file of a bank, whatever it is named: a workbook, separated values or an XML message.
 *
 * @throws InvalidInput it is none of these, or larger than the limits
 */
export async function readBankFile<Found>(content: Uint8Array, { sheet, message }: Readers<Found>): Promise<Found> {
  // A workbook is an archive, which begins so.
  if (content[0] === 0x50 && content[1] === 0x4b) return readBankWorkbook(content, sheet);
  const text = decodeText(content);
  if (!/^\ufeff?\s*</.test(text.slice(0, 1000))) return sheet(readCsv(text));
  return message(await readXml(text.replace(/^\ufeff/, '')));
}

async function readBankWorkbook<Found>(content: Uint8Array, sheet: Readers<Found>['sheet']): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-bank-'));
  try {
    const path = join(folder, 'bank.xlsx');
    await writeFile(path, content, { mode: 0o600 });
    return await sheet(readWorkbook(path, { rows: rowLimit, cell: 2000 }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The bytes of a bank's file that a call brings along. @throws InvalidInput empty, or too large */
export async function uploadedBankFile(ctx: Context): Promise<Uint8Array> {
  const { stream } = await ctx.upload();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw invalidInput('文件超过 5 MB，请拆分后导入');
    chunks.push(chunk);
  }
  if (size === 0) throw invalidInput('文件是空的');
  return Buffer.concat(chunks);
}
