/** How numbers of one style are meant. */
export type NumberStyle = 'date' | 'dateTime' | 'time' | 'percent';

/** What a format code makes of a number; `undefined` for plain numbers, money and lengths of time. */
export function styleOf(format: number, custom: string | undefined): NumberStyle | undefined {
  if ((format >= 14 && format <= 17) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)) return 'date';
  if (format === 22) return 'dateTime';
  if (format >= 18 && format <= 21) return 'time';
  if (format === 9 || format === 10) return 'percent';
  const code = (custom ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '');
  if (/[yd]/i.test(code)) return /[hs]/i.test(code) ? 'dateTime' : 'date';
  if (/h/i.test(code)) return 'time';
  return code.includes('%') ? 'percent' : undefined;
}

/** What a cell says, as a person would type it. @param kind the `t` of the cell */
export function cellText(kind: string, value: string, style: NumberStyle | undefined, book: BookFacts): string {
  if (kind === 's') return plain(book.texts[Number(value)] ?? '');
  if (kind === 'b') return value === '1' ? '是' : '否';
  if (kind === 'd') return value.replace('T', ' ').slice(0, 19);
  if (kind !== 'n') return plain(value);
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return plain(value);
  if (style === 'date' || style === 'dateTime') return dateOf(number + (book.is1904 ? 1462 : 0), style);
  // A day may be behind it.
  if (style === 'time' && number >= 1) return dateOf(number + (book.is1904 ? 1462 : 0), 'dateTime');
  if (style === 'time' && number >= 0)
    return dateOf(25_569 + number, 'dateTime')
      .slice(11)
      .replace(/:00$/, '');
  if (style === 'percent') return `${withoutNoise(number * 100)}%`;
  // Long whole numbers are kept digit by digit; others lose the noise of binary fractions.
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

function withoutNoise(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  if (!/e/i.test(text)) return text;
  return Math.abs(number) >= 1 ? BigInt(Math.round(number)).toString() : number.toFixed(15).replace(/\.?0+$/, '');
}

// Day 25569 of the sheet calendar is 1970-01-01; sheets have no zone, so the digits are taken as they are.
function dateOf(serial: number, style: 'date' | 'dateTime'): string {
  const milliseconds = Math.round((serial - 25_569) * 86_400) * 1000;
  if (Math.abs(milliseconds) > 8.64e15) return String(serial);
  const iso = new Date(milliseconds).toISOString();
  const hasTime = style === 'dateTime' || !Number.isInteger(serial);
  return hasTime ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}
