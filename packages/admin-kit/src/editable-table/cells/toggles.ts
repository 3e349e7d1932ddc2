import { toText } from '../../internals/toText.ts';
import { defineCellType, type CellContext, type CellType } from './cellType.ts';
import type { ToggleCellProps } from './cellTypeMap.ts';
import type { ResolvedColumn } from '../columnTypes.ts';
import { toHalfWidth } from '../../internals/halfWidth.ts';
import { isBlank } from './texts.ts';

type Cell = CellContext<ToggleCellProps>;

const valuesOf = (props: ToggleCellProps) => props.customValue ?? ([true, false] as const);

/** Whether the box is checked; the wire may write 1 for '1', and 'true' for true. */
const isOn = (value: unknown, props: ToggleCellProps) => !isBlank(value) && toText(value) === toText(valuesOf(props)[0]);

const wordsOfOn = new Set(['true', '1', 'on', 'yes', 'y', '是', '开', '真', '√', '✓', '✔', '☑']);
const wordsOfOff = new Set(['', 'false', '0', 'off', 'no', 'n', '否', '关', '假', '×', '✗', '☐']);

function read(text: string, { column, words }: Cell): unknown {
  const [on, off] = valuesOf(column.props);
  const wanted = toHalfWidth(text).trim().toLowerCase();
  const means = (value: unknown, word: 'common.yes' | 'common.no') =>
    wanted === toText(value).toLowerCase() || wanted === words.t(word).toLowerCase();
  if (means(on, 'common.yes')) return on;
  if (means(off, 'common.no')) return off;
  if (wordsOfOn.has(wanted)) return on;
  return wordsOfOff.has(wanted) ? off : undefined;
}

const compareToggles: CellType<unknown, ToggleCellProps>['compare'] = (one, other, { column }) =>
  Number(isOn(one, column.props)) - Number(isOn(other, column.props));

const toggle = {
  align: 'center',
  width: 80,
  blank: null,
  format: (value: unknown, { column, words }: Cell) => words.t(isOn(value, column.props) ? 'common.yes' : 'common.no'),
  parse: read,
  compare: compareToggles,
  createValue: ({ props }: ResolvedColumn<ToggleCellProps>) => valuesOf(props)[props.defaultChecked ? 0 : 1],
  edit: {
    by: 'toggle',
    next: (value: unknown, { column }: Cell) => valuesOf(column.props)[isOn(value, column.props) ? 1 : 0],
  },
} as const;

/** A box to check; on and off are `customValue` on the wire. @source TBL-02, jeecg-wire §5.6 */
export const checkboxType = defineCellType<unknown, ToggleCellProps>({ ...toggle, name: 'checkbox' });

/** A switch, which is a box to check in another dress. @source TBL-02 */
export const switchType = defineCellType<unknown, ToggleCellProps>({ ...toggle, name: 'switch' });
