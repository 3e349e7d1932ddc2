import { CircleX, Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { controlAria, controlBox, controlInput, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { TooLong } from './TooLong.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * One line of text. The empty value is ''.
 *
 * @example <TextInput aria-label="单号" allowClear value={text} onValueChange={setNumber} onEnter={save} />
 * @keyboard
 * Enter: Calls `onEnter`, where it is given
 */
export function TextInput({ ref, ...props }: TextInputProps) {
  const { t } = useTexts();
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? '', onValueChange: props.onValueChange });
  const [isRevealed, setRevealed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isEditable = !props.disabled && !props.readOnly;
  const type = props.type ?? 'text';

  return (
    <div className={cx(controlBox, props.className)} {...controlState(props)}>
      {props.prefix && <span className="ps-2.5 text-ink-secondary">{props.prefix}</span>}
      <input
        {...controlAria(props as ControlProps<never>)}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        id={props.id}
        name={props.name}
        type={type === 'password' && isRevealed ? 'text' : type}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !props.onEnter) return;
          // Neither the dialog around it nor a form answers as well.
          event.preventDefault();
          props.onEnter(event.currentTarget.value);
        }}
        disabled={props.disabled}
        readOnly={props.readOnly}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        className={controlInput}
      />
      <TooLong text={value} maxLength={props.maxLength} />
      {props.allowClear && isEditable && value !== '' && (
        <button
          type="button"
          aria-label={t('common.clear')}
          tabIndex={-1}
          className="me-1.5 cursor-pointer rounded-full p-0.5 text-ink-faint hover:text-ink"
          onClick={() => {
            change('');
            input.current?.focus();
            props.onClear?.();
          }}
        >
          <CircleX aria-hidden size={14} />
        </button>
      )}
      {type === 'password' && (
        <button
          type="button"
          aria-label={t(isRevealed ? 'common.hidePassword' : 'common.showPassword')}
          aria-pressed={isRevealed}
          disabled={props.disabled}
          className="me-1.5 cursor-pointer rounded-sm p-1 text-ink-secondary hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled"
          onClick={() => setRevealed(!isRevealed)}
        >
          {isRevealed ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
        </button>
      )}
      {props.suffix && <span className="pe-2.5 whitespace-nowrap text-ink-secondary">{props.suffix}</span>}
    </div>
  );
}

/** Props of {@link TextInput}. */
export interface TextInputProps extends ControlProps<string> {
  /** Kind of text, default `text`: it chooses the keyboard of a phone, and hides a password. */
  type?: 'text' | 'password' | 'search' | 'tel' | 'email' | 'url';
  /** Stands before or after the text, such as an icon or a unit. */
  prefix?: ReactNode;
  /** Stands after the text, such as a unit or a button. */
  suffix?: ReactNode;
  /** Offers a button that empties the input. */
  allowClear?: boolean;
  /** Called after that button has emptied the input, beside `onValueChange('')`. */
  onClear?: () => void;
  /** Most characters of the value. More can be typed and pasted, nothing is cut: the input says that they are too many. Absent means no limit. */
  maxLength?: number;
  /** Keyboard that a phone offers, by default that of `type`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  /** What browsers may fill in, as in HTML: 'username', 'one-time-code' …; by default `off`. */
  autoComplete?: string;
  /** Called when Enter is pressed outside of an input method, in place of what a dialog or a form around it does then. */
  onEnter?: (value: string) => void;
  /** Class of the box around the input. */
  className?: string;
}
