import { createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { sheetXml } from '../../../test/sheetXml.ts';
import { readWorkbook, type SheetRow } from './readWorkbook.ts';
import { columnName, type Sheet, type SheetColumn, writeWorkbook } from './writeWorkbook.ts';

const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
let count = 0;

async function write(sheet: Sheet): Promise<string> {
  const path = join(folder, `${(count += 1)}.xlsx`);
  await pipeline(writeWorkbook(sheet), createWriteStream(path));
  return path;
}
async function read(path: string): Promise<SheetRow[]> {
  return await Array.fromAsync(readWorkbook(path));
}

test('EXP-02 a sheet comes back as it was written, with row numbers as the sheet counts', async () => {
  const path = await write({
    name: '运单',
    titles: ['运单列表', ''],
    columns: [
      { caption: '运单号', kind: 'text', required: true },
      { caption: '重量', kind: 'number', decimals: 3 },
      { caption: '备注', kind: 'text' },
    ],
    rows: [
      ['YD2026112000000001', 32.1, 'a<b>&"c"\n二行'],
      [null, 0, undefined],
      ['370000198001010017', 1_234_567.5, '  '],
    ],
  });

  expect(await read(path)).toEqual([
    { row: 1, cells: ['运单列表'] },
    { row: 2, cells: ['运单号', '重量', '备注'] },
    { row: 3, cells: ['YD2026112000000001', '32.1', 'a<b>&"c"\n二行'] },
    { row: 4, cells: ['', '0', ''] },
    { row: 5, cells: ['370000198001010017', '1234567.5', ''] },
  ]);
});

test('cells are stored as what they are: numbers as numbers, days and instants with the format of a date, 18-digit ids as texts', async () => {
  const columns: SheetColumn[] = [
    { caption: '编号', kind: 'text' },
    { caption: '运费', kind: 'number', decimals: 2 },
    { caption: '车次', kind: 'number' },
    { caption: '日期', kind: 'date' },
    { caption: '时间', kind: 'date' },
  ];
  const rows = [
    ['370000198001010017', 1_234_567.5, 12, '2026-06-01', '2026-06-01 12:00:00'],
    [null, null, null, null, null],
  ];
  const book = await buffer(writeWorkbook({ name: 's', columns, rows }));
  const [sheet, styles] = [await sheetXml(book), await sheetXml(book, 'xl/styles.xml')];

  const [, stored, empty] = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, cells = '']) => cells);
  const formatOf = new Map([...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
  const cellStyles = [.../<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)![1]!.matchAll(/<xf([^>]*)\/>/g)].map(([, marks = '']) =>
    formatOf.get(/numFmtId="(\d+)"/.exec(marks)?.[1]),
  );
  const cells = [...stored!.matchAll(/<c s="(\d+)"(?: t="(\w+)")?>(.*?)<\/c>/g)].map(([, style, type = 'n', content]) => [
    type,
    cellStyles[Number(style)],
    content,
  ]);
  expect(cells).toEqual([
    ['inlineStr', '@', '<is><t>370000198001010017</t></is>'],
    ['n', '#,##0.00', '<v>1234567.5</v>'],
    ['n', '#,##0', '<v>12</v>'],
    ['n', String.raw`yyyy\-mm\-dd`, '<v>46174</v>'],
    ['n', String.raw`yyyy\-mm\-dd\ hh:mm:ss`, '<v>46174.5</v>'],
  ]);
  expect(empty).toBe('<c/>'.repeat(5));
});

test('EXP-02 a text that looks like a formula is disarmed on export and read back as it was', async () => {
  const texts = ['=1+1', '+86', '-5', '@SUM(A1)', "'=x", 'plain'];
  const path = await write({ name: 's', columns: [{ caption: 'a', kind: 'text' }], rows: texts.map((text) => [text]) });

  expect((await read(path)).slice(1).map((row) => row.cells[0])).toEqual(['=1+1', '+86', '-5', '@SUM(A1)', '=x', 'plain']);
});

test('EXP-02 any text survives the way out and back', async () => {
  const text = fc
    .string({ unit: 'binary' })
    .map((value) => value.replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff\ufeff'\u2028\u2029]/g, '').trim())
    .filter((value) => value !== '' && value.isWellFormed());
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (row) => {
      const path = await write({
        name: 's',
        columns: row.map((_, index) => ({ caption: `c${index}`, kind: 'text' as const })),
        rows: [row],
      });

      expect((await read(path))[1]?.cells).toEqual(row);
    }),
    { numRuns: 60 },
  );
});

test.each([['not a zip'], ['PK\u0003\u0004broken'], ['']])(
  'IMP-02 a file that is not a workbook (%j) is refused with a plain sentence',
  async (content) => {
    const path = join(folder, `${(count += 1)}.xlsx`);
    await writeFile(path, content);

    await expect(read(path)).rejects.toMatchObject({ kind: 'InvalidInput', message: '文件不是有效的 .xlsx 工作簿，请使用下载的模板' });
  },
);

