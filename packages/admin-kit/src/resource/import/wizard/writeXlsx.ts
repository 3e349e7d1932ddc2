import { chunkRows } from '../../../editable-table/store/slices.ts';

/** A cell of a sheet to write; texts stay texts, so that no long number loses digits and no text becomes a formula. */
export type SheetCell = string | number | null;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Writes lines as an .xlsx file with one sheet. */
export function writeXlsx(lines: Iterable<readonly SheetCell[]>): Blob {
  const writing = writingXlsx(lines);
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
  }
}

/** The same bit by bit, for `inSlices`: yields the number of lines written so far. */
export function* writingXlsx(lines: Iterable<readonly SheetCell[]>): Generator<number, Blob, void> {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const sheet = storedFile('xl/worksheets/sheet1.xml');
  sheet.write(`${header}<worksheet xmlns="${spreadsheet}"><sheetData>`);
  let rows = '';
  let count = 0;
  for (const line of lines) {
    rows += rowOf(line, count);
    count += 1;
    if (count % chunkRows !== 0) continue;
    sheet.write(rows);
    rows = '';
    yield count;
  }
  sheet.write(`${rows}</sheetData></worksheet>`);
  const texts = {
    '[Content_Types].xml':
      `${header}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  };
  const small = Object.entries(texts).map(([path, text]) => {
    const file = storedFile(path);
    file.write(text);
    return file;
  });
  return zipOf([...small, sheet], `${type}.sheet`);
}

function rowOf(line: readonly SheetCell[], index: number): string {
  return `<row r="${index + 1}">${line.map((cell, column) => cellOf(cell, `${columnName(column)}${index + 1}`)).join('')}</row>`;
}

function cellOf(cell: SheetCell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

// Control characters have no place in XML, escaped or not.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escape = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A file of an archive that is stored as it is. */
function storedFile(path: string) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const file = { path, pieces, size: 0, checksum: crcStart, write };
  function write(text: string): void {
    const bytes = encoder.encode(text);
    pieces.push(bytes);
    file.size += bytes.length;
    file.checksum = crc32(bytes, file.checksum);
  }
  return file;
}

const encoder = new TextEncoder();

function zipOf(files: ReadonlyArray<ReturnType<typeof storedFile>>, type: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { path, pieces, size, checksum } of files) {
    const name = encoder.encode(path);
    // Version 2.0, names in UTF-8, stored, 1980-01-01, checksum, both sizes, length of the name, no extra field.
    const facts = [u16(20), u16(0x08_00), u16(0), u16(0), u16(0x21), u32(~checksum), u32(size), u32(size), u16(name.length), u16(0)];
    const local = join([u32(0x04_03_4b_50), ...facts, name]);
    parts.push(local, ...pieces);
    directory.push(join([u32(0x02_01_4b_50), u16(20), ...facts, u16(0), u16(0), u16(0), u32(0), u32(at), name]));
    at += local.length + size;
  }
  const list = join(directory);
  const count = u16(directory.length);
  const end = join([u32(0x06_05_4b_50), u16(0), u16(0), count, count, u32(list.length), u32(at), u16(0)]);
  return new Blob([...parts, list, end], { type });
}

const u16 = (value: number) => new Uint8Array([value & 255, (value >> 8) & 255]);
const u32 = (value: number) => new Uint8Array([value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255]);

function join(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crcStart = 0xff_ff_ff_ff;

/** Goes on with a checksum; its complement is the one of what came so far. */
function crc32(bytes: Uint8Array, before: number): number {
  let value = before;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 255]! ^ (value >>> 8);
  return value;
}
