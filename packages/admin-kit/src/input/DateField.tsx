import { Calendar as CalendarIcon, CircleX } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { controlAria, controlInput, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';

/** The typed half of a date input: what is no date is put back on blur. */
export function DateField({ ref, ...props }: DateFieldProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const isEditable = !props.disabled && !props.readOnly;

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() === '') {
      if (props.value !== null) props.onValueChange(null);
      return;
    }
    take(props.parse(draft));
  };
  const take = (value: string | null) => {
    if (value && value !== props.value && isWithin(value, props.minimum, props.maximum)) props.onValueChange(value);
  };
  const type = (text: string) => {
    setDraft(text);
    // A whole date counts at once: what a form says of it must not go away, and move buttons, with the click on one of them. Ends of a
    // range, which are put in order, wait until they are left.
    if (!props.withoutButtons && props.parse(text) === text) take(text);
  };
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
        {...controlAria(props as unknown as ControlProps<never>)}
        ref={ref}
        id={props.id}
        name={props.name}
        type="text"
        autoComplete="off"
        value={draft ?? props.value ?? ''}
        placeholder={props.placeholder}
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={(event) => type(event.target.value)}
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
      {!props.withoutButtons && isEditable && props.value && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('common.clear')}
          className="cursor-pointer rounded-full p-0.5 text-ink-faint hover:text-ink"
          onClick={() => {
            setDraft(null);
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
  /** Reads typed text, `null` when it is no date. */
  parse: (text: string) => string | null;
  /** Opens the calendar; `takeFocus` when a key or the button asked for it. */
  onOpen: (takeFocus: boolean) => void;
  /** First day that may be chosen, `YYYY-MM-DD`; absent means no bound. */
  minimum?: string;
  /** Last day that may be chosen, `YYYY-MM-DD`; absent means no bound. */
  maximum?: string;
  withoutButtons?: boolean;
}

function isWithin(value: string, minimum?: string, maximum?: string): boolean {
  const day = value.slice(0, 10);
  return !(minimum && day < minimum.slice(0, 10)) && !(maximum && day > maximum.slice(0, 10));
}
