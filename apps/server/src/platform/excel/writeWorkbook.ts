import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** How a column of a sheet is written. */
export interface SheetColumn {
  caption: string;
  /** Columns side by side with the same group have its name above their captions. */
  group?: string | undefined;
  /** Above its caption: how it is filled in. Such a sheet has no groups. */
  hint?: string;
  /**
   * `text` keeps every character, such as those of an 18-digit number; `number` shows `decimals` digits with separators; `date` makes a day or an
   * instant of the wire one that a spreadsheet reckons with.
   */
  kind: 'text' | 'number' | 'date';
  decimals?: number;
  /** Characters. */
  width?: number;
  /** Marked in the header: the column must be filled on import. */
  required?: boolean;
}

/** A value of a cell. */
export type CellValue = string | number | null | undefined;

/** What a sheet holds. Rows are taken one by one, so their number does not matter for memory. */
export interface Sheet {
  name: string;
  /** Lines above the header, as the JeecgBoot line writes them; a line that is empty is left out. */
  titles?: readonly string[];
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;
  /** People do not see it: it is for the program that reads the workbook. */
  hidden?: true;
}

/** Content type of the files written here. */
export const workbookContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook as a stream, mostly of one sheet. Cells that begin with a sign that a spreadsheet would take for a formula are
 * prefixed by an apostrophe.
 *
 * @source security 47
 */
export function writeWorkbook(...given: readonly [Sheet, ...Sheet[]]): NodeJS.ReadableStream {
  const sheets = withOwnNames(given);
  const zip = new ZipFile();
  const formats = new Map<number, number>();
  for (const column of sheets.flatMap(({ columns }) => columns))
    if (column.kind === 'number' && !formats.has(column.decimals ?? 0)) formats.set(column.decimals ?? 0, formats.size);
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(declaration + xml), path);

  add(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packageNs}"><Relationship Id="rId1" Type="${officeNs}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageNs}">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${officeNs}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${officeNs}/styles" Target="styles.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${sheetNs}" xmlns:r="${officeNs}"><sheets>${sheets.map(bookEntry).join('')}</sheets></workbook>`,
  );
  add('xl/styles.xml', styles(formats));
  const out = new PassThrough();
  zip.outputStream.on('error', (error: Error) => out.destroy(error));
  for (const [index, sheet] of sheets.entries()) {
    // The sheet is compressed while its rows arrive.
    const body = Readable.from(sheetXml(sheet, formats), { objectMode: false, highWaterMark: 64 * 1024 });
    body.on('error', (error) => out.destroy(error));
    // Nobody reads any more: no further row is asked for.
    out.once('close', () => body.destroy());
    // Quickly rather than tightly: a sheet of a million rows is gigabytes of repeating marks.
    zip.addReadStream(body, `xl/worksheets/sheet${index + 1}.xml`, { compressionLevel: 2 });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

const bookEntry = ({ name, hidden }: Sheet, index: number): string =>
  `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden === true ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const sheetNs = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNs = 'http://schemas.openxmlformats.org/package/2006/relationships';

// Cell styles by number: 0 plain, 1 title, 2 header, 3 required header, 4 text, 5 day, 6 instant, from 7 on the number formats.
const dayStyle = 5;
const instantStyle = 6;
const numberStyle = 7;

/** A day or an instant as the wire writes it. */
const dated = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;
/** What a spreadsheet counts days from. */
const firstDay = Date.UTC(1899, 11, 30);

