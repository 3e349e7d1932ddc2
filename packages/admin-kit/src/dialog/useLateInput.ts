import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus for the first input of what has come into a dialog only now, which had none to begin with. Anyone who has gone on to
 * something else in its body since is left there; one that opens now finds the input by itself, once it has remembered where the focus was.
 */
export function useLateInput(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = part.current?.closest('[data-dialog-body]');
    const active = document.activeElement;
    const isIdle = active === body || !body?.contains(active);
    if (isIdle && body?.closest('[role="dialog"]')?.contains(active)) part.current?.querySelector('input')?.focus();
  }, [part]);
}
