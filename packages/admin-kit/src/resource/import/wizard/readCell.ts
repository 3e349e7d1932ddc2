import { type DictionaryItem, itemLabel } from '../../../dictionary/createDictionaryStore.ts';
import type { FieldKind, FieldWords } from '../../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../../field/FieldMeta.ts';
import type { RuleCheck } from '../../../field/FieldProvider.tsx';
import { readDayOf, readInstant } from '../../../internals/readDates.ts';
import { moneyUnitOf } from '../../../field/moneyUnit.ts';
import { withoutCurrency } from '../../../internals/currency.ts';
import { cleanText, nameKey } from '../../../field/spelling.ts';
import type { LocaleContextValue } from '../../../i18n/LocaleProvider.tsx';
import { isFault } from './cellText.ts';

/** A column as its cells are read on the page. */
export interface ReadColumn {
  name: string;
  /** Its header in the reader's language. */
  title: string;
  required: boolean;
  unique: boolean;
  /** Columns that must be the same, too. */
  uniqueWith?: readonly string[] | undefined;
  /** Absent: only the server can read the cells. */
  field: FieldDefinition | undefined;
}

/** What reading a cell needs. */
export interface CellTools {
  kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
  words: FieldWords;
  t: LocaleContextValue['t'];
  checkRule: RuleCheck | undefined;
  /** The items of a dictionary; without any the server alone can tell. */
  itemsOf: (code: string) => readonly DictionaryItem[];
}

/** What a cell says: the value as it would be stored, and the text as the server reads it. */
export type CellReading = { text: string; value: unknown } | { text: string; problem: string };

/**
 * Reads the text of a cell: amounts with signs and separators, percentages, days in the usual spellings, texts of dictionaries, yes
 * and no. Empty cells have no value.
 */
