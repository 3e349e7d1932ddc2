import { ChevronDown, CircleX } from 'lucide-react';
import { controlAria, controlBox, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The closed state of a picker whose popup takes the focus: shows the choice, opens by click, Enter, space or arrow down. */
export function PickerButton({ ref, text, haspopup, popupId, open, onOpen, onClear, className, ...props }: PickerButtonProps) {
  const { t } = useTexts();
  const isEditable = !props.disabled && !props.readOnly;
  return (
    <div className={cx(controlBox, className)} {...controlState(props)}>
      <button
        {...controlAria(props)}
        ref={ref}
        id={props.id}
        type="button"
        role="combobox"
        aria-haspopup={haspopup}
        aria-expanded={open}
        aria-controls={open ? popupId : undefined}
        aria-readonly={props.readOnly || undefined}
        disabled={props.disabled}
        onClick={() => isEditable && onOpen()}
        onKeyDown={(event) => {
          if (!isEditable) return;
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            onOpen();
          } else if ((event.key === 'Delete' || event.key === 'Backspace') && text) onClear?.();
        }}
        onBlur={props.onBlur}
        className={cx(
          'h-full min-w-0 flex-1 cursor-pointer truncate px-2.5 text-start outline-none! disabled:cursor-not-allowed',
          !text && 'text-ink-faint',
        )}
      >
        {text || (props.placeholder ?? t('common.select'))}
      </button>
      {onClear && isEditable && text && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('common.clear')}
          className="cursor-pointer rounded-full p-0.5 text-ink-faint hover:text-ink"
          onClick={onClear}
        >
          <CircleX aria-hidden size={14} />
        </button>
      )}
      <ChevronDown aria-hidden size={16} className="me-2 ms-0.5 shrink-0 text-ink-faint" />
    </div>
  );
}

/** Props of {@link PickerButton}. */
export interface PickerButtonProps extends ControlProps<never> {
  /** What is chosen, in words; '' for nothing. */
  text: string;
  haspopup: 'tree' | 'listbox' | 'dialog' | 'menu';
  popupId: string;
  open: boolean;
  onOpen: () => void;
  /** Offers a button that empties the choice. */
  onClear?: () => void;
  className?: string;
}
