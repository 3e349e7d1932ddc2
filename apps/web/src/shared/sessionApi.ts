import { createSessionApi } from '@tarmac/admin-kit/session';
import { client, preferences, session } from './session.ts';

/** The calls of the session. A file of its own, because the login page is read before it is sent. */
export const sessionApi = createSessionApi({ session, request: client.request, locale: () => preferences.read().locale });
