import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalidInput } from '../errors.ts';

/** One line of a sheet: its number as the sheet counts, and its texts from the first column on. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What a workbook may hold before it is refused. @source security 42, 47 */
export interface WorkbookLimits {
  entries: number;
  /** Unpacked bytes for each packed one. */
  ratio: number;
  /** Unpacked bytes of one part. */
  bytes: number;
  rows: number;
  columns: number;
}

const defaultLimits: WorkbookLimits = { entries: 10_000, ratio: 100, bytes: 400 * 1024 * 1024, rows: 100_000, columns: 200 };
/** Small files may compress better than the ratio allows without being a bomb. */
const ratioFrom = 4 * 1024 * 1024;

/**
 * Reads the first sheet of an .xlsx file line by line; only the table of shared texts is held in memory. Dates come as
 * `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, numbers without exponent, empty lines are left out.
 *
 * @throws InvalidInput for anything that is no workbook, is encrypted, or is larger than the limits
 */
export async function* readWorkbook(path: string, limits: WorkbookLimits = defaultLimits): AsyncGenerator<SheetRow> {
  const zip = await open(path);
  try {
    const parts = await entriesOf(zip, limits);
    const textOf = async (name: string) => {
      const entry = parts.get(name);
      return entry === undefined ? undefined : await smallPart(zip, entry, limits);
    };
    const workbook = await textOf('xl/workbook.xml');
    const sheetPath = firstSheetPath(workbook, await textOf('xl/_rels/workbook.xml.rels'));
    const sheet = sheetPath === undefined ? undefined : parts.get(sheetPath);
    if (sheet === undefined) throw notAWorkbook();
    const dates = dateStyles((await textOf('xl/styles.xml')) ?? '');
    const shared = await sharedTexts(zip, parts.get('xl/sharedStrings.xml'), limits);
    yield* sheetRows(await zip.openReadStreamPromise(sheet), { shared, dates, firstDay: firstDayOf(workbook ?? '') }, limits);
  } catch (error) {
    // A broken archive or broken XML is the file's fault, not ours.
    if (error instanceof Error && !('kind' in error)) throw notAWorkbook(error);
    throw error;
  } finally {
    zip.close();
  }
}

const notAWorkbook = (cause?: unknown) => Object.assign(invalidInput('文件不是有效的 .xlsx 工作簿，请使用下载的模板'), { cause });

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (error) {
    throw notAWorkbook(error);
  }
}

async function entriesOf(zip: ZipFile, limits: WorkbookLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw invalidInput('文件内部条目过多，无法导入');
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const isBomb = entry.uncompressedSize > ratioFrom && entry.uncompressedSize > entry.compressedSize * limits.ratio;
    if (isBomb || entry.uncompressedSize > limits.bytes) throw invalidInput('文件解压后过大，无法导入');
    parts.set(entry.fileName, entry);
  }
  return parts;
}

async function smallPart(zip: ZipFile, entry: Entry, limits: WorkbookLimits): Promise<string> {
  if (entry.uncompressedSize > Math.min(limits.bytes, 16 * 1024 * 1024)) throw invalidInput('文件解压后过大，无法导入');
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Walks small XML and tells each opening tag by its local name. */
function eachTag(xml: string, visit: (name: string, attributes: Record<string, string>) => void): void {
  const parser = strictParser();
  parser.on('opentag', (tag) => visit(localName(tag.name), tag.attributes as Record<string, string>));
  parser.write(xml).close();
}

function strictParser(): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  // Spreadsheets never have one; a document type is where entity attacks begin.
  parser.on('doctype', () => {
    throw notAWorkbook();
  });
  parser.on('error', (error) => {
    throw error;
  });
  return parser;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function firstSheetPath(workbook: string | undefined, relations: string | undefined): string | undefined {
  if (workbook === undefined || relations === undefined) return undefined;
  let id: string | undefined;
  eachTag(workbook, (name, attributes) => {
    // Lists that a template keeps for itself are hidden, or `veryHidden`.
    if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? ''))
      id ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1];
  });
  let target: string | undefined;
  eachTag(relations, (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'];
  });
  return target === undefined ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Days from 1970-01-01 back to day 0 of the workbook's calendar: some of those made on a Mac begin in 1904. */
function firstDayOf(workbook: string): number {
  let day = 25_569;
  eachTag(workbook, (name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) day = 24_107;
  });
  return day;
}

