import type { RefCallback } from 'react';

/** What every input has in common. `Value` may be handed in (`value`) or kept inside (`defaultValue`). */
export interface ControlProps<Value> {
  /** Id of the element that takes the focus, so that a `<label htmlFor>` names it. */
  id?: string;
  /** Name of the native input, for browsers that fill in forms; the kit's forms do not need it. */
  name?: string;
  /** What is chosen or typed, kept by the host; undefined leaves it to the input itself. */
  value?: Value;
  /** What an input that keeps its own value begins with; empty unless said. */
  defaultValue?: Value;
  /** Called with every new value, in the input's own unit and shape. */
  onValueChange?: (value: Value) => void;
  /** Called when the focus leaves the control. */
  onBlur?: () => void;
  /** Greyed, not focusable, not changeable; default false. */
  disabled?: boolean;
  /** Shown, copyable, focusable, not changeable. */
  readOnly?: boolean;
  /** Draws the error state; the message itself belongs to the field around the input. */
  invalid?: boolean;
  /** Tells assistive technology that it must be filled; the check itself belongs to the form. */
  required?: boolean;
  /** Shown while it is empty; no substitute for a label. */
  placeholder?: string;
  /** Name for assistive technology where no visible label stands. */
  'aria-label'?: string;
  /** Id of the element that names the control. */
  'aria-labelledby'?: string;
  /** Ids of the elements that help or report an error, separated by spaces. */
  'aria-describedby'?: string;
  /** Receives the element that takes the focus. */
  ref?: RefCallback<HTMLElement>;
}

/** The box of every single-line control. */
export const controlBox =
  'flex h-control w-full min-w-0 items-center rounded-md border border-solid border-line-strong bg-surface text-ink text-base transition-colors ' +
  'hover:border-line-hover focus-within:border-primary-solid focus-within:outline-2 focus-within:outline-solid focus-within:outline-primary-line ' +
  'data-invalid:border-danger-solid data-invalid:focus-within:outline-danger-line ' +
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-disabled ' +
  'data-readonly:bg-sunken data-readonly:border-line';

/** The native input inside `controlBox`. */
export const controlInput =
  'h-full w-full min-w-0 flex-1 bg-transparent px-2.5 text-inherit outline-none! placeholder:text-ink-faint disabled:cursor-not-allowed disabled:placeholder:text-ink-disabled';

/** Data attributes that `controlBox` looks at. */
export function controlState(props: Pick<ControlProps<unknown>, 'disabled' | 'readOnly' | 'invalid'>) {
  return {
    'data-disabled': props.disabled ? '' : undefined,
    'data-readonly': props.readOnly ? '' : undefined,
    'data-invalid': props.invalid ? '' : undefined,
  };
}

/** The accessibility attributes that a native input takes over from its control. */
export function controlAria(props: ControlProps<never>) {
  return {
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}

/** Everything that floats: lists, calendars, menus. */
export const popupBox =
  'z-[1100] rounded-lg border border-solid border-line bg-surface text-ink text-base shadow-popup outline-none animate-appear';
