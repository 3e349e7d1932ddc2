import { sheetLimits } from './sheetTypes.ts';

/** How numbers of one style are meant. */
export type NumberStyle = 'date' | 'dateTime' | 'time' | 'percent';

/** What a format code makes of a number; `undefined` for plain numbers, money and lengths of time. */
export function styleOf(format: number, custom: string | undefined): NumberStyle | undefined {
  if ((format >= 14 && format <= 17) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)) return 'date';
  if (format === 22) return 'dateTime';
  if (format >= 18 && format <= 21) return 'time';
  if (format === 9 || format === 10) return 'percent';
  const code = (custom ?? '').slice(0, sheetLimits.name).replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '');
  if (/[yd]/i.test(code)) return /[hs]/i.test(code) ? 'dateTime' : 'date';
  if (/h/i.test(code)) return 'time';
  return code.includes('%') ? 'percent' : undefined;
}

/**
 * What a cell says, as a person would type it. A number of more than 15 digits whose last ones the sheet does not hold comes in powers of
 * ten, such as `3.70700198501011E+17`; a fault of a formula as `#N/A`, and the same letters typed by a person as `'#N/A`.
 *
 * @param kind the `t` of the cell
 */
export function cellText(kind: string, { value, style, book }: { value: string; style: NumberStyle | undefined; book: BookFacts }): string {
  if (kind === 's') return typed(book.texts[Number(value)] ?? '');
  if (kind === 'b') return value === '1' ? '是' : '否';
  if (kind === 'd') return value.replace('T', ' ').slice(0, 19);
  if (kind === 'e') return value.trim() === '' ? '#N/A' : value.trim();
  if (kind !== 'n') return typed(value);
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return typed(value);
  if (style === 'date' || style === 'dateTime') return dateOf(number + (book.is1904 ? 1462 : 0), style);
  // A day may be behind it.
  if (style === 'time' && number >= 1) return dateOf(number + (book.is1904 ? 1462 : 0), 'dateTime');
  if (style === 'time' && number >= 0)
    return dateOf(25_569 + number, 'dateTime')
      .slice(11)
      .replace(/:00$/, '');
  if (style === 'percent') return `${withoutNoise(number * 100)}%`;
  if (Math.abs(number) >= 1e15) return longNumber(value, number);
  // Others lose the noise of binary fractions.
  return /^-?\d+$/.test(value) ? value : withoutNoise(number);
}

/** What holds for all cells of a workbook. */
export interface BookFacts {
  /** The shared texts. */
  texts: readonly string[];
  /** Days are counted from 1904, as old Macs did. */
  is1904: boolean;
}

/** The apostrophe that exports put before formula-like texts goes away again. */
export const plain = (text: string): string => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** What a formula leaves that found nothing: no text that a person has written. */
export const isFault = (text: string): boolean => /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC)!|NAME\?)$/i.test(text);

function typed(text: string): string {
  const own = plain(text);
  return isFault(own) ? `'${own}` : own;
}

/** A program may write all digits of a number that a spreadsheet cannot hold; zeros at the end tell that it could not. */
function longNumber(value: string, number: number): string {
  const digits = /^-?(\d+)$/.exec(value)?.[1];
  if (digits !== undefined && digits.length > 15 && !/^0*$/.test(digits.slice(15))) return value;
  return number.toExponential().toUpperCase();
}

function withoutNoise(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return /e/i.test(text) ? number.toFixed(15).replace(/\.?0+$/, '') : text;
}

// Day 25569 of the sheet calendar is 1970-01-01; sheets have no zone, so the digits are taken as they are.
function dateOf(serial: number, style: 'date' | 'dateTime'): string {
  const milliseconds = Math.round((serial - 25_569) * 86_400) * 1000;
  if (Math.abs(milliseconds) > 8.64e15) return String(serial);
  const iso = new Date(milliseconds).toISOString();
  const hasTime = style === 'dateTime' || !Number.isInteger(serial);
  return hasTime ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}
