import { createContext, use } from 'react';

/**
 * Where popups land. Inside a dialog that is the dialog itself: a popup outside of it could not be scrolled by wheel, because
 * the dialog locks scrolling of everything else.
 */
export const PortalContext = createContext<HTMLElement | null>(null);

/** The element popups are placed in, `undefined` for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContext) ?? undefined;
}
