import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus for the first input of what has come only now into a dialog, or into what floats, which had none to begin with. Anyone
 * who has gone on to something else in it since is left there; one that opens now finds the input by itself, once it has remembered where
 * the focus was.
 */
export function useLateInput(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = part.current?.closest('[role="dialog"]');
    const body = part.current?.closest('[data-dialog-body]') ?? dialog;
    const active = document.activeElement;
    const isIdle = active === body || !body?.contains(active);
    if (isIdle && dialog?.contains(active)) part.current?.querySelector('input')?.focus();
  }, [part]);
}