test('IMP-02 a workbook above the limits is refused', async () => {
  const path = await write({ name: 's', columns: [{ caption: 'a', kind: 'text' }], rows: Array.from({ length: 50 }, () => ['x']) });
  const limits = { entries: 100, ratio: 100, bytes: 1e6, rows: 10, columns: 5 };

  await expect(Array.fromAsync(readWorkbook(path, limits))).rejects.toThrow('行数超过上限 10');
  await expect(Array.fromAsync(readWorkbook(path, { ...limits, bytes: 100 }))).rejects.toThrow('解压后过大');
  await expect(Array.fromAsync(readWorkbook(path, { ...limits, entries: 2 }))).rejects.toThrow('条目过多');
});

test('IMP-02 a document type in the file is refused', async () => {
  const zip = new ZipFile();
  zip.addBuffer(
    Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><workbook><sheets><sheet r:id="a"/></sheets></workbook>'),
    'xl/workbook.xml',
  );
  zip.addBuffer(Buffer.from('<Relationships/>'), 'xl/_rels/workbook.xml.rels');
  zip.end();
  const path = join(folder, `${(count += 1)}.xlsx`);
  await pipeline(zip.outputStream, createWriteStream(path));

  await expect(read(path)).rejects.toMatchObject({ kind: 'InvalidInput' });
});

/** A workbook whose first line is written out as XML. */
async function readCells(workbook: string, cells: string): Promise<readonly string[] | undefined> {
  const zip = new ZipFile();
  const parts = {
    'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="s" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  const path = join(folder, `${(count += 1)}.xlsx`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return (await read(path))[0]?.cells;
}

test('IMP-02 days are read by the calendar of the workbook, which on a Mac may begin in 1904', async () => {
  const cells = '<c r="A1" s="1"><v>46174</v></c><c r="B1" s="2"><v>46174.5</v></c>';
  const early = '<c r="A1" s="1"><v>44712</v></c><c r="B1" s="2"><v>44712.5</v></c>';

  expect(await readCells('', cells)).toEqual(['2026-06-01', '2026-06-01 12:00:00']);
  expect(await readCells('<workbookPr date1904="0"/>', cells)).toEqual(['2026-06-01', '2026-06-01 12:00:00']);
  expect(await readCells('<workbookPr date1904="1"/>', early)).toEqual(['2026-06-01', '2026-06-01 12:00:00']);
});

test.each(['hidden', 'veryHidden'])('IMP-02 a sheet that is %s is not the one that is read', async (state) => {
  const hidden = `<sheets><sheet name="lists" state="${state}" r:id="b"/></sheets>`;

  expect(await readCells(hidden, '<c r="A1"><v>7</v></c>')).toEqual(['7']);
});

test('IMP-01 a number in a cell for dates that is not a day spoils its cell and not the whole file', async () => {
  const cells = '<c r="A1" s="2"><v>20260601083000</v></c><c r="B1" t="inlineStr"><is><t>好</t></is></c>';

  expect(await readCells('', cells)).toEqual(['20260601083000', '好']);
});

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [702, 'ZZ'],
  [703, 'AAA'],
])('IMP-02 column %i is %s', (position, name) => {
  expect(columnName(position)).toBe(name);
});

/** Rows as they are asked for, with how many were, and whether nobody asks any more. */
function countedRows(count: number) {
  const state = { taken: 0, isOver: false };
  async function* rows() {
    try {
      for (let index = 0; index < count; index += 1) {
        state.taken += 1;
        yield [`YD${String(index * 7919).padStart(16, '0')}`, index];
      }
    } finally {
      state.isOver = true;
    }
  }
  return { state, rows: rows() };
}
const columns: Sheet['columns'] = [
  { caption: '运单号', kind: 'text' },
  { caption: '重量', kind: 'number' },
];

test('EXP-01 a reader who stops holds up the rows of a sheet, however many there are', async () => {
  const { state, rows } = countedRows(1_000_000);
  const stream = writeWorkbook({ name: '运单', columns, rows });
  stream.resume();
  await expect.poll(() => state.taken).toBeGreaterThan(0);
  stream.pause();
  let before = -1;
  // What fills the buffers on the way is read; then nothing more.
  for (let still = 0; still < 200; still = state.taken === before ? still + 1 : 0) {
    before = state.taken;
    await turn();
  }

  expect(state.taken).toBeLessThan(500_000);
  (stream as unknown as Writable).destroy();
});

test('EXP-01 rows of a sheet that nobody reads any more are let go', async () => {
  const { state, rows } = countedRows(1_000_000);
  const stream = writeWorkbook({ name: '运单', columns, rows });
  stream.resume();
  await expect.poll(() => state.taken).toBeGreaterThan(1000);
  (stream as unknown as Writable).destroy();

  await expect.poll(() => state.isOver).toBe(true);
  expect(state.taken).toBeLessThan(1_000_000);
});
