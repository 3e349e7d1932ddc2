import { controlAria, controlBox, controlInput, controlState, type ControlProps } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { TooLong } from './TooLong.tsx';
import { useControlled } from '../internals/useControlled.ts';

/**
 * Several lines of text; grows with its content between `rows` and a third of the screen.
 *
 * @example <TextArea aria-label="备注" rows={4} maxLength={200} showCount value={text} onValueChange={setNote} />
 */
export function TextArea({ rows = 3, maxLength, showCount = false, ref, ...props }: TextAreaProps) {
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? '', onValueChange: props.onValueChange });
  const count = showCount ? [...value].length : 0;
  return (
    <div className={cx(controlBox, 'relative h-auto! items-stretch')} {...controlState(props)}>
      <textarea
        {...controlAria(props as ControlProps<never>)}
        ref={ref}
        id={props.id}
        name={props.name}
        rows={rows}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
        disabled={props.disabled}
        readOnly={props.readOnly}
        placeholder={props.placeholder}
        style={{ minHeight: `calc(${rows}lh + 12px)` }}
        className={cx(controlInput, 'field-sizing-content max-h-[33vh] resize-y py-1.5')}
      />
      {!showCount && <TooLong text={value} maxLength={maxLength} />}
      {showCount && (
        <span
          className={cx(
            'absolute end-2 bottom-1 bg-surface px-1 text-xs tabular-nums',
            maxLength !== undefined && count > maxLength ? 'text-danger-ink' : 'text-ink-faint',
          )}
        >
          {count}
          {maxLength ? ` / ${maxLength}` : ''}
        </span>
      )}
    </div>
  );
}

/** Props of {@link TextArea}. */
export interface TextAreaProps extends ControlProps<string> {
  /** Lines shown when empty, default 3. */
  rows?: number;
  /** Most characters of the value. More can be typed and pasted, nothing is cut: the input says that they are too many. Absent means no limit. */
  maxLength?: number;
  /** Shows how many characters there are. */
  showCount?: boolean;
}
