import { createSessionApi } from '@tarmac/admin-kit/jeecg';
import { serverLocale } from './languages.ts';
import { client, isElsewhere, preferences, session } from './session.ts';

/** The calls of the session. A file of its own, because the login page is read before it is sent. */
export const sessionApi = createSessionApi({
  session,
  request: client.request,
  locale: () => serverLocale(preferences.read().locale),
  tokenInQuery: isElsewhere,
});