/** Style numbers whose cells are dates, with whether they carry a time. */
function dateStyles(xml: string): Map<number, 'date' | 'dateTime'> {
  const found = new Map<number, 'date' | 'dateTime'>();
  if (xml === '') return found;
  const custom = new Map<number, string>();
  let isInCells = false;
  let index = 0;
  eachTag(xml, (name, attributes) => {
    if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
    if (name === 'cellXfs') isInCells = true;
    if (name === 'cellStyles' || name === 'dxfs') isInCells = false;
    if (name !== 'xf' || !isInCells) return;
    const format = Number(attributes['numFmtId'] ?? 0);
    const code = (custom.get(format) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    if ((format >= 14 && format <= 17) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)) found.set(index, 'date');
    else if (format === 22) found.set(index, 'dateTime');
    else if (/[yd]/i.test(code)) found.set(index, /[hs]/i.test(code) ? 'dateTime' : 'date');
    index += 1;
  });
  return found;
}

async function sharedTexts(zip: ZipFile, entry: Entry | undefined, limits: WorkbookLimits): Promise<readonly string[]> {
  if (entry === undefined) return [];
  if (entry.uncompressedSize > Math.min(limits.bytes, 64 * 1024 * 1024)) throw invalidInput('文件解压后过大，无法导入');
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const parser = strictParser();
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (local === 'si') text = '';
    if (local === 'rPh') isPhonetic = true;
    if (local === 't') isText = !isPhonetic;
  });
  parser.on('text', (value) => {
    if (isText) text += value;
  });
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    if (local === 't') isText = false;
    if (local === 'rPh') isPhonetic = false;
    if (local === 'si') texts.push(text);
  });
  await feed(parser, await zip.openReadStreamPromise(entry), () => undefined);
  return texts;
}

async function feed(parser: SaxesParser, stream: Readable, afterChunk: () => void): Promise<void> {
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    parser.write(chunk as string);
    afterChunk();
  }
  parser.close();
}

/** What the workbook says of its cells. */
interface CellMeaning {
  shared: readonly string[];
  dates: ReadonlyMap<number, 'date' | 'dateTime'>;
  firstDay: number;
}

async function* sheetRows(stream: Readable, meaning: CellMeaning, limits: WorkbookLimits): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = [];
  let number = 0;
  let count = 0;
  let cells: string[] = [];
  let column = 0;
  let kind = '';
  let style = 0;
  let value = '';
  let isValue = false;
  const parser = strictParser();
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    const given = attributes as Record<string, string>;
    if (local === 'row') {
      number = given['r'] === undefined ? number + 1 : Number(given['r']);
      cells = [];
      column = 0;
    } else if (local === 'c') {
      column = given['r'] === undefined ? column + 1 : columnNumber(given['r']);
      if (column > limits.columns) throw invalidInput(`列数超过上限 ${limits.columns}，请使用下载的模板`);
      kind = given['t'] ?? 'n';
      style = Number(given['s'] ?? 0);
      value = '';
    } else if (local === 'v' || local === 't') isValue = true;
  });
  parser.on('text', (text) => {
    if (isValue) value += text;
  });
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    if (local === 'v' || local === 't') isValue = false;
    if (local === 'c') {
      while (cells.length < column - 1) cells.push('');
      cells[column - 1] = cellText(kind, value, style, meaning);
    }
    if (local === 'row' && cells.some((cell) => cell !== '')) {
      count += 1;
      if (count > limits.rows + 10) throw invalidInput(`行数超过上限 ${limits.rows}，请拆分后导入`);
      ready.push({ row: number, cells });
    }
  });
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    parser.write(chunk as string);
    yield* ready.splice(0);
  }
  parser.close();
  yield* ready.splice(0);
}

function cellText(kind: string, value: string, style: number, { shared, dates, firstDay }: CellMeaning): string {
  if (kind === 's') return plain(shared[Number(value)] ?? '');
  if (kind === 'b') return value === '1' ? '是' : '否';
  if (kind === 'd') return value.replace('T', ' ').slice(0, 19);
  if (kind !== 'n') return plain(value);
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return plain(value);
  const date = dates.get(style);
  if (date !== undefined) return dateOf(number - firstDay, date) ?? value;
  // Long whole numbers are kept digit by digit; others lose the noise of binary fractions.
  return /^-?\d+$/.test(value) ? value : withoutExponent(Number(number.toPrecision(15)));
}

// The apostrophe that export puts before formula-like texts goes away again.
const plain = (text: string): string => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

function withoutExponent(number: number): string {
  const text = String(number);
  return /e/i.test(text) ? BigInt(Math.round(number)).toString() : text;
}

// Sheets have no zone, so the digits are taken as they are. A number that is no day, such as 20260601083000, stays one.
function dateOf(days: number, kind: 'date' | 'dateTime'): string | undefined {
  const date = new Date(Math.round(days * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  const hasTime = kind === 'dateTime' || !Number.isInteger(days);
  return hasTime ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}

function columnNumber(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
}
