import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker, type DateRange, type PropsBase } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { todayText } from '../internals/clock.ts';
import { dayText, toDate } from '../internals/dates.ts';
import { useTexts } from '../i18n/useTexts.ts';

const classNames = {
  root: 'relative text-base select-none',
  months: 'flex flex-wrap gap-4',
  month: 'space-y-2',
  month_caption: 'flex h-8 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex h-8 items-center justify-between',
  button_previous: 'inline-flex size-7 cursor-pointer items-center justify-center rounded-md text-ink-secondary hover:bg-hover',
  button_next: 'inline-flex size-7 cursor-pointer items-center justify-center rounded-md text-ink-secondary hover:bg-hover',
  dropdowns: 'flex items-center gap-2',
  dropdown_root: 'relative',
  dropdown: 'cursor-pointer rounded-sm bg-surface text-ink',
  caption_label: 'sr-only',
  month_grid: 'border-collapse tabular-nums',
  weekdays: 'box-border',
  weeks: 'box-border',
  week: 'box-border',
  weekday: 'size-8 text-sm font-normal text-ink-secondary',
  day: 'p-0.5 text-center',
  day_button:
    'size-8 cursor-pointer rounded-md hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled in-aria-selected:bg-primary-solid in-aria-selected:text-on-solid in-aria-selected:hover:bg-primary-hover',
  today: 'font-semibold text-primary-ink',
  outside: 'text-ink-faint',
  range_middle: '[&>button]:bg-primary-soft! [&>button]:text-primary-ink!',
} as const;

const lastMonth = new Date(new Date().getFullYear() + 20, 11);

/** One month, for choosing a day or a range of days. Loaded when first opened. */
export function Calendar(props: CalendarProps) {
  const { locale, t } = useTexts();
  const shared = {
    classNames,
    locale: locale === 'zh-CN' ? zhCN : undefined,
    captionLayout: 'dropdown' as const,
    today: toDate(todayText()),
    showOutsideDays: true,
    startMonth: new Date(1950, 0),
    endMonth: lastMonth,
    autoFocus: props.takeFocus,
    labels: { labelPrevious: () => t('date.previousMonth'), labelNext: () => t('date.nextMonth') },
    components: {
      Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
        orientation === 'left' ? (
          <ChevronLeft aria-hidden size={16} />
        ) : (
          <ChevronRight aria-hidden size={16} className={orientation === 'down' ? 'hidden' : ''} />
        ),
    },
    disabled: (day: Date) => {
      const text = dayText(day);
      return Boolean((props.minimum && text < props.minimum) || (props.maximum && text > props.maximum));
    },
  };
  if (props.mode === 'range') {
    const [from, to] = props.value ?? [];
    return (
      <DayPicker
        // It takes the focus when it begins: opened by the pointer, it begins again with the key that leads into it.
        key={String(props.takeFocus)}
        {...shared}
        mode="range"
        selected={{ from: toDate(from), to: toDate(to) }}
        defaultMonth={toDate(from)}
        onSelect={(range: DateRange | undefined) =>
          props.onSelect(range?.from ? [dayText(range.from), dayText(range.to ?? range.from)] : null)
        }
      />
    );
  }
  return <SingleDay {...shared} value={props.value} onSelect={props.onSelect} />;
}

/** The month in view follows what is typed beside an open calendar. */
function SingleDay({ value, onSelect, ...shared }: SingleDayProps) {
  const [shown, setShown] = useState({ month: toDate(value), of: value });
  if (shown.of !== value) setShown({ month: toDate(value) ?? shown.month, of: value });
  return (
    <DayPicker
      // It takes the focus when it begins: opened by the pointer, it begins again with the key that leads into it.
      key={String(shared.autoFocus)}
      {...shared}
      mode="single"
      selected={toDate(value)}
      month={shown.month ?? shared.today}
      onMonthChange={(month) => setShown({ month, of: value })}
      onSelect={(day) => onSelect(day ? dayText(day) : null)}
    />
  );
}

interface SingleDayProps extends PropsBase {
  value: string | null;
  onSelect: (day: string | null) => void;
}

interface CalendarBase {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  minimum?: string;
  maximum?: string;
  /** Whether the focus goes to the chosen day. */
  takeFocus?: boolean;
}

/** Props of {@link Calendar}. */
export type CalendarProps = CalendarBase &
  (
    | { mode: 'single'; value: string | null; onSelect: (day: string | null) => void }
    | { mode: 'range'; value: readonly [string, string] | null; onSelect: (range: [string, string] | null) => void }
  );
