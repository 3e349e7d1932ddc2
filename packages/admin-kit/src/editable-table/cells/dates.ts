import { toText } from '../../internals/toText.ts';
import { defineCellType, type CellContext } from './cellType.ts';
import type { DateCellProps } from './cellTypeMap.ts';
import { isWireDay, readDayOf, readInstant, readTime } from '../../internals/readDates.ts';
import { showInstant } from './dateTexts.ts';
import { comparePlain } from './texts.ts';

/** Reads a text, '' as nothing. */
const orNothing = (read: (text: string) => string | null) => (text: string) => (text.trim() === '' ? null : (read(text) ?? undefined));

const wireText = (value: string | null | undefined) => toText(value);

const checkDay = (value: string, { column, words }: CellContext<DateCellProps>) =>
  isWireDay(toText(value)) ? undefined : words.t('rule.date', { title: column.title });

const date = { blank: null, compare: comparePlain, copy: wireText, editText: wireText } as const;

/** A calendar day, `YYYY-MM-DD`. @source TBL-02, VAL-03 */
export const dateType = defineCellType<string | null, DateCellProps>({
  ...date,
  name: 'date',
  width: 120,
  series: 'date',
  format: (value, { column }) => (value ? showInstant(wireText(value), column.props.format ?? 'YYYY-MM-DD') : ''),
  parse: orNothing(readDayOf),
  copy: (value) => wireText(value).slice(0, 10),
  editText: (value) => wireText(value).slice(0, 10),
  validate: checkDay,
  edit: { by: 'control', opens: 'popup' },
});

/** A local instant, `YYYY-MM-DD HH:mm:ss`. @source TBL-02, VAL-03 */
export const dateTimeType = defineCellType<string | null, DateCellProps>({
  ...date,
  name: 'datetime',
  width: 180,
  series: 'date',
  format: (value, { column }) => (value ? showInstant(wireText(value), column.props.format ?? 'YYYY-MM-DD HH:mm:ss') : ''),
  parse: orNothing(readInstant),
  validate: checkDay,
  edit: { by: 'control', opens: 'popup' },
});

/** A time of day, `HH:mm:ss`. @source TBL-02 */
export const timeType = defineCellType<string | null, DateCellProps>({
  ...date,
  name: 'time',
  width: 110,
  format: (value, { column }) => {
    const { format } = column.props;
    return value && format ? showInstant(`0000-00-00 ${wireText(value)}`, format) : wireText(value);
  },
  parse: orNothing(readTime),
  edit: { by: 'control', opens: 'popup' },
});
