/** Whether the list of keys is shown; there is one on a page. */
export interface ShortcutHelp {
  /** Shows the list of keys. */
  open: () => void;
  /** Hides it. */
  close: () => void;
  /** Whether it is shown. */
  isOpen: () => boolean;
  /** Tells of each change, until the answer is called. */
  subscribe: (listener: () => void) => () => void;
}

const listeners = new Set<() => void>();
let isShown = false;
const set = (next: boolean) => {
  isShown = next;
  for (const listener of listeners) listener();
};

/** Shows the keys that work on the page now, as Alt+/ does. Without {@link ShortcutKeys} on the page nothing happens. */
export const shortcutHelp: ShortcutHelp = {
  // After the menu or palette that asked for it has closed: its own keys are not meant.
  open: () => void setTimeout(() => set(true)),
  close: () => set(false),
  isOpen: () => isShown,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
