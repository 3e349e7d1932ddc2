import { type BookFacts, cellText, type NumberStyle, styleOf } from './cellText.ts';
import { openZip, type ZipEntry } from './openZip.ts';
import { attribute, scanSmallXml, scanXml } from './scanXml.ts';
import { SheetError, sheetLimits, type SheetPart, type SheetRow } from './sheetTypes.ts';

/**
 * Reads one sheet of an .xlsx file piece by piece; only its shared texts are held. Dates come as `YYYY-MM-DD` or
 * `YYYY-MM-DD HH:mm:ss`, percentages with their sign, formulas as they were last worked out, empty lines not at all.
 *
 * @param wanted place among the visible sheets; one that is not there means the first
 * @throws SheetError it is no workbook, or larger than the limits
 */
export async function* readXlsx(file: Blob, wanted = 0): AsyncGenerator<SheetPart, void, void> {
  const parts = await openZip(file);
  const { sheets, is1904 } = await readBook(parts);
  const index = wanted < sheets.length ? wanted : 0;
  const entry = parts.get(sheets[index]?.path ?? '');
  if (entry === undefined) throw new SheetError('broken');
  yield { names: sheets.map(({ name }) => name), index };
  const styles = await readStyles(parts.get('xl/styles.xml'));
  const texts = await readTexts(parts.get('xl/sharedStrings.xml'));
  for await (const rows of readRows(entry, styles, { texts, is1904 })) yield { rows };
}

const smallPart = 16 * 1024 * 1024;

async function readBook(parts: ReadonlyMap<string, ZipEntry>) {
  const book = parts.get('xl/workbook.xml');
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  if (book === undefined || relations === undefined) throw new SheetError('broken');
  const found: { name: string; id: string | undefined }[] = [];
  let is1904 = false;
  await scanSmallXml(book.text(smallPart), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name === 'sheet' && !/hidden/i.test(attribute(attributes, 'state') ?? ''))
        found.push({ name: attribute(attributes, 'name') ?? '', id: attribute(attributes, 'id') });
    },
  });
  const targets = new Map<string | undefined, string>();
  await scanSmallXml(relations.text(smallPart), {
    open: (name, attributes) => {
      const target = attribute(attributes, 'Target');
      if (name === 'Relationship' && target !== undefined)
        targets.set(attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return { is1904, sheets: found.map(({ name, id }) => ({ name, path: targets.get(id) ?? '' })) };
}

async function readStyles(entry: ZipEntry | undefined): Promise<ReadonlyMap<number, NumberStyle>> {
  const found = new Map<number, NumberStyle>();
  const custom = new Map<number, string>();
  let isInCells = false;
  let index = 0;
  if (entry === undefined) return found;
  await scanSmallXml(entry.text(smallPart), {
    open: (name, attributes) => {
      if (name === 'numFmt') custom.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = Number(attribute(attributes, 'numFmtId') ?? 0);
      const style = styleOf(format, custom.get(format));
      if (style !== undefined) found.set(index, style);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return found;
}

async function readTexts(entry: ZipEntry | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  if (entry === undefined) return texts;
  await scanSmallXml(entry.text(sheetLimits.texts), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

function readRows(entry: ZipEntry, styles: ReadonlyMap<number, NumberStyle>, book: BookFacts): AsyncGenerator<SheetRow[], void, void> {
  let ready: SheetRow[] = [];
  let count = 0;
  let row = 0;
  let cells: string[] = [];
  let column = 0;
  let kind = 'n';
  let style: NumberStyle | undefined;
  let value = '';
  let isValue = false;
  return scanXml(
    entry.text(sheetLimits.bytes),
    {
      open: (name, attributes) => {
        if (name === 'v' || name === 't') isValue = true;
        else if (name === 'c') {
          const given = attribute(attributes, 'r');
          column = given === undefined ? column + 1 : columnNumber(given);
          if (column > sheetLimits.columns) throw new SheetError('columns');
          kind = attribute(attributes, 't') ?? 'n';
          style = styles.get(Number(attribute(attributes, 's') ?? 0));
          value = '';
        } else if (name === 'row') {
          const given = attribute(attributes, 'r');
          row = given === undefined ? row + 1 : Number(given);
          cells = [];
          column = 0;
        }
      },
      text: (piece) => {
        if (isValue) value += piece;
      },
      close: (name) => {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'c') {
          while (cells.length < column - 1) cells.push('');
          cells[column - 1] = cellText(kind, value, style, book);
        } else if (name === 'row' && cells.some((cell) => cell !== '')) {
          count += 1;
          if (count > sheetLimits.rows + 10) throw new SheetError('rows');
          ready.push({ row, cells });
        }
      },
    },
    () => {
      const found = ready;
      ready = [];
      return found;
    },
  );
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
