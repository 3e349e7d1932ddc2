import { emptyText } from '../../internals/format.ts';
import { readTime } from '../../internals/readDates.ts';
import { defineFieldKind } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { TextSearch } from './text.tsx';

const TimeInput = late(loadControls, { part: 'TimeInput', meanwhile: controlRoom });

/** A time of day, `HH:mm:ss`. */
export const timeKind = defineFieldKind<string | null>({
  name: 'time',
  holds: 'text',
  width: 100,
  blank: null,
  Cell: ({ value }) => <span className="tabular-nums">{value || emptyText}</span>,
  Input: ({ meta: _meta, valueText: _text, onPick: _pick, ...props }) => <TimeInput {...props} />,
  Search: TextSearch,
  text: (value) => value ?? '',
  parse: (text) => (text.trim() === '' ? null : (readTime(text) ?? undefined)),
  compare: (one, other) => (one ?? '').localeCompare(other ?? ''),
});
