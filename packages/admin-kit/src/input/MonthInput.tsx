import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../internals/Button.tsx';
import { todayText } from '../internals/clock.ts';
import { controlBox, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { pad } from '../internals/readDates.ts';
import { useControlled } from '../internals/useControlled.ts';
import { DateField } from './DateField.tsx';
import { type DateBounds, useDatePopup } from './datePopup.tsx';
import { InputProblem } from './InputProblem.tsx';
import { zhInput } from './texts.zh.ts';
import { PickerPopup } from './PickerPopup.tsx';
import { readMonth } from './readMonth.ts';
import { useTypedDate } from './useTypedDate.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * A month, typed or chosen: `YYYY-MM`, `null` when empty. Bounds are months, too.
 *
 * @example <MonthInput aria-label="结算月份" value={month} onValueChange={setMonth} maximum="2026-11" />
 * @keyboard
 * typing: 2026-03, 2026/3 and 202603 mean the same
 * Enter: Takes what was typed; what is not a month stays, and is told
 * ↓: Opens the months of a year
 * ↓ ↑ → ←: In the months: three or one on or back
 * PageDown PageUp: In the months: a year on or back
 * Esc: Closes the months
 * @source VAL-03
 */
export function MonthInput({ className, ...props }: MonthInputProps) {
  const { t } = useTexts(zhInput);
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const { popup, open, close } = useDatePopup(props);
  const { minimum, maximum } = props;
  const typed = useTypedDate({ value, read: readMonth, minimum, maximum, isAtOnce: true, onValueChange: change, onWhole: close });
  const choose = (next: string) => {
    typed.forget();
    change(next);
    close();
  };
  const invalid = props.invalid || typed.problem !== undefined;
  return (
    <PickerPopup
      {...popup}
      className="p-3"
      anchor={
        <>
          <div className={cx(controlBox, className)} {...controlState({ ...props, invalid })}>
            <DateField
              {...props}
              placeholder={props.placeholder ?? t('month.placeholder')}
              value={value}
              typed={typed}
              onValueChange={change}
              onOpen={open}
            />
          </div>
          <InputProblem typed={typed} />
        </>
      }
    >
      <Months key={value} {...{ minimum, maximum }} takeFocus={popup.takeFocus} value={value} onSelect={choose} />
    </PickerPopup>
  );
}

/** Props of {@link MonthInput}. */
export interface MonthInputProps extends ControlProps<string | null>, DateBounds {
  /** Class of the box around the input. */
  className?: string;
}

/** Steps between months by key, as they stand: three in a row, twelve in a view. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3, PageUp: -12, PageDown: 12 };

/** The months of a year. Arrows walk over them, into the years beside it, too. */
function Months({ value, minimum, maximum, takeFocus, onSelect }: MonthsProps) {
  const { t, locale } = useTexts(zhInput);
  const present = todayText().slice(0, 7);
  const [at, setAt] = useState(value ?? present);
  const year = Number(at.slice(0, 4));
  const names = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const grid = useRef<HTMLDivElement>(null);
  const focus = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useEffect(() => {
    if (takeFocus) focus();
  }, [takeFocus]);
  const isBeyond = (month: string) => Boolean((minimum && month < minimum) || (maximum && month > maximum));
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = monthsAfter(at, step);
    if (next !== null && !isBeyond(next)) setAt(next);
    requestAnimationFrame(focus);
  };
  return (
    <div className="w-56 space-y-2 select-none">
      <div className="flex items-center justify-between">
        <IconButton
          label={t('month.previousYear')}
          icon={<ChevronLeft aria-hidden size={16} />}
          onClick={() => setAt(monthsAfter(at, -12) ?? at)}
        />
        <span className="font-semibold tabular-nums">{year}</span>
        <IconButton
          label={t('month.nextYear')}
          icon={<ChevronRight aria-hidden size={16} />}
          onClick={() => setAt(monthsAfter(at, 12) ?? at)}
        />
      </div>
      <div ref={grid} role="group" aria-label={String(year)} className="grid grid-cols-3 gap-1" onKeyDown={walk}>
        {Array.from({ length: 12 }, (_none, index) => {
          const month = `${at.slice(0, 4)}-${pad(index + 1)}`;
          return (
            <button
              key={month}
              type="button"
              aria-pressed={month === value}
              disabled={isBeyond(month)}
              tabIndex={month === at ? 0 : -1}
              onClick={() => onSelect(month)}
              className={cx(
                'h-9 cursor-pointer rounded-md hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled',
                'aria-pressed:bg-primary-solid aria-pressed:text-on-solid aria-pressed:hover:bg-primary-hover',
                month === present && month !== value && 'font-semibold text-primary-ink',
              )}
            >
              {names.format(new Date(Date.UTC(year, index)))}
            </button>
          );
        })}
      </div>
      <Button variant="link" size="small" disabled={isBeyond(present)} onClick={() => onSelect(present)}>
        {t('date.thisMonth')}
      </Button>
    </div>
  );
}

interface MonthsProps extends DateBounds {
  value: string | null;
  takeFocus: boolean;
  onSelect: (month: string) => void;
}

/** The month so many months later; null beyond the years of four digits. */
function monthsAfter(month: string, months: number): string | null {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  return year < 1000 || year > 9999 ? null : `${year}-${pad((count % 12) + 1)}`;
}
