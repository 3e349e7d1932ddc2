import { useState, type ReactNode } from 'react';
import { controlAria, controlBox, controlInput, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { formatScaled, parseScaled } from '../internals/decimal.ts';
import { useControlled } from '../internals/useControlled.ts';

/**
 * The one input behind every number: holds a scaled integer (12.34 with 2 decimals is 1234), so no float carries an amount.
 * Keystrokes that no number can hold are not taken; on blur what is no number is cleared. Arrow keys step by one whole unit.
 *
 * @source TBL-03
 */
export function ScaledInput({ decimals, grouping = true, ref, ...props }: ScaledInputProps) {
  const [value, change] = useControlled<number | null>(props.value, props.defaultValue ?? null, props.onValueChange);
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : formatScaled(value, decimals, { grouping }));
  const allowsMinus = props.minimum === undefined || props.minimum < 0;

  const handleType = (input: HTMLInputElement) => {
    const plain = (text: string) => plainNumber(text, decimals, [props.prefix, props.suffix]);
    const typed = plain(input.value);
    if (!isNumberStart(typed, decimals, allowsMinus)) return;
    if (typed !== input.value) {
      // The groups go with the first keystroke, not with the focus: what is selected then would not be any more. The caret stays.
      const caret = plain(input.value.slice(0, input.selectionEnd ?? undefined)).length;
      input.value = typed;
      input.setSelectionRange(caret, caret);
    }
    setDraft(typed);
    change(parseScaled(typed, decimals));
  };
  const step = (direction: 1 | -1) => {
    const next = (value ?? 0) + direction * 10 ** decimals;
    const bounded = Math.min(props.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(props.minimum ?? Number.MIN_SAFE_INTEGER, next));
    setDraft(formatScaled(bounded, decimals));
    change(bounded);
  };

  return (
    <div className={cx(controlBox, props.className)} {...controlState(props)}>
      {props.prefix && <span className="ps-2.5 text-ink-secondary">{props.prefix}</span>}
      <input
        {...controlAria(props as ControlProps<never>)}
        ref={ref}
        id={props.id}
        name={props.name}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown}
        onChange={(event) => handleType(event.target)}
        onBlur={() => {
          setDraft(null);
          props.onBlur?.();
        }}
        onKeyDown={(event) => {
          if (props.disabled || props.readOnly || event.nativeEvent.isComposing) return;
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

/**
 * A number as it is typed or pasted, without what only dresses it: full-width signs, blanks, thousands separators, the sign of a currency, the
 * unit that stands beside the input, and zeros that are finer than it shows.
 */
function plainNumber(text: string, decimals: number, affixes: readonly ReactNode[]): string {
  const narrow = (one: string) => one.normalize('NFKC').replaceAll('。', '.').replaceAll('−', '-');
  let plain = narrow(text)
    .replaceAll(/[\s,'’]/g, '')
    .replace(/^([+-]?)[¥$€£]/, '$1')
    .replace(/^\+/, '')
    .replace(/元$/, '');
  for (const affix of affixes) {
    if (typeof affix !== 'string' || affix === '') continue;
    const unit = narrow(affix).replaceAll(/\s/g, '');
    if (plain.startsWith(unit)) plain = plain.slice(unit.length);
    if (plain.endsWith(unit)) plain = plain.slice(0, -unit.length);
  }
  return decimals === 0 ? plain.replace(/\.0+$/, '') : plain.replace(new RegExp(`(\\.\\d{${decimals}})0+$`), '$1');
}

/** Whether `text` could still become a number with so many decimals. */
function isNumberStart(text: string, decimals: number, allowsMinus: boolean): boolean {
  const pattern = new RegExp(`^${allowsMinus ? '-?' : ''}\\d*${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`);
  return pattern.test(text);
}
