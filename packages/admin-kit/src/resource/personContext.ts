import { createContext } from 'react';

/** Name of the person who is signed in, as printed lists say who printed them; without one they do not. */
export const PersonContext = createContext<string | undefined>(undefined);
