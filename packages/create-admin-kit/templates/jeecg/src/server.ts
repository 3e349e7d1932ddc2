import { createSessionApi, jeecgWire } from '@tarmac/admin-kit/jeecg';
import { jeecgBackEnd } from '@tarmac/admin-kit/jeecg/back-end';
import { notices } from '@tarmac/admin-kit/notice';
import { createRequestClient } from '@tarmac/admin-kit/request';
import type { AdminEntry } from '@tarmac/admin-kit/router';
import { menu } from './menu.ts';
import { locale, session } from './session.ts';

/** The server below `/jeecg-boot`. */
export const client = createRequestClient({
  wire: jeecgWire,
  token: () => session.state().token,
  tenantId: () => session.state().tenantId,
  identity: () => session.state().user?.id,
  paused: () => session.state().interruption !== undefined,
  locale,
  notify: ({ title, message, durationMs }) => notices.show({ title, content: message, duration: durationMs }),
  leave: () => session.end(),
});

/** Resources of the server, as its code generator makes them. */
export const server = jeecgBackEnd(client, { calls: ['get', 'add', 'edit', 'remove', 'export'] });

export const { lists } = server;

const sessionApi = createSessionApi({ session, request: client.request, locale });

/** Signs in and begins the session. */
export async function signIn(input: { username: string; password: string }): Promise<void> {
  await sessionApi.loginWith('account', input);
}

/** Ends the session here at once, then tells the server. */
export async function signOut(): Promise<void> {
  await sessionApi.logout();
}

/**
 * Menu and permissions of who has signed in. A JeecgBoot server keeps a menu itself: once its components have the names of `pages.ts`, answer
 * `sessionApi.permissions()` as it is.
 */
export async function enter(): Promise<AdminEntry> {
  const { auth, allAuth } = await sessionApi.permissions();
  return { menu, auth, allAuth };
}
