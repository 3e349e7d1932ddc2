import { type ListConventions, openApiBackEnd, plainConventions } from '@tarmac/admin-kit/back-end';
import { ApiError } from '@tarmac/admin-kit/request';
import type { AdminEntry } from '@tarmac/admin-kit/router';
import createClient from 'openapi-fetch';
import type { paths } from './generated/paths.ts';
import { menu } from './menu.ts';
import { locale, session } from './session.ts';

/** The server by its document: a path, a parameter or a body that is not in `openapi.json` does not compile. */
export const client = createClient<paths>({
  baseUrl: new URL('/api', globalThis.location?.origin ?? 'http://localhost').href,
  fetch: (request) => fetch(request),
});
client.use({
  onRequest: ({ request }) => {
    const { token } = session.state();
    request.headers.set('Accept-Language', locale());
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  },
  onResponse: ({ response }) => {
    if (response.status === 401) session.end();
  },
});

/** Resources of the server; `conventions` say how its lists are asked, where that is not as in the whole of it. */
export const serverWith = (conventions: ListConventions) => openApiBackEnd(client, { lists: conventions, locale });

export const server = serverWith({
  ...plainConventions,
  filters: { is: '*', in: '*', contains: '*_like', from: '*_from', to: '*_to' },
});

export const { lists } = server;

/** Signs in and begins the session. */
export async function signIn(input: { username: string; password: string }): Promise<void> {
  const { data, error, response } = await client.POST('/session', { body: input });
  if (data === undefined) throw new ApiError(error.message, { status: response.status });
  session.start({ token: data.token, userInfo: data.user });
}

/** Ends the session here at once, then tells the server. */
export async function signOut(): Promise<void> {
  const leaving = client.DELETE('/session').catch(() => undefined);
  session.end();
  await leaving;
}

/** Menu and permissions of who has signed in. */
export async function enter(): Promise<AdminEntry> {
  const { data, error, response } = await client.GET('/session');
  if (data === undefined) throw new ApiError(error.message, { status: response.status });
  return { menu, auth: data.permissions.map((action) => ({ action })) };
}
