import { exchanged } from '../../internals/decimalSeparator.ts';
import { toText } from '../../internals/toText.ts';
import { writeScaled } from '../store/writeScaled.ts';
import { defineCellType, type CellContext } from './cellType.ts';
import type { NumberCellProps } from './cellTypeMap.ts';
import { groupDigits, readSpreadsheetNumber, toNumber, toScale, type Decimal } from './numberText.ts';
import { toHalfWidth } from '../../internals/halfWidth.ts';

type Cell = CellContext<NumberCellProps>;

/** The wire's number as people write it, without separators. Sums arrive as texts. */
function plainText(value: unknown, { column }: Cell): string {
  const text = toText(value);
  const { scale } = column.props;
  if (scale === undefined || !/^-?\d+$/.test(text)) return text;
  return writeScaled(BigInt(text), scale);
}

/** The same with the separator that people write. */
const writtenText = (value: unknown, cell: Cell): string => exchanged(plainText(value, cell), cell.words.decimalSeparator);

/** The wire's number of a decimal; `null` when it is finer or greater than the column can hold. */
function wireNumber(decimal: Decimal, { decimals, scale, wide }: NumberCellProps): number | null {
  if (scale !== undefined) {
    const units = toScale(decimal, scale);
    return units === null ? null : toNumber({ units, scale: 0 });
  }
  if (decimals === undefined) return toNumber(decimal);
  const units = toScale(decimal, decimals);
  if (units === null) return null;
  const number = toNumber({ units, scale: decimals });
  return number === null && wide ? (String(units) as never) : number;
}

const usual = /^-?\d{1,9}(?:\.\d{1,6})?$/;

/** Digits that every double holds, as most are, read without a whole number of any size: blocks of ten thousand cells are pasted. */
function readUsual(text: string, { decimals, scale }: NumberCellProps): number | undefined {
  if (!usual.test(text)) return undefined;
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  if (places > (scale ?? decimals ?? places)) return undefined;
  // Zero has no sign here.
  if (scale === undefined) return Number(text) || 0;
  const units = Number(point < 0 ? text : text.slice(0, point) + text.slice(point + 1)) * 10 ** (scale - places);
  return Number.isSafeInteger(units) ? units || 0 : undefined;
}

// A comma that is typed stays: what it means is decided when the cell is left, as of a text that is pasted.
const typing = /^-?(?:\d[\d,]*)?(?:\.(\d*))?$/;

/** A number: optional minus, digits, separators of thousands, optional decimal part; everything else cannot be typed. @source TBL-03 */
export const inputNumberType = defineCellType<number | null, NumberCellProps>({
  name: 'inputNumber',
  width: 120,
  align: 'right',
  blank: null,
  series: 'number',
  format(value, cell) {
    const text = plainText(value, cell);
    return exchanged(cell.column.props.grouping ? groupDigits(text) : text, cell.words.decimalSeparator);
  },
  editText: writtenText,
  copy: writtenText,
  // What typing may leave behind when the cell is left, such as a lone minus, is cleared; what cannot be typed is not a number.
  parse(text, { column, words }) {
    const typed = exchanged(toHalfWidth(text).trim(), words.decimalSeparator);
    if (!typing.test(typed)) return undefined;
    const decimal = readSpreadsheetNumber(typed);
    // 12,5 could be 12.5 or 125.
    if (decimal === null && typed.includes(',')) return undefined;
    return decimal === null ? null : (wireNumber(decimal, column.props) ?? undefined);
  },
  paste(text, { column, words }) {
    const quick = readUsual(exchanged(text, words.decimalSeparator), column.props);
    if (quick !== undefined) return quick;
    const pasted = exchanged(toHalfWidth(text).trim(), words.decimalSeparator);
    if (pasted === '') return null;
    const decimal = readSpreadsheetNumber(pasted);
    return (decimal && wireNumber(decimal, column.props)) ?? undefined;
  },
  validate(value, cell) {
    const { column, words } = cell;
    const { min, max } = column.props;
    const number = Number(value);
    // Whole tables are checked: the usual number is done with here.
    if (number >= (min ?? -Infinity) && number <= (max ?? Infinity) && Number.isFinite(number)) return undefined;
    if (!Number.isFinite(number)) return words.t('rule.number', { title: column.title });
    const label = column.title;
    if (min !== undefined && number < min) return words.t('form.minimum', { label, value: writtenText(min, cell) });
    if (max !== undefined && number > max) return words.t('form.maximum', { label, value: writtenText(max, cell) });
    return undefined;
  },
  compare: (one, other) => Number(one) - Number(other),
  export(value, cell) {
    if (value === null || value === undefined) return null;
    const text = plainText(value, cell);
    return cell.column.props.wide && !Number.isSafeInteger(Number(text)) ? text : Number(text);
  },
  edit: {
    by: 'text',
    inputMode: 'decimal',
    accepts(text, { column, words }) {
      const match = typing.exec(exchanged(toHalfWidth(text), words.decimalSeparator));
      const most = column.props.scale ?? column.props.decimals;
      return match !== null && (most === undefined || (match[1] ?? '').length <= most);
    },
  },
});
