import type { DictionaryItem } from '../dictionaries.ts';
import { isFault } from '../excel/cellText.ts';
import { readInstant } from '../excel/readInstant.ts';
import { cleanText, nameKey } from '@tarmac/freight-api/rules';
import type { FieldMeta } from '../contract/meta.ts';
import { counted } from '../plural.ts';

/** What a cell says, or why it says nothing that we understand. */
export type CellReading = { value: unknown } | { problem: string };

/**
 * Reads the text of a cell as a value of a field: amounts in the shown unit, texts of dictionaries, dates in the usual
 * spellings. An empty cell is `undefined`.
 */
export function readCell(
  field: FieldMeta,
  { text, items, locale }: { text: string; items: readonly DictionaryItem[]; locale: 'zh' | 'en' },
): CellReading {
  const given = givenText(field, { given: text, locale });
  if ('problem' in given) return given;
  const trimmed = given.text;
  if (trimmed === '') return { value: undefined };
  const zh = locale === 'zh';
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'quantity':
    case 'decimal':
      return readNumber(field, { text: trimmed, zh });
    case 'bigInteger':
      return { value: readDigits(trimmed) };
    case 'dict':
    case 'flag':
      return readCode(field, { text: trimmed, items, zh });
    case 'date':
    case 'dateTime':
      return readTime(field.kind, { given: trimmed, zh });
    default:
      return { value: trimmed };
  }
}

/**
 * What a cell says before it is read as a field: without the apostrophe that marks a typed text.
 *
 * @returns a problem for what the sheet no longer holds: a fault of a formula, or a number whose last digits are lost
 */
