/** A cell of a sheet to write; texts stay texts, so that no long number loses digits and no text becomes a formula. */
export type SheetCell = string | number | null;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Writes lines as an .xlsx file with one sheet. */
export function writeXlsx(lines: ReadonlyArray<readonly SheetCell[]>): Blob {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files = {
    '[Content_Types].xml':
      `${header}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${header}<worksheet xmlns="${spreadsheet}"><sheetData>${lines.map(rowOf).join('')}</sheetData></worksheet>`,
  };
  return zipOf(files, `${type}.sheet`);
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

/** An archive of files that are stored as they are. */
function zipOf(files: Readonly<Record<string, string>>, type: string): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    // Version 2.0, names in UTF-8, stored, 1980-01-01, checksum, both sizes, length of the name, no extra field.
    const facts = [
      u16(20),
      u16(0x08_00),
      u16(0),
      u16(0),
      u16(0x21),
      u32(crc32(bytes)),
      u32(bytes.length),
      u32(bytes.length),
      u16(name.length),
      u16(0),
    ];
    const local = join([u32(0x04_03_4b_50), ...facts, name]);
    parts.push(local, bytes);
    directory.push(join([u32(0x02_01_4b_50), u16(20), ...facts, u16(0), u16(0), u16(0), u32(0), u32(at), name]));
    at += local.length + bytes.length;
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

function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
