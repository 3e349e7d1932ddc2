import { createContext } from 'react';

/**
 * Opens an address of the app. A list whose resource has a page for its rows goes there; without one around it, a drawer shows them.
 *
 * @example <OpenPageContext value={(href) => location.assign(href)}><App /></OpenPageContext>
 */
export const OpenPageContext = createContext<((href: string) => void) | null>(null);
