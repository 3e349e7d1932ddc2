import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { dbTypes, FieldView, StorageKind } from './formSnapshot.ts';

type DbType = (typeof dbTypes)[number];

/** How values of a type are kept; undefined of one that is not taken. */
export function kindOf(dbType: string, view: string): StorageKind | undefined {
  switch (dbType as DbType) {
    // What is sealed is longer than what was typed.
    case 'string':
      return view === 'password' ? 'text' : 'string';
    case 'int':
      return 'int';
    case 'long':
      return 'long';
    case 'double':
      return 'double';
    case 'BigDecimal':
      return 'decimal';
    case 'Date':
      return view === 'datetime' ? 'datetime' : 'date';
    case 'Datetime':
      return 'datetime';
    case 'Text':
    case 'LongText':
      return 'text';
    default:
      return undefined;
  }
}

const words: readonly StorageKind[] = ['string', 'text'];
const codes: readonly StorageKind[] = ['string', 'int'];
const any: readonly StorageKind[] = ['string', 'int', 'long', 'double', 'decimal', 'date', 'datetime', 'text'];

/** What the values of a control can be kept as. */
export const kindsOfView: Readonly<Record<FieldView, readonly StorageKind[]>> = {
  text: any,
  password: ['text'],
  list: codes,
  radio: codes,
  checkbox: words,
  switch: codes,
  date: ['date'],
  datetime: ['datetime'],
  time: ['string'],
  month: ['string'],
  file: words,
  image: words,
  textarea: words,
  umeditor: words,
  markdown: words,
  sel_user: words,
  sel_depart: words,
  pca: ['string'],
  popup: words,
  list_multi: words,
  sel_search: codes,
  cat_tree: words,
  sel_tree: words,
  link_down: ['string'],
  hidden: any,
  link_table: words,
  link_table_field: words,
  popup_dict: words,
};

/** Digits that JSON carries exactly. */
export const mostDigits = 15;
export const longestString = 2000;

interface Size {
  kind: StorageKind;
  dbLength: number;
  dbPointLength: number;
}

/** What is wrong with the length of a field, and at which of its properties. */
export function sizeProblem({ kind, dbLength, dbPointLength }: Size): (LocalizedText & { property: string }) | undefined {
  if (kind === 'string' && (dbLength < 1 || dbLength > longestString))
    return {
      property: 'dbLength',
      zh: `字符串长度须为1到${longestString}，更长请用Text`,
      en: `Lengths are 1 to ${longestString}. Use Text for more`,
    };
  if (kind !== 'decimal') return undefined;
  if (dbLength < 1 || dbLength > mostDigits)
    return { property: 'dbLength', zh: `小数总位数须为1到${mostDigits}`, en: `Decimal numbers have 1 to ${mostDigits} digits` };
  if (dbPointLength > Math.min(dbLength, 10))
    return {
      property: 'dbPointLength',
      zh: '小数位数不能超过总位数，且最多10位',
      en: 'There can’t be more decimals than digits, and 10 at most',
    };
  return undefined;
}

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** Whether a value that somebody wrote down can be one of a field. */
export function fits(value: string, { kind, dbLength, dbPointLength }: Size): boolean {
  switch (kind) {
    case 'string':
      return [...value].length <= dbLength;
    case 'text':
      return true;
    case 'int':
      return /^-?\d{1,10}$/.test(value) && Number(value) >= -2_147_483_648 && Number(value) <= 2_147_483_647;
    case 'long':
      return /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value);
    case 'double':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
    case 'decimal': {
      const [, whole = '', points = ''] = /^-?0*(\d*)(?:\.(\d+))?$/.exec(value) ?? [];
      return /^-?\d+(?:\.\d+)?$/.test(value) && whole.length <= dbLength - dbPointLength && points.length <= dbPointLength;
    }
    case 'date':
      return isDay(value);
    case 'datetime':
      return isDay(value.slice(0, 10)) && /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value);
  }
}
