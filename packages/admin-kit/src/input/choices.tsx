import { useId, type ReactNode } from 'react';
import { controlAria, type ControlProps } from '../internals/control.ts';
import { useShown } from '../i18n/useShown.ts';
import { cx } from '../internals/cx.ts';
import { useControlled } from '../internals/useControlled.ts';
import { Checkbox, checkBox } from './Checkbox.tsx';
import type { Option, OptionValue } from './options.ts';

/**
 * Several choices out of few, all in view.
 *
 * @example <CheckboxGroup aria-label="爱好" options={[{ value: 'a', label: '阅读' }]} value={chosen} onValueChange={setChosen} />
 */
export function CheckboxGroup<Value extends OptionValue>({ options, ref, ...props }: CheckboxGroupProps<Value>) {
  const shown = useShown();
  const [value, change] = useControlled<readonly Value[]>(props.value, {
    defaultValue: props.defaultValue ?? [],
    onValueChange: props.onValueChange,
  });
  return (
    <div {...groupAria(props as ControlProps<never>)} role="group" className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-1.5">
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          ref={index === 0 ? ref : undefined}
          value={value.includes(option.value)}
          disabled={props.disabled || option.disabled}
          readOnly={props.readOnly}
          invalid={props.invalid}
          onBlur={props.onBlur}
          onValueChange={(isChosen) =>
            change(
              options
                .filter((other) => (other.value === option.value ? isChosen : value.includes(other.value)))
                .map((other) => other.value),
            )
          }
        >
          {shown(option.label)}
        </Checkbox>
      ))}
    </div>
  );
}

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps<Value extends OptionValue> extends ControlProps<readonly Value[]> {
  /** What can be chosen, in order; a disabled one is shown and cannot be turned. */
  options: ReadonlyArray<Option<Value>>;
}

/**
 * One choice out of few, all in view; as dots or as a row of buttons.
 *
 * @example <RadioGroup aria-label="视图" variant="buttons" options={[{ value: 'list', label: '列表' }, { value: 'map', label: '地图' }]} value={text} onValueChange={setView} />
 * @keyboard
 * Tab: To the group, and out of it
 * ↓ ↑ → ←: Another choice
 */
export function RadioGroup<Value extends OptionValue>({ options, variant = 'dots', ref, ...props }: RadioGroupProps<Value>) {
  const shown = useShown();
  const ownName = useId();
  const [value, change] = useControlled<Value | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const isButtons = variant === 'buttons';
  return (
    <div
      {...groupAria(props as ControlProps<never>)}
      role="radiogroup"
      className={cx('flex min-h-control flex-wrap items-center', isButtons ? 'w-fit gap-0 rounded-md bg-hover p-0.5' : 'gap-x-4 gap-y-1.5')}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          aria-keyshortcuts={option.keys}
          className={cx(
            'relative inline-flex cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-disabled',
            isButtons &&
              'rounded-sm px-3 py-0.5 text-ink-secondary has-checked:bg-surface has-checked:text-primary-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-solid has-focus-visible:outline-primary-solid',
          )}
        >
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={props.name ?? ownName}
            checked={option.value === value}
            onChange={() => {
              if (!props.readOnly) change(option.value);
            }}
            onBlur={props.onBlur}
            disabled={props.disabled || option.disabled}
            className={isButtons ? 'sr-only' : cx(checkBox, 'rounded-full checked:border-[5px] checked:bg-surface')}
          />
          {shown(option.label)}
        </label>
      ))}
    </div>
  );
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends OptionValue> extends ControlProps<Value | null> {
  /** What can be chosen, in order; a disabled one is shown and skipped by the arrow keys. */
  options: ReadonlyArray<Option<Value>>;
  /** Round marks with words, or buttons in a row; default `dots`. */
  variant?: 'dots' | 'buttons';
}

/**
 * Turns something on or off at once.
 *
 * @example <Switch aria-label="启用" value={isOpen} onValueChange={setEnabled} />
 */
export function Switch({ children, ref, ...props }: SwitchProps) {
  const [value, change] = useControlled(props.value, { defaultValue: props.defaultValue ?? false, onValueChange: props.onValueChange });
  return (
    <span className="inline-flex min-h-control items-center gap-2">
      <button
        {...controlAria(props as ControlProps<never>)}
        ref={ref}
        id={props.id}
        type="button"
        role="switch"
        aria-checked={value}
        aria-readonly={props.readOnly || undefined}
        disabled={props.disabled}
        onBlur={props.onBlur}
        onClick={() => {
          if (!props.readOnly) change(!value);
        }}
        className="relative inline-flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full bg-line-strong p-0.5 transition-colors aria-checked:bg-primary-solid disabled:cursor-not-allowed disabled:opacity-50"
      >
        <span className={cx('size-4 rounded-full bg-on-solid shadow-raised transition-transform', value && 'translate-x-4')} />
      </button>
      {children}
    </span>
  );
}

/** Props of {@link Switch}. */
export interface SwitchProps extends ControlProps<boolean> {
  /** Text beside the switch; decoration, so still give it a label. */
  children?: ReactNode;
}

function groupAria(props: ControlProps<never>) {
  return {
    id: props.id,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
  };
}
