import { createDraftStore } from '@tarmac/admin-kit/form';
import { browserStore, session } from './session.ts';

/** What people typed and did not save, kept in this browser for whoever is signed in; a logout forgets it. */
export const drafts = createDraftStore(() => session.state().user?.id, browserStore);
