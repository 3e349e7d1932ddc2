import { posix } from 'node:path';
import { invalidInput } from '../errors.ts';
import { cellTooLong, notAWorkbook, tooLarge } from './sheetLimits.ts';
import { attribute, type WorkbookParts } from './workbookParts.ts';

/** What a workbook says of its cells. */
export interface WorkbookFacts {
  /** Part that holds the first sheet that is not hidden. */
  sheet: string;
  texts: readonly string[];
  /** Style numbers whose cells are dates, with whether they carry a time. */
  dates: ReadonlyMap<number, 'date' | 'dateTime'>;
  /** Days from 1970-01-01 back to day 0 of its calendar: some workbooks made on a Mac begin in 1904. */
  firstDay: number;
}

/**
 * Reads what cells refer to. Parts are found by the relations of the workbook, whatever they are called; the usual names stand in where a
 * program wrote no relation.
 *
 * @throws InvalidInput there is no sheet, or more than the limits
 */
export async function readFacts(parts: WorkbookParts): Promise<WorkbookFacts> {
  const { limits } = parts;
  const book = await findBook(parts);
  const relations = await relationsOf(parts, book);
  let id: string | undefined;
  let firstDay = 25_569;
  let sheets = 0;
  await parts.walk(book, {
    bytes: limits.smallBytes,
    visitor: {
      open: (name, attributes) => {
        if (name === 'workbookPr' && /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')) firstDay = 24_107;
        if (name !== 'sheet') return;
        sheets += 1;
        if (sheets > limits.relations) throw invalidInput('工作表数量过多，无法导入');
        if ((attribute(attributes, 'name') ?? '').length > limits.name)
          throw invalidInput(`工作表名称超过 ${limits.name} 个字符，无法导入`);
        // Lists that a template keeps for itself are hidden, or `veryHidden`.
        if (!/hidden/i.test(attribute(attributes, 'state') ?? '')) id ??= attribute(attributes, 'id');
      },
    },
  });
  const sheet = relations.find((one) => one.id === id)?.target;
  if (id === undefined || sheet === undefined || !parts.has(sheet)) throw notAWorkbook();
  const named = (type: string) =>
    relations.find((one) => one.type.endsWith(`/${type}`))?.target ?? posix.join(posix.dirname(book), `${type}.xml`);
  return { sheet, firstDay, dates: await readDates(parts, named('styles')), texts: await readTexts(parts, named('sharedStrings')) };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

async function findBook(parts: WorkbookParts): Promise<string> {
  const book = (await relationsOf(parts, '')).find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  if (!parts.has(book)) throw notAWorkbook();
  return book;
}

/** What a part refers to. @param part '' for the whole archive */
async function relationsOf(parts: WorkbookParts, part: string): Promise<Relation[]> {
  const { limits } = parts;
  const folder = part === '' ? '' : posix.dirname(part.replaceAll('\\', '/'));
  const found: Relation[] = [];
  await parts.walk(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    bytes: limits.smallBytes,
    visitor: {
      open: (name, attributes) => {
        if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
        if (found.length >= limits.relations) throw invalidInput('文件内部引用过多，无法导入');
        const target = (attribute(attributes, 'Target') ?? '').replaceAll('\\', '/');
        if (target.length > limits.name) throw notAWorkbook();
        found.push({
          id: attribute(attributes, 'Id') ?? '',
          type: attribute(attributes, 'Type') ?? '',
          target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
        });
      },
    },
  });
  return found;
}

async function readDates(parts: WorkbookParts, part: string): Promise<Map<number, 'date' | 'dateTime'>> {
  const found = new Map<number, 'date' | 'dateTime'>();
  const custom = new Map<number, string>();
  let isInCells = false;
  let index = 0;
  await parts.walk(part, {
    bytes: parts.limits.smallBytes,
    visitor: {
      open: (name, attributes) => {
        if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), (attributes['formatCode'] ?? '').slice(0, parts.limits.name));
        if (name === 'cellXfs') isInCells = true;
        if (name !== 'xf' || !isInCells) return;
        const format = Number(attributes['numFmtId'] ?? 0);
        const code = (custom.get(format) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        if ((format >= 14 && format <= 17) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)) found.set(index, 'date');
        else if (format === 22) found.set(index, 'dateTime');
        else if (/[yd]/i.test(code)) found.set(index, /[hs]/i.test(code) ? 'dateTime' : 'date');
        index += 1;
      },
      close: (name) => {
        if (name === 'cellXfs') isInCells = false;
      },
    },
  });
  return found;
}

async function readTexts(parts: WorkbookParts, part: string): Promise<readonly string[]> {
  const { limits } = parts;
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parts.walk(part, {
    bytes: limits.textBytes,
    visitor: {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isPhonetic = true;
        if (name === 't') isText = !isPhonetic;
      },
      text: (piece) => {
        if (!isText) return;
        text += piece;
        if (text.length > limits.cell) throw cellTooLong(limits.cell);
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name !== 'si') return;
        if (texts.length >= limits.texts) throw tooLarge();
        texts.push(text);
      },
    },
  });
  return texts;
}