async function* sheetXml({ titles = [], columns, rows }: Sheet, formats: ReadonlyMap<number, number>): AsyncGenerator<string> {
  const shownTitles = titles.filter((title) => title !== '');
  const widths = columns
    .map(
      (column, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? Math.max(10, column.caption.length * 2 + 4)}" customWidth="1"/>`,
    )
    .join('');
  const header = headerLines(columns);
  const frozen = shownTitles.length + header.length;
  yield `${declaration}<worksheet xmlns="${sheetNs}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
  let line = 0;
  for (const title of shownTitles) yield `<row r="${(line += 1)}">${textCell(title, 1)}</row>`;
  for (const cells of header) yield `<row r="${(line += 1)}">${cells}</row>`;
  let chunk = '';
  for await (const row of rows) {
    line += 1;
    chunk += `<row r="${line}">${columns.map((column, index) => cell(row[index], { column, formats })).join('')}</row>`;
    if (chunk.length > 32_768) {
      yield chunk;
      chunk = '';
    }
  }
  const last = columnName(columns.length);
  const merges = [
    ...(columns.length < 2 ? [] : shownTitles.map((_, index) => `A${index + 1}:${last}${index + 1}`)),
    ...groupMerges(columns, shownTitles.length + 1),
  ];
  const merged =
    merges.length === 0
      ? ''
      : `<mergeCells count="${merges.length}">${merges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  yield `${chunk}</sheetData>${merged}</worksheet>`;
}

/** One line of captions; with groups or hints two, of which the upper one says them. */
function headerLines(columns: readonly SheetColumn[]): string[] {
  const captionOf = (column: SheetColumn) => textCell(column.caption, column.required === true ? 3 : 2);
  if (columns.some(({ hint }) => hint !== undefined))
    return [columns.map(({ hint = '' }) => textCell(hint, 2)).join(''), columns.map(captionOf).join('')];
  if (columns.every(({ group }) => group === undefined)) return [columns.map(captionOf).join('')];
  const upper = columns.map((column) => (column.group === undefined ? captionOf(column) : textCell(column.group, 2)));
  const lower = columns.map((column) => (column.group === undefined ? '<c s="2"/>' : captionOf(column)));
  return [upper.join(''), lower.join('')];
}

/** Names of groups stretch over their columns, captions without a group over both lines. */
function groupMerges(columns: readonly SheetColumn[], line: number): string[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  return columns.flatMap(({ group }, index) => {
    const from = columnName(index + 1);
    if (group === undefined) return [`${from}${line}:${from}${line + 1}`];
    if (index > 0 && columns[index - 1]?.group === group) return [];
    let end = index;
    while (columns[end + 1]?.group === group) end += 1;
    return end === index ? [] : [`${from}${line}:${columnName(end + 1)}${line}`];
  });
}

function cell(value: CellValue, { column, formats }: { column: SheetColumn; formats: ReadonlyMap<number, number> }): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (column.kind === 'number' && typeof value === 'number' && Number.isFinite(value))
    return `<c s="${numberStyle + (formats.get(column.decimals ?? 0) ?? 0)}"><v>${value}</v></c>`;
  if (column.kind === 'date') {
    const [, day, time] = dated.exec(String(value)) ?? [];
    if (day !== undefined) {
      const days = (Date.parse(`${day}T${time ?? '00:00:00'}Z`) - firstDay) / 86_400_000;
      return `<c s="${time === undefined ? dayStyle : instantStyle}"><v>${days}</v></c>`;
    }
  }
  return textCell(String(value), 4);
}

function textCell(text: string, style: number): string {
  const shown = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  // Most texts have no blanks that a reader might leave out: a quarter less to write.
  const keeps = /^\s|\s$|\s\s|[\n\r\t]/.test(shown) ? ' xml:space="preserve"' : '';
  return `<c s="${style}" t="inlineStr"><is><t${keeps}>${escapeXml(shown)}</t></is></c>`;
}

function styles(formats: ReadonlyMap<number, number>): string {
  const numbers = [...formats.keys()];
  const code = (decimals: number) => (decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`);
  return `<styleSheet xmlns="${sheetNs}"><numFmts count="${numbers.length + 3}"><numFmt numFmtId="164" formatCode="@"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>${numbers.map((decimals, index) => `<numFmt numFmtId="${167 + index}" formatCode="${code(decimals)}"/>`).join('')}</numFmts><fonts count="4"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="14"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><color rgb="FFC01F2B"/><name val="等线"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${numberStyle + numbers.length}"><xf/><xf fontId="1" applyFont="1"/><xf fontId="2" fillId="2" applyFont="1" applyFill="1"/><xf fontId="3" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/>${numbers.map((_, index) => `<xf numFmtId="${167 + index}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;
}

const unusual = /[^\u0020\u0021\u0023-\u0025\u0027-\u003b\u003d\u003f-\ud7ff\t\n\r]/;

// Characters that XML cannot carry are dropped, as spreadsheets do.
function escapeXml(text: string): string {
  if (!unusual.test(text)) return text;
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Characters of the name of a sheet. */
const longestName = 31;

const sheetName = (name: string): string => name.replaceAll(/[:\\/?*[\]]/g, ' ').slice(0, longestName);

/** A workbook with two sheets of one name does not open. */
function withOwnNames(sheets: readonly Sheet[]): Sheet[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const plain = sheetName(sheet.name);
    let name = plain;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) name = `${plain.slice(0, longestName - `(${at})`.length)}(${at})`;
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

/** Letters of a column, counted from 1. */
export function columnName(position: number): string {
  let name = '';
  for (let rest = position; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}
