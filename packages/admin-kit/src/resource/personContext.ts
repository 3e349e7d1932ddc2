import { createContext } from 'react';

/**
 * Name of the person who is signed in, as printed lists say who printed them; without one they do not.
 *
 * @example <PersonContext value={session.state().user?.realname}><App /></PersonContext>
 */
export const PersonContext = createContext<string | undefined>(undefined);
