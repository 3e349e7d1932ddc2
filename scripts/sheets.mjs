// Has LibreOffice open a workbook as exports write it, with a column of each kind, and asks what it takes every cell for: numbers must be
// numbers, days and instants dates, and 18-digit ids texts with all of their digits. `npm run sheets`.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { writeWorkbook } from '../apps/server/src/platform/excel/writeWorkbook.ts';
import { installPackages } from './lib/debian.mjs';

/** A column, what is written into it, and what LibreOffice must read: the type, the value and the text that it shows. */
const columns = [
  {
    column: { caption: '编号', kind: 'text' },
    cells: [
      ['370000198001010017', 'string', '370000198001010017', '370000198001010017'],
      ['002026112000000001', 'string', '002026112000000001', '002026112000000001'],
      ['=1+1', 'string', "'=1+1", "'=1+1"],
      ['2026-06-01', 'string', '2026-06-01', '2026-06-01'],
    ],
  },
  {
    column: { caption: '运费', kind: 'number', decimals: 2 },
    cells: [
      [1_234_567.5, 'float', '1234567.5', '1,234,567.50'],
      [0, 'float', '0', '0.00'],
      [-0.07, 'float', '-0.07', '-0.07'],
      [null, '', '', ''],
    ],
  },
  {
    column: { caption: '重量', kind: 'number', decimals: 3 },
    cells: [
      [32.1, 'float', '32.1', '32.100'],
      [0.001, 'float', '0.001', '0.001'],
      [null, '', '', ''],
      [9_999_999.999, 'float', '9999999.999', '9,999,999.999'],
    ],
  },
  {
    column: { caption: '车次', kind: 'number' },
    cells: [
      [12, 'float', '12', '12'],
      [20_000, 'float', '20000', '20,000'],
      [0, 'float', '0', '0'],
      [1, 'float', '1', '1'],
    ],
  },
  {
    column: { caption: '装货日期', kind: 'date' },
    cells: [
      ['2026-06-01', 'date', '2026-06-01', '2026-06-01'],
      ['2024-02-29', 'date', '2024-02-29', '2024-02-29'],
      ['1999-12-31', 'date', '1999-12-31', '1999-12-31'],
      [null, '', '', ''],
    ],
  },
  {
    column: { caption: '签收时间', kind: 'date' },
    cells: [
      ['2026-06-01 08:30:05', 'date', '2026-06-01T08:30:05', '2026-06-01 08:30:05'],
      ['2026-12-31 23:59:59', 'date', '2026-12-31T23:59:59', '2026-12-31 23:59:59'],
      // A spreadsheet has no midnight of its own: what it shows counts.
      ['2026-06-01 00:00:00', 'date', '2026-06-01', '2026-06-01 00:00:00'],
      [null, '', '', ''],
    ],
  },
];

/** Where LibreOffice is; undefined where it is not installed. */
const findOffice = () =>
  [
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice')),
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  ].find((path) => existsSync(path));

if (findOffice() === undefined) await installPackages('libreoffice-calc-nogui');
const office = findOffice();
if (office === undefined) {
  console.error('✖ LibreOffice is not installed. Install its Calc (Debian: apt-get install libreoffice-calc-nogui) and try again.');
  process.exit(1);
}

/** Runs LibreOffice with settings of its own, so that one that is open does not answer. */
function convert(path, folder) {
  return new Promise((resolve, reject) => {
    const settings = `-env:UserInstallation=${pathToFileURL(join(folder, 'settings')).href}`;
    const child = spawn(office, [settings, '--headless', '--convert-to', 'fods', '--outdir', folder, path], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    });
    // It also warns of what a conversion does not need, such as Java.
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`LibreOffice ended with ${code}: ${said}`))));
  });
}

const plain = (text) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Cells of the rows of a flat OpenDocument sheet: type, value and shown text of each. */
function cellsOf(xml) {
  const [table = ''] = /<table:table [^]*?<\/table:table>/.exec(xml) ?? [];
  return [...table.matchAll(/<table:table-row\b[^>]*>([^]*?)<\/table:table-row>/g)].map(([, row]) =>
    [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>([^]*?)<\/table:table-cell>)/g)].flatMap(([, marks, content = '']) => {
      const mark = (name) => new RegExp(` ${name}="([^"]*)"`).exec(marks)?.[1];
      const shown = [...content.matchAll(/<text:p\b[^>]*>([^]*?)<\/text:p>/g)].map(([, line]) => plain(line)).join('\n');
      const type = mark('office:value-type') ?? '';
      const value = mark('office:value') ?? mark('office:date-value') ?? (type === 'string' ? shown : '');
      const repeated = Math.min(Number(mark('table:number-columns-repeated') ?? 1), columns.length);
      return Array.from({ length: repeated }, () => [type, value, shown]);
    }),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'tarmac-sheets-'));
let rows;
try {
  const path = join(folder, 'export.xlsx');
  const sheet = {
    name: '运单',
    titles: ['运单列表'],
    columns: columns.map(({ column }) => column),
    rows: columns[0].cells.map((_cell, row) => columns.map(({ cells }) => cells[row][0])),
  };
  await pipeline(writeWorkbook(sheet), createWriteStream(path));
  await convert(path, folder);
  // Above the rows stand the title and the captions.
  rows = cellsOf(readFileSync(join(folder, 'export.fods'), 'utf8')).slice(2);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

let wrong = 0;
for (const [at, { column, cells }] of columns.entries()) {
  const before = wrong;
  for (const [row, [written, ...expected]] of cells.entries()) {
    const found = rows[row]?.[at] ?? ['', '', ''];
    if (JSON.stringify(found) === JSON.stringify(expected)) continue;
    wrong += 1;
    console.log(`✖ ${column.caption}: ${JSON.stringify(written)} was read as ${JSON.stringify(found)}, not as ${JSON.stringify(expected)}`);
  }
  const what = `${column.caption} (${column.kind}${column.decimals === undefined ? '' : `, ${column.decimals} decimals`})`;
  if (wrong === before)
    console.log(`✔ ${what}: ${cells.map(([, type, , shown]) => (type === '' ? 'empty' : `${type} ${shown}`)).join(' · ')}`);
}
process.exit(wrong === 0 ? 0 : 1);
