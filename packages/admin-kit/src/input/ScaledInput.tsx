import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { controlAria, controlBox, controlInput, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { formatScaled } from '../internals/decimal.ts';
import { exchanged, useDecimalSeparator } from '../internals/decimalSeparator.ts';
import { useControlled } from '../internals/useControlled.ts';
import { InputProblem } from './InputProblem.tsx';
import { withoutOwnGroups } from './typedNumber.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/**
 * The one input behind every number: holds a scaled integer (12.34 with 2 decimals is 1234), so no float carries an amount.
 * What cannot be read stays in the input with a message, and counts as no number. Arrow keys step by one whole unit.
 *
 * @source TBL-03
 */
export function ScaledInput({ decimals, grouping = true, ref, ...props }: ScaledInputProps) {
  const [value, change] = useControlled<number | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const decimalSeparator = useDecimalSeparator();
  const spoken = (text: string) => exchanged(text, decimalSeparator);
  const affixes = [props.prefix, props.suffix];
  const typed = useTypedNumber({ value, decimals, affixes, onValueChange: change });
  const shown = typed.draft ?? (value === null ? '' : spoken(formatScaled(value, { decimals, options: { grouping } })));
  const around = useRef<HTMLDivElement>(null);
  const selection = useRef<readonly [number, number]>([0, 0]);
  const caret = useRef<{ input: HTMLInputElement; at: number }>(null);

  // React tells of no deletion beforehand.
  useEffect(() => {
    const box = around.current!;
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) selection.current = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    };
    box.addEventListener('beforeinput', remember);
    return () => box.removeEventListener('beforeinput', remember);
  }, []);
  // The groups go with the first keystroke, not with the focus: what is selected then would not be any more. The caret stays.
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });
  const handleType = (input: HTMLInputElement) => {
    const raw =
      typed.draft === null && grouping
        ? spoken(withoutOwnGroups(spoken(shown), { text: spoken(input.value), selection: selection.current }))
        : input.value;
    // A letter that no number has is a slip of the finger.
    const letter = input.value.length === shown.length + 1 ? input.value[input.selectionEnd! - 1] : undefined;
    if (letter !== undefined && /[a-df-z]/i.test(letter) && !affixes.some((affix) => typeof affix === 'string' && affix.includes(letter)))
      return;
    if (raw !== input.value) caret.current = { input, at: raw.length - (input.value.length - (input.selectionEnd ?? input.value.length)) };
    typed.type(raw);
  };
  const step = (direction: 1 | -1) => {
    const next = (value ?? 0) + direction * 10 ** decimals;
    const bounded = Math.min(props.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(props.minimum ?? Number.MIN_SAFE_INTEGER, next));
    typed.type(spoken(formatScaled(bounded, { decimals })));
  };
  const invalid = props.invalid || typed.problem !== undefined;
  const described = [props['aria-describedby'], typed.problem === undefined ? undefined : typed.problemId].filter(Boolean).join(' ');

  return (
    <>
      <div ref={around} className={cx(controlBox, props.className)} {...controlState({ ...props, invalid })}>
        {props.prefix && <span className="ps-2.5 text-ink-secondary">{props.prefix}</span>}
        <input
          {...controlAria({
            ...(props as ControlProps<never>),
            invalid,
            'aria-describedby': described || undefined,
          })}
          ref={ref}
          id={props.id}
          name={props.name}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={shown}
          onChange={(event) => handleType(event.target)}
          onBlur={() => {
            typed.commit();
            props.onBlur?.();
          }}
          onKeyDown={(event) => {
            if (props.disabled || props.readOnly || event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') typed.commit();
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
          disabled={props.disabled}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          className={cx(controlInput, 'tabular-nums', props.alignEnd && 'text-end')}
        />
        {props.suffix && <span className="pe-2.5 whitespace-nowrap text-ink-secondary">{props.suffix}</span>}
      </div>
      <InputProblem typed={typed} />
    </>
  );
}

/** Props of {@link ScaledInput}. */
export interface ScaledInputProps extends ControlProps<number | null> {
  /** Digits after the point; `value` counts units of 10^-decimals. */
  decimals: number;
  /** Bounds in the same scaled units; the arrow keys respect them, a form reports them. */
  minimum?: number;
  /** Upper bound in the same scaled units; absent means none. */
  maximum?: number;
  /** Thousands separators until something is typed, default true. */
  grouping?: boolean;
  /** Stands before the number, such as ¥. */
  prefix?: ReactNode;
  /** Stands after the number, such as 吨. */
  suffix?: ReactNode;
  /** The number stands at the end of the box, as in a column; default false. */
  alignEnd?: boolean;
  /** Class of the box around the input. */
  className?: string;
}
