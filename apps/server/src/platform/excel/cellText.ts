import type { WorkbookFacts } from './workbookFacts.ts';

/**
 * What a cell says, as a person would type it. A number of more than 15 digits whose last ones the sheet does not hold comes in powers of
 * ten, such as `3.70700198501011E+17`; a fault of a formula as `#N/A`, and the same letters typed by a person as `'#N/A`.
 *
 * @param kind the `t` of the cell
 */
export function cellText(
  kind: string,
  {
    value,
    style,
    workbookFacts: { texts, dates, firstDay },
  }: { value: string; style: number; workbookFacts: Pick<WorkbookFacts, 'texts' | 'dates' | 'firstDay'> },
): string {
  if (kind === 's') return typed(texts[Number(value)] ?? '');
  if (kind === 'b') return value === '1' ? '是' : '否';
  if (kind === 'd') return value.replace('T', ' ').slice(0, 19);
  if (kind === 'e') return value.trim() === '' ? '#N/A' : value.trim();
  if (kind !== 'n') return typed(value);
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return typed(value);
  const date = dates.get(style);
  if (date !== undefined) return dateOf(number - firstDay, date) ?? value;
  if (Math.abs(number) >= 1e15) return longNumber(value, number);
  // Others lose the noise of binary fractions.
  return /^-?\d+$/.test(value) ? value : withoutExponent(Number(number.toPrecision(15)));
}

/** What a formula leaves that found nothing. */
export const isFault = (text: string): boolean => /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC)!|NAME\?)$/i.test(text);

// The apostrophe that export puts before formula-like texts goes away again.
function typed(text: string): string {
  const plain = text.trim().replace(/^'(?=[=+\-@\t\r])/, '');
  return isFault(plain) ? `'${plain}` : plain;
}

/** A program may write all digits of a number that a spreadsheet cannot hold; zeros at the end tell that it could not. */
function longNumber(value: string, number: number): string {
  const digits = /^-?(\d+)$/.exec(value)?.[1];
  if (digits !== undefined && digits.length > 15 && !/^0*$/.test(digits.slice(15))) return value;
  return number.toExponential().toUpperCase();
}

function withoutExponent(number: number): string {
  const text = String(number);
  return /e/i.test(text) ? number.toFixed(15).replace(/\.?0+$/, '') : text;
}

// Sheets have no zone, so the digits are taken as they are. A number that is not a day, such as 20260601083000, stays one.
function dateOf(days: number, kind: 'date' | 'dateTime'): string | undefined {
  const date = new Date(Math.round(days * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  const hasTime = kind === 'dateTime' || !Number.isInteger(days);
  return hasTime ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}
