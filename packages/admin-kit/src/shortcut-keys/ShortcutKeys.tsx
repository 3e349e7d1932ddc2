import { useEffect, useSyncExternalStore } from 'react';
import { late } from '../internals/late.ts';
import { areLetterKeysOn, isTyping } from '../internals/letterKeys.ts';
import { shortcutHelp } from './shortcutHelp.ts';
import { comboOf, enterTarget, findTarget, helpKeys } from './shortcuts.ts';

const ShortcutList = late(() => import('./ShortcutList.tsx'));

/**
 * Makes the keys work that buttons and fields name in `aria-keyshortcuts`, once on a page: those of the dialog on top, else of the
 * list that holds the focus, else of the page. What is hidden, off or not permitted has no key. Alt+/ and ? list what works now.
 *
 * @example <ShortcutKeys />
 * @example <Button aria-keyshortcuts="Alt+N" onClick={save}>新增</Button>
 * @keyboard
 * Ctrl+Enter: In a dialog: its main button
 * Alt+/: Shows what works now
 * any other: Presses the button or enters the field whose `aria-keyshortcuts` names it
 */
export function ShortcutKeys() {
  const isAsked = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.isOpen, shortcutHelp.isOpen);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.key === '?' && areLetterKeysOn() && !isTyping(event)) {
        event.preventDefault();
        shortcutHelp.open();
        return;
      }
      const combo = comboOf(event);
      if (combo === undefined) return;
      if (combo === helpKeys) {
        event.preventDefault();
        shortcutHelp.open();
        return;
      }
      const target = findTarget(document, combo);
      if (target === undefined) return;
      event.preventDefault();
      enterTarget(target);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  // The listening is there at once, since a key that comes too early would be lost; the list of keys is fetched when it is asked for.
  return isAsked && <ShortcutList />;
}
