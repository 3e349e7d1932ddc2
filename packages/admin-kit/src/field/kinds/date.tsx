import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { textsOf, useTexts, type Speech } from '../../i18n/useTexts.ts';
import type { DateRangeValue } from '../../input/DateRangeInput.tsx';
import { todayText } from '../../internals/clock.ts';
import { formatDate } from '../../internals/format.ts';
import { readDayOf } from '../../internals/readDates.ts';
import { defineFieldKind, type SearchInputProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';

const DateInput = late(loadControls, { part: 'DateInput', meanwhile: controlRoom });
const DateRangeInput = late(loadControls, { part: 'DateRangeInput', meanwhile: controlRoom });

/** Searches by both ends of a range of days. */
export function DateSearch({ meta: _meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <DateRangeInput {...props} value={Array.isArray(value) ? (value as unknown as DateRangeValue) : null} onValueChange={onValueChange} />
  );
}

/** The day that says "without an end", as papers that hold for life have it. */
const noEnd = '9999-12-31';
const noEndIn = (speech: Speech) => textsOf(speech, zhScreens)('date.noEnd');

/** A calendar day, `YYYY-MM-DD`; 9999-12-31 reads as "no end". @source VAL-03 */
export const dateKind = defineFieldKind<string | null>({
  name: 'date',
  holds: 'text',
  width: 110,
  blank: null,
  Cell: ({ value }) => {
    const speech = useTexts();
    return <span className="tabular-nums">{value?.startsWith(noEnd) ? noEndIn(speech) : formatDate(value)}</span>;
  },
  Input: ({ meta: _meta, valueText: _text, onPick: _pick, ...props }) => <DateInput {...props} />,
  Search: DateSearch,
  text: (value, { words }) => (value?.startsWith(noEnd) ? noEndIn(words) : (value?.slice(0, 10) ?? '')),
  parse: (text, { words }) => (text.trim() === '' ? null : text.trim() === noEndIn(words) ? noEnd : (readDayOf(text) ?? undefined)),
  check: (value, { meta, words }) =>
    meta.notAfter === 'today' && value !== null && value.slice(0, 10) > todayText()
      ? words.t('form.notAfterToday', { label: words.localize(meta.label) })
      : undefined,
  compare: (one, other) => (one ?? '').localeCompare(other ?? ''),
});
