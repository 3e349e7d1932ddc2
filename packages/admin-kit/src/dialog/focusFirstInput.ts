const inputs = ':is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])';

/**
 * A person who opens a dialog wants to type or to press OK, not to close it again: the first input takes the focus, or, where that one
 * is filled already, the first that must be filled and is empty. Without inputs the last button takes it, without that the dialog.
 */
export function focusFirstInput(dialog: HTMLElement): void {
  const target =
    firstInput(dialog.querySelectorAll(`[data-dialog-body] ${inputs}`)) ??
    dialog.querySelector<HTMLElement>('footer button:last-of-type:not(:disabled)') ??
    dialog;
  target.focus();
}

/** The same among the inputs of a part, such as a step: one that is wrong goes before all others. */
export function focusFirstInputIn(part: HTMLElement): void {
  const all = part.querySelectorAll<HTMLInputElement>(inputs);
  ([...all].find((input) => input.ariaInvalid === 'true') ?? firstInput(all))?.focus();
}

function firstInput(inputsInOrder: Iterable<HTMLInputElement>): HTMLInputElement | undefined {
  const all = [...inputsInOrder];
  const [first] = all;
  if (first === undefined || isEmpty(first)) return first;
  return all.find((input) => input.ariaRequired === 'true' && isEmpty(input)) ?? first;
}

/** A combobox of several values shows them beside its input, and then no placeholder. */
const isEmpty = (input: HTMLInputElement): boolean => input.value === '' && (input.role !== 'combobox' || input.placeholder !== '');
