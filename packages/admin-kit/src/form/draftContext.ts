import { createContext } from 'react';
import type { DraftStore } from './draftStore.ts';

/**
 * Where forms keep what is typed and not saved; without one they keep nothing.
 *
 * @example <DraftContext value={createDraftStore(() => session.state().user?.id)}><App /></DraftContext>
 */
export const DraftContext = createContext<DraftStore | undefined>(undefined);
