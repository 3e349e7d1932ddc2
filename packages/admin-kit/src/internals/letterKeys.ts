import { readStored, writeStored } from './storage.ts';

const storedAs = 'kit:letter-keys';

/** Whether letters without a modifier are shortcuts; a person can switch them off. @source WCAG 2.1.4 */
export const areLetterKeysOn = (): boolean => readStored(storedAs) !== false;

/** Remembers the choice in this browser. */
export const setLetterKeys = (on: boolean): void => writeStored(storedAs, on);

/** Whether a key is part of a text, of a combination, or meant for what lies on top of the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (target instanceof Element && target.closest(`input:not([type="checkbox"]), textarea, select, [contenteditable], ${onTop}`))
    return true;
  return document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"]') !== null;
}

const onTop = '[role="dialog"], [role="menu"], [role="listbox"], [role="grid"]';
