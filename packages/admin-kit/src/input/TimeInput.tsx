import { controlAria, controlBox, controlInput, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { useControlled } from '../internals/useControlled.ts';

/**
 * A time of day in the browser's own input: `HH:mm:ss`, `null` when empty.
 *
 * @example <TimeInput aria-label="发车时间" value={text} onValueChange={setLeavesAt} step={60} />
 * @source INP-01
 */
export function TimeInput({ step = 1, className, ref, ...props }: TimeInputProps) {
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  return (
    <div className={cx(controlBox, className)} {...controlState(props)}>
      <input
        {...controlAria(props as ControlProps<never>)}
        ref={ref}
        id={props.id}
        name={props.name}
        type="time"
        step={step}
        value={(step % 60 === 0 ? value?.slice(0, 5) : value) ?? ''}
        onChange={({ target }) => change(target.value === '' ? null : target.value.padEnd(8, ':00'))}
        onBlur={props.onBlur}
        disabled={props.disabled}
        readOnly={props.readOnly}
        className={cx(controlInput, 'tabular-nums')}
      />
    </div>
  );
}

/** Props of {@link TimeInput}. */
export interface TimeInputProps extends ControlProps<string | null> {
  /** Seconds from one time to the next, default 1; with 60 and more no seconds are asked for. */
  step?: number;
  /** Class of the box around the input. */
  className?: string;
}
