import { createContext } from 'react';
import type { DraftStore } from './draftStore.ts';

/** Where forms keep what is typed and not saved; without one they keep nothing. */
export const DraftContext = createContext<DraftStore | undefined>(undefined);
