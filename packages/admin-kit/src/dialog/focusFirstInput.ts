const inputs = '[data-dialog-body] :is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])';

/**
 * A person who opens a dialog wants to type or to press OK, not to close it again: the first input takes the focus, or, where that one
 * is filled already, the first that must be filled and is empty. Without inputs the last button takes it, without that the dialog.
 */
export function focusFirstInput(dialog: HTMLElement): void {
  const all = [...dialog.querySelectorAll<HTMLInputElement>(inputs)];
  const [first] = all;
  const target =
    (first === undefined || isEmpty(first) ? undefined : all.find((input) => input.ariaRequired === 'true' && isEmpty(input))) ??
    first ??
    dialog.querySelector<HTMLElement>('footer button:last-of-type:not(:disabled)') ??
    dialog;
  target.focus();
}

/** A combobox of several values shows them beside its input, and then no placeholder. */
const isEmpty = (input: HTMLInputElement): boolean => input.value === '' && (input.role !== 'combobox' || input.placeholder !== '');
