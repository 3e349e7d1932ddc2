import { viewsQuery } from '@tarmac/admin-kit/resource';
import { accessQuery, queryClient, type UserAccess } from '../shared/session/access.ts';
import { seedDictionaries } from '../shared/api/dictionaries.ts';
import { savedViews } from '../shared/api/savedViews.ts';
import { session } from '../shared/session/session.ts';
import { loadPageOf } from './screens.ts';

let enteredWith: string | undefined;

/** Gets what every page behind the login needs: menu and permissions; meanwhile, once a session, what its first page will ask for. */
export function enter(path: string): Promise<UserAccess> {
  const { token } = session.state();
  if (token !== enteredWith) {
    enteredWith = token;
    seedDictionaries();
    // A list may begin with one of them: they come while its code does.
    void queryClient.prefetchQuery(viewsQuery(savedViews));
    void loadPageOf(path);
  }
  return queryClient.ensureQueryData(accessQuery());
}

/** Forgets what the server told. */
export const forgetAnswers = (): void => queryClient.clear();
