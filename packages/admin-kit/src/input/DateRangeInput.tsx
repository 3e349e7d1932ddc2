import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../internals/Button.tsx';
import { todayText } from '../internals/clock.ts';
import { controlBox, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { toDate } from '../internals/dates.ts';
import { readDayOf } from '../internals/readDates.ts';
import { useControlled } from '../internals/useControlled.ts';
import { DateField } from './DateField.tsx';
import { Calendar, type DateBounds, useDatePopup } from './datePopup.tsx';
import { InputProblem } from './InputProblem.tsx';
import { PickerPopup } from './PickerPopup.tsx';
import { rangePresets } from './rangePresets.ts';
import { useTypedDate } from './useTypedDate.ts';

/**
 * A range of days, both included: `[YYYY-MM-DD, YYYY-MM-DD]`, `null` when empty. One end typed alone stays open: ''.
 *
 * @example <DateRangeInput aria-label="创建日期" value={['2026-03-01', '2026-03-31']} onValueChange={setRange} />
 * @keyboard
 * typing: 2026-03-04, 2026/3/4 and 20260304 mean the same
 * Enter: Takes what was typed; what is not a day stays, and is told
 * ↓: Opens the calendar
 * ↓ ↑ → ←: In the calendar: a week or a day on or back
 * PageDown PageUp: In the calendar: a month on or back, with Shift a year
 * Esc: Closes the calendar
 */
export function DateRangeInput({ className, presets = true, ...props }: DateRangeInputProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<DateRangeValue>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const { popup, calendar, open, close } = useDatePopup(props);
  const [begin, end] = value ?? ['', ''];
  const set = (nextBegin: string, nextEnd: string) => {
    if (!nextBegin && !nextEnd) change(null);
    else change(nextBegin && nextEnd && nextBegin > nextEnd ? [nextEnd, nextBegin] : [nextBegin, nextEnd]);
  };
  const { minimum, maximum } = props;
  const common = { read: readDayOf, minimum, maximum, isAtOnce: false };
  const typedBegin = useTypedDate({ ...common, value: begin || null, onValueChange: (next) => set(next ?? '', end) });
  const typedEnd = useTypedDate({ ...common, value: end || null, onValueChange: (next) => set(begin, next ?? '') });
  const choose = (next: DateRangeValue) => {
    typedBegin.forget();
    typedEnd.forget();
    change(next);
  };
  const isRefused = typedBegin.problem !== undefined || typedEnd.problem !== undefined;
  const fieldProps = { ...props, defaultValue: undefined, onOpen: open };
  const nameOf = (part: string) => (props['aria-label'] ? `${props['aria-label']} ${part}` : part);
  return (
    <PickerPopup
      {...popup}
      className="flex gap-3 p-3"
      anchor={
        <>
          <div
            role="group"
            aria-label={props['aria-label']}
            aria-labelledby={props['aria-labelledby']}
            className={cx(controlBox, className)}
            {...controlState({ ...props, invalid: props.invalid || isRefused })}
          >
            <DateField
              {...fieldProps}
              aria-label={nameOf(t('date.begin'))}
              aria-labelledby={undefined}
              placeholder={t('date.begin')}
              value={begin || null}
              typed={typedBegin}
              onValueChange={(next) => set(next ?? '', end)}
              withoutButtons
            />
            <span aria-hidden className="text-ink-faint">
              ~
            </span>
            <DateField
              {...fieldProps}
              id={undefined}
              ref={undefined}
              aria-label={nameOf(t('date.end'))}
              aria-labelledby={undefined}
              placeholder={t('date.end')}
              value={end || null}
              typed={typedEnd}
              onValueChange={(next) => set(begin, next ?? '')}
            />
          </div>
          <InputProblem typed={typedBegin} />
          <InputProblem typed={typedEnd} />
        </>
      }
    >
      {presets && (
        <div className="flex flex-col items-stretch gap-1 border-e border-solid border-line pe-3">
          {rangePresets.map((preset) => (
            <Button
              key={preset.label}
              variant="ghost"
              size="small"
              className="justify-start!"
              onClick={() => {
                choose(preset.range(toDate(todayText())!));
                close();
              }}
            >
              {t(preset.label)}
            </Button>
          ))}
        </div>
      )}

      <Calendar mode="range" {...calendar} value={begin && end ? [begin, end] : null} onSelect={choose} />
    </PickerPopup>
  );
}

/** Two days, or nothing. */
export type DateRangeValue = readonly [string, string] | null;

/** Props of {@link DateRangeInput}. */
export interface DateRangeInputProps extends ControlProps<DateRangeValue>, DateBounds {
  /** Offers today, the last 7 and 30 days, this and the last month; default true. */
  presets?: boolean;
  /** Class of the box around both dates. */
  className?: string;
}