export function readCell(column: ReadColumn, { given, tools }: { given: string; tools: CellTools }): CellReading {
  const { field } = column;
  const shown = cleanText(given);
  // An apostrophe says that a person typed what looks like a fault.
  const trimmed = isFault(shown.replace(/^'/, '')) && shown.startsWith("'") ? shown.slice(1) : shown;
  if (trimmed === '') {
    return column.required ? { text: '', problem: tools.t('form.required', { label: column.title }) } : { text: '', value: undefined };
  }
  const unreadable = (key: 'import.unreadable' | 'import.notChoice' | 'import.ambiguous' | 'import.lostDigits' = 'import.unreadable') => ({
    text: shown,
    problem: tools.t(key, { text: trimmed.slice(0, 40) }),
  });
  if (isFault(shown)) return unreadable();
  const isText = field === undefined || ['text', 'longText', 'reference'].includes(field.kind);
  if (isText && lostDigits.test(trimmed)) return unreadable('import.lostDigits');
  // The server takes the apostrophe off as well.
  if (field === undefined) return { text: shown, value: undefined };
  if (hasOddComma(field, trimmed)) return unreadable();
  if (field.sensitive && masked.test(trimmed)) return { text: shown, problem: tools.t('import.masked', { label: column.title }) };
  const read = normal(field, trimmed);
  const isChoice = field.kind === 'dict' || field.kind === 'flag';
  const items = field.kind === 'dict' ? tools.itemsOf(field.dict ?? '') : [];
  if (field.kind === 'dict' && items.length === 0) return { text: read, value: undefined };
  const kind = tools.kindOf(field);
  const value = field.kind === 'dict' ? codesOf(field, { text: read, items }) : kind.parse(read, { meta: field, words: tools.words });
  if (value === manyCodes) return unreadable('import.ambiguous');
  if (value === undefined || value === null) {
    const decimals = trimmed.endsWith('%') ? undefined : decimalsExceeded(field, { text: read, currency: tools.words.currency });
    if (decimals !== undefined)
      return { text: shown, problem: tools.t(decimals === 0 ? 'input.whole' : 'input.tooFine', { count: decimals }) };
    return unreadable(isChoice ? 'import.notChoice' : 'import.unreadable');
  }
  const answer =
    field.rule && typeof value === 'string' ? tools.checkRule?.(field.rule, { value, values: { [column.name]: value } }) : undefined;
  const problem =
    kind.check?.(value, { meta: field, words: tools.words }) ??
    (answer && !answer.ok ? tools.words.localize(answer.message ?? tools.t('form.pattern', { label: column.title })) : undefined);
  return problem === undefined ? { text: isText ? wireText(shown, { trimmed, value }) : read, value } : { text: shown, problem };
}

/** A text goes to the server in the form in which it is stored; one with an apostrophe as it is, or the server would take it for a fault. */
const wireText = (shown: string, { trimmed, value }: { trimmed: string; value: unknown }): string =>
  shown === trimmed && typeof value === 'string' ? value : shown;

/** A number of more than 15 digits whose last ones a sheet no longer holds. */
const lostDigits = /^-?\d(?:\.\d+)?E\+\d+$/i;

/** A number whose middle an export has hidden. */
const masked = /^[^*]{0,4}\*+[^*]{0,4}$/;

/** Several items have the same text: none is chosen for a person. */
const manyCodes = Symbol('manyCodes');

/**
 * A sheet may be written in another language than the page: either text of an item means it. A text comes before a code, because it is
 * what people read, and both come before other spellings and other names.
 */
function codesOf(field: FieldDefinition, { text, items }: { text: string; items: readonly DictionaryItem[] }) {
  const open = items.filter(({ disabled }) => !disabled);
  const parts = field.multiple
    ? text
        .split(',')
        .filter((part) => part !== '')
        .flatMap((part) => run(part, open))
    : [text];
  const codes = parts.map((part) => {
    const called = new Set(open.filter((item) => namesOf(item).includes(part)).map(({ value }) => value));
    if (called.size > 1) return manyCodes;
    const exact = [...called][0] ?? open.find(({ value }) => value === part)?.value;
    if (exact !== undefined) return exact;
    const key = nameKey(part);
    const isOpen = (code: string | undefined) => open.some(({ value }) => value === code);
    const spelled = [...(codesByName(items).get(key) ?? [])].filter(isOpen);
    if (spelled.length > 1) return manyCodes;
    const other = field.otherNames === undefined ? undefined : otherCodes(field.otherNames).get(key);
    return spelled[0] ?? (isOpen(other) ? other : undefined);
  });
  if (codes.includes(manyCodes)) return manyCodes;
  if (codes.includes(undefined)) return undefined;
  const code = [...new Set(codes)].join(',');
  // Some wires carry codes as numbers; their fields have bounds.
  return field.minimum === undefined ? code : Number(code);
}

const namesBy = new WeakMap<readonly DictionaryItem[], ReadonlyMap<string, ReadonlySet<string>>>();
const othersBy = new WeakMap<object, ReadonlyMap<string, string>>();

/** Codes by the keys of all names: worked out once, since a sheet may ask a hundred thousand times. */
function codesByName(items: readonly DictionaryItem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = namesBy.get(items);
  if (known !== undefined) return known;
  const made = new Map<string, Set<string>>();
  for (const item of items)
    for (const name of [...namesOf(item), item.value]) {
      const key = nameKey(name);
      made.set(key, (made.get(key) ?? new Set()).add(item.value));
    }
  namesBy.set(items, made);
  return made;
}

function otherCodes(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const known = othersBy.get(names) ?? new Map(Object.entries(names).map(([name, code]) => [nameKey(name), code]));
  othersBy.set(names, known);
  return known;
}

/** Papers print several names without anything between them: A1A2D. */
function run(text: string, open: readonly DictionaryItem[]): readonly string[] {
  if (text.length > 100) return [text];
  const names = open.flatMap(namesOf).toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  for (let rest = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(); rest !== '';) {
    const name = names.find((one) => one !== '' && rest.startsWith(one.toUpperCase()));
    if (name === undefined) return [text];
    found.push(name);
    rest = rest.slice(name.length);
  }
  return found;
}

const namesOf = (item: DictionaryItem): readonly string[] => {
  const label = itemLabel(item);
  return typeof label === 'string' ? [label] : Object.values(label);
};

/** Kinds of numbers. */
const numbers: ReadonlySet<string> = new Set(['integer', 'money', 'quantity', 'decimal']);

/** A comma that parts no thousands is a decimal one, or a slip: 12,5 is not 125, and what stays below a thousand has none: 117,158. */
function hasOddComma({ kind, unit, maximum = Infinity }: FieldDefinition, text: string): boolean {
  if (!numbers.has(kind)) return false;
  const number = text.normalize('NFKC').replaceAll(/\s/g, '');
  const hasThousands = maximum / (unit?.factor ?? 1) >= 1000 && /^[^\d,.]*\d{1,3}(?:,\d{3})+(?:\.\d*)?[^\d,.]*$/.test(number);
  return number.includes(',') && !hasThousands;
}

/** The text in the spelling that both the page and the server read. */
function normal(field: FieldDefinition, text: string): string {
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'quantity':
    case 'decimal':
      return withoutNoise(numberText(field, text.normalize('NFKC')));
    case 'date':
      return readDayOf(text) ?? text;
    case 'dateTime':
      return readInstant(text) ?? text;
    case 'flag':
      return /^(是|y|yes|true|1|√|✓)$/i.test(text) ? '1' : /^(否|n|no|false|0|×|✗)$/i.test(text) ? '0' : text;
    case 'dict':
      return field.multiple ? text.replaceAll(/\s*[，、;；/+]\s*/g, ',') : text;
    default:
      return text;
  }
}

function numberText(field: FieldDefinition, text: string): string {
  const { symbol } = field.unit ?? {};
  const isPercent = symbol?.zh === '%' || symbol?.en === '%';
  const bare = [symbol?.zh, symbol?.en].reduce(
    (rest: string, sign) => (sign && sign !== '%' ? rest.replace(sign.normalize('NFKC').replaceAll(/\s/g, ''), '') : rest),
    withoutCurrency(text.replaceAll(/[,\s]/g, '')),
  );
  if (!bare.endsWith('%')) return bare;
  const number = bare.slice(0, -1);
  return isPercent ? number : shifted(number);
}

/** The decimals that a number may have, where it has more; undefined for what is not such a number. */
function decimalsExceeded(meta: FieldDefinition, { text, currency }: { text: string; currency: string | undefined }): number | undefined {
  const { kind, unit, decimals: ownDecimals = 0 } = meta;
  if (!numbers.has(kind)) return undefined;
  const decimals = kind === 'money' ? moneyUnitOf(meta, { currency }).decimals : kind === 'integer' ? 0 : (unit?.decimals ?? ownDecimals);
  const fraction = /^[+-]?\d*\.(\d+?)0*$/.exec(text)?.[1];
  return fraction !== undefined && fraction.length > decimals ? decimals : undefined;
}

/** What a program works out has digits that a sheet does not show: 32.480000000000004. */
function withoutNoise(text: string): string {
  const digits = text.replaceAll(/^[+-]?0*\.?0*|\./g, '');
  if (digits.length <= 15 || !/^[+-]?\d+\.\d+$/.test(text)) return text;
  const rounded = String(Number(Number(text).toPrecision(15)));
  return /e/i.test(rounded) ? text : rounded;
}

/** A hundredth, by moving the point in the text: a float would lose a fen. */
function shifted(text: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return `${text}%`;
  const [, sign = '', whole = '', fraction = ''] = match;
  const padded = whole.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${fraction}`.replace(/\.?0+$/, '');
}
