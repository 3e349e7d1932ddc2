import { createLate, useLate } from '../internals/createLate.ts';

const late = createLate(() => import('./ShortcutListener.tsx'));

/**
 * Makes the keys work that buttons and fields name in `aria-keyshortcuts`, once on a page: those of the dialog on top, else of the
 * list that holds the focus, else of the page. What is hidden, off or not permitted has no key. Alt+/ lists what works now.
 *
 * @example <ShortcutKeys />
 * @example <Button aria-keyshortcuts="Alt+N" onClick={add}>新增</Button>
 */
export function ShortcutKeys() {
  return useLate(late, false, {});
}
