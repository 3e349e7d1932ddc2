import { createDraftStore } from '@tarmac/admin-kit/form';
import { browserStore, session, tenants } from '../session/session.ts';

/** What people typed and did not save, kept in this browser for the signed-in user, apart for each tenant; a logout forgets it. */
export const drafts = createDraftStore(() => session.state().user?.id, {
  store: browserStore,
  now: Date.now,
  scope: () => String(tenants.state().tenantId),
});