export function givenText(
  field: FieldMeta | undefined,
  { given, locale }: { given: string; locale: 'zh' | 'en' },
): { text: string } | { problem: string } {
  const text = cleanText(given);
  const zh = locale === 'zh';
  if (isFault(text)) return { problem: zh ? `单元格是公式错误值 ${text}` : `is the error ${text} of a formula` };
  const isText = field === undefined || ['text', 'longText', 'reference', 'bigInteger'].includes(field.kind);
  if (isText && /^-?\d(?:\.\d+)?E\+\d+$/i.test(text))
    return {
      problem: zh
        ? '数字超过 15 位，末尾几位在表格中已经丢失；请把该列设为文本格式后重新填写'
        : 'is a number of more than 15 digits, whose last ones the sheet has lost; format the column as text and enter it again',
    };
  return { text: isFault(text.replace(/^'/, '')) ? text.slice(1) : text };
}

/** A whole number of any length without its separators of thousands; anything else as it is, for the field to refuse. */
function readDigits(text: string): string {
  const narrow = text.normalize('NFKC').replaceAll(/\s/g, '');
  return /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/.test(narrow) ? narrow.replaceAll(',', '').replace(/\..*$/, '') : text;
}

/** Shifts the decimal point in the text, because a float would lose a fen. */
function readNumber(field: FieldMeta, { text, zh }: { text: string; zh: boolean }): CellReading {
  const bare = bareNumber(field, text);
  // A comma that parts no thousands is a decimal one, or a slip: 12,5 is not 125.
  // Nor has a number thousands that stays below one: 117,158 is not a longitude.
  const { factor: shownBy = 1 } = field.unit ?? {};
  const hasThousands = (field.maximum ?? Infinity) / shownBy >= 1000 && /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare);
  const isOdd = bare.includes(',') && !hasThousands;
  const match = isOdd ? null : /^([+-]?)(\d{1,15})(?:\.(\d*))?$/.exec(withoutNoise(bare.replaceAll(',', '')));
  if (match === null) return { problem: zh ? '不是数字' : 'is not a number' };
  const [, sign = '', whole = '', given = ''] = match;
  const { factor = 1, decimals = field.decimals ?? 0 } = field.unit ?? {};
  const places = Math.round(Math.log10(factor));
  const fraction = given.replace(/0+$/, '');
  // What is stored in its shown unit keeps the decimals that are shown.
  const most = factor === 1 ? decimals : places;
  if (fraction.length > most)
    return { problem: zh ? `最多 ${most} 位小数` : `has more than ${counted(most, { one: 'decimal', other: 'decimals' })}` };
  const minus = sign === '-' ? '-' : '';
  return { value: Number(factor === 1 ? `${minus}${whole}.${fraction || '0'}` : `${minus}${whole}${fraction.padEnd(places, '0')}`) + 0 };
}

/** A number without its unit, signs of money and full width, as sheets show it. */
function bareNumber({ unit }: FieldMeta, text: string): string {
  const symbols = [unit?.symbol.zh, unit?.symbol.en]
    .map((one) => one?.normalize('NFKC').replaceAll(/\s/g, ''))
    .filter((one) => one !== undefined && one !== '');
  const bare = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^([+-]?)[¥￥]/, '$1');
  const ending = [...symbols, '元'].find((symbol) => bare.toLowerCase().endsWith(symbol!.toLowerCase()));
  if (ending !== undefined) return bare.slice(0, -ending.length);
  return bare.endsWith('%') ? (hundredth(bare.slice(0, -1)) ?? bare) : bare;
}

/** A hundredth, by moving the point in the text. */
function hundredth(text: string): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`;
}

/** What a program works out has digits that a sheet does not show: 32.480000000000004. */
function withoutNoise(text: string): string {
  const digits = text.replaceAll(/^[+-]?0*\.?0*|\./g, '');
  if (digits.length <= 15 || !/^[+-]?\d+\.\d+$/.test(text)) return text;
  const rounded = String(Number(Number(text).toPrecision(15)));
  return /e/i.test(rounded) ? text : rounded;
}

function readCode(field: FieldMeta, { text, items, zh }: { text: string; items: readonly DictionaryItem[]; zh: boolean }): CellReading {
  const parts =
    field.multiple === true
      ? text
          .split(/[,，、;；/+]/)
          .map((one) => one.trim())
          .filter((one) => one !== '')
          .flatMap((one) => run(one, items))
      : [text];
  const codes: string[] = [];
  for (const part of parts) {
    const found = codesOf(field, { text: part, items });
    if (found.length > 1) return { problem: zh ? `“${part}”对应多个选项，请填写代码` : `"${part}" means several values; give the code` };
    const [code] = found;
    if (code === undefined) return { problem: zh ? `“${part}”不在可选范围内` : `"${part}" is not one of the allowed values` };
    codes.push(code);
  }
  return { value: [...new Set(codes)].join(',') };
}

/** Codes that a text may mean. What people read comes before codes, and both come before other spellings and other names. */
function codesOf(field: FieldMeta, { text, items }: { text: string; items: readonly DictionaryItem[] }): readonly string[] {
  const open = items.filter(({ enabled }) => enabled);
  const called = new Set(open.filter((one) => one.text === text || one.textEn === text).map(({ value }) => value));
  if (called.size > 0) return [...called];
  const isOpen = (code: string | undefined) => open.some(({ value }) => value === code);
  if (isOpen(text)) return [text];
  const key = nameKey(text);
  const spelled = [...(namesOf(items).get(key) ?? [])].filter(isOpen);
  if (spelled.length > 0) return spelled;
  const other = field.otherNames === undefined ? undefined : othersOf(field.otherNames).get(key);
  return other !== undefined && isOpen(other) ? [other] : [];
}

const namesBy = new WeakMap<readonly DictionaryItem[], ReadonlyMap<string, ReadonlySet<string>>>();
const othersBy = new WeakMap<object, ReadonlyMap<string, string>>();

/** Codes by the keys of all names: worked out once, since a sheet may ask a hundred thousand times. */
function namesOf(items: readonly DictionaryItem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = namesBy.get(items);
  if (known !== undefined) return known;
  const made = new Map<string, Set<string>>();
  for (const { text, textEn, value } of items)
    for (const name of [text, textEn ?? text, value]) {
      const key = nameKey(name);
      made.set(key, (made.get(key) ?? new Set()).add(value));
    }
  namesBy.set(items, made);
  return made;
}

function othersOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const known = othersBy.get(names) ?? new Map(Object.entries(names).map(([name, code]) => [nameKey(name), code]));
  othersBy.set(names, known);
  return known;
}

/** Papers print several names without anything between them: A1A2D. */
function run(text: string, items: readonly DictionaryItem[]): readonly string[] {
  if (text.length > 100) return [text];
  const names = items.map((one) => one.text).toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  for (let rest = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(); rest !== '';) {
    const name = names.find((one) => rest.startsWith(one.toUpperCase()));
    if (name === undefined || name === '') return [text];
    found.push(name);
    rest = rest.slice(name.length);
  }
  return found;
}

function readTime(kind: 'date' | 'dateTime', { given, zh }: { given: string; zh: boolean }): CellReading {
  const read = readInstant(given);
  if ('fault' in read) return { problem: timeFaults[read.fault][zh ? 'zh' : 'en'] };
  return { value: kind === 'date' ? read.day : `${read.day} ${read.time}` };
}

const timeFaults = {
  unreadable: { zh: '日期格式不正确', en: 'is not a date' },
  noDay: { zh: '日期不存在', en: 'is no such day' },
  noTime: { zh: '时间不存在', en: 'is no such time' },
} as const;
