import { late } from '../internals/late.ts';
import { Button } from '../internals/Button.tsx';
import { controlBox, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { formatInstant, todayText } from '../internals/clock.ts';
import { formatDateTime } from '../internals/format.ts';
import { readDayOf, readInstant } from '../internals/readDates.ts';
import { useControlled } from '../internals/useControlled.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { Calendar, type DateBounds, useDatePopup } from './datePopup.tsx';
import { InputProblem } from './InputProblem.tsx';
import { PickerPopup } from './PickerPopup.tsx';
import { useTypedDate } from './useTypedDate.ts';
import { useTexts } from '../i18n/useTexts.ts';

const TimeColumns = late(() => import('./TimeColumns.tsx'), { part: 'TimeColumns' });

interface DateBase extends ControlProps<string | null>, DateBounds {
  /** Class of the box around the input. */
  className?: string;
}

/**
 * A day, typed or chosen: `YYYY-MM-DD`, `null` when empty.
 *
 * @example <DateInput aria-label="到期日" value={day} onValueChange={setDay} minimum="2026-01-01" />
 * @keyboard
 * typing: 2026-03-04, 2026/3/4 and 20260304 mean the same
 * Enter: Takes what was typed; what is not a day stays, and is told
 * ↓: Opens the calendar
 * ↓ ↑ → ←: In the calendar: a week or a day on or back
 * PageDown PageUp: In the calendar: a month on or back, with Shift a year
 * Esc: Closes the calendar
 * @source VAL-03
 */
export function DateInput({ className, ...props }: DateInputProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const { popup, calendar, open, close } = useDatePopup(props);
  const day = value ? value.slice(0, 10) : null;
  const { minimum, maximum } = props;
  const typed = useTypedDate({ value: day, read: readDayOf, minimum, maximum, isAtOnce: true, onValueChange: change, onWhole: close });
  const choose = (next: string) => {
    typed.forget();
    change(next);
  };
  return (
    <PickerPopup
      {...popup}
      className="p-3"
      anchor={
        <DateBox
          {...props}
          className={className}
          placeholder={props.placeholder ?? t('date.placeholder')}
          value={day}
          typed={typed}
          onValueChange={change}
          onOpen={open}
        />
      }
    >
      <Calendar
        mode="single"
        {...calendar}
        value={value}
        onSelect={(chosen) => {
          if (chosen) choose(chosen);
          close();
        }}
      />
      <Button
        variant="link"
        size="small"
        onClick={() => {
          choose(todayText());
          close();
        }}
      >
        {t('common.today')}
      </Button>
    </PickerPopup>
  );
}

/** The box of one date, with why it was not taken below. */
function DateBox({ className, ...props }: DateFieldProps & { className: string | undefined }) {
  const { typed } = props;
  return (
    <>
      <div className={cx(controlBox, className)} {...controlState({ ...props, invalid: props.invalid || typed.problem !== undefined })}>
        <DateField {...props} />
      </div>
      <InputProblem typed={typed} />
    </>
  );
}

/** Props of {@link DateInput}. */
export type DateInputProps = DateBase;

/**
 * A day with a time, typed or chosen: `YYYY-MM-DD HH:mm:ss`, `null` when empty.
 *
 * @example <DateTimeInput aria-label="借出时间" value="2026-03-04 05:06:07" onValueChange={setLentAt} />
 * @keyboard
 * typing: 2026-03-04, 2026/3/4 and 20260304 mean the same
 * Enter: Takes what was typed; what is not a day stays, and is told
 * ↓: Opens the calendar
 * ↓ ↑ → ←: In the calendar: a week or a day on or back
 * PageDown PageUp: In the calendar: a month on or back, with Shift a year
 * Esc: Closes the calendar
 * @source VAL-03
 */
export function DateTimeInput({ className, ...props }: DateTimeInputProps) {
  const { t } = useTexts();
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const { popup, calendar, open, close } = useDatePopup(props);
  const time = value?.slice(11, 19) || '00:00:00';
  const shown = value ? formatDateTime(value) : null;
  const { minimum, maximum } = props;
  const typed = useTypedDate({ value: shown, read: readInstant, minimum, maximum, isAtOnce: true, onValueChange: change, onWhole: close });
  const choose = (next: string) => {
    typed.forget();
    change(next);
  };
  return (
    <PickerPopup
      {...popup}
      className="p-3"
      anchor={
        <DateBox
          {...props}
          className={className}
          placeholder={props.placeholder ?? t('date.dateTimePlaceholder')}
          value={shown}
          typed={typed}
          onValueChange={change}
          onOpen={open}
        />
      }
    >
      <div className="flex gap-3">
        <Calendar
          mode="single"
          {...calendar}
          value={value}
          onSelect={(day) => {
            if (day) choose(`${day} ${time}`);
          }}
        />
        <TimeColumns value={time} onValueChange={(next) => choose(`${value?.slice(0, 10) ?? todayText()} ${next}`)} />
      </div>
      <div className="flex justify-between pt-2">
        <Button variant="link" size="small" onClick={() => choose(formatInstant())}>
          {t('date.now')}
        </Button>
        <Button variant="primary" size="small" onClick={close}>
          {t('common.ok')}
        </Button>
      </div>
    </PickerPopup>
  );
}

/** Props of {@link DateTimeInput}. */
export type DateTimeInputProps = DateBase;
