import { createSessionApi, jeecgWire } from '@tarmac/admin-kit/jeecg';
import { notices } from '@tarmac/admin-kit/notice';
import { createRequestClient } from '@tarmac/admin-kit/request';
import { createBrowserStore, createSession, type KeyValueStore } from '@tarmac/admin-kit/session';

/** What an app makes once, before it draws anything. */
export function createApp({ store = createBrowserStore(), fetch: fetchCalls }: { store?: KeyValueStore; fetch?: typeof fetch } = {}) {
  // #region client
  const session = createSession({ store });
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => session.state().token,
    tenantId: () => session.state().tenantId,
    identity: () => session.state().user?.id,
    paused: () => session.state().interruption !== undefined,
    store,
    notify: ({ title, message, durationMs }) => notices.show({ title, content: message, duration: durationMs }),
    leave: () => {
      session.end();
      location.reload();
    },
    fetch: fetchCalls,
  });
  const sessionApi = createSessionApi({ session, request: client.request });
  // #endregion
  return { session, client, sessionApi };
}

/** The login page's only call: the guard leads on from there. */
export async function signIn(app: ReturnType<typeof createApp>) {
  // #region login
  await app.sessionApi.loginWith('username', { username: 'admin', password: 'secret' });
  // #endregion
}
