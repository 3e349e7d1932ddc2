import { Calendar as CalendarIcon, CircleX } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { controlAria, controlInput, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import type { TypedDate } from './useTypedDate.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The typed half of a date input. */
export function DateField({ ref, typed, ...props }: DateFieldProps) {
  const { t } = useTexts();
  const isEditable = !props.disabled && !props.readOnly;
  const { draft, commit } = typed;
  const described = [props['aria-describedby'], typed.problem === undefined ? undefined : typed.problemId].filter(Boolean).join(' ');

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEditable || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      commit();
      props.onOpen(true);
    }
  };

  return (
    <>
      <input
        {...controlAria({
          ...(props as unknown as ControlProps<never>),
          invalid: props.invalid || typed.problem !== undefined,
          'aria-describedby': described || undefined,
        })}
        ref={ref}
        id={props.id}
        name={props.name}
        type="text"
        autoComplete="off"
        value={draft ?? props.value ?? ''}
        placeholder={props.placeholder}
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={(event) => typed.type(event.target.value)}
        onClick={() => {
          if (isEditable) props.onOpen(false);
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          commit();
          props.onBlur?.();
        }}
        className={cx(controlInput, 'tabular-nums')}
      />
      {!props.withoutButtons && isEditable && (props.value || draft) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('common.clear')}
          className="cursor-pointer rounded-full p-0.5 text-ink-faint hover:text-ink"
          onClick={() => {
            typed.forget();
            props.onValueChange(null);
          }}
        >
          <CircleX aria-hidden size={14} />
        </button>
      )}
      {!props.withoutButtons && (
        <button
          type="button"
          tabIndex={-1}
          disabled={!isEditable}
          aria-label={t('date.pick')}
          className="me-1 cursor-pointer rounded-sm p-1 text-ink-faint hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled"
          onClick={() => props.onOpen(true)}
        >
          <CalendarIcon aria-hidden size={15} />
        </button>
      )}
    </>
  );
}

/** Props of {@link DateField}. */
export interface DateFieldProps extends Omit<ControlProps<string | null>, 'value' | 'onValueChange'> {
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** What is typed, from `useTypedDate`. */
  typed: TypedDate;
  /** Opens the calendar; `takeFocus` when a key or the button asked for it. */
  onOpen: (takeFocus: boolean) => void;
  withoutButtons?: boolean;
}
