import { formatDateTime } from '../../internals/format.ts';
import { readInstant } from '../../internals/readDates.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { DateSearch } from './date.tsx';

const DateTimeInput = late(loadControls, { part: 'DateTimeInput', meanwhile: controlRoom });

/** An instant, `YYYY-MM-DD HH:mm:ss`. @source VAL-03 */
export const dateTimeKind = defineFieldKind<string | null>({
  name: 'dateTime',
  holds: 'text',
  width: 164,
  blank: null,
  Cell: ({ value }) => <span className="tabular-nums">{formatDateTime(value)}</span>,
  Input: ({ meta: _meta, valueText: _text, onPick: _pick, ...props }) => <DateTimeInput {...props} />,
  Search: DateSearch,
  text: (value) => (value ? formatDateTime(value) : ''),
  parse: (text) => (text.trim() === '' ? null : (readInstant(text) ?? undefined)),
  compare: (one, other) => (one ?? '').localeCompare(other ?? ''),
});
