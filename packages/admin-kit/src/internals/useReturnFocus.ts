import { useRef } from 'react';

/** Gives the focus back to where it was when a dialog without a trigger element of its own closes. Radix alone would drop it. */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  const home = useRef<Element | null>(null);
  return {
    /** Call first in `onOpenAutoFocus`. */
    remember: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      home.current = before.current?.closest('[data-focus-home]') ?? null;
    },
    /** For `onCloseAutoFocus`. */
    giveBack: (event: Event) => {
      event.preventDefault();
      // The control of a cell is gone with what was chosen: the focus is its table's, which could not take it beneath the dialog.
      const heir =
        before.current?.isConnected && before.current !== document.body ? before.current : home.current?.querySelector('textarea');
      // Opened by a key while nothing had the focus: the page takes it, or the next Tab would begin in the browser's bar.
      (heir ?? document.querySelector<HTMLElement>('main[tabindex]'))?.focus({ preventScroll: heir === undefined });
    },
  };
}
