import { useRef } from 'react';

/** Gives the focus back to where it was when a dialog without a trigger element of its own closes. Radix alone would drop it. */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    /** Call first in `onOpenAutoFocus`. */
    remember: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** For `onCloseAutoFocus`. */
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus();
    },
  };
}
