import type { KeyboardEvent } from 'react';

/** Kinds of inputs that take one line of text. A search has an Enter of its own. */
const oneLine = new Set(['text', 'password', 'tel', 'email', 'url', 'number']);

/** Parts in which Enter chooses, searches or edits. */
const ownEnter =
  '[role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [role="grid"], [role="treegrid"], [role="search"], table';

/**
 * Whether a key presses the main button of the dialog it is heard by: Enter in an input of one line that nobody else answers. A form that
 * has a submit button saves by itself.
 */
export function isConfirmingEnter(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || !oneLine.has(target.type) || target.readOnly || target.closest(ownEnter)) return false;
  // What floats above the dialog, and dialogs that were opened from it, are parts of it for React.
  return target.closest('[role="dialog"], [role="alertdialog"]') === currentTarget && !submits(target.form);
}

function submits(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((element) => (element as HTMLButtonElement).type === 'submit');
}
