import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { useControlled } from '../internals/useControlled.ts';

/** The look of a box or dot that is ticked. */
export const checkBox =
  'peer m-0 size-4 shrink-0 cursor-pointer appearance-none border border-solid border-line-strong bg-surface transition-colors hover:border-line-hover ' +
  'checked:border-primary-solid checked:bg-primary-solid ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-invalid:border-danger-solid';

/**
 * One thing that is so or not so.
 *
 * @example <Checkbox value={isOpen} onValueChange={setAgreed}>同意服务条款</Checkbox>
 * @keyboard
 * Space: Turns it
 */
export function Checkbox({ children, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? false, onValueChange: props.onValueChange });
  return (
    <label
      className={cx(
        'inline-flex cursor-pointer items-center gap-2 align-middle has-disabled:cursor-not-allowed has-disabled:text-ink-disabled',
        className,
      )}
    >
      <span className="relative inline-flex size-4 shrink-0">
        <input
          {...controlAria(props as ControlProps<never>)}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate && !value;
            ref?.(element);
          }}
          id={props.id}
          name={props.name}
          type="checkbox"
          checked={value}
          onChange={(event) => {
            if (!props.readOnly) change(event.target.checked);
          }}
          onBlur={props.onBlur}
          disabled={props.disabled}
          className={cx(checkBox, 'rounded-sm indeterminate:border-primary-solid indeterminate:bg-primary-solid')}
        />
        {indeterminate && !value ? (
          <Minus aria-hidden size={12} className="pointer-events-none absolute inset-0.5 text-on-solid" />
        ) : (
          <Check
            aria-hidden
            size={12}
            strokeWidth={3}
            className="pointer-events-none absolute inset-0.5 hidden text-on-solid peer-checked:block peer-disabled:text-ink-disabled"
          />
        )}
      </span>
      {children}
    </label>
  );
}

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends ControlProps<boolean> {
  /** The label beside the box. Without one give `aria-label`. */
  children?: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
  /** Class of the label around box and text. */
  className?: string;
}
