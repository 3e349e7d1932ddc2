import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import { readWorkbook } from '../../../server/src/platform/excel/readWorkbook.ts';
import { writeWorkbook } from '../../../server/src/platform/excel/writeWorkbook.ts';

/** A file as an upload takes it. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const samples = join(import.meta.dirname, '../../../server/seed/placeholders');

/** A sample picture of a paper, as the demonstration has them. */
export const sample = (name: string): FilePayload => ({ name, mimeType: 'image/png', buffer: readFileSync(join(samples, name)) });

/** A photograph of a slip that says 49,560 − 17,080 = 32,480 kg. */
export const weighingSlip = (): FilePayload => ({
  name: '磅单.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../../../server/test/slips/photo.jpg')),
});

/** A real picture of one colour. */
export function picture(name: string, [red, green, blue]: readonly [number, number, number] = [40, 90, 160]): FilePayload {
  const [width, height] = [48, 30];
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3).map((_, index) => [red, green, blue][index % 3] ?? 0)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A workbook with a header and lines of texts. */
export async function workbook(name: string, captions: readonly string[], rows: readonly (readonly string[])[]): Promise<FilePayload> {
  const parts: Buffer[] = [];
  const sheet = writeWorkbook({ name: 'Sheet1', columns: captions.map((caption) => ({ caption, kind: 'text' as const })), rows });
  for await (const part of sheet) parts.push(Buffer.from(part));
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: Buffer.concat(parts) };
}

/** The lines of a downloaded workbook, each as its texts. */
export async function linesOf(download: Download): Promise<(readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await pipeline(await download.createReadStream(), createWriteStream(path));
    const lines: (readonly string[])[] = [];
    for await (const { cells } of readWorkbook(path)) lines.push(cells);
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
