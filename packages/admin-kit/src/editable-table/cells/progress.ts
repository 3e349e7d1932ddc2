import { toText } from '../../internals/toText.ts';
import { defineCellType } from './cellType.ts';
import type { NoCellProps } from './cellTypeMap.ts';

/** Percent done; a text is read as a number, and as 0 when it is none. @source jeecg-wire §5.6 */
export function percentOf(value: unknown): number {
  const percent = Number.parseFloat(toText(value));
  return Number.isFinite(percent) ? percent : 0;
}

/** How much is done, in percent. Read only. @source TBL-02 */
export const progressType = defineCellType<number, NoCellProps>({
  name: 'progress',
  width: 140,
  blank: 0,
  format: (value) => `${percentOf(value)}%`,
  parse: (text) => (text.trim() === '' ? 0 : /^\s*-?\d+(\.\d+)?\s*%?\s*$/.test(text) ? percentOf(text) : undefined),
  compare: (one, other) => percentOf(one) - percentOf(other),
  export: percentOf,
  edit: { by: 'nothing' },
});
