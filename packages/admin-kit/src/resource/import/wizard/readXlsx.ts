import { type BookFacts, cellText, type NumberStyle, styleOf } from './cellText.ts';
import { entryKey, openZip, type ZipEntry } from './openZip.ts';
import { attribute, scanSmallXml, scanXml } from './scanXml.ts';
import { lastRow, SheetError, sheetLimits, type SheetPart, type SheetRow } from './sheetTypes.ts';

/**
 * Reads one sheet of an .xlsx file piece by piece; only its shared texts are held. Dates come as `YYYY-MM-DD` or
 * `YYYY-MM-DD HH:mm:ss`, percentages with their sign, formulas as they were last worked out, empty lines not at all.
 *
 * @param wanted place among the visible sheets; one that is not there means the first
 * @throws SheetError it is not a workbook, or larger than the limits
 */
export async function* readXlsx(file: Blob, wanted = 0): AsyncGenerator<SheetPart, void, void> {
  const parts = await openZip(file);
  const { sheets, is1904, styles, texts } = await readBook(parts);
  const index = wanted < sheets.length ? wanted : 0;
  const entry = parts.get(entryKey(sheets[index]?.path ?? ''));
  if (entry === undefined) throw new SheetError('broken');
  yield { names: sheets.map(({ name }) => name), index };
  const book = { texts: await readTexts(parts.get(entryKey(texts))), is1904 };
  for await (const rows of readRows(entry, { styles: await readStyles(parts.get(entryKey(styles))), book })) yield { rows };
}

type Parts = ReadonlyMap<string, ZipEntry>;

/** Parts are found by the relations of the workbook, whatever they are called; the usual names stand in where a program wrote no relation. */
async function readBook(parts: Parts) {
  const path = (await relationsOf(parts, '')).find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  const book = parts.get(entryKey(path));
  if (book === undefined) throw new SheetError('broken');
  const relations = await relationsOf(parts, path);
  const found: { name: string; id: string | undefined }[] = [];
  let is1904 = false;
  let count = 0;
  await scanSmallXml(book.text(sheetLimits.smallBytes), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      count += 1;
      const title = attribute(attributes, 'name') ?? '';
      if (count > sheetLimits.relations || title.length > sheetLimits.name) throw new SheetError('size');
      if (!/hidden/i.test(attribute(attributes, 'state') ?? '')) found.push({ name: title, id: attribute(attributes, 'id') });
    },
  });
  const named = (type: string) => relations.find((one) => one.type.endsWith(`/${type}`))?.target ?? `${folderOf(path)}${type}.xml`;
  const sheets = found.map(({ name, id }) => ({ name, path: relations.find((one) => one.id === id)?.target ?? '' }));
  return { is1904, sheets, styles: named('styles'), texts: named('sharedStrings') };
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** What a part refers to. @param part '' for the whole archive */
async function relationsOf(parts: Parts, part: string): Promise<{ id: string | undefined; type: string; target: string }[]> {
  const folder = folderOf(part);
  const entry = parts.get(entryKey(`${folder}_rels/${part.slice(folder.length)}.rels`));
  const found: { id: string | undefined; type: string; target: string }[] = [];
  if (entry === undefined) return found;
  await scanSmallXml(entry.text(sheetLimits.smallBytes), {
    open: (name, attributes) => {
      const target = attribute(attributes, 'Target')?.replaceAll('\\', '/');
      if (name !== 'Relationship' || target === undefined || attribute(attributes, 'TargetMode') === 'External') return;
      if (found.length >= sheetLimits.relations || target.length > sheetLimits.name) throw new SheetError('size');
      found.push({ id: attribute(attributes, 'Id'), type: attribute(attributes, 'Type') ?? '', target: resolvePath(folder, target) });
    },
  });
  return found;
}

function resolvePath(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function readStyles(entry: ZipEntry | undefined): Promise<ReadonlyMap<number, NumberStyle>> {
  const found = new Map<number, NumberStyle>();
  const custom = new Map<number, string>();
  let isInCells = false;
  let index = 0;
  if (entry === undefined) return found;
  await scanSmallXml(entry.text(sheetLimits.smallBytes), {
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
  await scanSmallXml(entry.text(sheetLimits.textBytes), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      if (text.length > sheetLimits.cell) throw new SheetError('cell');
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        if (texts.length >= sheetLimits.texts) throw new SheetError('size');
        texts.push(text);
      }
    },
  });
  return texts;
}

function readRows(
  entry: ZipEntry,
  { styles, book }: { styles: ReadonlyMap<number, NumberStyle>; book: BookFacts },
): AsyncGenerator<SheetRow[], void, void> {
  let ready: SheetRow[] = [];
  let count = 0;
  let row = 0;
  let isHidden = false;
  let cells: string[] = [];
  let column = 0;
  let kind = 'n';
  let style: NumberStyle | undefined;
  let value = '';
  let isValue = false;
  let isPhonetic = false;
  return scanXml(entry.text(sheetLimits.bytes), {
    visitor: {
      open: (name, attributes) => {
        if (name === 'v' || name === 't') isValue = !isPhonetic;
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 'c') {
          const given = attribute(attributes, 'r');
          column = given === undefined ? column + 1 : columnNumber(given);
          if (column > sheetLimits.columns) throw new SheetError('columns');
          if (column < 1) throw new SheetError('broken');
          kind = attribute(attributes, 't') ?? 'n';
          style = styles.get(Number(attribute(attributes, 's') ?? 0));
          value = '';
        } else if (name === 'row') {
          const given = attribute(attributes, 'r');
          row = given === undefined ? row + 1 : Number(given);
          if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new SheetError('broken');
          isHidden = /^(1|true)$/.test(attribute(attributes, 'hidden') ?? '');
          cells = [];
          column = 0;
        }
      },
      text: (piece) => {
        if (!isValue) return;
        value += piece;
        if (value.length > sheetLimits.cell) throw new SheetError('cell');
      },
      close: (name) => {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 'c') {
          while (cells.length < column - 1) cells.push('');
          cells[column - 1] = cellText(kind, { value, style, book });
        } else if (name === 'row' && cells.some((cell) => cell !== '')) {
          count += 1;
          if (count > sheetLimits.rows + 10) throw new SheetError('rows');
          ready.push({ row, cells, ...(isHidden && { hidden: true as const }) });
        }
      },
    },
    afterChunk: () => {
      const found = ready;
      ready = [];
      return found;
    },
  });
}

function columnNumber(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 12)) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
}
